import { toLatin } from '@vitrina/contract/values/slug';
import { shortHash } from './product-code.ts';

export interface AttributeName {
  /** As in addresses: `i_screen_size_in`. */
  code: string;
  /** Without its unit. */
  title: string;
  unit: string | null;
}

const MAX_CODE = 40;
const UNIT = /^(.+?)\s*\(([^()]{1,12})\)$/;
/** Units as they are written in feeds, and as the shop prints them. Other words in brackets stay part of the name. */
const UNITS: Readonly<Record<string, string>> = {
  in: '"',
  inch: '"',
  inches: '"',
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
  ohm: 'Ω',
  ω: 'Ω',
};

/** The attribute a name in a feed stands for. Names that differ only in capitals and signs are one attribute. */
export function attributeName(name: string): AttributeName {
  const [, bare, word] = UNIT.exec(name) ?? [];
  const unit = word === undefined ? undefined : UNITS[word.toLowerCase()];
  return { code: codeOf(name), title: unit && bare ? bare : name, unit: unit && bare ? unit : null };
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
