import type { DemoPage } from './page-text.ts';

/** What the shop keeps in a browser; the choice itself is on the page of the settings. */
export const cookies: DemoPage = {
  code: 'cookies',
  texts: {
    si: {
      title: 'O piškotkih',
      short: 'Kaj shranimo v vaš brskalnik, zakaj in kako izbiro kadar koli spremenite.',
      body: `
## Nujni piškotki
- **token**: naključna številka vašega obiska, po njej najdemo košarico in prijavo; eno leto. Skript do nje nima dostopa.
- **gdpr**: kaj ste pri piškotkih izbrali; eno leto.
Brskalnik si poleg tega sam zapomni nazadnje ogledane izdelke in osnutke obrazcev; teh podatkov ne dobimo.
## Piškotki z vašo privolitvijo
Merjenje obiska in oglaševanje se naložita samo, če ju odobrite. Dokler ne izberete, velja, da nista odobrena. Trgovina deluje enako, kar koli izberete.
## Vaša izbira
Izbiro vidite in spremenite na strani [Nastavitve piškotkov](dir:consents). Velja takoj. Zapišemo samo čas, besedilo in izbiro, brez imena.
Več o podatkih je na strani [Varstvo osebnih podatkov](privacy).`,
    },
    hr: {
      title: 'O kolačićima',
      short: 'Što spremamo u vaš preglednik, zašto i kako izbor u svakom trenutku promijenite.',
      body: `
## Nužni kolačići
- **token**: nasumični broj vašeg posjeta, po njemu nalazimo košaricu i prijavu; godinu dana. Skripte mu ne mogu pristupiti.
- **gdpr**: što ste odabrali o kolačićima; godinu dana.
Preglednik uz to sam pamti posljednje pregledane proizvode i nacrte obrazaca; te podatke ne dobivamo.
## Kolačići uz vašu privolu
Mjerenje posjeta i oglašavanje učitavaju se samo ako ih odobrite. Dok ne odaberete, vrijedi da nisu odobreni. Trgovina radi jednako, što god odabrali.
## Vaš izbor
Izbor vidite i mijenjate na stranici [Postavke kolačića](dir:consents). Vrijedi odmah. Zapisujemo samo vrijeme, tekst i izbor, bez imena.
Više o podacima je na stranici [Zaštita osobnih podataka](privacy).`,
    },
    en: {
      title: 'About cookies',
      short: 'What we keep in your browser, why, and how to change your choice at any time.',
      body: `
## Necessary cookies
- **token**: the random number of your visit, by which we find your cart and login; one year. Scripts cannot read it.
- **gdpr**: what you chose about cookies; one year.
Your browser also remembers the products you viewed last and drafts of forms by itself; we do not get those.
## Cookies with your consent
Measuring visits and advertising are loaded only if you approve them. Until you choose they count as refused. The shop works the same whatever you choose.
## Your choice
You see and change your choice on the page [Cookie settings](dir:consents). It holds at once. We record only the time, the text and the choice, without a name.
More about data is on the page [Privacy policy](privacy).`,
    },
    de: {
      title: 'Über Cookies',
      slug: 'ueber-cookies',
      short: 'Was wir in Ihrem Browser speichern, warum, und wie Sie Ihre Wahl jederzeit ändern.',
      body: `
## Notwendige Cookies
- **token**: die Zufallsnummer Ihres Besuchs, über die wir Warenkorb und Anmeldung finden; ein Jahr. Skripte können sie nicht lesen.
- **gdpr**: Ihre Wahl zu Cookies; ein Jahr.
Außerdem merkt sich Ihr Browser selbst die zuletzt angesehenen Produkte und Entwürfe von Formularen; diese Daten erhalten wir nicht.
## Cookies mit Ihrer Einwilligung
Besuchsmessung und Werbung werden nur geladen, wenn Sie zustimmen (§ 25 Abs. 1 TDDDG). Solange Sie nicht gewählt haben, gelten sie als abgelehnt. Der Shop funktioniert gleich, was immer Sie wählen.
## Ihre Wahl
Sie sehen und ändern sie auf der Seite [Cookie-Einstellungen](dir:consents). Sie gilt sofort. Wir halten nur Zeit, Text und Wahl fest, ohne Namen.
Mehr zu Daten steht auf der Seite [Datenschutz](privacy).`,
    },
    at: {
      title: 'Über Cookies',
      slug: 'ueber-cookies',
      short: 'Was wir in Ihrem Browser speichern, warum, und wie Sie Ihre Wahl jederzeit ändern.',
      body: `
## Notwendige Cookies
- **token**: die Zufallsnummer Ihres Besuchs, über die wir Warenkorb und Anmeldung finden; ein Jahr. Skripte können sie nicht lesen.
- **gdpr**: Ihre Wahl zu Cookies; ein Jahr.
Außerdem merkt sich Ihr Browser selbst die zuletzt angesehenen Produkte und Entwürfe von Formularen; diese Daten erhalten wir nicht.
## Cookies mit Ihrer Einwilligung
Besuchsmessung und Werbung werden nur geladen, wenn Sie zustimmen (§ 165 Abs. 3 TKG 2021). Solange Sie nicht gewählt haben, gelten sie als abgelehnt. Der Shop funktioniert gleich, was immer Sie wählen.
## Ihre Wahl
Sie sehen und ändern sie auf der Seite [Cookie-Einstellungen](dir:consents). Sie gilt sofort. Wir halten nur Zeit, Text und Wahl fest, ohne Namen.
Mehr zu Daten steht auf der Seite [Datenschutz](privacy).`,
    },
    rs: {
      title: 'O kolačićima',
      short: 'Šta čuvamo u vašem pregledaču, zašto i kako izbor u svakom trenutku promenite.',
      body: `
## Neophodni kolačići
- **token**: nasumični broj vaše posete, po njemu nalazimo korpu i prijavu; godinu dana. Skripte mu ne mogu pristupiti.
- **gdpr**: šta ste izabrali o kolačićima; godinu dana.
Pregledač uz to sam pamti poslednje pogledane proizvode i nacrte obrazaca; te podatke ne dobijamo.
## Kolačići uz vaš pristanak
Merenje poseta i oglašavanje učitavaju se samo ako ih odobrite. Dok ne izaberete, važi da nisu odobreni. Prodavnica radi jednako, šta god izabrali.
## Vaš izbor
Izbor vidite i menjate na stranici [Podešavanja kolačića](dir:consents). Važi odmah. Zapisujemo samo vreme, tekst i izbor, bez imena.
Više o podacima je na stranici [Zaštita podataka o ličnosti](privacy).`,
    },
    it: {
      title: 'Informazioni sui cookie',
      short: 'Che cosa salviamo nel Suo browser, perché, e come cambiare la scelta in ogni momento.',
      body: `
## Cookie necessari
- **token**: il numero casuale della Sua visita, con cui troviamo carrello e accesso; un anno. Gli script non possono leggerlo.
- **gdpr**: che cosa ha scelto sui cookie; un anno.
Il browser ricorda inoltre da sé gli ultimi prodotti visti e le bozze dei moduli; quei dati non ci arrivano.
## Cookie con il Suo consenso
La misurazione delle visite e la pubblicità si caricano solo se Lei le approva. Finché non sceglie, valgono come rifiutate. Il negozio funziona allo stesso modo, qualunque cosa scelga.
## La Sua scelta
La vede e la cambia nella pagina [Impostazioni dei cookie](dir:consents). Vale subito. Registriamo solo l’ora, il testo e la scelta, senza nome.
Altro sui dati si trova nella pagina [Protezione dei dati personali](privacy).`,
    },
    ba: {
      title: 'O kolačićima',
      short: 'Šta čuvamo u vašem pregledniku, zašto i kako izbor u svakom trenutku promijenite.',
      body: `
## Neophodni kolačići
- **token**: nasumični broj vaše posjete, po njemu nalazimo korpu i prijavu; godinu dana. Skripte mu ne mogu pristupiti.
- **gdpr**: šta ste izabrali o kolačićima; godinu dana.
Preglednik uz to sam pamti posljednje pogledane proizvode i nacrte obrazaca; te podatke ne dobijamo.
## Kolačići uz vašu saglasnost
Mjerenje posjeta i oglašavanje učitavaju se samo ako ih odobrite. Dok ne izaberete, vrijedi da nisu odobreni. Prodavnica radi jednako, šta god izabrali.
## Vaš izbor
Izbor vidite i mijenjate na stranici [Postavke kolačića](dir:consents). Vrijedi odmah. Zapisujemo samo vrijeme, tekst i izbor, bez imena.
Više o podacima je na stranici [Zaštita ličnih podataka](privacy).`,
    },
    me: {
      title: 'O kolačićima',
      short: 'Šta čuvamo u vašem pregledaču, zašto i kako izbor u svakom trenutku promijenite.',
      body: `
## Neophodni kolačići
- **token**: nasumični broj vaše posjete, po njemu nalazimo korpu i prijavu; godinu dana. Skripte mu ne mogu pristupiti.
- **gdpr**: šta ste izabrali o kolačićima; godinu dana.
Pregledač uz to sam pamti posljednje pogledane proizvode i nacrte obrazaca; te podatke ne dobijamo.
## Kolačići uz vašu saglasnost
Mjerenje posjeta i oglašavanje učitavaju se samo ako ih odobrite. Dok ne izaberete, važi da nijesu odobreni. Prodavnica radi jednako, šta god izabrali.
## Vaš izbor
Izbor vidite i mijenjate na stranici [Podešavanja kolačića](dir:consents). Važi odmah. Zapisujemo samo vrijeme, tekst i izbor, bez imena.
Više o podacima je na stranici [Zaštita podataka o ličnosti](privacy).`,
    },
    es: {
      title: 'Sobre las cookies',
      short: 'Qué guardamos en su navegador, por qué, y cómo cambiar su elección en cualquier momento.',
      body: `
## Cookies necesarias
- **token**: el número aleatorio de su visita, con el que encontramos el carrito y el acceso; un año. Los scripts no pueden leerlo.
- **gdpr**: lo que eligió sobre las cookies; un año.
Además, el navegador recuerda por sí mismo los últimos productos vistos y los borradores de formularios; esos datos no nos llegan.
## Cookies con su consentimiento
La medición de visitas y la publicidad se cargan solo si usted las aprueba. Mientras no elija, valen como rechazadas. La tienda funciona igual, elija lo que elija.
## Su elección
La ve y la cambia en la página [Ajustes de cookies](dir:consents). Vale enseguida. Registramos solo la hora, el texto y la elección, sin nombre.
Más sobre los datos en la página [Protección de datos](privacy).`,
    },
  },
};
