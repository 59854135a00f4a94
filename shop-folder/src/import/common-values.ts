import { slugify } from '@vitrina/contract/values/slug';
import { foldTitle } from './fold-title.ts';
import { type TitleRow, type Titles, titleTable } from './titles.ts';

const COLOURS: readonly TitleRow[] = [
  ['Black', 'Črna', 'Crna', 'Schwarz', 'Crna', 'Nero', 'Crna', 'Crna', 'Negro'],
  ['White', 'Bela', 'Bijela', 'Weiß', 'Bela', 'Bianco', 'Bijela', 'Bijela', 'Blanco'],
  ['Grey', 'Siva', 'Siva', 'Grau', 'Siva', 'Grigio', 'Siva', 'Siva', 'Gris'],
  ['Silver', 'Srebrna', 'Srebrna', 'Silber', 'Srebrna', 'Argento', 'Srebrna', 'Srebrna', 'Plata'],
  ['Gold', 'Zlata', 'Zlatna', 'Gold', 'Zlatna', 'Oro', 'Zlatna', 'Zlatna', 'Oro'],
  ['Red', 'Rdeča', 'Crvena', 'Rot', 'Crvena', 'Rosso', 'Crvena', 'Crvena', 'Rojo'],
  ['Blue', 'Modra', 'Plava', 'Blau', 'Plava', 'Blu', 'Plava', 'Plava', 'Azul'],
  ['Green', 'Zelena', 'Zelena', 'Grün', 'Zelena', 'Verde', 'Zelena', 'Zelena', 'Verde'],
  ['Yellow', 'Rumena', 'Žuta', 'Gelb', 'Žuta', 'Giallo', 'Žuta', 'Žuta', 'Amarillo'],
  ['Orange', 'Oranžna', 'Narančasta', 'Orange', 'Narandžasta', 'Arancione', 'Narandžasta', 'Narandžasta', 'Naranja'],
  ['Pink', 'Roza', 'Ružičasta', 'Rosa', 'Roze', 'Rosa', 'Roza', 'Roza', 'Rosa'],
  ['Purple', 'Vijolična', 'Ljubičasta', 'Lila', 'Ljubičasta', 'Viola', 'Ljubičasta', 'Ljubičasta', 'Morado'],
  ['Brown', 'Rjava', 'Smeđa', 'Braun', 'Braon', 'Marrone', 'Smeđa', 'Braon', 'Marrón'],
  ['Beige', 'Bež', 'Bež', 'Beige', 'Bež', 'Beige', 'Bež', 'Bež', 'Beige'],
  ['Turquoise', 'Turkizna', 'Tirkizna', 'Türkis', 'Tirkizna', 'Turchese', 'Tirkizna', 'Tirkizna', 'Turquesa'],
  ['Transparent', 'Prozorna', 'Prozirna', 'Transparent', 'Providna', 'Trasparente', 'Prozirna', 'Providna', 'Transparente'],
  ['Multicolour', 'Večbarvna', 'Višebojna', 'Mehrfarbig', 'Višebojna', 'Multicolore', 'Višebojna', 'Višebojna', 'Multicolor'],
];
const MATERIALS: readonly TitleRow[] = [
  ['Plastic', 'Plastika', 'Plastika', 'Kunststoff', 'Plastika', 'Plastica', 'Plastika', 'Plastika', 'Plástico'],
  ['Metal', 'Kovina', 'Metal', 'Metall', 'Metal', 'Metallo', 'Metal', 'Metal', 'Metal'],
  ['Aluminium', 'Aluminij', 'Aluminij', 'Aluminium', 'Aluminijum', 'Alluminio', 'Aluminij', 'Aluminijum', 'Aluminio'],
  ['Steel', 'Jeklo', 'Čelik', 'Stahl', 'Čelik', 'Acciaio', 'Čelik', 'Čelik', 'Acero'],
  [
    'Stainless steel',
    'Nerjavno jeklo',
    'Nehrđajući čelik',
    'Edelstahl',
    'Nerđajući čelik',
    'Acciaio inox',
    'Nehrđajući čelik',
    'Nerđajući čelik',
    'Acero inoxidable',
  ],
  ['Glass', 'Steklo', 'Staklo', 'Glas', 'Staklo', 'Vetro', 'Staklo', 'Staklo', 'Vidrio'],
  ['Wood', 'Les', 'Drvo', 'Holz', 'Drvo', 'Legno', 'Drvo', 'Drvo', 'Madera'],
  ['Leather', 'Usnje', 'Koža', 'Leder', 'Koža', 'Pelle', 'Koža', 'Koža', 'Piel'],
  ['Fabric', 'Tekstil', 'Tkanina', 'Stoff', 'Tkanina', 'Tessuto', 'Tkanina', 'Tkanina', 'Tela'],
  ['Cotton', 'Bombaž', 'Pamuk', 'Baumwolle', 'Pamuk', 'Cotone', 'Pamuk', 'Pamuk', 'Algodón'],
  ['Polyester', 'Poliester', 'Poliester', 'Polyester', 'Poliester', 'Poliestere', 'Poliester', 'Poliester', 'Poliéster'],
  ['Nylon', 'Najlon', 'Najlon', 'Nylon', 'Najlon', 'Nylon', 'Najlon', 'Najlon', 'Nailon'],
  ['Silicone', 'Silikon', 'Silikon', 'Silikon', 'Silikon', 'Silicone', 'Silikon', 'Silikon', 'Silicona'],
  ['Rubber', 'Guma', 'Guma', 'Gummi', 'Guma', 'Gomma', 'Guma', 'Guma', 'Goma'],
];
const CONNECTIONS: readonly TitleRow[] = [
  ['Wired', 'Žična', 'Žična', 'Kabelgebunden', 'Žična', 'Con cavo', 'Žična', 'Žična', 'Con cable'],
  ['Wireless', 'Brezžična', 'Bežična', 'Kabellos', 'Bežična', 'Senza fili', 'Bežična', 'Bežična', 'Inalámbrica'],
];

interface CommonValue {
  code: string;
  titles: Titles;
}

class Values {
  readonly all: readonly CommonValue[];
  readonly #byWord: ReadonlyMap<string, CommonValue>;

  constructor(rows: readonly TitleRow[]) {
    this.all = [...titleTable(rows).values()].map((titles) => ({ code: slugify(titles.en ?? ''), titles }));
    const words = this.all.flatMap((value) => [value.code, ...Object.values(value.titles)].map((word) => [stemOf(word), value] as const));
    // A word that two values share says neither.
    this.#byWord = new Map(words.filter(([word, value]) => words.every(([other, one]) => other !== word || one === value)));
  }

  of(word: string): CommonValue | undefined {
    return this.#byWord.get(stemOf(word));
  }
}

/** `crna`, `crni` and `Crno` are one: the end of a word tells its gender. */
const stemOf = (word: string): string => foldTitle(word).replace(/[aeio]$/, '');

/** By the English title of their attribute, in small letters. */
const VALUES: ReadonlyMap<string, Values> = new Map([
  ['colour', new Values(COLOURS)],
  ['material', new Values(MATERIALS)],
  ['connectivity', new Values(CONNECTIONS)],
  ['connectivity technology', new Values(CONNECTIONS)],
]);

/** Values of an attribute that are known in all languages. */
export const commonValuesOf = (attribute: string): readonly CommonValue[] => VALUES.get(attribute.toLowerCase())?.all ?? [];

/** The code of such a value, by its word or code in any language. */
export const commonValue = (attribute: string, word: string): string | undefined => VALUES.get(attribute.toLowerCase())?.of(word)?.code;

export const commonTitles = (attribute: string, word: string): Titles | undefined => VALUES.get(attribute.toLowerCase())?.of(word)?.titles;
