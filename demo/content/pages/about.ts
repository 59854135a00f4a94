import type { DemoPage } from './page-text.ts';

/** Who the shop is. */
export const about: DemoPage = {
  code: 'about',
  texts: {
    si: {
      title: 'O nas',
      short: 'Vitrina je trgovina z elektroniko iz Ljubljane. V izložbo postavimo le to, kar bi kupili tudi sami.',
      body: `
## Kaj obljubljamo
- Zaloga je prava: številka pri izdelku je število kosov na polici, ne ocena.
- Popust računamo od najnižje cene v zadnjih 30 dneh.
- Izdelek lahko vrnete v {days} dneh, tudi odprtega.
- Ob izdelku je zapisano, koliko energije porabi in kdo ga je naredil.
## Kje smo
Skladišče je v Trzinu, [trgovine](dir:locations) pa v Sloveniji, na Hrvaškem, v Avstriji, Srbiji, Bosni in Hercegovini ter Črni gori. Imamo deset spletnih trgovin in vsaka ima svoj jezik, cene in davek.
## Kdo še prodaja
Na naših policah prodajajo tudi izbrani [drugi prodajalci](dir:sellers). Njihovo ime je vedno zapisano.`,
    },
    hr: {
      title: 'O nama',
      short: 'Vitrina je trgovina elektronikom iz Ljubljane. U izlog stavljamo samo ono što bismo i sami kupili.',
      body: `
## Što obećavamo
- Zaliha je stvarna: broj uz proizvod je broj komada na polici, a ne procjena.
- Popust računamo od najniže cijene u zadnjih 30 dana.
- Proizvod možete vratiti u roku od {days} dana, čak i otvoren.
- Uz proizvod piše koliko energije troši i tko ga je izradio.
## Gdje smo
Skladište je u Trzinu, a [trgovine](dir:locations) u Sloveniji, Hrvatskoj, Austriji, Srbiji, Bosni i Hercegovini te Crnoj Gori. Imamo deset internetskih trgovina, a svaka ima svoj jezik, cijene i porez.
## Tko još prodaje
Na našim policama prodaju i odabrani [drugi prodavatelji](dir:sellers). Njihovo ime uvijek je navedeno.`,
    },
    en: {
      title: 'About us',
      short: 'Vitrina is an electronics shop from Ljubljana. We put in the window only what we would buy ourselves.',
      body: `
## What we promise
- Stock is real: the number beside a product is the number of pieces on the shelf, not a guess.
- We calculate discounts from the lowest price of the last 30 days.
- You have {days} days to return a product, even if opened.
- Each product page says how much energy the product uses and who made it.
## Where we are
The warehouse is in Trzin, our [shops](dir:locations) are in Slovenia, Croatia, Austria, Serbia, Bosnia and Herzegovina and Montenegro. Each of our ten online shops has its own language, prices and tax.
## Who else sells
Selected [other sellers](dir:sellers) sell on our shelves too. Their name is always given.`,
    },
    de: {
      title: 'Über uns',
      slug: 'ueber-uns',
      short: 'Vitrina ist ein Elektronikhändler aus Ljubljana. Ins Schaufenster kommt nur, was wir selbst kaufen würden.',
      body: `
## Was wir versprechen
- Der Bestand stimmt: Die Zahl beim Produkt ist die Zahl der Stücke im Regal, keine Schätzung.
- Nachlässe berechnen wir vom niedrigsten Preis der letzten 30 Tage.
- Sie können Produkte {days} Tage lang zurückgeben, auch geöffnete.
- Bei jedem Produkt steht, wie viel Energie es braucht und wer es hergestellt hat.
## Wo wir sind
Das Lager ist in Trzin, unsere [Filialen](dir:locations) sind in Slowenien, Kroatien, Österreich, Serbien, Bosnien und Herzegowina und Montenegro. Jeder unserer zehn Onlineshops hat eigene Sprache, Preise und Steuer.
## Wer noch verkauft
In unseren Regalen verkaufen auch ausgewählte [andere Händler](dir:sellers). Ihr Name ist immer genannt.`,
    },
    rs: {
      title: 'O nama',
      short: 'Vitrina je prodavnica elektronike iz Ljubljane. U izlog stavljamo samo ono što bismo i sami kupili.',
      body: `
## Šta obećavamo
- Zaliha je stvarna: broj uz proizvod je broj komada na polici, a ne procena.
- Popust računamo od najniže cene u poslednjih 30 dana.
- Proizvod možete da vratite u roku od {days} dana, čak i otvoren.
- Uz proizvod piše koliko energije troši i ko ga je napravio.
## Gde smo
Skladište je u Trzinu, a [prodavnice](dir:locations) u Sloveniji, Hrvatskoj, Austriji, Srbiji, Bosni i Hercegovini i Crnoj Gori. Imamo deset internet prodavnica, a svaka ima svoj jezik, cene i porez.
## Ko još prodaje
Na našim policama prodaju i odabrani [drugi prodavci](dir:sellers). Njihovo ime je uvek navedeno.`,
    },
    it: {
      title: 'Chi siamo',
      short: 'Vitrina è un negozio di elettronica di Lubiana. In vetrina mettiamo solo ciò che compreremmo anche noi.',
      body: `
## Che cosa promettiamo
- Le scorte sono vere: il numero accanto al prodotto è il numero di pezzi sullo scaffale, non una stima.
- Calcoliamo lo sconto dal prezzo più basso degli ultimi 30 giorni.
- Può restituire entro {days} giorni, anche se ha aperto la scatola.
- Accanto a ogni prodotto è scritto quanta energia consuma e chi l’ha fatto.
## Dove siamo
Il magazzino è a Trzin, i [negozi](dir:locations) sono in Slovenia, Croazia, Austria, Serbia, Bosnia ed Erzegovina e Montenegro. Dieci negozi in rete hanno ciascuno lingua, prezzi e imposta propri.
## Chi altro vende
Sui nostri scaffali vendono anche [altri venditori](dir:sellers) scelti. Il loro nome è sempre indicato.`,
    },
    ba: {
      title: 'O nama',
      short: 'Vitrina je prodavnica elektronike iz Ljubljane. U izlog stavljamo samo ono što bismo i sami kupili.',
      body: `
## Šta obećavamo
- Zaliha je stvarna: broj uz proizvod je broj komada na polici, a ne procjena.
- Popust računamo od najniže cijene u posljednjih 30 dana.
- Proizvod možete vratiti u roku od {days} dana, čak i otvoren.
- Uz proizvod piše koliko energije troši i ko ga je napravio.
## Gdje smo
Skladište je u Trzinu, a [prodavnice](dir:locations) u Sloveniji, Hrvatskoj, Austriji, Srbiji, Bosni i Hercegovini te Crnoj Gori. Imamo deset internetskih prodavnica, a svaka ima svoj jezik, cijene i porez.
## Ko još prodaje
Na našim policama prodaju i odabrani [drugi prodavači](dir:sellers). Njihovo ime je uvijek navedeno.`,
    },
    me: {
      title: 'O nama',
      short: 'Vitrina je prodavnica elektronike iz Ljubljane. U izlog stavljamo samo ono što bismo i sami kupili.',
      body: `
## Šta obećavamo
- Zaliha je stvarna: broj uz proizvod je broj komada na polici, a ne procjena.
- Popust računamo od najniže cijene u posljednjih 30 dana.
- Proizvod možete da vratite u roku od {days} dana, čak i otvoren.
- Uz proizvod piše koliko energije troši i ko ga je napravio.
## Gdje smo
Skladište je u Trzinu, a [prodavnice](dir:locations) u Sloveniji, Hrvatskoj, Austriji, Srbiji, Bosni i Hercegovini i Crnoj Gori. Imamo deset internet prodavnica, a svaka ima svoj jezik, cijene i porez.
## Ko još prodaje
Na našim policama prodaju i odabrani [drugi prodavci](dir:sellers). Njihovo ime je uvijek navedeno.`,
    },
    es: {
      title: 'Quiénes somos',
      short: 'Vitrina es una tienda de electrónica de Liubliana. En el escaparate ponemos solo lo que compraríamos nosotros.',
      body: `
## Qué prometemos
- Las existencias son reales: el número junto al producto es el de piezas en el estante, no una estimación.
- Calculamos los descuentos sobre el precio más bajo de los últimos 30 días.
- Tiene {days} días para devolver, también abierto.
- Junto a cada producto figura cuánta energía consume y quién lo ha fabricado.
## Dónde estamos
El almacén está en Trzin y las [tiendas](dir:locations) en Eslovenia, Croacia, Austria, Serbia, Bosnia y Herzegovina y Montenegro. Diez tiendas en línea tienen cada una su idioma, sus precios y su impuesto.
## Quién más vende
En nuestros estantes venden también [otros vendedores](dir:sellers) elegidos. Su nombre figura siempre.`,
    },
  },
};
