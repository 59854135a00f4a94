import type { DemoPage } from './page-text.ts';

export interface DemoPromotion extends DemoPage {
  /** Days from now on which it begins and ends. */
  from: number;
  to: number;
  /** Codes of the products that it is about. */
  products: readonly string[];
  /** The product whose picture it shows. */
  picture: string;
}

/** Two that run, one that is over, one that is being prepared. Conditions are those of the coupons (coupons.ts). */
export const promotions: readonly DemoPromotion[] = [
  {
    code: 'ten-percent',
    from: -10,
    to: 40,
    picture: 'DEMO-LAPTOP-01',
    products: ['DEMO-LAPTOP-01', 'TIHOTA-GOZD-2', 'SAVA-VAL-2', 'OBSKURA-LIPA-1'],
    texts: {
      si: {
        title: 'Deset odstotkov za vse',
        short: 'S kodo VITRINA10 v košarici je vsak nakup za 10 % cenejši.',
        body: `
## Kako deluje
V košarici vpišite kodo **VITRINA10**. Popust se odšteje od cene vseh izdelkov, tudi že znižanih, dostava ostane enaka.
## Pogoji
Velja za vse izdelke in vse kupce, brez najnižjega zneska. Koda velja pri vsakem nakupu. Če izdelek vrnete, vrnemo toliko, kolikor ste plačali.`,
      },
      hr: {
        title: 'Deset posto na sve',
        short: 'S kodom VITRINA10 u košarici svaka je kupnja 10 % jeftinija.',
        body: `
## Kako radi
U košarici upišite kod **VITRINA10**. Popust se odbija od cijene svih proizvoda, i već sniženih, a dostava ostaje ista.
## Uvjeti
Vrijedi za sve proizvode i sve kupce, bez minimalnog iznosa. Kod vrijedi pri svakoj kupnji. Ako proizvod vratite, vraćamo onoliko koliko ste platili.`,
      },
      en: {
        title: 'Ten per cent off everything',
        short: 'With the code VITRINA10 in the cart every purchase costs 10% less.',
        body: `
## How it works
Enter the code **VITRINA10** in the cart. The discount is taken off all products, reduced ones too; delivery stays the same.
## Conditions
It applies to all products and all customers, with no minimum. The code works for every purchase. If you return a product we refund what you paid.`,
      },
      de: {
        title: 'Zehn Prozent auf alles',
        short: 'Mit dem Code VITRINA10 im Warenkorb wird jeder Einkauf um 10 % günstiger.',
        body: `
## So geht es
Geben Sie im Warenkorb den Code **VITRINA10** ein. Der Nachlass gilt für alle Produkte, auch schon reduzierte; der Versand bleibt gleich.
## Bedingungen
Er gilt für alle Produkte und alle Kunden ohne Mindestbetrag. Der Code gilt bei jedem Einkauf. Geben Sie ein Produkt zurück, erstatten wir, was Sie gezahlt haben.`,
      },
      rs: {
        title: 'Deset odsto na sve',
        short: 'Sa kodom VITRINA10 u korpi svaka kupovina je 10% jeftinija.',
        body: `
## Kako radi
U korpi upišite kod **VITRINA10**. Popust se odbija od cene svih proizvoda, i već sniženih, a dostava ostaje ista.
## Uslovi
Važi za sve proizvode i sve kupce, bez minimalnog iznosa. Kod važi pri svakoj kupovini. Ako proizvod vratite, vraćamo onoliko koliko ste platili.`,
      },
      it: {
        title: 'Dieci per cento su tutto',
        short: 'Con il codice VITRINA10 nel carrello ogni acquisto costa il 10% in meno.',
        body: `
## Come funziona
Inserisca nel carrello il codice **VITRINA10**. Lo sconto si applica a tutti i prodotti, anche a quelli già ribassati; la consegna resta uguale.
## Condizioni
Vale per tutti i prodotti e tutti i clienti, senza importo minimo. Il codice vale a ogni acquisto. Se restituisce un prodotto, rimborsiamo quanto ha pagato.`,
      },
      ba: {
        title: 'Deset posto na sve',
        short: 'S kodom VITRINA10 u korpi svaka kupovina je 10 % jeftinija.',
        body: `
## Kako radi
U korpi upišite kod **VITRINA10**. Popust se odbija od cijene svih proizvoda, i već sniženih, a dostava ostaje ista.
## Uslovi
Vrijedi za sve proizvode i sve kupce, bez minimalnog iznosa. Kod vrijedi pri svakoj kupovini. Ako proizvod vratite, vraćamo onoliko koliko ste platili.`,
      },
      me: {
        title: 'Deset odsto na sve',
        short: 'Sa kodom VITRINA10 u korpi svaka kupovina je 10% jeftinija.',
        body: `
## Kako radi
U korpi upišite kod **VITRINA10**. Popust se odbija od cijene svih proizvoda, i već sniženih, a dostava ostaje ista.
## Uslovi
Važi za sve proizvode i sve kupce, bez minimalnog iznosa. Kod važi pri svakoj kupovini. Ako proizvod vratite, vraćamo onoliko koliko ste platili.`,
      },
      es: {
        title: 'Diez por ciento en todo',
        short: 'Con el código VITRINA10 en el carrito cada compra cuesta un 10 % menos.',
        body: `
## Cómo funciona
Escriba en el carrito el código **VITRINA10**. El descuento se aplica a todos los productos, también a los ya rebajados; la entrega no cambia.
## Condiciones
Vale para todos los productos y todos los clientes, sin importe mínimo. El código vale en cada compra. Si devuelve un producto, le devolvemos lo que pagó.`,
      },
    },
  },
  {
    code: 'reduced-shelf',
    from: -4,
    to: 24,
    picture: 'SAVA-VAL-2',
    products: ['DEMO-PROMO-01', 'DEMO-LOYALTY-01', 'SAVA-BRAZDA-3', 'DEMO-CONF-01'],
    texts: {
      si: {
        title: 'Decembrska polica',
        short: 'Izbrali smo darila, ki so na zalogi in pridejo pred prazniki.',
        body: `
Na polici so naprave, ki jih imamo v skladišču in jih dostavimo pred prazniki; dan prihoda je zapisan pri vsaki. Cene so enake kot drugod v trgovini: kjer je cena znižana, je zraven najnižja cena zadnjih 30 dni. Darilo lahko obdarjenec vrne v {days} dneh, tudi odprto.`,
      },
      hr: {
        title: 'Prosinačka polica',
        short: 'Odabrali smo darove koji su na zalihi i stižu prije blagdana.',
        body: `
Na polici su uređaji koje imamo u skladištu i dostavljamo prije blagdana; dan dolaska piše uz svaki. Cijene su iste kao drugdje u trgovini: gdje je cijena snižena, uz nju stoji najniža cijena u zadnjih 30 dana. Dar se može vratiti u roku od {days} dana, i otvoren.`,
      },
      en: {
        title: 'The December shelf',
        short: 'We chose presents that are in stock and arrive before the holidays.',
        body: `
On the shelf are appliances that we have in our warehouse and that arrive before the holidays; the day is shown next to each. Prices are the same as elsewhere in the shop: where one is reduced, the lowest price of the last 30 days is shown next to it. A present can be returned within {days} days, even if opened.`,
      },
      de: {
        title: 'Das Dezemberregal',
        short: 'Wir haben Geschenke ausgesucht, die auf Lager sind und vor den Feiertagen ankommen.',
        body: `
Im Regal stehen Geräte, die in unserem Lager liegen und vor den Feiertagen ankommen; der Tag steht bei jedem. Die Preise sind dieselben wie sonst im Shop: Wo ein Preis gesenkt ist, steht der niedrigste Preis der letzten 30 Tage daneben. Ein Geschenk kann man {days} Tage lang zurückgeben, auch geöffnet.`,
      },
      rs: {
        title: 'Decembarska polica',
        short: 'Izabrali smo poklone koji su na zalihama i stižu pre praznika.',
        body: `
Na polici su uređaji koje imamo u skladištu i dostavljamo pre praznika; dan dolaska piše uz svaki. Cene su iste kao drugde u prodavnici: gde je cena snižena, uz nju stoji najniža cena u poslednjih 30 dana. Poklon može da se vrati u roku od {days} dana, i otvoren.`,
      },
      it: {
        title: 'Lo scaffale di dicembre',
        short: 'Abbiamo scelto regali disponibili che arrivano prima delle feste.',
        body: `
Sullo scaffale ci sono apparecchi che abbiamo in magazzino e che arrivano prima delle feste; il giorno è scritto accanto a ciascuno. I prezzi sono gli stessi del resto del negozio: dove un prezzo è ribassato, accanto c’è il più basso degli ultimi 30 giorni. Un regalo si può restituire entro {days} giorni, anche aperto.`,
      },
      ba: {
        title: 'Decembarska polica',
        short: 'Izabrali smo poklone koji su na zalihama i stižu prije praznika.',
        body: `
Na polici su uređaji koje imamo u skladištu i dostavljamo prije praznika; dan dolaska piše uz svaki. Cijene su iste kao drugdje u prodavnici: gdje je cijena snižena, uz nju stoji najniža cijena u posljednjih 30 dana. Poklon se može vratiti u roku od {days} dana, i otvoren.`,
      },
      me: {
        title: 'Decembarska polica',
        short: 'Izabrali smo poklone koji su na zalihama i stižu prije praznika.',
        body: `
Na polici su uređaji koje imamo u skladištu i dostavljamo prije praznika; dan dolaska piše uz svaki. Cijene su iste kao drugdje u prodavnici: gdje je cijena snižena, uz nju stoji najniža cijena u posljednjih 30 dana. Poklon može da se vrati u roku od {days} dana, i otvoren.`,
      },
      es: {
        title: 'El estante de diciembre',
        short: 'Hemos elegido regalos que están en existencias y llegan antes de las fiestas.',
        body: `
En el estante hay aparatos que tenemos en el almacén y que llegan antes de las fiestas; el día figura junto a cada uno. Los precios son los mismos que en el resto de la tienda: donde un precio está rebajado, al lado figura el más bajo de los últimos 30 días. Un regalo se puede devolver en {days} días, también abierto.`,
      },
    },
  },
  {
    code: 'back-to-school',
    from: -95,
    to: -65,
    picture: 'DEMO-LAPTOP-01',
    products: ['DEMO-LAPTOP-01'],
    texts: {
      si: { title: 'Nazaj v šolo', short: 'Prenosniki za šolo s torbo v ceni.', body: 'Ob nakupu prenosnika je bila torba brezplačna.' },
      hr: { title: 'Natrag u školu', short: 'Prijenosnici za školu s torbom u cijeni.', body: 'Uz kupnju prijenosnika torba je bila besplatna.' },
      en: { title: 'Back to school', short: 'School laptops with a bag included.', body: 'A bag came free with every laptop.' },
      de: {
        title: 'Zurück in die Schule',
        slug: 'zurueck-in-die-schule',
        short: 'Notebooks für die Schule, Tasche inbegriffen.',
        body: 'Zu jedem Notebook gab es eine Tasche kostenlos.',
      },
      rs: { title: 'Nazad u školu', short: 'Laptopovi za školu sa torbom u ceni.', body: 'Uz kupovinu laptopa torba je bila besplatna.' },
      it: { title: 'Ritorno a scuola', short: 'Portatili per la scuola con la borsa compresa.', body: 'Con ogni portatile la borsa era gratuita.' },
      ba: { title: 'Nazad u školu', short: 'Laptopi za školu s torbom u cijeni.', body: 'Uz kupovinu laptopa torba je bila besplatna.' },
      me: { title: 'Nazad u školu', short: 'Laptopovi za školu sa torbom u cijeni.', body: 'Uz kupovinu laptopa torba je bila besplatna.' },
      es: { title: 'Vuelta al colegio', short: 'Portátiles para el colegio con la bolsa incluida.', body: 'La bolsa era gratis con cada portátil.' },
    },
  },
  {
    code: 'hidden',
    visible: false,
    from: 30,
    to: 60,
    picture: 'SAVA-VAL-2',
    products: ['DEMO-HIDDEN-01', 'SAVA-VAL-2'],
    texts: {
      si: { title: 'Skrita akcija', short: 'To akcijo še pripravljamo.', body: 'Pogoje še pišemo.' },
      hr: { title: 'Skrivena akcija', short: 'Ovu akciju još pripremamo.', body: 'Uvjete još pišemo.' },
      en: { title: 'Hidden promotion', short: 'We are still preparing this promotion.', body: 'We are still writing the conditions.' },
      de: { title: 'Verborgene Aktion', short: 'Diese Aktion bereiten wir noch vor.', body: 'An den Bedingungen schreiben wir noch.' },
      rs: { title: 'Skrivena akcija', short: 'Ovu akciju još pripremamo.', body: 'Uslove još pišemo.' },
      it: { title: 'Promozione nascosta', short: 'Stiamo ancora preparando questa promozione.', body: 'Stiamo ancora scrivendo le condizioni.' },
      ba: { title: 'Skrivena akcija', short: 'Ovu akciju još pripremamo.', body: 'Uslove još pišemo.' },
      me: { title: 'Skrivena akcija', short: 'Ovu akciju još pripremamo.', body: 'Uslove još pišemo.' },
      es: { title: 'Promoción oculta', short: 'Todavía preparamos esta promoción.', body: 'Todavía escribimos las condiciones.' },
    },
  },
];
