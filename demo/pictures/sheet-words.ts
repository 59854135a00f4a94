import type { LanguageCode } from '@vitrina/contract/values/languages';

interface SheetWords {
  lang: string;
  title: string;
  supplier: string;
  model: string;
  class: string;
  invented: string;
}

const GERMAN: SheetWords = {
  lang: 'de',
  title: 'Produktdatenblatt',
  supplier: 'Name oder Handelsmarke des Lieferanten',
  model: 'Modellkennung',
  class: 'Energieeffizienzklasse',
  invented: 'Dieses Produkt ist erfunden; Nummer und Werte dienen nur der Vorführung.',
};
const BOSNIAN: SheetWords = {
  lang: 'bs',
  title: 'Informacijski list proizvoda',
  supplier: 'Naziv ili zaštitni znak dobavljača',
  model: 'Identifikacijska oznaka modela',
  class: 'Klasa energetske efikasnosti',
  invented: 'Ovaj proizvod je izmišljen; broj i vrijednosti služe samo za prikaz.',
};

const WORDS: Readonly<Partial<Record<LanguageCode, SheetWords>> & { en: SheetWords }> = {
  si: {
    lang: 'sl',
    title: 'Informacijski list izdelka',
    supplier: 'Ime ali blagovna znamka dobavitelja',
    model: 'Identifikacijska oznaka modela',
    class: 'Razred energijske učinkovitosti',
    invented: 'Ta izdelek je izmišljen; številka in vrednosti so samo za predstavitev.',
  },
  hr: {
    lang: 'hr',
    title: 'Informacijski list proizvoda',
    supplier: 'Ime ili zaštitni znak dobavljača',
    model: 'Identifikacijska oznaka modela',
    class: 'Razred energetske učinkovitosti',
    invented: 'Ovaj je proizvod izmišljen; broj i vrijednosti služe samo za prikaz.',
  },
  en: {
    lang: 'en',
    title: 'Product information sheet',
    supplier: 'Supplier’s name or trade mark',
    model: 'Model identifier',
    class: 'Energy efficiency class',
    invented: 'This product is invented; its number and figures are for showing only.',
  },
  de: GERMAN,
  at: GERMAN,
  rs: {
    lang: 'sr-Latn',
    title: 'List sa podacima o proizvodu',
    supplier: 'Naziv ili zaštitni znak dobavljača',
    model: 'Identifikaciona oznaka modela',
    class: 'Klasa energetske efikasnosti',
    invented: 'Ovaj proizvod je izmišljen; broj i vrednosti služe samo za prikaz.',
  },
  it: {
    lang: 'it',
    title: 'Scheda informativa del prodotto',
    supplier: 'Nome o marchio del fornitore',
    model: 'Identificativo del modello',
    class: 'Classe di efficienza energetica',
    invented: 'Questo prodotto è inventato; numero e valori servono solo per la dimostrazione.',
  },
  ba: BOSNIAN,
  me: { ...BOSNIAN, lang: 'sr-Latn-ME', title: 'Informativni list proizvoda', model: 'Identifikaciona oznaka modela' },
  es: {
    lang: 'es',
    title: 'Ficha de información del producto',
    supplier: 'Nombre o marca comercial del proveedor',
    model: 'Identificador del modelo',
    class: 'Clase de eficiencia energética',
    invented: 'Este producto es inventado; su número y sus valores son solo una muestra.',
  },
};

/** Texts of the information sheets of invented products; English in languages without their own. */
export const sheetWords = (lang: LanguageCode): SheetWords => WORDS[lang] ?? WORDS.en;
