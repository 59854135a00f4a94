import type { DemoPage } from './page-text.ts';

/** Old appliances and batteries: the shop takes them back. */
export const recycling: DemoPage = {
  code: 'recycling',
  texts: {
    si: {
      title: 'Odslužene naprave in baterije',
      short: 'Staro napravo in izrabljene baterije vzamemo brezplačno; v smeti ne sodijo.',
      body: `
## Staro za novo
Ob dostavi nove naprave brezplačno odpeljemo staro enake vrste. Povejte nam po telefonu ali e-pošti, ko oddate naročilo.
## Majhne naprave
Naprave do 25 cm lahko oddate v vsaki naši [trgovini](dir:locations), tudi če ne kupite nič.
## Baterije
Prenosne baterije in akumulatorje oddate brezplačno v zabojnik v trgovini. Poškodovano litijevo baterijo izročite osebju.
## Zakaj
Prečrtan smetnjak na napravi pomeni, da je ne smete odvreči med mešane odpadke: v njej so snovi, ki škodijo okolju, in kovine, ki jih je mogoče znova uporabiti. Pred oddajo izbrišite svoje podatke in odstranite baterije, če jih lahko.`,
    },
    hr: {
      title: 'Stari uređaji i baterije',
      short: 'Stari uređaj i istrošene baterije preuzimamo besplatno; ne pripadaju u smeće.',
      body: `
## Staro za novo
Pri dostavi novog uređaja besplatno odvozimo stari iste vrste. Recite nam telefonom ili e-poštom kada predate narudžbu.
## Mali uređaji
Uređaje do 25 cm možete predati u svakoj našoj [trgovini](dir:locations), i ako ništa ne kupite.
## Baterije
Prijenosne baterije i akumulatore predajete besplatno u spremnik u trgovini. Oštećenu litijsku bateriju predajte osoblju.
## Zašto
Prekrižena kanta na uređaju znači da ga ne smijete baciti u miješani otpad: u njemu su tvari štetne za okoliš i metali koji se mogu ponovno upotrijebiti. Prije predaje izbrišite svoje podatke i izvadite baterije ako možete.`,
    },
    en: {
      title: 'Old appliances and batteries',
      short: 'We take old appliances and used batteries back free of charge; they do not belong in the bin.',
      body: `
## Old for new
When we deliver a new appliance we take away an old one of the same kind free of charge. Tell us by phone or email when you have ordered.
## Small appliances
Appliances of up to 25 cm can be handed in at any of our [shops](dir:locations), also when you buy nothing.
## Batteries
Hand portable batteries in free of charge in the box in the shop. Give a damaged lithium battery to the staff.
## Why
The crossed-out bin on an appliance means that it may not go with mixed waste: it holds substances that harm the environment and metals that can be used again. Erase your data first and take the batteries out if you can.`,
    },
    de: {
      title: 'Altgeräte und Batterien',
      slug: 'altgeraete-und-batterien',
      short: 'Altgeräte und verbrauchte Batterien nehmen wir kostenlos zurück; sie gehören nicht in den Hausmüll.',
      body: `
## Alt gegen neu
Bei der Lieferung eines neuen Geräts nehmen wir ein altes der gleichen Art kostenlos mit. Sagen Sie es uns nach der Bestellung am Telefon oder per E-Mail.
## Kleingeräte
Geräte bis 25 cm können Sie in jeder unserer [Filialen](dir:locations) abgeben, auch ohne Kauf, bis zu drei Geräte je Art.
## Batterien
Als Händler nehmen wir Altbatterien unentgeltlich zurück; Sie sind zur Rückgabe gesetzlich verpflichtet. Werfen Sie sie in die Sammelbox der Filiale; eine beschädigte Lithiumbatterie geben Sie bitte dem Personal.
## Warum
Die durchgestrichene Mülltonne bedeutet, dass ein Gerät oder eine Batterie nicht in den Hausmüll darf: Es sind umweltschädliche Stoffe und wiederverwendbare Metalle darin. Stehen Pb, Cd oder Hg unter dem Zeichen, enthält die Batterie Blei, Cadmium oder Quecksilber. Löschen Sie vorher Ihre Daten und nehmen Sie Batterien heraus, wenn es ohne Zerstören geht.`,
    },
    rs: {
      title: 'Stari uređaji i baterije',
      short: 'Stari uređaj i istrošene baterije preuzimamo besplatno; nije im mesto u smeću.',
      body: `
## Staro za novo
Pri dostavi novog uređaja besplatno odvozimo stari iste vrste. Recite nam telefonom ili e-poštom kada pošaljete porudžbinu.
## Mali uređaji
Uređaje do 25 cm možete da predate u svakoj našoj [prodavnici](dir:locations), i ako ništa ne kupite.
## Baterije
Prenosive baterije i akumulatore predajete besplatno u kutiju u prodavnici. Oštećenu litijumsku bateriju predajte osoblju.
## Zašto
Precrtana kanta na uređaju znači da ne sme u mešani otpad: u njemu su materije štetne za životnu sredinu i metali koji mogu ponovo da se upotrebe. Pre predaje izbrišite svoje podatke i izvadite baterije ako možete.`,
    },
    it: {
      title: 'Vecchi apparecchi e batterie',
      short: 'Ritiriamo gratis i vecchi apparecchi e le batterie esaurite: non vanno nella spazzatura.',
      body: `
## Uno contro uno
Alla consegna di un apparecchio nuovo ritiriamo gratis quello vecchio dello stesso tipo. Ce lo dica per telefono o per e-mail dopo l’ordine.
## Piccoli apparecchi
Gli apparecchi fino a 25 cm si possono consegnare in ogni nostro [negozio](dir:locations), anche senza acquistare nulla.
## Batterie
Le batterie portatili si lasciano gratis nel contenitore in negozio. Una batteria al litio danneggiata va consegnata al personale.
## Perché
Il cassonetto barrato significa che l’apparecchio non va nei rifiuti misti: contiene sostanze nocive per l’ambiente e metalli che si possono riutilizzare. Prima cancelli i Suoi dati e tolga le batterie, se può.`,
    },
    ba: {
      title: 'Stari uređaji i baterije',
      short: 'Stari uređaj i istrošene baterije preuzimamo besplatno; nije im mjesto u smeću.',
      body: `
## Staro za novo
Pri dostavi novog uređaja besplatno odvozimo stari iste vrste. Recite nam telefonom ili e-poštom kada pošaljete narudžbu.
## Mali uređaji
Uređaje do 25 cm možete predati u svakoj našoj [prodavnici](dir:locations), i ako ništa ne kupite.
## Baterije
Prenosive baterije i akumulatore predajete besplatno u kutiju u prodavnici. Oštećenu litijsku bateriju predajte osoblju.
## Zašto
Precrtana kanta na uređaju znači da ne smije u miješani otpad: u njemu su materije štetne za okoliš i metali koji se mogu ponovo upotrijebiti. Prije predaje izbrišite svoje podatke i izvadite baterije ako možete.`,
    },
    me: {
      title: 'Stari uređaji i baterije',
      short: 'Stari uređaj i istrošene baterije preuzimamo besplatno; nije im mjesto u smeću.',
      body: `
## Staro za novo
Pri dostavi novog uređaja besplatno odvozimo stari iste vrste. Recite nam telefonom ili e-poštom kada pošaljete porudžbinu.
## Mali uređaji
Uređaje do 25 cm možete da predate u svakoj našoj [prodavnici](dir:locations), i ako ništa ne kupite.
## Baterije
Prenosive baterije i akumulatore predajete besplatno u kutiju u prodavnici. Oštećenu litijumsku bateriju predajte osoblju.
## Zašto
Precrtana kanta na uređaju znači da ne smije u miješani otpad: u njemu su materije štetne za životnu sredinu i metali koji mogu ponovo da se upotrijebe. Prije predaje izbrišite svoje podatke i izvadite baterije ako možete.`,
    },
    es: {
      title: 'Aparatos viejos y pilas',
      short: 'Recogemos gratis los aparatos viejos y las pilas gastadas: no van a la basura.',
      body: `
## Viejo por nuevo
Al entregar un aparato nuevo nos llevamos gratis uno viejo del mismo tipo. Díganoslo por teléfono o por correo después del pedido.
## Aparatos pequeños
Los aparatos de hasta 25 cm se pueden entregar en cualquiera de nuestras [tiendas](dir:locations), también sin comprar nada.
## Pilas
Las pilas y baterías portátiles se dejan gratis en el contenedor de la tienda. Entregue al personal una batería de litio dañada.
## Por qué
El contenedor tachado significa que el aparato no puede ir con los residuos mezclados: contiene sustancias dañinas para el medio ambiente y metales que se pueden volver a usar. Antes borre sus datos y saque las pilas si puede.`,
    },
  },
};
