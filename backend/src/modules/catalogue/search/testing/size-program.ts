/**
 * `node --expose-gc size-program.ts PRODUCTS`: builds the word index and the lists of generated products, runs searches like those of shoppers, each with its
 * list of results, and prints one line of JSON. A product has a title of 8 words, a brand, a category of 3 and 16 words of its attributes, in one language;
 * word frequencies follow Zipf's law. Times are CPU milliseconds of this thread, so that a busy machine gives equal results: `build` and its longest `step`;
 * `cpu`: mean of a search; `p95`: latency with eight concurrent searches. `megabytes`: memory of lists and words.
 */
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { MemoryEngine } from '../../engine/memory/memory-engine.ts';
import type { Question } from '../../engine/question.ts';
import { sampleRow } from '../../engine/testing/sample-row.ts';
import { addRow, emptyColumns } from '../../listing/listing-columns.ts';
import { ListingIndex } from '../../listing/listing-index.ts';
import { UNFILTERED } from '../../listing/listing-request.ts';
import { runSteps } from '../../run-steps.ts';
import { PLACE, toLine } from '../engine/places.ts';
import { SearchIndex } from '../engine/search-index.ts';
import { type Segment, SegmentBuilder } from '../engine/segment.ts';

const PRODUCTS = Number(process.argv[2]);
const MARKET = 'en';
const VOCABULARY = 200_000;
const RARER = 8;
const TITLE_WORDS = 8;
const ATTRIBUTE_WORDS = 16;
const CATEGORIES = 133;
const BRANDS = 2000;
const VALUES = Array.from({ length: 60_000 }, (_, i) => ({ id: i + 1, attribute_code: `a${i % 400}` }));
const VALUES_EACH = 10;
const SEARCHES = 400;
const AT_ONCE = 8;

let state = 7;
const random = (): number => {
  state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
  return state / 2 ** 31;
};
const next = (below: number): number => Math.floor(random() * below);
const mostlySmall = (below: number): number => Math.floor(random() * random() * below);
/** A random number below `below`, distributed like words by rank, without stop words: the first is in a fourth of all products. */
const zipf = (below: number): number => Math.floor(RARER * (1 + below / RARER) ** random()) - RARER;

const brandOf = (id: number): number => Math.floor((Math.imul(id, 2_654_435_761) >>> 0) % BRANDS ** 0.9);
const categoryOf = (id: number): number => (Math.imul(id, 40_503) >>> 0) % CATEGORIES;

function termsOf(id: number): string {
  const places = new Map<string, number>();
  const add = (word: string, place: number) => places.set(word, (places.get(word) ?? 0) | place);
  const category = categoryOf(id);
  add(`thing${category}`, PLACE.category | PLACE.title);
  add(`shelf${category % 40}`, PLACE.attribute);
  add(`brand${brandOf(id)}`, PLACE.brand | PLACE.title);
  for (let n = 2; n < TITLE_WORDS; n += 1) add(`w${zipf(VOCABULARY)}`, n === 2 ? PLACE.title | PLACE.first : PLACE.title);
  for (let n = 0; n < ATTRIBUTE_WORDS; n += 1) add(`w${zipf(VOCABULARY)}`, PLACE.attribute);
  return [...places].map(([word, place]) => toLine(word, place)).join('\n');
}

const megabytes = (): number => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
};
const milliseconds = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

function lists(): ListingIndex {
  const rows = emptyColumns();
  for (let id = 1; id <= PRODUCTS; id += 1) {
    const category = categoryOf(id);
    addRow(
      rows,
      sampleRow({
        id,
        category_path: [1 + (category % 9), 10 + (category % 40), 100 + category],
        manufacturer_id: 1 + brandOf(id),
        available: next(4) > 0,
        source: 1,
        value_ids: Array.from({ length: VALUES_EACH }, () => 1 + mostlySmall(VALUES.length)),
        score: next(5000),
        released: 15_000 + next(3000),
        prices: LANGUAGE_CODES.map((market) => ({ market, amount: 100 + next(100_000), percent: 0 })),
      }),
    );
  }
  return runSteps(ListingIndex.build(rows, VALUES));
}

function words(): { segment: Segment; build: number; step: number } {
  const builder = new SegmentBuilder();
  let build = 0;
  for (let id = 1; id <= PRODUCTS; id += 1) {
    const terms = termsOf(id);
    const startedAt = milliseconds();
    builder.add({ product_id: id, shown_id: id, lang: MARKET, terms });
    build += milliseconds() - startedAt;
  }
  const steps = builder.steps();
  for (let longest = 0; ; ) {
    const startedAt = milliseconds();
    const step = steps.next();
    const took = milliseconds() - startedAt;
    build += took;
    longest = Math.max(longest, took);
    if (step.done) return { segment: step.value, build, step: longest };
  }
}

/** A query of one to four words, mostly a concept and qualities; some with a price or an exclusion. */
function question(index: SearchIndex): Question {
  const thing = mostlySmall(CATEGORIES);
  const others = Array.from({ length: next(4) }, () => (next(3) === 0 ? `brand${mostlySmall(1000)}` : `w${zipf(VOCABULARY)}`));
  const terms = next(5) === 0 && others.length > 0 ? others : [...others, `thing${thing}`];
  const reading = (lexeme: string) => ({ lang: MARKET as typeof MARKET, lexemes: [lexeme], worth: 1 });
  const isNamed = (word: string) => /^(?:thing|brand)/.test(word);
  return {
    wordQuery: {
      slots: terms.map((word) => ({ words: [word], readings: [reading(word)] })),
      head: terms.length - 1,
      typed: terms.map((lexeme) => ({ lang: MARKET, lexeme, worth: 1, frequency: index.frequency(MARKET, lexeme) })),
      whole: [],
      isForAccessory: false,
      without: next(8) === 0 ? [reading(`w${zipf(1000)}`)] : [],
    },
    knowledge: terms.map((word) => ({
      frequency: index.frequency(MARKET, word),
      inTitles: true,
      isName: isNamed(word),
      isAfter: false,
      isMeasure: false,
    })),
    market: MARKET,
    isStaff: false,
    prices: next(5) === 0 ? [{ from: null, to: 20_000 + next(50_000) }] : [],
    valueIds: [],
  };
}

const before = megabytes();
const listed = lists();
const { segment, ...built } = words();
const index = new SearchIndex(segment);
const engine = new MemoryEngine(listed, index);
const inUse = megabytes() - before;
const times: number[] = [];
let results = 0;
for (let n = 0; n < SEARCHES; n += 1) {
  const query = question(index);
  const startedAt = milliseconds();
  const found = await engine.find(query);
  const { total } = await engine.list({
    ...UNFILTERED,
    market: MARKET,
    isStaff: false,
    base: { kind: 'found', first: [], found },
    counted: null,
    sort: 'given',
    offset: 0,
    limit: 24,
  });
  times.push(milliseconds() - startedAt);
  results += total;
}
const waits = times.slice(AT_ONCE).map((_, n) => times.slice(n, n + AT_ONCE).reduce((sum, time) => sum + time, 0));
const p95 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)];
const cpu = times.reduce((sum, time) => sum + time, 0) / times.length;
console.log(JSON.stringify({ products: segment.size, ...built, megabytes: inUse, cpu, p95, results: results / SEARCHES }));
