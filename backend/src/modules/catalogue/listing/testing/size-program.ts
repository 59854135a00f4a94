/**
 * `node --expose-gc size-program.ts PRODUCTS`: builds a listing index of generated products, requests lists and prints one line of JSON. Times are CPU
 * milliseconds of this thread, so that a busy machine gives equal results: `build`: the whole build; `step`: its longest step between pauses; `p95`: latency of
 * a list with eight concurrent requests; `edit`: the slowest change of a product. `megabytes`: additional memory in use.
 */
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { SORTS } from '@vitrina/contract/values/listing-query';
import { sampleRow } from '../../engine/testing/sample-row.ts';
import { addRow, emptyColumns } from '../listing-columns.ts';
import { ListingIndex } from '../listing-index.ts';
import { type ListingRequest, UNFILTERED } from '../listing-request.ts';
import type { ListingRow } from '../listing-row.ts';

const PRODUCTS = Number(process.argv[2]);
const VALUES = Array.from({ length: 60_000 }, (_, i) => ({ id: i + 1, attribute_code: `a${i % 400}` }));
const VALUES_EACH = 10;
const CATEGORIES = 133;
const MAKERS = 2000;
const LISTS = 200;
const AT_ONCE = 8;

let state = 7;
const next = (below: number): number => {
  state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
  return Math.floor((state / 2 ** 31) * below);
};
/** Small numbers are more frequent, as some values, manufacturers and categories are. */
const mostlySmall = (below: number): number => Math.floor((next(below) * next(below)) / below);

const randomListingRow = (id: number): ListingRow => {
  const category = mostlySmall(CATEGORIES);
  return sampleRow({
    id,
    category_path: [1 + (category % 9), 10 + (category % 40), 100 + category],
    manufacturer_id: 1 + mostlySmall(MAKERS),
    available: next(4) > 0,
    source: 1,
    value_ids: Array.from({ length: VALUES_EACH }, () => 1 + mostlySmall(VALUES.length)),
    score: next(5000),
    released: 15_000 + next(3000),
    prices: LANGUAGE_CODES.map((market) => ({ market, amount: 100 + next(100_000), percent: 0 })),
  });
};

const requestOf = (): ListingRequest => ({
  ...UNFILTERED,
  market: LANGUAGE_CODES[0],
  isStaff: false,
  base: { kind: 'category', id: 100 + mostlySmall(CATEGORIES) },
  groups: Array.from({ length: next(4) }, (_, n) => ({ attribute: `a${n}`, valueIds: [n + 1, n + 401] })),
  counted: null,
  sort: SORTS[next(SORTS.length)] ?? 'recommended',
  offset: 24 * next(3),
  limit: 24,
});

const megabytes = (): number => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
};

const milliseconds = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const timed = (work: () => void): number => {
  const startedAt = milliseconds();
  work();
  return milliseconds() - startedAt;
};

function build(): { index: ListingIndex; build: number; step: number } {
  const rows = emptyColumns();
  for (let id = 1; id <= PRODUCTS; id += 1) addRow(rows, randomListingRow(id));
  const steps = ListingIndex.build(rows, VALUES);
  for (let [build, longest] = [0, 0]; ; ) {
    const startedAt = milliseconds();
    const step = steps.next();
    const took = milliseconds() - startedAt;
    build += took;
    longest = Math.max(longest, took);
    if (step.done) return { index: step.value, build, step: longest };
  }
}

const before = megabytes();
const { index, ...built } = build();
const inUse = megabytes() - before;
const lists = Array.from({ length: LISTS }, requestOf).map((request) => timed(() => index.query(request)));
const edits = Array.from({ length: 50 }, () => randomListingRow(1 + next(PRODUCTS))).map((row) => timed(() => index.replace(new Set([row.id]), [row])));
const waits = lists.slice(AT_ONCE).map((_, n) => lists.slice(n, n + AT_ONCE).reduce((sum, time) => sum + time, 0));
const p95 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)];
console.log(JSON.stringify({ products: index.size, ...built, megabytes: inUse, p95, edit: Math.max(...edits) }));
