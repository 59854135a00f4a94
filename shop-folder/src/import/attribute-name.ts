import { toLatin } from '@vitrina/contract/values/to-latin';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { ATTRIBUTE_TITLES } from './attribute-titles.ts';
import { shortHash } from './product-code.ts';
import { EnglishNames } from './titles.ts';

export interface AttributeName {
  /** Code in addresses: `i_screen_size_in`. */
  code: string;
  /** Title without its unit; English if translated. */
  title: string;
  unit: string | null;
  /** Language of the source file. */
  language: LanguageCode;
}

const MAX_CODE = 40;
const UNIT = /^(.+?)\s*\(([^()]{1,12})\)$/;
/** Units by their spellings in feeds, as the shop prints them. Other words in brackets remain part of the name. */
const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    in: '"',
    inch: '"',
    inches: '"',
    '″': '"',
    '”': '"',
    "''": '"',
    inča: '"',
    inč: '"',
    zoll: '"',
    palcev: '"',
    pollici: '"',
    pulgadas: '"',
    mm: 'mm',
    cm: 'cm',
    m: 'm',
    km: 'km',
    ft: 'ft',
    g: 'g',
    kg: 'kg',
    lb: 'lb',
    lbs: 'lb',
    oz: 'oz',
    l: 'l',
    ml: 'ml',
    w: 'W',
    kw: 'kW',
    wh: 'Wh',
    kwh: 'kWh',
    'kwh/year': 'kWh/a',
    'kwh/annum': 'kWh/a',
    v: 'V',
    a: 'A',
    ma: 'mA',
    ah: 'Ah',
    mah: 'mAh',
    hz: 'Hz',
    khz: 'kHz',
    mhz: 'MHz',
    ghz: 'GHz',
    kb: 'kB',
    mb: 'MB',
    gb: 'GB',
    tb: 'TB',
    'mb/s': 'MB/s',
    'gb/s': 'GB/s',
    'mbit/s': 'Mbit/s',
    'gbit/s': 'Gbit/s',
    'mt/s': 'MT/s',
    bit: 'bit',
    db: 'dB',
    'db(a)': 'dB',
    ms: 'ms',
    s: 's',
    min: 'min',
    h: 'h',
    hours: 'h',
    rpm: 'rpm',
    cfm: 'CFM',
    mmh2o: 'mmH₂O',
    mp: 'MP',
    ppi: 'ppi',
    dpi: 'dpi',
    'cd/m²': 'cd/m²',
    nits: 'cd/m²',
    lm: 'lm',
    k: 'K',
    '°c': '°C',
    '°': '°',
    '%': '%',
    ppm: 'ppm',
    'kg co2e': 'kg CO₂e',
    'l/cycle': 'l',
    'cu ft': 'cu ft',
    px: 'px',
    years: 'a',
    months: 'months',
    month: 'months',
    mesec: 'months',
    meseca: 'months',
    meseci: 'months',
    mesecev: 'months',
    mjesec: 'months',
    mjeseca: 'months',
    mjeseci: 'months',
    monat: 'months',
    monate: 'months',
    mese: 'months',
    mesi: 'months',
    mes: 'months',
    meses: 'months',
    ohm: 'Ω',
    ω: 'Ω',
  }),
);

/** A unit as the shop prints it; `undefined`: not a known unit. */
export const knownUnit = (word: string): string | undefined => UNITS.get(word.trim().toLowerCase()) ?? [...UNITS.values()].find((unit) => unit === word.trim());

/** Synonyms of attribute names in feeds. */
const SAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'display diagonal': 'Screen size',
    'screen diagonal': 'Screen size',
    'display size': 'Screen size',
    color: 'Colour',
    'colour name': 'Colour',
    'product colour': 'Colour',
    'wi-fi standards': 'Wi-Fi standard',
  }),
);

const ENGLISH = new EnglishNames(ATTRIBUTE_TITLES);

/** Returns the attribute of a name in a feed. Names that differ only in case and punctuation are one attribute, and so are its known translations. */
export function attributeName(name: string, language: LanguageCode): AttributeName {
  const [, bare, word] = UNIT.exec(name) ?? [];
  const unit = word === undefined ? undefined : UNITS.get(word.toLowerCase());
  const plain = unit && bare ? bare : name;
  const english = (language === 'en' ? null : ENGLISH.of(plain, language)) ?? plain;
  const title = SAME.get(english.toLowerCase()) ?? english;
  return { code: codeOf(unit ? `${title} (${unit === '"' ? 'in' : word})` : title), title, unit: unit ?? null, language };
}

function codeOf(name: string): string {
  const words = toLatin(name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  const code = `i_${words}`;
  if (words === '') return `i_${shortHash(name)}`;
  return code.length <= MAX_CODE ? code : `${code.slice(0, MAX_CODE - 7).replace(/_$/, '')}_${shortHash(words, 6)}`;
}
