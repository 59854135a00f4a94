import type { DemoPage } from './page-text.ts';

/** The information about withdrawal that the law demands, with its model form. */
export const withdrawal: DemoPage = {
  code: 'withdrawal',
  texts: {
    si: {
      title: 'Odstop od pogodbe',
      short: 'V {days} dneh po prejemu lahko brez razlage vrnete, kar ste kupili, tudi če ste izdelek odprli.',
      body: `
## Pravica do odstopa
Od pogodbe lahko odstopite v {days} dneh od dne, ko vi ali oseba, ki jo določite, prejme zadnji izdelek naročila. Zakon zahteva 14 dni, mi jih dajemo {days}.
## Kako odstopite
Najhitreje na strani [Odstop od pogodbe](path:webshop/withdrawal/): vpišete številko naročila in označite izdelke, potrdilo z dnevom in uro pa takoj dobite po e-pošti. Veljavna je tudi vsaka druga nedvoumna izjava po e-pošti ali pošti; lahko uporabite spodnji obrazec. Zadošča, da izjavo pošljete pred iztekom roka.
## Kaj sledi
Vrnemo vse, kar ste plačali, tudi najcenejšo običajno dostavo, najpozneje v 14 dneh od izjave in na enak način, kot ste plačali. Z vračilom denarja lahko počakamo, dokler izdelka ne dobimo ali dokler ne dokažete, da ste ga poslali. Izdelek pošljete v 14 dneh od izjave; strošek pošiljanja je vaš, oddaja v naši trgovini pa je brezplačna. Za zmanjšano vrednost odgovarjate le, če ste izdelek uporabljali bolj, kot je potrebno, da ga preizkusite.
## Kdaj pravice ni
Pri zapečatenih izdelkih, ki po odprtju iz higienskih razlogov niso primerni za vračilo, pri izdelkih, narejenih po vaših navodilih, in pri zapečateni programski opremi, ko jo odprete.
## Vzorčni obrazec
> Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, pomoc@vitrina.test: Obveščam vas, da odstopam od pogodbe za naslednje izdelke: … Naročeno dne / prejeto dne: … Številka naročila: … Ime in priimek: … Naslov: … Datum: … Podpis (samo na papirju): …`,
    },
    hr: {
      title: 'Jednostrani raskid ugovora',
      short: 'U roku od {days} dana od primitka možete bez obrazloženja vratiti što ste kupili, i ako ste proizvod otvorili.',
      body: `
## Pravo na jednostrani raskid
Ugovor možete jednostrano raskinuti u roku od {days} dana od dana kada vi ili osoba koju odredite primi zadnji proizvod iz narudžbe. Zakon traži 14 dana, mi ih dajemo {days}.
## Kako raskidate ugovor
Najbrže na stranici [Jednostrani raskid ugovora](path:webshop/withdrawal/): upišete broj narudžbe i označite proizvode, a potvrdu s danom i satom odmah dobivate e-poštom. Vrijedi i svaka druga nedvosmislena izjava e-poštom ili poštom; možete upotrijebiti obrazac u nastavku. Dovoljno je da izjavu pošaljete prije isteka roka.
## Što slijedi
Vraćamo sve što ste platili, i najjeftiniju uobičajenu dostavu, najkasnije u roku od 14 dana od izjave i na isti način na koji ste platili. S povratom novca možemo pričekati dok proizvod ne primimo ili dok ne dokažete da ste ga poslali. Proizvod šaljete u roku od 14 dana od izjave; trošak slanja je vaš, a predaja u našoj trgovini je besplatna. Za umanjenu vrijednost odgovarate samo ako ste proizvod upotrebljavali više nego što je potrebno da ga isprobate.
## Kada prava nema
Kod zapečaćenih proizvoda koji nakon otvaranja zbog higijene nisu prikladni za povrat, proizvoda izrađenih prema vašim uputama i zapečaćenog softvera kada ga otvorite.
## Ogledni obrazac
> Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slovenija, pomoc@vitrina.test: Ovime izjavljujem da jednostrano raskidam ugovor o kupnji sljedećih proizvoda: … Naručeno / primljeno dana: … Broj narudžbe: … Ime i prezime: … Adresa: … Datum: … Potpis (samo na papiru): …`,
    },
    en: {
      title: 'Right of withdrawal',
      short: 'Within {days} days of receipt you can return what you bought without giving a reason, even if you opened it.',
      body: `
## Your right
You can withdraw from the contract within {days} days of the day on which you, or somebody you name, receive the last product of the order. The law requires 14 days; we give {days}.
## How to withdraw
The quickest way is the page [Withdraw from a contract](path:webshop/withdrawal/): enter the order number, mark the products, and a confirmation with day and hour reaches you by email at once. Any other unequivocal statement by email or post is valid too; you may use the form below. It is enough to send the statement before the period ends.
## What follows
We refund everything you paid, including the cheapest ordinary delivery, within 14 days of the statement and in the way you paid. We may wait with the refund until we have the product back or you prove that you sent it. Send it within 14 days of the statement; you bear the cost of sending, handing it in at one of our shops is free. You are liable for a loss of value only if you used the product more than is needed to try it.
## When there is no right
For sealed products that for reasons of hygiene cannot be returned once opened, products made to your instructions, and sealed software once you open it.
## Model form
> To Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slovenia, pomoc@vitrina.test: I hereby give notice that I withdraw from my contract of sale of the following goods: … Ordered on / received on: … Order number: … Name: … Address: … Date: … Signature (only on paper): …`,
    },
    de: {
      title: 'Widerrufsbelehrung',
      short: 'Binnen {days} Tagen nach Erhalt können Sie ohne Angabe von Gründen zurückgeben, was Sie gekauft haben, auch geöffnet.',
      body: `
## Widerrufsrecht
Sie können den Vertrag binnen {days} Tagen ab dem Tag widerrufen, an dem Sie oder ein von Ihnen benannter Dritter die letzte Ware der Bestellung erhalten. Das Gesetz verlangt 14 Tage, wir geben {days}.
## Wie Sie widerrufen
Am schnellsten auf der Seite [Vertrag widerrufen](path:webshop/withdrawal/): Bestellnummer eingeben, Produkte auswählen, und die Bestätigung mit Tag und Uhrzeit kommt sofort per E-Mail. Auch jede andere eindeutige Erklärung per E-Mail oder Post gilt; Sie können das Formular unten verwenden, das jedoch nicht vorgeschrieben ist. Zur Wahrung der Frist genügt es, die Erklärung vor ihrem Ablauf abzusenden.
## Folgen des Widerrufs
Wir erstatten alle Zahlungen einschließlich der günstigsten Standardlieferung unverzüglich und spätestens binnen 14 Tagen ab Ihrer Erklärung, mit demselben Zahlungsmittel und ohne Entgelt. Wir können die Rückzahlung verweigern, bis wir die Ware zurückhaben oder Sie den Versand nachweisen. Senden Sie die Ware binnen 14 Tagen ab der Erklärung; die unmittelbaren Kosten der Rücksendung tragen Sie, die Abgabe in unseren Filialen ist kostenlos. Für einen Wertverlust müssen Sie nur aufkommen, wenn er auf einen Umgang zurückgeht, der zur Prüfung der Ware nicht notwendig war.
## Ausnahmen
Kein Widerrufsrecht besteht bei versiegelten Waren, die aus Gründen der Hygiene nach dem Öffnen nicht zur Rückgabe geeignet sind, bei nach Ihren Vorgaben gefertigten Waren und bei versiegelter Software nach dem Öffnen.
## Muster-Widerrufsformular
> An Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slowenien, pomoc@vitrina.test: Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Waren: … Bestellt am / erhalten am: … Bestellnummer: … Name: … Anschrift: … Datum: … Unterschrift (nur auf Papier): …`,
    },
    rs: {
      title: 'Odustanak od ugovora',
      short: 'U roku od {days} dana od prijema možete bez obrazloženja da vratite ono što ste kupili, i ako ste proizvod otvorili.',
      body: `
## Pravo na odustanak
Od ugovora možete da odustanete u roku od {days} dana od dana kada vi ili lice koje odredite primi poslednji proizvod iz porudžbine. Zakon traži 14 dana, mi ih dajemo {days}.
## Kako odustajete
Najbrže na stranici [Odustanak od ugovora](path:webshop/withdrawal/): upišete broj porudžbine i označite proizvode, a potvrdu sa danom i satom odmah dobijate e-poštom. Važi i svaka druga nedvosmislena izjava e-poštom ili poštom; možete da upotrebite obrazac u nastavku. Dovoljno je da izjavu pošaljete pre isteka roka.
## Šta sledi
Vraćamo sve što ste platili, i najjeftiniju uobičajenu dostavu, najkasnije u roku od 14 dana od izjave i na isti način na koji ste platili. Sa povraćajem novca možemo da sačekamo dok proizvod ne primimo ili dok ne dokažete da ste ga poslali. Proizvod šaljete u roku od 14 dana od izjave; trošak slanja je vaš, a predaja u našoj prodavnici je besplatna. Za umanjenu vrednost odgovarate samo ako ste proizvod upotrebljavali više nego što je potrebno da ga isprobate.
## Kada prava nema
Kod zapečaćenih proizvoda koji posle otvaranja zbog higijene nisu pogodni za vraćanje, proizvoda izrađenih prema vašim uputstvima i zapečaćenog softvera kada ga otvorite.
## Obrazac
> Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slovenija, pomoc@vitrina.test: Ovim izjavljujem da odustajem od ugovora o kupovini sledećih proizvoda: … Poručeno / primljeno dana: … Broj porudžbine: … Ime i prezime: … Adresa: … Datum: … Potpis (samo na papiru): …`,
    },
    it: {
      title: 'Diritto di recesso',
      short: 'Entro {days} giorni dal ricevimento può restituire ciò che ha comprato senza indicare il motivo, anche se l’ha aperto.',
      body: `
## Il Suo diritto
Può recedere dal contratto entro {days} giorni dal giorno in cui Lei, o una persona da Lei indicata, riceve l’ultimo prodotto dell’ordine. La legge chiede 14 giorni, noi ne diamo {days}.
## Come recedere
Il modo più rapido è la pagina [Recesso dal contratto](path:webshop/withdrawal/): inserisce il numero d’ordine, segna i prodotti e riceve subito per e-mail la conferma con giorno e ora. Vale anche ogni altra dichiarazione esplicita per e-mail o posta; può usare il modulo qui sotto. Basta inviare la dichiarazione prima della scadenza.
## Che cosa succede dopo
Rimborsiamo tutto ciò che ha pagato, compresa la consegna ordinaria più economica, entro 14 giorni dalla dichiarazione e con lo stesso mezzo di pagamento. Possiamo aspettare a rimborsare finché non riceviamo il prodotto o finché Lei non dimostra di averlo spedito. Lo spedisca entro 14 giorni dalla dichiarazione; la spedizione è a Suo carico, la riconsegna in un nostro negozio è gratuita. Risponde della perdita di valore solo se ha usato il prodotto più di quanto serve per provarlo.
## Quando il diritto non c’è
Per i prodotti sigillati che per igiene non si possono rendere dopo l’apertura, per quelli fatti su Sue indicazioni e per il software sigillato dopo l’apertura.
## Modulo tipo
> A Vitrina, d. o. o., Slovenska cesta 1, 1000 Lubiana, Slovenia, pomoc@vitrina.test: Con la presente notifico il recesso dal mio contratto di vendita dei seguenti beni: … Ordinato il / ricevuto il: … Numero d’ordine: … Nome: … Indirizzo: … Data: … Firma (solo su carta): …`,
    },
    ba: {
      title: 'Jednostrani raskid ugovora',
      short: 'U roku od {days} dana od prijema možete bez obrazloženja vratiti ono što ste kupili, i ako ste proizvod otvorili.',
      body: `
## Pravo na jednostrani raskid
Ugovor možete jednostrano raskinuti u roku od {days} dana od dana kada vi ili osoba koju odredite primi posljednji proizvod iz narudžbe. Taj rok dajemo svim kupcima, i kada zakon traži manje.
## Kako raskidate ugovor
Najbrže na stranici [Jednostrani raskid ugovora](path:webshop/withdrawal/): upišete broj narudžbe i označite proizvode, a potvrdu s danom i satom odmah dobijate e-poštom. Vrijedi i svaka druga nedvosmislena izjava e-poštom ili poštom; možete upotrijebiti obrazac u nastavku. Dovoljno je da izjavu pošaljete prije isteka roka.
## Šta slijedi
Vraćamo sve što ste platili, i najjeftiniju uobičajenu dostavu, najkasnije u roku od 14 dana od izjave i na isti način na koji ste platili. S povratom novca možemo sačekati dok proizvod ne primimo ili dok ne dokažete da ste ga poslali. Proizvod šaljete u roku od 14 dana od izjave; trošak slanja je vaš, a predaja u našoj prodavnici je besplatna. Za umanjenu vrijednost odgovarate samo ako ste proizvod upotrebljavali više nego što je potrebno da ga isprobate.
## Kada prava nema
Kod zapečaćenih proizvoda koji nakon otvaranja zbog higijene nisu pogodni za vraćanje, proizvoda izrađenih prema vašim uputstvima i zapečaćenog softvera kada ga otvorite.
## Obrazac
> Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slovenija, pomoc@vitrina.test: Ovim izjavljujem da jednostrano raskidam ugovor o kupovini sljedećih proizvoda: … Naručeno / primljeno dana: … Broj narudžbe: … Ime i prezime: … Adresa: … Datum: … Potpis (samo na papiru): …`,
    },
    me: {
      title: 'Jednostrani raskid ugovora',
      short: 'U roku od {days} dana od prijema možete bez obrazloženja da vratite ono što ste kupili, i ako ste proizvod otvorili.',
      body: `
## Pravo na jednostrani raskid
Ugovor možete jednostrano da raskinete u roku od {days} dana od dana kada vi ili lice koje odredite primi posljednji proizvod iz porudžbine. Zakon traži 14 dana, mi ih dajemo {days}.
## Kako raskidate ugovor
Najbrže na stranici [Jednostrani raskid ugovora](path:webshop/withdrawal/): upišete broj porudžbine i označite proizvode, a potvrdu sa danom i satom odmah dobijate e-poštom. Važi i svaka druga nedvosmislena izjava e-poštom ili poštom; možete da upotrijebite obrazac u nastavku. Dovoljno je da izjavu pošaljete prije isteka roka.
## Šta slijedi
Vraćamo sve što ste platili, i najjeftiniju uobičajenu dostavu, najkasnije u roku od 14 dana od izjave i na isti način na koji ste platili. Sa povraćajem novca možemo da sačekamo dok proizvod ne primimo ili dok ne dokažete da ste ga poslali. Proizvod šaljete u roku od 14 dana od izjave; trošak slanja je vaš, a predaja u našoj prodavnici je besplatna. Za umanjenu vrijednost odgovarate samo ako ste proizvod upotrebljavali više nego što je potrebno da ga isprobate.
## Kada prava nema
Kod zapečaćenih proizvoda koji poslije otvaranja zbog higijene nijesu pogodni za vraćanje, proizvoda izrađenih prema vašim uputstvima i zapečaćenog softvera kada ga otvorite.
## Obrazac
> Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slovenija, pomoc@vitrina.test: Ovim izjavljujem da jednostrano raskidam ugovor o kupovini sljedećih proizvoda: … Poručeno / primljeno dana: … Broj porudžbine: … Ime i prezime: … Adresa: … Datum: … Potpis (samo na papiru): …`,
    },
    es: {
      title: 'Derecho de desistimiento',
      short: 'En {days} días desde la recepción puede devolver lo que compró sin dar motivos, también si lo ha abierto.',
      body: `
## Su derecho
Puede desistir del contrato en un plazo de {days} días desde el día en que usted, o la persona que indique, recibe el último producto del pedido. La ley pide 14 días; nosotros damos {days}.
## Cómo desistir
Lo más rápido es la página [Desistir del contrato](path:webshop/withdrawal/): escriba el número de pedido, marque los productos y recibirá enseguida por correo la confirmación con día y hora. También vale cualquier otra declaración inequívoca por correo electrónico o postal; puede usar el formulario de abajo. Basta con enviarla antes de que acabe el plazo.
## Qué pasa después
Le devolvemos todo lo que pagó, incluida la entrega ordinaria más barata, en 14 días desde la declaración y por el mismo medio de pago. Podemos esperar al reembolso hasta recibir el producto o hasta que demuestre que lo envió. Envíelo en 14 días desde la declaración; el envío corre de su cuenta y entregarlo en una de nuestras tiendas es gratis. Responde de la pérdida de valor solo si usó el producto más de lo necesario para probarlo.
## Cuándo no hay derecho
En productos precintados que por higiene no se pueden devolver una vez abiertos, en los hechos según sus indicaciones y en programas precintados una vez abiertos.
## Modelo de formulario
> A Vitrina, d. o. o., Slovenska cesta 1, 1000 Liubliana, Eslovenia, pomoc@vitrina.test: Por la presente le comunico que desisto de mi contrato de venta de los siguientes bienes: … Pedido el / recibido el: … Número de pedido: … Nombre: … Dirección: … Fecha: … Firma (solo en papel): …`,
    },
  },
};
