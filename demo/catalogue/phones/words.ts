import type { Texts } from '../types.ts';

/** Words that the phone department repeats: colours in agreement with the noun, nouns, one-line values. */

type Gender = 'm' | 'f';

/** The Slavic names as `masculine/feminine`, the others as they stand after a comma. */
const COLOURS = {
  silver: {
    si: 'srebrni/srebrna',
    hr: 'srebrni/srebrna',
    en: 'silver',
    de: 'silber',
    rs: 'srebrni/srebrna',
    it: 'argento',
    ba: 'srebreni/srebrena',
    me: 'srebrni/srebrna',
    es: 'plata',
  },
  graphite: {
    si: 'grafitni/grafitna',
    hr: 'grafitni/grafitna',
    en: 'graphite',
    de: 'graphit',
    rs: 'grafitni/grafitna',
    it: 'grafite',
    ba: 'grafitni/grafitna',
    me: 'grafitni/grafitna',
    es: 'grafito',
  },
  black: { si: 'črni/črna', hr: 'crni/crna', en: 'black', de: 'schwarz', rs: 'crni/crna', it: 'nero', ba: 'crni/crna', me: 'crni/crna', es: 'negro' },
  white: {
    si: 'beli/bela',
    hr: 'bijeli/bijela',
    en: 'white',
    de: 'weiß',
    rs: 'beli/bela',
    it: 'bianco',
    ba: 'bijeli/bijela',
    me: 'bijeli/bijela',
    es: 'blanco',
  },
  cream: { si: 'kremni/kremna', hr: 'krem', en: 'cream', de: 'creme', rs: 'krem', it: 'crema', ba: 'krem', me: 'krem', es: 'crema' },
  sand: {
    si: 'peščeni/peščena',
    hr: 'boja pijeska',
    en: 'sand',
    de: 'sand',
    rs: 'boja peska',
    it: 'sabbia',
    ba: 'boja pijeska',
    me: 'boja pijeska',
    es: 'arena',
  },
  midnight: {
    si: 'polnočno modri/polnočno modra',
    hr: 'ponoćno plavi/ponoćno plava',
    en: 'midnight blue',
    de: 'mitternachtsblau',
    rs: 'ponoćno plavi/ponoćno plava',
    it: 'blu notte',
    ba: 'ponoćno plavi/ponoćno plava',
    me: 'ponoćno plavi/ponoćno plava',
    es: 'azul noche',
  },
  sky: {
    si: 'nebesno modri/nebesno modra',
    hr: 'nebeskoplavi/nebeskoplava',
    en: 'sky blue',
    de: 'himmelblau',
    rs: 'nebeskoplavi/nebeskoplava',
    it: 'azzurro',
    ba: 'nebeskoplavi/nebeskoplava',
    me: 'nebeskoplavi/nebeskoplava',
    es: 'azul cielo',
  },
  sage: {
    si: 'žajbljevo zeleni/žajbljevo zelena',
    hr: 'boja kadulje',
    en: 'sage',
    de: 'salbeigrün',
    rs: 'boja žalfije',
    it: 'verde salvia',
    ba: 'boja žalfije',
    me: 'boja žalfije',
    es: 'verde salvia',
  },
  coral: {
    si: 'koralni/koralna',
    hr: 'koraljni/koraljna',
    en: 'coral',
    de: 'korallenrot',
    rs: 'koralni/koralna',
    it: 'corallo',
    ba: 'koralni/koralna',
    me: 'koralni/koralna',
    es: 'coral',
  },
  rose: { si: 'rožnati/rožnata', hr: 'ružičasti/ružičasta', en: 'rose', de: 'rosé', rs: 'roze', it: 'rosa', ba: 'roze', me: 'roze', es: 'rosa' },
  copper: {
    si: 'bakreni/bakrena',
    hr: 'bakreni/bakrena',
    en: 'copper',
    de: 'kupfer',
    rs: 'bakarni/bakarna',
    it: 'rame',
    ba: 'bakreni/bakrena',
    me: 'bakarni/bakarna',
    es: 'cobre',
  },
} satisfies Record<string, Texts>;

export type Colour = keyof typeof COLOURS;

const MIXED = ['si', 'hr', 'rs', 'ba', 'me'];

/**
 * `inColour('midnight', 'mm', '256 GB')`: the variant part of a title. `genders` is that of the Slovenian noun
 * followed by that of the Croatian, Serbian, Bosnian and Montenegrin one.
 */
export function inColour(colour: Colour, genders: `${Gender}${Gender}`, rest?: string): Texts {
  const names = Object.entries(COLOURS[colour]).map(([lang, name]) => {
    const gender = lang === 'si' ? genders[0] : genders[1];
    const forms = name.split('/');
    const form = MIXED.includes(lang) && gender === 'f' ? forms.at(-1) : forms[0];
    return [lang, rest ? `${form}, ${rest}` : form];
  });
  return Object.fromEntries(names) as Texts;
}

/** Numbers keep their unit on the same line: a no-break space between them in every text of the data. */
const UNIT = /(\d) (?=(?:000|GB|TB|mAh|Wh|W|V|h|mm|cm|m|g|kg|ml|MP|Hz|Gb\/s|dB|K|ATM|m²|%|€)(?![\p{L}\d]))/gu;

export function withUnits<T>(data: T): T {
  if (typeof data === 'string') return data.replace(UNIT, '$1\u00a0') as T;
  if (Array.isArray(data)) return data.map(withUnits) as T;
  if (data && typeof data === 'object') return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withUnits(value)])) as T;
  return data;
}

export const NOUNS = {
  smartphone: {
    si: 'Pametni telefon',
    hr: 'Pametni telefon',
    en: 'Smartphone',
    de: 'Smartphone',
    rs: 'Pametni telefon',
    it: 'Smartphone',
    ba: 'Pametni telefon',
    me: 'Pametni telefon',
    es: 'Smartphone',
  },
  flipPhone: {
    si: 'Preklopni telefon',
    hr: 'Preklopni mobitel',
    en: 'Flip phone',
    de: 'Klapphandy',
    rs: 'Preklopni telefon',
    it: 'Cellulare a conchiglia',
    ba: 'Preklopni mobitel',
    me: 'Preklopni telefon',
    es: 'Móvil de tapa',
  },
  keypadPhone: {
    si: 'Telefon na tipke',
    hr: 'Mobitel s tipkama',
    en: 'Keypad phone',
    de: 'Tastenhandy',
    rs: 'Telefon na tastere',
    it: 'Cellulare a tasti',
    ba: 'Mobitel s tipkama',
    me: 'Telefon na tastere',
    es: 'Móvil con teclas',
  },
  tablet: { si: 'Tablica', hr: 'Tablet', en: 'Tablet', de: 'Tablet', rs: 'Tablet', it: 'Tablet', ba: 'Tablet', me: 'Tablet', es: 'Tableta' },
  eReader: {
    si: 'E-bralnik',
    hr: 'E-čitač',
    en: 'E-reader',
    de: 'E-Book-Reader',
    rs: 'Elektronski čitač',
    it: 'Lettore di e-book',
    ba: 'E-čitač',
    me: 'Elektronski čitač',
    es: 'Lector de libros electrónicos',
  },
  eNotebook: {
    si: 'E-beležnica',
    hr: 'E-bilježnica',
    en: 'E-ink notebook',
    de: 'E-Ink-Notizbuch',
    rs: 'Elektronska beležnica',
    it: 'Taccuino digitale',
    ba: 'E-bilježnica',
    me: 'Elektronska bilježnica',
    es: 'Cuaderno digital',
  },
  smartwatch: {
    si: 'Pametna ura',
    hr: 'Pametni sat',
    en: 'Smartwatch',
    de: 'Smartwatch',
    rs: 'Pametni sat',
    it: 'Smartwatch',
    ba: 'Pametni sat',
    me: 'Pametni sat',
    es: 'Reloj inteligente',
  },
  sportsWatch: {
    si: 'Športna ura GPS',
    hr: 'Sportski GPS sat',
    en: 'GPS sports watch',
    de: 'GPS-Sportuhr',
    rs: 'Sportski GPS sat',
    it: 'Orologio sportivo GPS',
    ba: 'Sportski GPS sat',
    me: 'Sportski GPS sat',
    es: 'Reloj deportivo con GPS',
  },
  band: {
    si: 'Športna zapestnica',
    hr: 'Fitness narukvica',
    en: 'Fitness band',
    de: 'Fitnessarmband',
    rs: 'Fitnes narukvica',
    it: 'Braccialetto fitness',
    ba: 'Fitness narukvica',
    me: 'Fitnes narukvica',
    es: 'Pulsera de actividad',
  },
  charger: { si: 'Polnilnik', hr: 'Punjač', en: 'Charger', de: 'Ladegerät', rs: 'Punjač', it: 'Caricabatterie', ba: 'Punjač', me: 'Punjač', es: 'Cargador' },
  wirelessCharger: {
    si: 'Brezžični polnilnik',
    hr: 'Bežični punjač',
    en: 'Wireless charger',
    de: 'Kabelloses Ladegerät',
    rs: 'Bežični punjač',
    it: 'Caricatore wireless',
    ba: 'Bežični punjač',
    me: 'Bežični punjač',
    es: 'Cargador inalámbrico',
  },
  powerbank: {
    si: 'Prenosna baterija',
    hr: 'Prijenosna baterija',
    en: 'Power bank',
    de: 'Powerbank',
    rs: 'Eksterna baterija',
    it: 'Power bank',
    ba: 'Prijenosna baterija',
    me: 'Eksterna baterija',
    es: 'Batería externa',
  },
  phoneCase: {
    si: 'Ovitek za telefon',
    hr: 'Maska za mobitel',
    en: 'Phone case',
    de: 'Handyhülle',
    rs: 'Maska za telefon',
    it: 'Cover per smartphone',
    ba: 'Maska za mobitel',
    me: 'Maska za telefon',
    es: 'Funda para móvil',
  },
  folio: {
    si: 'Preklopni ovitek',
    hr: 'Preklopna futrola',
    en: 'Folio case',
    de: 'Klapphülle',
    rs: 'Preklopna futrola',
    it: 'Custodia a libro',
    ba: 'Preklopna futrola',
    me: 'Preklopna futrola',
    es: 'Funda con tapa',
  },
  usbCable: {
    si: 'Kabel USB-C',
    hr: 'USB-C kabel',
    en: 'USB-C cable',
    de: 'USB-C-Kabel',
    rs: 'USB-C kabl',
    it: 'Cavo USB-C',
    ba: 'USB-C kabl',
    me: 'USB-C kabl',
    es: 'Cable USB-C',
  },
  videoCable: {
    si: 'Podatkovni kabel',
    hr: 'Podatkovni kabel',
    en: 'Data and display cable',
    de: 'Daten- und Displaykabel',
    rs: 'Kabl za podatke i sliku',
    it: 'Cavo dati e video',
    ba: 'Kabl za podatke i sliku',
    me: 'Kabl za podatke i sliku',
    es: 'Cable de datos y vídeo',
  },
} satisfies Record<string, Texts>;
