import type { DemoPage } from './page-text.ts';

/** Terms of purchase: the checkout leads here before the order. */
export const terms: DemoPage = {
  code: 'terms',
  texts: {
    si: {
      title: 'Pogoji nakupa',
      short: 'Kako v trgovini Vitrina sklenete pogodbo, kako plačate, kdaj prejmete izdelek in kaj lahko storite, če z njim kaj ni v redu.',
      body: `
## Kdo prodaja
Prodajalec je Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana. Vse podatke o podjetju najdete v [impresumu](imprint), dosegljivi pa smo tudi na strani [Stik](contact). Kadar izdelek prodaja drug prodajalec, je njegovo ime zapisano pri izdelku in v košarici; tudi takrat se z vsakim vprašanjem lahko obrnete na nas.
## Izdelki in cene
Cene so v evrih in vsebujejo DDV. Stroški dostave in morebitno doplačilo za plačilo po povzetju so prikazani pred oddajo naročila. Ob znižani ceni je zapisana najnižja cena v zadnjih 30 dneh pred znižanjem. Velja cena, ki jo vidite v zadnjem koraku naročila.
## Kako nastane pogodba
Izdelke dodate v košarico, vpišete podatke, izberete dostavo in plačilo ter vse še enkrat pregledate. Napake lahko popravite v vsakem koraku. Z gumbom, s katerim oddate naročilo z obveznostjo plačila, sklenete kupno pogodbo. Potrditev z vsebino naročila, temi pogoji in pojasnilom o odstopu takoj dobite po e-pošti. Pogodba je v slovenščini, hranimo jo pri naročilu v vašem računu.
Če je v ceni očitna napaka ali izdelka nepričakovano nimamo, vas o tem obvestimo in vam plačani znesek vrnemo v celoti.
## Plačilo
Plačate lahko s plačilno kartico, z nakazilom na račun ali po povzetju. Pri nakazilu počakamo sedem dni, potem naročilo prekličemo. Podrobnosti so na strani [Dostava in plačilo](delivery).
## Dostava
Dostavimo na naslov, v paketomat ali v našo trgovino. Predvideni dan je zapisan pri izdelku in v zadnjem koraku naročila. Nevarnost za izgubo ali poškodbo preide na vas, ko izdelek prevzamete.
## Odstop od pogodbe
Kot potrošnik lahko v {days} dneh po prejemu brez razlage odstopite od pogodbe. Kako to storite in kdo plača vračilo, je zapisano v [pouku o odstopu](withdrawal).
## Jamstvo za skladnost
Za skladnost blaga odgovarjamo dve leti. Postopek in garancija sta opisana na strani [Reklamacije in jamstvo](complaints).
## Mnenja kupcev
Oceno lahko odda le, kdor je izdelek pri nas kupil. Mnenja pred objavo preberemo; slabih ne brišemo, izločimo le žaljiva in tista, ki ne govorijo o izdelku.
## Spori
Najprej pišite nam; odgovorimo najpozneje v osmih dneh. Če se ne dogovorimo, lahko spor rešuje sodišče po vašem prebivališču. Velja slovensko pravo, pri tem pa obdržite vse varstvo, ki vam ga daje pravo države, v kateri živite. Za reševanje potrošniških sporov ne priznavamo nobenega izvajalca izvensodnega reševanja kot pristojnega.`,
    },
    hr: {
      title: 'Uvjeti kupnje',
      short: 'Kako u trgovini Vitrina sklapate ugovor, kako plaćate, kada primate proizvod i što možete učiniti ako s njim nešto nije u redu.',
      body: `
## Tko prodaje
Prodavatelj je Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slovenija. Svi podaci o društvu nalaze se u [impresumu](imprint), a javiti nam se možete i preko stranice [Kontakt](contact). Kada proizvod prodaje drugi prodavatelj, njegovo ime stoji uz proizvod i u košarici; i tada se sa svakim pitanjem možete obratiti nama.
## Proizvodi i cijene
Cijene su u eurima i sadrže PDV. Trošak dostave i moguća naknada za plaćanje pouzećem prikazani su prije predaje narudžbe. Uz sniženu cijenu stoji najniža cijena u 30 dana prije sniženja. Vrijedi cijena koju vidite u posljednjem koraku narudžbe.
## Kako nastaje ugovor
Proizvode dodajete u košaricu, upisujete podatke, birate dostavu i plaćanje te sve još jednom pregledavate. Pogreške možete ispraviti u svakom koraku. Gumbom kojim predajete narudžbu s obvezom plaćanja sklapate ugovor o kupnji. Potvrdu sa sadržajem narudžbe, ovim uvjetima i poukom o raskidu odmah dobivate e-poštom. Ugovor je na hrvatskom jeziku i čuvamo ga uz narudžbu u vašem računu.
Ako je u cijeni očita pogreška ili proizvoda neočekivano nemamo, o tome vas obavještavamo i vraćamo cijeli plaćeni iznos.
## Plaćanje
Možete platiti platnom karticom, uplatom na račun ili pouzećem. Uplatu čekamo sedam dana, zatim narudžbu otkazujemo. Pojedinosti su na stranici [Dostava i plaćanje](delivery).
## Dostava
Dostavljamo na adresu, u paketomat ili u našu trgovinu. Predviđeni dan stoji uz proizvod i u posljednjem koraku narudžbe. Rizik gubitka ili oštećenja prelazi na vas kada preuzmete proizvod.
## Jednostrani raskid ugovora
Kao potrošač možete u roku od {days} dana od primitka bez obrazloženja jednostrano raskinuti ugovor. Kako to učiniti i tko plaća povrat, piše u [pouci o raskidu](withdrawal).
## Odgovornost za nedostatke
Za materijalne nedostatke odgovaramo dvije godine. Postupak i jamstvo opisani su na stranici [Reklamacije i jamstvo](complaints). Pisani prigovor možete poslati na pomoc@vitrina.test ili poštom; odgovaramo u roku od 15 dana.
## Mišljenja kupaca
Ocjenu može dati samo onaj tko je proizvod kupio kod nas. Mišljenja čitamo prije objave; loša ne brišemo, izostavljamo samo uvredljiva i ona koja ne govore o proizvodu.
## Sporovi
Najprije pišite nama. Ako se ne dogovorimo, možete se obratiti sudu prema svojem prebivalištu. Primjenjuje se slovensko pravo, pri čemu zadržavate svu zaštitu koju vam daje pravo države u kojoj živite.`,
    },
    en: {
      title: 'Terms of purchase',
      short: 'How you conclude a contract with Vitrina, how you pay, when you receive the product and what you can do if something is wrong with it.',
      body: `
## Who sells
The seller is Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slovenia. Full company details are in the [imprint](imprint); you can also reach us through the [contact page](contact). Where another seller sells a product, its name is shown next to the product and in the cart; you can still turn to us with every question.
## Products and prices
Prices are in euros and include VAT. The cost of delivery and the fee for cash on delivery are shown before you order. Next to a reduced price we show the lowest price of the 30 days before the cut. The price that you see in the last step of the order is the one that counts.
## How the contract comes about
You put products in the cart, fill in your details, choose delivery and payment and look at everything once more. You can correct mistakes at every step. The button that places the order with an obligation to pay concludes the purchase contract. You receive a confirmation by email at once, with the order, these terms and the information about withdrawal. The contract is in English and is kept with the order in your account.
If a price is an obvious mistake or the product is unexpectedly unavailable, we tell you and refund the whole amount paid.
## Payment
You can pay by card, by bank transfer or in cash on delivery. We wait seven days for a transfer and then cancel the order. Details are on the page [Delivery and payment](delivery).
## Delivery
We deliver to an address, to a parcel locker or to one of our shops. The expected day is shown next to the product and in the last step of the order. The risk of loss or damage passes to you when you receive the product.
## Withdrawal
As a consumer you can withdraw from the contract within {days} days of receipt without giving a reason. How to do so and who pays for the return is explained in the [information about withdrawal](withdrawal).
## Legal guarantee
We are liable for the conformity of the goods for two years. The procedure and the commercial guarantee are described on the page [Complaints and guarantee](complaints).
## Customer reviews
Only those who bought a product from us can rate it. We read reviews before they are published; we do not delete bad ones and leave out only those that are insulting or not about the product.
## Disputes
Please write to us first; we answer within eight days. If we do not agree, you can go to the court of your place of residence. Slovenian law applies, and you keep all the protection that the law of the country you live in gives you.`,
    },
    de: {
      title: 'Kaufbedingungen',
      short: 'Wie Sie bei Vitrina einen Vertrag schließen, wie Sie zahlen, wann Sie die Ware erhalten und was Sie tun können, wenn etwas nicht stimmt.',
      body: `
## Wer verkauft
Verkäuferin ist die Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slowenien. Alle Angaben zum Unternehmen stehen im [Impressum](imprint); Sie erreichen uns auch über die Seite [Kontakt](contact). Verkauft ein anderer Händler, steht sein Name beim Produkt und im Warenkorb; auch dann können Sie sich mit jeder Frage an uns wenden.
## Produkte und Preise
Die Preise sind in Euro und enthalten die Mehrwertsteuer. Versandkosten und die Gebühr für Nachnahme werden vor der Bestellung angezeigt. Neben einem gesenkten Preis steht der niedrigste Preis der 30 Tage vor der Senkung. Es gilt der Preis, den Sie im letzten Schritt der Bestellung sehen.
## Wie der Vertrag zustande kommt
Sie legen Produkte in den Warenkorb, geben Ihre Daten ein, wählen Versand und Zahlung und prüfen alles noch einmal. In jedem Schritt können Sie Eingabefehler berichtigen. Mit der Schaltfläche, mit der Sie zahlungspflichtig bestellen, schließen Sie den Kaufvertrag. Die Bestätigung mit dem Inhalt der Bestellung, diesen Bedingungen und der Widerrufsbelehrung erhalten Sie sofort per E-Mail. Vertragssprache ist Deutsch; wir speichern den Vertrag bei der Bestellung in Ihrem Konto.
Ist ein Preis offensichtlich falsch oder fehlt uns die Ware unerwartet, sagen wir es Ihnen und erstatten den ganzen gezahlten Betrag.
## Zahlung
Sie zahlen mit Karte, per Überweisung oder per Nachnahme. Auf eine Überweisung warten wir sieben Tage, danach stornieren wir die Bestellung. Näheres steht unter [Versand und Zahlung](delivery).
## Lieferung
Wir liefern an Ihre Adresse, in eine Paketstation oder in eine unserer Filialen. Der voraussichtliche Tag steht beim Produkt und im letzten Schritt der Bestellung. Die Gefahr des Verlusts oder der Beschädigung geht auf Sie über, wenn Sie die Ware erhalten.
## Widerruf
Als Verbraucher können Sie den Vertrag binnen {days} Tagen nach Erhalt ohne Angabe von Gründen widerrufen. Wie das geht und wer die Rücksendung zahlt, steht in der [Widerrufsbelehrung](withdrawal).
## Gewährleistung
Es gilt die gesetzliche Gewährleistung von zwei Jahren. Ablauf und Garantie beschreibt die Seite [Reklamation und Gewährleistung](complaints).
## Bewertungen
Bewerten kann nur, wer das Produkt bei uns gekauft hat. Wir lesen Bewertungen vor der Veröffentlichung; schlechte löschen wir nicht, nur beleidigende und solche, die nicht vom Produkt handeln.
## Streitfälle
Bitte schreiben Sie zuerst uns; wir antworten binnen acht Tagen. Einigen wir uns nicht, können Sie das Gericht an Ihrem Wohnsitz anrufen. Es gilt slowenisches Recht; der Schutz, den Ihnen zwingende Vorschriften Ihres Wohnsitzstaates geben, bleibt Ihnen erhalten. Zur Teilnahme an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle sind wir weder verpflichtet noch bereit.`,
    },
    rs: {
      title: 'Uslovi kupovine',
      short: 'Kako u prodavnici Vitrina zaključujete ugovor, kako plaćate, kada dobijate proizvod i šta možete da uradite ako sa njim nešto nije u redu.',
      body: `
## Ko prodaje
Prodavac je Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slovenija. Svi podaci o društvu nalaze se u [impresumu](imprint), a možete nam se javiti i preko stranice [Kontakt](contact). Kada proizvod prodaje drugi prodavac, njegovo ime stoji uz proizvod i u korpi; i tada se sa svakim pitanjem možete obratiti nama.
## Proizvodi i cene
Cene su u dinarima i sadrže PDV. Trošak dostave i eventualna naknada za plaćanje pouzećem prikazani su pre slanja porudžbine. Uz sniženu cenu stoji najniža cena u 30 dana pre sniženja. Važi cena koju vidite u poslednjem koraku porudžbine.
## Kako nastaje ugovor
Proizvode dodajete u korpu, upisujete podatke, birate dostavu i plaćanje i sve još jednom pregledate. Greške možete da ispravite u svakom koraku. Dugmetom kojim šaljete porudžbinu sa obavezom plaćanja zaključujete ugovor o kupovini. Potvrdu sa sadržajem porudžbine, ovim uslovima i obaveštenjem o odustanku odmah dobijate e-poštom. Ugovor je na srpskom jeziku i čuvamo ga uz porudžbinu u vašem nalogu.
Ako je u ceni očigledna greška ili proizvoda neočekivano nemamo, o tome vas obaveštavamo i vraćamo ceo plaćeni iznos.
## Plaćanje
Možete da platite platnom karticom, uplatom na račun ili pouzećem. Uplatu čekamo sedam dana, zatim porudžbinu otkazujemo. Pojedinosti su na stranici [Dostava i plaćanje](delivery).
## Dostava
Dostavljamo na adresu, u paketomat ili u našu prodavnicu. Predviđeni dan stoji uz proizvod i u poslednjem koraku porudžbine. Rizik gubitka ili oštećenja prelazi na vas kada preuzmete proizvod.
## Odustanak od ugovora
Kao potrošač možete u roku od {days} dana od prijema bez obrazloženja da odustanete od ugovora. Kako se to radi i ko plaća povraćaj, piše u [obaveštenju o odustanku](withdrawal).
## Saobraznost
Za saobraznost robe odgovaramo dve godine. Postupak i garancija opisani su na stranici [Reklamacije i saobraznost](complaints).
## Mišljenja kupaca
Ocenu može dati samo onaj ko je proizvod kupio kod nas. Mišljenja čitamo pre objavljivanja; loša ne brišemo, izostavljamo samo uvredljiva i ona koja ne govore o proizvodu.
## Sporovi
Najpre pišite nama; odgovaramo u roku od osam dana. Ako se ne dogovorimo, možete da se obratite sudu prema svom prebivalištu. Primenjuje se slovenačko pravo, pri čemu zadržavate svu zaštitu koju vam daje pravo države u kojoj živite.`,
    },
    it: {
      title: 'Condizioni di acquisto',
      short: 'Come si conclude il contratto con Vitrina, come si paga, quando arriva il prodotto e che cosa può fare se qualcosa non va.',
      body: `
## Chi vende
Il venditore è Vitrina, d. o. o., Slovenska cesta 1, 1000 Lubiana, Slovenia. Tutti i dati della società sono nelle [note sull’impresa](imprint); può raggiungerci anche dalla pagina [Contatti](contact). Quando un prodotto è venduto da un altro venditore, il suo nome compare accanto al prodotto e nel carrello; anche in quel caso può rivolgersi a noi per ogni domanda.
## Prodotti e prezzi
I prezzi sono in euro e comprendono l’IVA. Le spese di consegna e il supplemento per il contrassegno sono indicati prima dell’ordine. Accanto a un prezzo ribassato è scritto il prezzo più basso dei 30 giorni prima del ribasso. Vale il prezzo che vede nell’ultimo passo dell’ordine.
## Come nasce il contratto
Mette i prodotti nel carrello, inserisce i dati, sceglie consegna e pagamento e ricontrolla tutto. A ogni passo può correggere gli errori. Con il pulsante che invia l’ordine con obbligo di pagamento conclude il contratto di acquisto. Riceve subito per e-mail la conferma con il contenuto dell’ordine, queste condizioni e le informazioni sul recesso. Il contratto è in italiano ed è conservato con l’ordine nel Suo profilo.
Se un prezzo è palesemente sbagliato o il prodotto viene inaspettatamente a mancare, La avvisiamo e rimborsiamo l’intero importo pagato.
## Pagamento
Può pagare con carta, con bonifico o in contrassegno. Aspettiamo il bonifico per sette giorni, poi annulliamo l’ordine. I dettagli sono nella pagina [Consegna e pagamento](delivery).
## Consegna
Consegniamo a domicilio, in un punto automatico o in un nostro negozio. Il giorno previsto è scritto accanto al prodotto e nell’ultimo passo dell’ordine. Il rischio di perdita o danneggiamento passa a Lei quando riceve il prodotto.
## Recesso
Come consumatore può recedere dal contratto entro {days} giorni dal ricevimento senza indicare il motivo. Come fare e chi paga la restituzione è scritto nelle [informazioni sul recesso](withdrawal).
## Garanzia legale
Rispondiamo della conformità dei beni per due anni. La procedura e la garanzia commerciale sono descritte nella pagina [Reclami e garanzia](complaints).
## Recensioni
Può dare un voto solo chi ha acquistato il prodotto da noi. Leggiamo le recensioni prima di pubblicarle; non cancelliamo quelle negative, escludiamo solo quelle offensive o che non parlano del prodotto.
## Controversie
Ci scriva prima di tutto: rispondiamo entro otto giorni. Se non troviamo un accordo può rivolgersi al giudice del luogo in cui risiede. Si applica il diritto sloveno; conserva in ogni caso la tutela che Le danno le norme imperative del Paese in cui vive.`,
    },
    ba: {
      title: 'Uslovi kupovine',
      short: 'Kako u prodavnici Vitrina zaključujete ugovor, kako plaćate, kada dobijate proizvod i šta možete učiniti ako s njim nešto nije u redu.',
      body: `
## Ko prodaje
Prodavač je Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slovenija. Svi podaci o društvu nalaze se u [impresumu](imprint), a javiti nam se možete i preko stranice [Kontakt](contact). Kada proizvod prodaje drugi prodavač, njegovo ime stoji uz proizvod i u korpi; i tada se sa svakim pitanjem možete obratiti nama.
## Proizvodi i cijene
Cijene su u konvertibilnim markama i sadrže PDV. Trošak dostave i eventualna naknada za plaćanje pouzećem prikazani su prije slanja narudžbe. Uz sniženu cijenu stoji najniža cijena u 30 dana prije sniženja. Vrijedi cijena koju vidite u posljednjem koraku narudžbe.
## Kako nastaje ugovor
Proizvode dodajete u korpu, upisujete podatke, birate dostavu i plaćanje te sve još jednom pregledate. Greške možete ispraviti u svakom koraku. Dugmetom kojim šaljete narudžbu s obavezom plaćanja zaključujete ugovor o kupovini. Potvrdu sa sadržajem narudžbe, ovim uslovima i obavještenjem o raskidu odmah dobijate e-poštom. Ugovor je na bosanskom jeziku i čuvamo ga uz narudžbu u vašem računu.
Ako je u cijeni očigledna greška ili proizvoda neočekivano nemamo, o tome vas obavještavamo i vraćamo cijeli plaćeni iznos.
## Plaćanje
Možete platiti platnom karticom, uplatom na račun ili pouzećem. Uplatu čekamo sedam dana, zatim narudžbu otkazujemo. Pojedinosti su na stranici [Dostava i plaćanje](delivery).
## Dostava
Dostavljamo na adresu, u paketomat ili u našu prodavnicu. Predviđeni dan stoji uz proizvod i u posljednjem koraku narudžbe. Rizik gubitka ili oštećenja prelazi na vas kada preuzmete proizvod.
## Jednostrani raskid ugovora
Kao potrošač možete u roku od {days} dana od prijema bez obrazloženja jednostrano raskinuti ugovor. Kako se to radi i ko plaća povrat, piše u [obavještenju o raskidu](withdrawal).
## Odgovornost za nedostatke
Za nedostatke odgovaramo prema zakonu. Postupak i garancija opisani su na stranici [Reklamacije i garancija](complaints).
## Mišljenja kupaca
Ocjenu može dati samo onaj ko je proizvod kupio kod nas. Mišljenja čitamo prije objave; loša ne brišemo, izostavljamo samo uvredljiva i ona koja ne govore o proizvodu.
## Sporovi
Najprije pišite nama; odgovaramo u roku od osam dana. Ako se ne dogovorimo, možete se obratiti sudu prema svom prebivalištu. Primjenjuje se slovenačko pravo, pri čemu zadržavate svu zaštitu koju vam daje pravo države u kojoj živite.`,
    },
    me: {
      title: 'Uslovi kupovine',
      short: 'Kako u prodavnici Vitrina zaključujete ugovor, kako plaćate, kada dobijate proizvod i šta možete da uradite ako sa njim nešto nije u redu.',
      body: `
## Ko prodaje
Prodavac je Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slovenija. Svi podaci o društvu nalaze se u [impresumu](imprint), a možete nam se javiti i preko stranice [Kontakt](contact). Kada proizvod prodaje drugi prodavac, njegovo ime stoji uz proizvod i u korpi; i tada se sa svakim pitanjem možete obratiti nama.
## Proizvodi i cijene
Cijene su u eurima i sadrže PDV. Trošak dostave i eventualna naknada za plaćanje pouzećem prikazani su prije slanja porudžbine. Uz sniženu cijenu stoji najniža cijena u 30 dana prije sniženja. Važi cijena koju vidite u posljednjem koraku porudžbine.
## Kako nastaje ugovor
Proizvode dodajete u korpu, upisujete podatke, birate dostavu i plaćanje i sve još jednom pregledate. Greške možete da ispravite u svakom koraku. Dugmetom kojim šaljete porudžbinu sa obavezom plaćanja zaključujete ugovor o kupovini. Potvrdu sa sadržajem porudžbine, ovim uslovima i obavještenjem o raskidu odmah dobijate e-poštom. Ugovor je na crnogorskom jeziku i čuvamo ga uz porudžbinu u vašem nalogu.
Ako je u cijeni očigledna greška ili proizvoda neočekivano nemamo, o tome vas obavještavamo i vraćamo cijeli plaćeni iznos.
## Plaćanje
Možete da platite platnom karticom, uplatom na račun ili pouzećem. Uplatu čekamo sedam dana, zatim porudžbinu otkazujemo. Pojedinosti su na stranici [Dostava i plaćanje](delivery).
## Dostava
Dostavljamo na adresu, u paketomat ili u našu prodavnicu. Predviđeni dan stoji uz proizvod i u posljednjem koraku porudžbine. Rizik gubitka ili oštećenja prelazi na vas kada preuzmete proizvod.
## Jednostrani raskid ugovora
Kao potrošač možete u roku od {days} dana od prijema bez obrazloženja jednostrano da raskinete ugovor. Kako se to radi i ko plaća povraćaj, piše u [obavještenju o raskidu](withdrawal).
## Saobraznost
Za saobraznost robe odgovaramo dvije godine. Postupak i garancija opisani su na stranici [Reklamacije i saobraznost](complaints).
## Mišljenja kupaca
Ocjenu može dati samo onaj ko je proizvod kupio kod nas. Mišljenja čitamo prije objavljivanja; loša ne brišemo, izostavljamo samo uvredljiva i ona koja ne govore o proizvodu.
## Sporovi
Najprije pišite nama; odgovaramo u roku od osam dana. Ako se ne dogovorimo, možete da se obratite sudu prema svom prebivalištu. Primjenjuje se slovenačko pravo, pri čemu zadržavate svu zaštitu koju vam daje pravo države u kojoj živite.`,
    },
    es: {
      title: 'Condiciones de compra',
      short: 'Cómo celebra un contrato con Vitrina, cómo paga, cuándo recibe el producto y qué puede hacer si algo no está bien.',
      body: `
## Quién vende
El vendedor es Vitrina, d. o. o., Slovenska cesta 1, 1000 Liubliana, Eslovenia. Todos los datos de la empresa están en el [aviso legal](imprint); también puede escribirnos desde la página de [contacto](contact). Cuando vende otro vendedor, su nombre figura junto al producto y en el carrito; también entonces puede dirigirse a nosotros con cualquier pregunta.
## Productos y precios
Los precios están en euros e incluyen el IVA. Los gastos de entrega y el recargo por pago contra reembolso se muestran antes de hacer el pedido. Junto a un precio rebajado figura el precio más bajo de los 30 días anteriores a la rebaja. Vale el precio que ve en el último paso del pedido.
## Cómo nace el contrato
Pone los productos en el carrito, escribe sus datos, elige entrega y pago y lo revisa todo otra vez. Puede corregir los errores en cada paso. Con el botón que envía el pedido con obligación de pago celebra el contrato de compraventa. Recibe enseguida por correo la confirmación con el contenido del pedido, estas condiciones y la información sobre el desistimiento. El contrato está en español y se conserva con el pedido en su cuenta.
Si un precio es claramente erróneo o el producto nos falta de forma inesperada, se lo decimos y le devolvemos todo lo pagado.
## Pago
Puede pagar con tarjeta, por transferencia o contra reembolso. Esperamos la transferencia siete días y después cancelamos el pedido. Los detalles están en la página [Entrega y pago](delivery).
## Entrega
Entregamos en su domicilio, en una taquilla o en una de nuestras tiendas. El día previsto figura junto al producto y en el último paso del pedido. El riesgo de pérdida o daño pasa a usted cuando recibe el producto.
## Desistimiento
Como consumidor puede desistir del contrato en un plazo de {days} días desde la recepción sin dar motivos. Cómo hacerlo y quién paga la devolución se explica en la [información sobre el desistimiento](withdrawal).
## Garantía legal
Respondemos de la conformidad de los bienes durante tres años. El procedimiento y la garantía comercial se describen en la página [Reclamaciones y garantía](complaints).
## Opiniones
Solo puede valorar un producto quien lo compró aquí. Leemos las opiniones antes de publicarlas; no borramos las malas, solo dejamos fuera las ofensivas y las que no hablan del producto.
## Conflictos
Escríbanos primero; respondemos en ocho días. Si no llegamos a un acuerdo, puede acudir al juzgado de su domicilio. Se aplica el derecho esloveno y usted conserva toda la protección que le da la ley del país en que vive.`,
    },
  },
};
