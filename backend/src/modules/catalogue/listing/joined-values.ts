import type { AttributeValue, Dictionary } from '../dictionary.ts';
import { textIn } from '../texts.ts';

/** Values of equal meaning that count as one: `1 TB` and `1000 GB`, `RJ-45` and `rj45`. */
export interface JoinedValues {
  /** Returns the id of the value that represents the given one. */
  standsFor: (id: number) => number;
  /** Size of a measure, comparable within its attribute; `null`: not a measure. */
  sizeOf: (id: number) => number | null;
}

/** Factors of units to the first unit of their row. */
const KINDS: readonly Readonly<Record<string, number>>[] = [
  { mm: 1, cm: 10, m: 1000, km: 1_000_000, '"': 25.4 },
  { g: 1, kg: 1000 },
  { w: 1, kw: 1000 },
  { hz: 1, khz: 1e3, mhz: 1e6, ghz: 1e9 },
  { ms: 1, s: 1000, min: 60_000, h: 3_600_000 },
  { ml: 1, l: 1000 },
  { ma: 1, a: 1000 },
  { mah: 1, ah: 1000 },
  { wh: 1, kwh: 1000 },
  { v: 1, kv: 1000 },
  { mb: 1, gb: 1000, tb: 1_000_000 },
];
const BYTES = KINDS.findIndex((kind) => 'gb' in kind);
const MEASURE = /^(\d+(?:[.,]\d+)?)\s*([a-z"]+)$/i;
const joinedCache = new WeakMap<Dictionary['values'], JoinedValues>();

/** Joins the values of each attribute; cached by dictionary. */
export function joinedValues({ values, valuesOf, attributes }: Pick<Dictionary, 'values' | 'valuesOf' | 'attributes'>): JoinedValues {
  const before = joinedCache.get(values);
  if (before) return before;
  const [others, sizes] = [new Map<number, number>(), new Map<number, number>()];
  for (const [attribute, own] of valuesOf) {
    const unit = textIn(attributes.get(attribute)?.units, 'en').toLowerCase();
    const keys = own.map((value) => ({ value, ...keyOf(value, unit) }));
    for (const { value, size } of keys) if (size !== null) sizes.set(value.id, size);
    for (const same of Map.groupBy(keys, ({ key }) => key).values()) {
      const first = same.reduce((best, one) => (isBetter(one.value, best.value) ? one : best)).value.id;
      for (const { value } of same) if (value.id !== first) others.set(value.id, first);
    }
  }
  const joined: JoinedValues = { standsFor: (id) => others.get(id) ?? id, sizeOf: (id) => sizes.get(id) ?? null };
  joinedCache.set(values, joined);
  return joined;
}

/** True if a value is the better representative: values positioned by the shop first, then numbers, then the shortest text. */
function isBetter(one: AttributeValue, other: AttributeValue): boolean {
  const rank = (value: AttributeValue) => [value.position === 0 ? 1 : 0, value.number === null ? 1 : 0, textIn(value.titles, 'en').length, value.id];
  const [mine, theirs] = [rank(one), rank(other)];
  const at = mine.findIndex((part, i) => part !== theirs[i]);
  return at >= 0 && (mine[at] as number) < (theirs[at] as number);
}

function keyOf(value: AttributeValue, unit: string): { key: string; size: number | null } {
  const title = textIn(value.titles, 'en');
  const own = KINDS.findIndex((kind) => unit in kind);
  if (value.number !== null) return own < 0 ? { key: `n${value.number}`, size: value.number } : sized(value.number, unit, own);
  const [, digits, word = ''] = MEASURE.exec(title) ?? [];
  const kind = KINDS.findIndex((units) => word.toLowerCase() in units);
  if (digits === undefined || kind < 0 || (own >= 0 && own !== kind)) return { key: `t${spelling(title)}`, size: null };
  return sized(Number(digits.replace(',', '.')), word.toLowerCase(), kind);
}

function sized(number: number, unit: string, kind: number): { key: string; size: number } {
  const factor = KINDS[kind]?.[unit] as number;
  // Byte units by 1,024 are also in use: 1024 GB are sold as 1 TB.
  const round = kind === BYTES && number >= 1024 && number % 1024 === 0 ? (number / 1024) * 1000 : number;
  const size = Number((round * factor).toPrecision(9));
  return { key: `${kind}:${size}`, size };
}

/** `RJ-45` and `rj 45` are equal; `3-5` and `35` are not. */
const spelling = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<!\d)[\s_-]+|[\s_-]+(?!\d)/g, '');
