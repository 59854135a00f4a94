/** Spellings of units in ten languages, folded, by short name. */
const NAMES: Readonly<Record<string, string>> = {
  in: 'in inch inches col cola cole colni colski inca inc inci incni incna zoll pollici pollice pulgada pulgadas palec palca palcev palcni palcna palcni incha inche inchi incevi',
  cm: 'cm centimeter centimetrov centimetara centimetar centimetri centimetros centimetre centimetres zentimeter centimetra',
  mm: 'mm',
  m: 'm',
  kg: 'kg kilogram kilogramov kilograma kilogrammi kilogramos kila kilo kili kilos kilogramm kilogrami kile',
  g: 'g',
  tb: 'tb tib tera terabyte terabytes terabajt terabajta terabajtov teras',
  gb: 'gb gib giga gigabyte gigabytes gigabajt gigabajta gigabajtov gigas',
  mb: 'mb mib',
  hz: 'hz',
  mhz: 'mhz',
  ghz: 'ghz',
  mah: 'mah',
  wh: 'wh',
  ah: 'ah',
  w: 'w watt watts vatov vata vatios wat wata vati watta wattov',
  v: 'v volt voltov',
  va: 'va',
  mp: 'mp mpx mpix megapixel megapixels megapikslov',
  l: 'l liter litrov litara litre litres litri litros litar litra litro',
  db: 'db',
  fps: 'fps',
  bit: 'bit',
  nit: 'nit nits nitov nita',
};

const BY_WORD = new Map(Object.entries(NAMES).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)));

/** The short name of a folded unit. */
export const unitOf = (word: string): string | undefined => BY_WORD.get(word);

/** A number with its unit as one word, `55in`; `null`: not a number with a unit. */
export function measureOf(number: string, unit: string): string | null {
  const name = unitOf(unit);
  return name && /^\d{1,7}(\.\d{1,4})?$/.test(number) ? `${Number(number)}${name}` : null;
}

/** True for a result of `measureOf`. */
export function isMeasure(word: string): boolean {
  const unit = /^\d+(?:\.\d+)?([a-z]+)$/.exec(word)?.[1];
  return unit !== undefined && BY_WORD.get(unit) === unit;
}

const CM_PER_INCH = 2.54;
/** Range of screen diagonals in inches; below and above, centimetres measure something else. */
const DIAGONALS = { from: 10, to: 120 };

/** Limit in inches of portable screens, whose nominal size is rounded down (15.6 is a 15); that of larger ones is rounded to the nearest (31.5 is a 32). */
const PORTABLE = 18;

/** Returns other notations of a measure: centimetres of a diagonal, its nominal size, terabytes of gigabytes. */
export function sameMeasures(measure: string): string[] {
  const [, digits, unit] = /^(\d+(?:\.\d+)?)([a-z]+)$/.exec(measure) ?? [];
  const value = Number(digits);
  if (unit === 'in' && value >= DIAGONALS.from && value <= DIAGONALS.to)
    return [
      ...new Set([Math.round(value * CM_PER_INCH), Math.floor(value * CM_PER_INCH)].map((cm) => `${cm}cm`)),
      ...(Number.isInteger(value) ? [] : [`${value < PORTABLE ? Math.floor(value) : Math.round(value)}in`]),
    ];
  if (unit === 'cm' && !Number.isInteger(value)) return [`${Math.round(value)}cm`];
  if (unit === 'gb' && value >= 1000) {
    const per = value % 1024 === 0 ? 1024 : 1000;
    return value % per === 0 ? [`${value / per}tb`] : [];
  }
  return [];
}
