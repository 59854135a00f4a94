import type { DemoPage } from './page-text.ts';

/** How goods and money travel. Prices come from the shop's own rules. */
export const delivery: DemoPage = {
  code: 'delivery',
  texts: {
    si: {
      title: 'Dostava in plačilo',
      short: 'Dostava na dom, v paketomat ali v trgovino; brezplačna od {free}. Plačate s kartico, z nakazilom ali po povzetju.',
      body: `
## Cene dostave
- Dostava na dom: {delivery}
- Paketomat: {locker}
- Prevzem v trgovini: brezplačno
- Od vrednosti izdelkov {free} je brezplačna vsaka dostava.
## Kdaj pride
Pri vsakem izdelku in v zadnjem koraku naročila je zapisan predvideni dan. Kadar izdelki ležijo na več krajih, pride naročilo v več paketih; za to ne zaračunamo nič dodatnega. Dostavljamo v Slovenijo, na Hrvaško, v Avstrijo, Nemčijo, Italijo, Španijo, Srbijo, Bosno in Hercegovino ter Črno goro, vsaki državi v njeni trgovini.
## Kako plačate
- **Kartica**: znesek rezerviramo ob naročilu.
- **Nakazilo**: podatke in kodo za plačilo dobite ob naročilu; denar čakamo sedem dni.
- **Po povzetju**: plačate dostavljavcu, doplačilo je {cod}.
Če plačilo ne uspe, ga na strani naročila lahko ponovite.
## Poškodovan paket
Poškodovano pošiljko lahko zavrnete. Če škodo opazite pozneje, nam pišite in priložite sliko; rešimo kot [reklamacijo](complaints).`,
    },
    hr: {
      title: 'Dostava i plaćanje',
      short: 'Dostava na kućnu adresu, u paketomat ili u trgovinu; besplatna od {free}. Plaćate karticom, uplatom na račun ili pouzećem.',
      body: `
## Cijene dostave
- Dostava na adresu: {delivery}
- Paketomat: {locker}
- Preuzimanje u trgovini: besplatno
- Od vrijednosti proizvoda {free} besplatna je svaka dostava.
## Kada stiže
Uz svaki proizvod i u posljednjem koraku narudžbe stoji predviđeni dan. Kada proizvodi leže na više mjesta, narudžba stiže u više paketa; za to ništa ne naplaćujemo dodatno. Ova trgovina dostavlja u Hrvatsku; za druge zemlje odaberite njihovu trgovinu u izborniku jezika.
## Kako plaćate
- **Kartica**: iznos rezerviramo pri narudžbi.
- **Uplata na račun**: podatke i kod za plaćanje dobivate uz narudžbu; novac čekamo sedam dana.
- **Pouzeće**: plaćate dostavljaču, naknada je {cod}.
Ako plaćanje ne uspije, na stranici narudžbe možete ga ponoviti.
## Oštećen paket
Oštećenu pošiljku možete odbiti. Ako štetu primijetite poslije, pišite nam i priložite sliku; rješavamo je kao [reklamaciju](complaints).`,
    },
    en: {
      title: 'Delivery and payment',
      short: 'Home delivery, parcel locker or one of our shops; free from {free}. You pay by card, by transfer or in cash on delivery.',
      body: `
## What delivery costs
- Home delivery: {delivery}
- Parcel locker: {locker}
- Collection in a shop: free
- Every delivery is free for goods from {free}.
## When it arrives
The expected day is shown next to each product and in the last step of the order. If products are kept in several places, the order comes in several parcels, at no extra cost. The English shop sells from Slovenia; for other countries choose their shop in the language menu.
## How you pay
- **Card**: we reserve the amount when you order.
- **Bank transfer**: the details and a payment code come with the order; we wait seven days for the money.
- **Cash on delivery**: you pay the courier, the fee is {cod}.
If a payment fails you can repeat it on the page of your order.
## A damaged parcel
You may refuse a damaged parcel. If you notice damage later, write to us with a picture; we settle it as a [complaint](complaints).`,
    },
    de: {
      title: 'Versand und Zahlung',
      short:
        'Lieferung nach Hause, in eine Paketstation oder, wo wir Filialen haben, in eine Filiale; ab {free} kostenlos. Sie zahlen mit Karte, per Überweisung oder Nachnahme.',
      body: `
## Versandkosten
- Lieferung nach Hause: {delivery}
- Paketstation: {locker}
- Abholung in einer Filiale, wo wir welche haben: kostenlos
- Ab einem Warenwert von {free} ist jede Lieferung kostenlos.
## Wann die Ware kommt
Der voraussichtliche Tag steht bei jedem Produkt und im letzten Schritt der Bestellung. Liegen Produkte an mehreren Orten, kommt die Bestellung in mehreren Paketen; das kostet nichts zusätzlich. Für andere Länder wählen Sie deren Shop im Sprachmenü.
## Wie Sie zahlen
- **Karte**: Wir reservieren den Betrag bei der Bestellung.
- **Überweisung**: Bankdaten und einen Zahlcode erhalten Sie mit der Bestellung; wir warten sieben Tage auf das Geld.
- **Nachnahme**: Sie zahlen beim Zusteller, die Gebühr beträgt {cod}.
Misslingt eine Zahlung, können Sie sie auf der Seite der Bestellung wiederholen.
## Beschädigtes Paket
Ein beschädigtes Paket dürfen Sie ablehnen. Bemerken Sie den Schaden später, schreiben Sie uns mit einem Bild; wir behandeln ihn als [Reklamation](complaints).`,
    },
    rs: {
      title: 'Dostava i plaćanje',
      short: 'Dostava na kućnu adresu, u paketomat ili u prodavnicu; besplatna od {free}. Plaćate karticom, uplatom na račun ili pouzećem.',
      body: `
## Cene dostave
- Dostava na adresu: {delivery}
- Paketomat: {locker}
- Preuzimanje u prodavnici: besplatno
- Od vrednosti proizvoda {free} besplatna je svaka dostava.
## Kada stiže
Uz svaki proizvod i u poslednjem koraku porudžbine stoji predviđeni dan. Kada proizvodi leže na više mesta, porudžbina stiže u više paketa; za to ništa ne naplaćujemo dodatno. Ova prodavnica dostavlja u Srbiju; za druge zemlje izaberite njihovu prodavnicu u meniju jezika.
## Kako plaćate
- **Kartica**: iznos rezervišemo pri poručivanju.
- **Uplata na račun**: podatke i kod za plaćanje dobijate uz porudžbinu; novac čekamo sedam dana.
- **Pouzeće**: plaćate kuriru, naknada je {cod}.
Ako plaćanje ne uspe, na stranici porudžbine možete da ga ponovite.
## Oštećen paket
Oštećenu pošiljku možete da odbijete. Ako štetu primetite kasnije, pišite nam i priložite sliku; rešavamo je kao [reklamaciju](complaints).`,
    },
    it: {
      title: 'Consegna e pagamento',
      short:
        'Consegna a domicilio, in un punto automatico o, nei Paesi in cui abbiamo negozi, in negozio; gratuita da {free}. Si paga con carta, bonifico o in contrassegno.',
      body: `
## Quanto costa la consegna
- A domicilio: {delivery}
- Punto automatico: {locker}
- Ritiro in negozio, nei Paesi in cui ne abbiamo: gratuito
- Con prodotti per almeno {free} ogni consegna è gratuita.
## Quando arriva
Il giorno previsto è scritto accanto a ogni prodotto e nell’ultimo passo dell’ordine. Quando i prodotti si trovano in più luoghi l’ordine arriva in più pacchi, senza costi in più. Per gli altri Paesi scelga il loro negozio nel menu delle lingue.
## Come si paga
- **Carta**: l’importo è riservato al momento dell’ordine.
- **Bonifico**: i dati e un codice di pagamento arrivano con l’ordine; aspettiamo il denaro per sette giorni.
- **Contrassegno**: si paga al corriere, il supplemento è di {cod}.
Se un pagamento non riesce può ripeterlo nella pagina dell’ordine.
## Pacco danneggiato
Può rifiutare un pacco danneggiato. Se si accorge del danno più tardi, ci scriva con una foto: lo trattiamo come un [reclamo](complaints).`,
    },
    ba: {
      title: 'Dostava i plaćanje',
      short: 'Dostava na kućnu adresu, u paketomat ili u prodavnicu; besplatna od {free}. Plaćate karticom, uplatom na račun ili pouzećem.',
      body: `
## Cijene dostave
- Dostava na adresu: {delivery}
- Paketomat: {locker}
- Preuzimanje u prodavnici: besplatno
- Od vrijednosti proizvoda {free} besplatna je svaka dostava.
## Kada stiže
Uz svaki proizvod i u posljednjem koraku narudžbe stoji predviđeni dan. Kada proizvodi leže na više mjesta, narudžba stiže u više paketa; za to ništa ne naplaćujemo dodatno. Ova prodavnica dostavlja u Bosnu i Hercegovinu; za druge zemlje izaberite njihovu prodavnicu u meniju jezika.
## Kako plaćate
- **Kartica**: iznos rezervišemo pri narudžbi.
- **Uplata na račun**: podatke i kod za plaćanje dobijate uz narudžbu; novac čekamo sedam dana.
- **Pouzeće**: plaćate kuriru, naknada je {cod}.
Ako plaćanje ne uspije, na stranici narudžbe možete ga ponoviti.
## Oštećen paket
Oštećenu pošiljku možete odbiti. Ako štetu primijetite kasnije, pišite nam i priložite sliku; rješavamo je kao [reklamaciju](complaints).`,
    },
    me: {
      title: 'Dostava i plaćanje',
      short: 'Dostava na kućnu adresu, u paketomat ili u prodavnicu; besplatna od {free}. Plaćate karticom, uplatom na račun ili pouzećem.',
      body: `
## Cijene dostave
- Dostava na adresu: {delivery}
- Paketomat: {locker}
- Preuzimanje u prodavnici: besplatno
- Od vrijednosti proizvoda {free} besplatna je svaka dostava.
## Kada stiže
Uz svaki proizvod i u posljednjem koraku porudžbine stoji predviđeni dan. Kada proizvodi leže na više mjesta, porudžbina stiže u više paketa; za to ništa ne naplaćujemo dodatno. Ova prodavnica dostavlja u Crnu Goru; za druge zemlje izaberite njihovu prodavnicu u meniju jezika.
## Kako plaćate
- **Kartica**: iznos rezervišemo pri poručivanju.
- **Uplata na račun**: podatke i kod za plaćanje dobijate uz porudžbinu; novac čekamo sedam dana.
- **Pouzeće**: plaćate kuriru, naknada je {cod}.
Ako plaćanje ne uspije, na stranici porudžbine možete da ga ponovite.
## Oštećen paket
Oštećenu pošiljku možete da odbijete. Ako štetu primijetite kasnije, pišite nam i priložite sliku; rješavamo je kao [reklamaciju](complaints).`,
    },
    es: {
      title: 'Entrega y pago',
      short:
        'Entrega a domicilio, en taquilla o, donde tenemos tiendas, en tienda; gratis desde {free}. Se paga con tarjeta, por transferencia o contra reembolso.',
      body: `
## Cuánto cuesta la entrega
- A domicilio: {delivery}
- Taquilla: {locker}
- Recogida en tienda, donde las tenemos: gratis
- Con productos desde {free}, toda entrega es gratis.
## Cuándo llega
El día previsto figura junto a cada producto y en el último paso del pedido. Si los productos están en varios lugares, el pedido llega en varios paquetes sin coste adicional. Para otros países elija su tienda en el menú de idiomas.
## Cómo se paga
- **Tarjeta**: reservamos el importe al hacer el pedido.
- **Transferencia**: los datos y un código de pago llegan con el pedido; esperamos el dinero siete días.
- **Contra reembolso**: se paga al repartidor, el recargo es de {cod}.
Si un pago falla, puede repetirlo en la página del pedido.
## Paquete dañado
Puede rechazar un paquete dañado. Si nota el daño más tarde, escríbanos con una foto; lo tratamos como una [reclamación](complaints).`,
    },
  },
};
