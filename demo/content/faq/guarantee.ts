import type { DemoFaqGroup } from './types.ts';

/** When something is wrong with a product. */
export const guarantee: DemoFaqGroup = {
  code: 'guarantee',
  title: {
    si: 'Garancija in reklamacije',
    hr: 'Jamstvo i reklamacije',
    en: 'Guarantee and complaints',
    de: 'Garantie und Reklamation',
    rs: 'Garancija i reklamacije',
    it: 'Garanzia e reclami',
    ba: 'Garancija i reklamacije',
    me: 'Garancija i reklamacije',
    es: 'Garantía y reclamaciones',
  },
  short: {
    si: 'Kaj vam pripada, če je z izdelkom kaj narobe, in kako to uredimo.',
    hr: 'Što vam pripada ako s proizvodom nešto nije u redu i kako to rješavamo.',
    en: 'What you are entitled to when something is wrong with a product, and how we settle it.',
    de: 'Was Ihnen zusteht, wenn mit einem Produkt etwas nicht stimmt, und wie wir das regeln.',
    rs: 'Šta vam pripada ako s proizvodom nešto nije u redu i kako to rešavamo.',
    it: 'Che cosa Le spetta se un prodotto ha un difetto e come lo risolviamo.',
    ba: 'Šta vam pripada ako s proizvodom nešto nije u redu i kako to rješavamo.',
    me: 'Šta vam pripada ako s proizvodom nešto nije u redu i kako to rješavamo.',
    es: 'A qué tiene derecho si un producto falla y cómo lo resolvemos.',
  },
  questions: [
    {
      code: 'how-long',
      texts: {
        si: [
          'Kako dolgo velja garancija?',
          'Za skladnost izdelka odgovarjamo dve leti po prejemu: v tem času ga brezplačno popravimo ali zamenjamo. Za tehnično blago velja še obvezna garancija proizvajalca, najmanj eno leto; nekateri dajejo daljšo, kar piše pri izdelku. Račun je dokaz o nakupu, garancijski list je v škatli. Več je na strani [Reklamacije in jamstvo](complaints).',
        ],
        hr: [
          'Koliko dugo vrijedi jamstvo?',
          'Za materijalne nedostatke odgovaramo dvije godine od primitka: u tom roku proizvod besplatno popravljamo ili mijenjamo. Mnogi proizvođači uz to daju svoje jamstvo, koje je ponekad i dulje; jamstveni list je u kutiji. Dokaz o kupnji je račun. Više piše na stranici [Reklamacije i jamstvo](complaints).',
        ],
        en: [
          'How long does the guarantee last?',
          'The legal guarantee lasts two years from delivery: in that time we repair or replace a faulty product free of charge. Many manufacturers add a guarantee of their own, sometimes a longer one; its card is in the box. The invoice is your proof of purchase. More is on the page [Complaints and guarantee](complaints).',
        ],
        de: [
          'Wie lange gilt die Garantie?',
          'Die gesetzliche Gewährleistung gilt zwei Jahre ab der Lieferung: In dieser Zeit reparieren oder ersetzen wir ein mangelhaftes Produkt kostenlos. Viele Hersteller geben dazu eine eigene Garantie, manche eine längere; die Karte liegt im Karton. Die Rechnung ist Ihr Kaufbeleg. Mehr steht unter [Reklamation und Gewährleistung](complaints).',
        ],
        rs: [
          'Koliko dugo važi garancija?',
          'Za saobraznost odgovaramo dve godine od prijema: u tom roku proizvod besplatno popravljamo ili menjamo. Mnogi proizvođači uz to daju svoju garanciju, koja je ponekad i duža; garantni list je u kutiji. Dokaz o kupovini je račun. Više piše na strani [Reklamacije i saobraznost](complaints).',
        ],
        it: [
          'Quanto dura la garanzia?',
          'La garanzia legale vale due anni dalla consegna: in questo periodo ripariamo o sostituiamo gratis un prodotto difettoso. Molti produttori aggiungono una garanzia propria, a volte più lunga; il certificato è nella scatola. La fattura è la prova d’acquisto. Di più alla pagina [Reclami e garanzia](complaints).',
        ],
        ba: [
          'Koliko dugo važi garancija?',
          'Za nedostatke proizvoda odgovaramo po zakonu: proizvod besplatno popravljamo ili mijenjamo. Za tehničku robu važi i garancija proizvođača; koliko traje, piše na garantnom listu u kutiji. Dokaz o kupovini je račun, pa ga sačuvajte. Više piše na stranici [Reklamacije i garancija](complaints).',
        ],
        me: [
          'Koliko dugo važi garancija?',
          'Za saobraznost odgovaramo dvije godine od prijema: u tom roku proizvod besplatno popravljamo ili mijenjamo. Mnogi proizvođači uz to daju svoju garanciju, koja je ponekad i duža; garantni list je u kutiji. Dokaz o kupovini je račun. Više piše na strani [Reklamacije i saobraznost](complaints).',
        ],
        es: [
          '¿Cuánto dura la garantía?',
          'La garantía legal dura tres años desde la entrega: en ese tiempo reparamos o cambiamos gratis un producto defectuoso. Muchos fabricantes añaden una garantía propia, a veces más larga; la tarjeta está en la caja. La factura es su prueba de compra. Más en la página [Reclamaciones y garantía](complaints).',
        ],
      },
    },
    {
      code: 'how-to-complain',
      texts: {
        si: [
          'Izdelek se je pokvaril. Kako ga reklamiram?',
          'Pišite nam na pomoc@vitrina.test s številko naročila in opisom napake ali ga prinesite v eno od [trgovin](dir:locations). Poštnino do nas plačamo mi. Odgovorimo najpozneje v osmih dneh. Pri telefonih in računalnikih prej shranite svoje podatke, saj jih servis pri popravilu lahko izbriše.',
        ],
        hr: [
          'Proizvod se pokvario. Kako ga reklamiram?',
          'Pišite nam na pomoc@vitrina.test uz broj narudžbe i opis nedostatka ili ga donesite u jednu od [trgovina](dir:locations). Poštarinu do nas plaćamo mi. Na pisani prigovor odgovaramo u roku od 15 dana. Kod telefona i računala prije toga spremite svoje podatke jer ih servis pri popravku može izbrisati.',
        ],
        en: [
          'A product broke. How do I complain?',
          'Write to pomoc@vitrina.test with the order number and what is wrong, or bring it to one of our [shops](dir:locations). We pay the postage to us. You have our answer within eight days. Save your data on phones and computers first: a repair may erase them.',
        ],
        de: [
          'Ein Produkt ist defekt. Wie reklamiere ich?',
          'Schreiben Sie mit Bestellnummer und Beschreibung des Fehlers an pomoc@vitrina.test oder bringen Sie das Produkt in eine unserer [Filialen](dir:locations). Das Porto zu uns zahlen wir. Wir antworten binnen acht Tagen. Sichern Sie bei Telefonen und Computern vorher Ihre Daten: Bei einer Reparatur können sie gelöscht werden.',
        ],
        rs: [
          'Proizvod se pokvario. Kako ga reklamiram?',
          'Pišite nam na pomoc@vitrina.test uz broj porudžbine i opis kvara ili ga donesite u jednu od [prodavnica](dir:locations). Poštarinu do nas plaćamo mi. Odgovaramo u roku od osam dana, a tehničku robu rešavamo najkasnije u roku od 30 dana. Kod telefona i računara pre toga sačuvajte svoje podatke.',
        ],
        it: [
          'Un prodotto si è rotto. Come faccio il reclamo?',
          'Scriva a pomoc@vitrina.test indicando il numero d’ordine e il difetto, oppure lo porti in uno dei nostri [negozi](dir:locations). La spedizione verso di noi la paghiamo noi. Rispondiamo entro otto giorni. Per telefoni e computer salvi prima i Suoi dati: una riparazione può cancellarli.',
        ],
        ba: [
          'Proizvod se pokvario. Kako ga reklamiram?',
          'Pišite nam na pomoc@vitrina.test uz broj narudžbe i opis kvara ili ga donesite u jednu od [prodavnica](dir:locations). Poštarinu do nas plaćamo mi. Odgovaramo u roku od osam dana. Kod telefona i računara prije toga sačuvajte svoje podatke jer ih servis pri popravci može izbrisati.',
        ],
        me: [
          'Proizvod se pokvario. Kako ga reklamiram?',
          'Pišite nam na pomoc@vitrina.test uz broj porudžbine i opis kvara ili ga donesite u jednu od [prodavnica](dir:locations). Poštarinu do nas plaćamo mi. Odgovaramo u roku od osam dana. Kod telefona i računara prije toga sačuvajte svoje podatke jer ih servis pri popravci može izbrisati.',
        ],
        es: [
          'Un producto se ha estropeado. ¿Cómo reclamo?',
          'Escriba a pomoc@vitrina.test con el número de pedido y el defecto, o tráigalo a una de nuestras [tiendas](dir:locations). El envío hasta nosotros lo pagamos nosotros. Respondemos en ocho días. En teléfonos y ordenadores guarde antes sus datos: una reparación puede borrarlos.',
        ],
      },
    },
    {
      code: 'damaged-parcel',
      texts: {
        si: [
          'Paket je prišel poškodovan. Kaj naj storim?',
          'Poškodovano pošiljko lahko pri dostavljavcu zavrnete in vrnila se bo k nam. Če škodo opazite šele ob odpiranju, paket slikajte in nam pišite s številko naročila. Rešimo kot reklamacijo: pošljemo nov izdelek ali vrnemo denar, stroški pa niso vaši.',
        ],
        hr: [
          'Paket je stigao oštećen. Što da učinim?',
          'Oštećenu pošiljku možete odbiti kod dostavljača i ona se vraća nama. Ako štetu primijetite tek pri otvaranju, slikajte paket i pišite nam uz broj narudžbe. Rješavamo kao reklamaciju: šaljemo novi proizvod ili vraćamo novac, a troškovi nisu vaši.',
        ],
        en: [
          'The parcel arrived damaged. What should I do?',
          'You may refuse a damaged parcel, and it comes back to us. If you notice the damage only when unpacking, take a picture and write to us with the order number. We settle it as a complaint: we send a new product or refund you, and you bear no cost.',
        ],
        de: [
          'Das Paket kam beschädigt an. Was soll ich tun?',
          'Ein beschädigtes Paket dürfen Sie beim Zusteller ablehnen, es kommt dann zu uns zurück. Sehen Sie den Schaden erst beim Auspacken, machen Sie ein Foto und schreiben Sie uns mit der Bestellnummer. Wir regeln das als Reklamation: Ersatz oder Geld zurück, ohne Kosten für Sie.',
        ],
        rs: [
          'Paket je stigao oštećen. Šta da uradim?',
          'Oštećenu pošiljku možete da odbijete kod kurira i ona se vraća nama. Ako štetu primetite tek pri otvaranju, slikajte paket i pišite nam uz broj porudžbine. Rešavamo kao reklamaciju: šaljemo novi proizvod ili vraćamo novac, a troškovi nisu vaši.',
        ],
        it: [
          'Il pacco è arrivato danneggiato. Che cosa devo fare?',
          'Può rifiutare al corriere un pacco danneggiato, che torna a noi. Se si accorge del danno solo aprendolo, faccia una foto e ci scriva con il numero d’ordine. Lo trattiamo come reclamo: mandiamo un prodotto nuovo o rimborsiamo, senza spese per Lei.',
        ],
        ba: [
          'Paket je stigao oštećen. Šta da uradim?',
          'Oštećenu pošiljku možete odbiti kod kurira i ona se vraća nama. Ako štetu primijetite tek pri otvaranju, slikajte paket i pišite nam uz broj narudžbe. Rješavamo kao reklamaciju: šaljemo novi proizvod ili vraćamo novac, a troškovi nisu vaši.',
        ],
        me: [
          'Paket je stigao oštećen. Šta da uradim?',
          'Oštećenu pošiljku možete da odbijete kod kurira i ona se vraća nama. Ako štetu primijetite tek pri otvaranju, slikajte paket i pišite nam uz broj porudžbine. Rješavamo kao reklamaciju: šaljemo novi proizvod ili vraćamo novac, a troškovi nijesu vaši.',
        ],
        es: [
          'El paquete llegó dañado. ¿Qué hago?',
          'Puede rechazar el paquete dañado ante el repartidor y volverá a nosotros. Si ve el daño al abrirlo, haga una foto y escríbanos con el número de pedido. Lo resolvemos como reclamación: le enviamos un producto nuevo o le devolvemos el dinero, sin gastos para usted.',
        ],
      },
    },
    {
      code: 'other-seller',
      texts: {
        si: [
          'Na koga se obrnem pri izdelku drugega prodajalca?',
          'Ime prodajalca je zapisano pri izdelku, v košarici in na naročilu. Za skladnost odgovarja on, vendar lahko vsako vprašanje zastavite nam: reklamacijo sprejmemo, jo predamo prodajalcu in vam sporočimo, kaj je odgovoril. Vsi so našteti na strani [Prodajalci](dir:sellers).',
        ],
        hr: [
          'Kome se obraćam za proizvod drugog prodavatelja?',
          'Ime prodavatelja piše uz proizvod, u košarici i na narudžbi. Za nedostatke odgovara on, ali svako pitanje možete uputiti nama: reklamaciju primamo, prosljeđujemo prodavatelju i javljamo vam što je odgovorio. Svi su navedeni na stranici [Prodavatelji](dir:sellers).',
        ],
        en: [
          'Whom do I turn to about another seller’s product?',
          'The seller’s name is shown next to the product, in the cart and on the order. That seller is liable for the product, but you can bring every question to us: we take the complaint, pass it on and tell you what the answer was. All of them are listed under [Sellers](dir:sellers).',
        ],
        de: [
          'An wen wende ich mich bei Produkten anderer Händler?',
          'Der Name des Händlers steht beim Produkt, im Warenkorb und auf der Bestellung. Er haftet für das Produkt, doch Sie können sich mit jeder Frage an uns wenden: Wir nehmen die Reklamation an, leiten sie weiter und sagen Ihnen, was er geantwortet hat. Alle stehen unter [Händler](dir:sellers).',
        ],
        rs: [
          'Kome se obraćam za proizvod drugog prodavca?',
          'Ime prodavca piše uz proizvod, u korpi i na porudžbini. Za saobraznost odgovara on, ali svako pitanje možete da uputite nama: reklamaciju primamo, prosleđujemo prodavcu i javljamo vam šta je odgovorio. Svi su navedeni na strani [Prodavci](dir:sellers).',
        ],
        it: [
          'A chi mi rivolgo per il prodotto di un altro venditore?',
          'Il nome del venditore è accanto al prodotto, nel carrello e sull’ordine. Del prodotto risponde lui, ma può rivolgere a noi ogni domanda: riceviamo il reclamo, lo inoltriamo e Le diciamo che cosa ha risposto. Tutti sono elencati alla pagina [Venditori](dir:sellers).',
        ],
        ba: [
          'Kome se obraćam za proizvod drugog prodavača?',
          'Ime prodavača piše uz proizvod, u korpi i na narudžbi. Za nedostatke odgovara on, ali svako pitanje možete uputiti nama: reklamaciju primamo, prosljeđujemo prodavaču i javljamo vam šta je odgovorio. Svi su navedeni na stranici [Prodavači](dir:sellers).',
        ],
        me: [
          'Kome se obraćam za proizvod drugog prodavca?',
          'Ime prodavca piše uz proizvod, u korpi i na porudžbini. Za saobraznost odgovara on, ali svako pitanje možete da uputite nama: reklamaciju primamo, prosljeđujemo prodavcu i javljamo vam šta je odgovorio. Svi su navedeni na strani [Prodavci](dir:sellers).',
        ],
        es: [
          '¿A quién acudo con un producto de otro vendedor?',
          'El nombre del vendedor figura junto al producto, en el carrito y en el pedido. Del producto responde él, pero puede dirigirnos cualquier pregunta: recibimos la reclamación, se la pasamos y le contamos qué ha respondido. Todos están en la página [Vendedores](dir:sellers).',
        ],
      },
    },
  ],
};
