import type { LanguageCode } from '@vitrina/contract/values/languages';
import { SORTS } from '@vitrina/contract/values/listing-query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListingRow } from '../../listing/listing-row.ts';
import { type ListingRequest, type ListingResult, UNFILTERED } from '../../listing/listing-request.ts';
import { closeMatches, NOTHING } from '../../search/search-products.ts';
import { listByHand } from './list-by-hand.ts';
import { questionFor } from './question-for.ts';
import { randomRow, randoms } from './random-rows.ts';
import { sampleDocument } from './sample-document.ts';
import { sampleRow } from './sample-row.ts';
import type { Over, TestedCatalogue, TestedEngine } from './tested-engine.ts';
import { constraintsConformance } from './constraints-conformance.ts';

const MARKET: LanguageCode = 'si';
const OTHER_MARKET: LanguageCode = 'rs';
const VALUES = Array.from({ length: 30 }, (_, i) => ({ id: i + 1, attribute_code: `a${i % 5}` }));
const valuesOf = (attribute: string) => VALUES.filter((value) => value.attribute_code === attribute).map(({ id }) => id);

const PLAIN: ListingRequest = {
  market: MARKET,
  isStaff: false,
  base: { kind: 'all' },
  ...UNFILTERED,
  counted: null,
  sort: 'recommended',
  offset: 0,
  limit: 24,
};

const BASES: ListingRequest['base'][] = [
  { kind: 'all' },
  { kind: 'reduced' },
  { kind: 'category', id: 2 },
  { kind: 'manufacturer', id: 3 },
  { kind: 'seller', id: 1 },
  { kind: 'tag', id: 2 },
  { kind: 'ids', ids: [90, 7, 31, 4, 9999, 55, 12, 101] },
  { kind: 'category', id: 4040 },
];

const FILTERS: Partial<ListingRequest>[] = [
  {},
  { groups: [{ attribute: 'a0', valueIds: [1, 6] }] },
  {
    groups: [
      { attribute: 'a0', valueIds: [1, 6, 11] },
      { attribute: 'a1', valueIds: [2, 7, 12] },
    ],
  },
  { groups: [{ attribute: 'a2', valueIds: [-1] }] },
  { manufacturerIds: [2, 4], onlyAvailable: true },
  { sellerIds: [1], categoryIds: [3] },
  { priceFrom: 1500, priceTo: 6000 },
  { priceFrom: 0, priceTo: 4000 },
  { market: OTHER_MARKET, priceTo: 5000 },
  { isStaff: true, categoryIds: [1] },
  { offset: 24, limit: 10 },
  { ratingFrom: 3, sources: [1, 2], onlyReduced: true },
  { conditions: [1, 2], onlyAvailable: true },
  { conditions: [0], ratingFrom: 2 },
  { conditions: [3] },
  { sources: [0], ratingFrom: 0, onlyAvailable: false },
  { sources: [0, 3], manufacturerIds: [1, 3] },
  { shopIds: [7] },
  { shopIds: [4, 9], ratingFrom: 2, onlyAvailable: true },
  { shopIds: [-1] },
  { offset: 5000 },
];

/** Maps and arrays in comparable form; zero counts are left out. */
const plain = ({ values, present, manufacturers, sellers, categories, shops, ...rest }: ListingResult) => ({
  ...rest,
  values: countsOf(values),
  present: countsOf(present),
  counts: [manufacturers, sellers, categories, shops].map((counts) => [...counts].sort(([a], [b]) => a - b)),
});
const countsOf = (table: Int32Array | Uint8Array) => Array.from(table, (count, id) => [id, count]).filter(([, count]) => count !== 0);

/** Behaviour that every engine must have. `open`: a new engine over these products only. */
export function engineConformance(open: (catalogue: TestedCatalogue) => Promise<TestedEngine>): void {
  const over = (catalogue: () => TestedCatalogue) => {
    let tested: TestedEngine;
    beforeAll(async () => {
      tested = await open(catalogue());
    }, 120_000);
    afterAll(() => tested?.close());
    return () => tested;
  };
  describe('lists', () => lists(over));
  describe('questions', () => questions(over));
  describe('wishes', () => constraintsConformance(over));
  describe('the edges', () => edges(over));
}

function lists(over: Over): void {
  const next = randoms(7);
  const rows = new Map(Array.from({ length: 120 }, (_, i) => [i + 1, randomRow(i + 1, next)]));
  const tested = over(() => ({ rows: [...rows.values()], documents: [], values: VALUES }));
  const requests = BASES.flatMap((base) => [
    ...SORTS.map((sort): ListingRequest => ({ ...PLAIN, base, sort })),
    ...FILTERS.map((filter, i): ListingRequest => ({ ...PLAIN, base, sort: SORTS[i % SORTS.length] ?? 'recommended', ...filter })),
  ]);
  const inGivenOrder = FILTERS.map((filter): ListingRequest => ({ ...PLAIN, base: BASES[6] as ListingRequest['base'], sort: 'given', ...filter }));
  const compare = async (request: ListingRequest) =>
    expect({ request, ...plain(await tested().engine.list(request)) }).toEqual({ request, ...plain(listByHand([...rows.values()], request, valuesOf)) });

  it('have the products, their number, all counts and the order that counting by hand gives, for every base with each filter, sort and page', async () => {
    for (const request of [...requests, ...inGivenOrder]) await compare(request);
  });
  it('count the attributes that are asked for, and chosen ones, as they count all', async () => {
    const counted = [
      { codes: ['a1', 'a3', 'unknown'], leastFill: 0 },
      { codes: ['a2'], leastFill: 0.01 },
      { codes: ['a0', 'a4', ...Array.from({ length: 60 }, (_, i) => `unknown${i} (x|.*)`)], leastFill: 0.01 },
      { codes: [], leastFill: 0 },
    ];
    for (const [i, request] of requests.filter(({ base }) => base.kind === 'all' || base.kind === 'category').entries()) {
      const attributes = counted[i % counted.length] as (typeof counted)[number];
      const of = new Set([...attributes.codes, ...request.groups.map(({ attribute }) => attribute)].flatMap(valuesOf));
      const [is, should] = [await tested().engine.list({ ...request, counted: attributes }), listByHand([...rows.values()], request, valuesOf)];
      const only = (table: Int32Array) => countsOf(table).filter(([id]) => of.has(id as number));
      expect({ request, attributes, ...plain(is), values: only(is.values), present: only(is.present) }).toEqual({
        ...{ request, attributes, ...plain(should) },
        ...{ values: only(should.values), present: only(should.present) },
      });
    }
  });
  it('say how many public products each thing has, and which are the best of a category', async () => {
    const { engine } = tested();
    for (const [grouping, field] of [
      ['manufacturer', 'manufacturer_id'],
      ['seller', 'seller_id'],
    ] as const)
      for (const id of [1, 2, 3, 99])
        expect([grouping, id, engine.countShown(grouping, id)]).toEqual([
          grouping,
          id,
          [...rows.values()].filter((row) => row.shown && !row.alone && row[field] === id).length,
        ]);
    const { ids } = listByHand([...rows.values()], { ...PLAIN, base: { kind: 'category', id: 2 }, limit: 500 }, valuesOf);
    expect(await engine.best(2, 5)).toEqual(ids.filter((id) => rows.get(id)?.available).slice(0, 5));
    expect(engine.countShown('category', 2)).toBe(listByHand([...rows.values()], { ...PLAIN, base: { kind: 'category', id: 2 } }, valuesOf).total);
  });
  it('tell of numbers which may be seen, in the order given', async () => {
    const hidden = [...rows.values()].find((row) => !row.shown)?.id as number;
    const shown = [...rows.values()].filter((row) => row.shown).map(({ id }) => id);
    const ids = [shown[3], hidden, 9999, shown[0]] as number[];
    expect(await tested().engine.listed(ids, false)).toEqual([shown[3], shown[0]]);
    expect(await tested().engine.listed(ids, true)).toEqual([shown[3], hidden, shown[0]]);
    expect(await tested().engine.listed([], true)).toEqual([]);
  });
  it('follow one product that is changed, added, removed or moved', async () => {
    const of = (id: number) => rows.get(id) as ListingRow;
    const moved = { ...of(5), category_path: [1, 3], manufacturer_id: 4, value_ids: [3, 9], own_value_ids: [3, 9], shown: true, alone: false };
    const repriced = { ...of(8), available: !of(8).available, prices: [{ market: MARKET, amount: 4242, percent: 11 }] };
    const added = sampleRow({ id: 500, category_path: [1, 2], manufacturer_id: 2, prices: [{ market: MARKET, amount: 1, percent: 0 }], value_ids: [2] });
    await tested().change({ rows: [moved, repriced, added], documents: [], gone: [10] });
    for (const row of [moved, repriced, added]) rows.set(row.id, row);
    rows.delete(10);
    // The recommended order of changed products may be updated later: compare other sorts, and the set of results.
    for (const request of requests.filter(({ sort, limit }) => sort === 'price_asc' && limit === 24)) {
      const [is, should] = [
        plain(await tested().engine.list({ ...request, limit: 500 })),
        plain(listByHand([...rows.values()], { ...request, limit: 500 }, valuesOf)),
      ];
      expect({ request, ...is, ids: is.ids.toSorted() }).toEqual({ request, ...should, ids: should.ids.toSorted() });
    }
    expect(await tested().engine.listed([5, 10, 500], false)).toEqual([5, 500]);
    expect(tested().engine.countShown('manufacturer', 4)).toBe([...rows.values()].filter((row) => row.shown && !row.alone && row.manufacturer_id === 4).length);
  });
}

const SAMPLES: [id: number, title: string, category: string, more?: Partial<ListingRow>, description?: string][] = [
  [1, 'Sleeve for laptop 14', 'Sleeves'],
  [2, 'Laptop stand', 'Stands'],
  [3, 'Kvant Arc 14', 'Laptops', { value_ids: [7] }],
  [4, 'Lamp', 'Lamps', {}, 'Lights up your laptop and your desk'],
  [5, 'Kvant Arc 15 laptop', 'Laptops', { prices: [{ market: 'en', amount: 90_000, percent: 0 }] }],
  [6, 'Hidden laptop', 'Laptops', { shown: false, prices: [{ market: 'en', amount: 1000, percent: 0 }] }],
  [9, 'Mouse', 'Mice'],
  [7, 'Mouse', 'Mice'],
  [8, 'Mouse', 'Mice'],
  [10, 'Steklena črna skleda za solato', 'Bowls'],
  [11, 'Robot vacuum cleaner', 'Vacuum cleaners'],
  [12, 'Vacuum cleaner', 'Vacuum cleaners'],
  [13, 'Steklen kozarec', 'Bowls', { score: 5, prices: [{ market: 'en', amount: 2000, percent: 0 }] }],
  [14, 'Kvant digital cinema LCD beamer', 'Beamers', {}, 'A beamer is a beamer'],
  [15, 'Kvant digital beamer LCD beamer', 'Beamers'],
  [16, 'Kvant radio', 'Radios'],
  [17, 'Kvant radio', 'Radios', {}, 'This radio is a radio for the kitchen'],
];

function questions(over: Over): void {
  const rows = SAMPLES.map(([id, , , more]) => sampleRow({ id, ...more }));
  const documents = SAMPLES.map(([id, title, category, , description]) => sampleDocument({ id, title, category, description }));
  const tested = over(() => ({
    rows,
    documents,
    values: VALUES,
    bought: new Map([
      [8, 0.5],
      [9, 1],
    ]),
  }));
  const find = async (q: string, more: Parameters<typeof questionFor>[2] = {}) => {
    const { engine } = tested();
    const question = await questionFor(engine, q, more);
    const found = await engine.find(question);
    const listed = await engine.list({ ...PLAIN, market: 'en', isStaff: question.isStaff, base: { kind: 'found', first: [], found }, sort: 'given' });
    // The first results and the whole list have one order.
    expect(await engine.first(found, 3)).toEqual(listed.ids.slice(0, 3));
    expect(listed.total).toBe(found.slots === 0 ? 0 : listed.ids.length);
    return listed.ids;
  };
  it('find the thing without what belongs to it, goes with it or mentions it', async () => expect(await find('laptop')).toEqual([5, 3]));
  it('find what belongs to it where that is asked for', async () => {
    expect((await find('laptop stand'))[0]).toBe(2);
    expect((await find('laptop sleeve'))[0]).toBe(1);
  });
  it('put what has the word more often higher, in its title and in its texts', async () => {
    expect(await find('beamer')).toEqual([15, 14]);
    expect(await find('radio')).toEqual([17, 16]);
  });
  it('keep as many words as can be had, never nonsense alone', async () => {
    expect((await find('laptop zorkbag'))[0]).toBe(5);
    expect(await find('zorkbag')).toEqual([]);
    expect(await find('kvant zorkbag qwrtz plmk')).toEqual([]);
  });
  it('give equals by what was bought lately, then by number, the same every time', async () => {
    for (let time = 0; time < 5; time += 1) expect(await find('mouse')).toEqual([9, 8, 7]);
    for (let time = 0; time < 5; time += 1) expect(await find('vacuum cleaner')).toEqual([12, 11]);
  });
  it('keep to who asks, to limits of price and to values', async () => {
    expect((await find('laptop', { isStaff: true })).toSorted()).toEqual([3, 5, 6]);
    expect(await find('laptop', { prices: [{ from: null, to: 95_000 }] })).toEqual([5]);
    expect(await find('laptop', { prices: [{ from: 95_000, to: null }] })).toEqual([]);
    expect(await find('laptop', { valueIds: [7] })).toEqual([3]);
    expect(await find('laptop', { valueIds: [-1] })).toEqual([]);
  });
  it('without words give all that keep to their limits in the recommended order, and without limits nothing', async () => {
    expect(await find('', { prices: [{ from: null, to: 95_000 }] })).toEqual([13, 5]);
    expect(await find('', { prices: [{ from: null, to: 95_000 }], isStaff: true })).toEqual([13, 5, 6]);
    expect(await find('', { valueIds: [7] })).toEqual([3]);
    expect(await find('', { valueIds: [-1] })).toEqual([]);
    expect(await find('')).toEqual([]);
  });
  it('tell what stands close to the results: what only mentions the thing, then what lacks a word', async () => {
    const close = async (q: string, more: Parameters<typeof questionFor>[2] = {}, limit = 12) => {
      const { engine } = tested();
      return closeMatches({ engine }, { ...NOTHING, found: await engine.find(await questionFor(engine, q, more)) }, limit);
    };
    expect(await close('laptop')).toEqual([2, 1, 4]);
    expect(await close('laptop', {}, 1)).toEqual([2]);
    expect(await close('laptop', { valueIds: [7] })).toEqual([]);
    expect(await close('kvant laptop')).toEqual([]);
    expect(await close('kvant laptop', { isStaff: true })).toEqual([6]);
    expect(await close('zorkbag')).toEqual([]);
  });
  it('leave out what is not wanted', async () => {
    expect(await find('vacuum cleaner')).toEqual(expect.arrayContaining([11, 12]));
    expect(await find('vacuum cleaner', { without: 'robot' })).toEqual([12]);
  });
  it('put the products whose code was typed first, once, and count them', async () => {
    const { engine } = tested();
    const found = await engine.find(await questionFor(engine, 'laptop', {}));
    const request: ListingRequest = { ...PLAIN, market: 'en', base: { kind: 'found', first: [12, 3], found }, sort: 'given' };
    const { ids, total } = await engine.list(request);
    expect([ids, total]).toEqual([[12, 3, 5], 3]);
    expect((await engine.list({ ...request, base: { kind: 'found', first: [12, 3], found: null } })).ids).toEqual([12, 3]);
    expect((await engine.list({ ...request, sort: 'price_asc' })).ids[0]).toBe(5);
    expect((await engine.list({ ...request, offset: 1, limit: 2 })).ids).toEqual([3, 5]);
  });
  it('can be listed by an engine that did not find it', async () => {
    const { engine } = tested();
    const found = { ...(await engine.find(await questionFor(engine, 'laptop', {}))), ranking: null };
    expect((await engine.list({ ...PLAIN, market: 'en', base: { kind: 'found', first: [], found }, sort: 'given' })).ids).toEqual([5, 3]);
    expect(await engine.first(found, 2)).toEqual([5, 3]);
  });
  it('count words by product', async () =>
    expect(
      await tested().engine.frequencies([
        { lang: 'en', lexeme: 'mous' },
        { lang: 'en', lexeme: 'mouse' },
        { lang: 'de', lexeme: 'mouse' },
      ]),
    ).toEqual([expect.any(Number), expect.any(Number), 0]));
  it('follow a product that is called otherwise now', async () => {
    await tested().change({
      rows: [sampleRow({ id: 5 }), sampleRow({ id: 20 })],
      documents: [
        sampleDocument({ id: 5, title: 'Kvant toaster', category: 'Toasters' }),
        sampleDocument({ id: 20, title: 'Kvant laptop', category: 'Laptops' }),
      ],
      gone: [2],
    });
    expect((await find('laptop')).toSorted()).toEqual([20, 3].toSorted());
    expect(await find('toaster')).toEqual([5]);
  });
}

const HOSTILE = [
  '{"match_all":{}}',
  '*',
  '_id:1 OR *:*',
  'en:laptop',
  'laptop AND NOT (mouse)',
  '/.*/',
  '"}},"script":{"source":"1"}',
  'a.b.c..d',
  '__proto__ constructor',
  '<script>alert(1)</script>',
  '\u0000\ud800 \u202e',
  'x'.repeat(3000),
  'laptop '.repeat(300),
  '\n{"index":{}}\n',
];

function edges(over: Over): void {
  describe('of nothing', () => {
    const tested = over(() => ({ rows: [], documents: [], values: [] }));
    it('lists and finds nothing, without a failure', async () => {
      const { engine } = tested();
      expect(plain(await engine.list(PLAIN))).toEqual(plain(listByHand([], PLAIN, () => [])));
      expect((await engine.find(await questionFor(engine, 'laptop', {}))).slots).toBe(0);
      expect(await engine.best(1, 3)).toEqual([]);
    });
  });
  describe('of more attribute values than fit 16 bits', () => {
    const many = 70_000;
    const rows = Array.from({ length: 700 }, (_, i) => {
      const value_ids = Array.from({ length: 101 }, (_, v) => (v === 100 ? 1 : i * 100 + v + 1));
      return sampleRow({ id: i + 1, category_path: [1], value_ids: [...new Set(value_ids)], score: 700 - i });
    });
    const tested = over(() => ({ rows, documents: [], values: Array.from({ length: many }, (_, i) => ({ id: i + 1, attribute_code: `b${i % 66_000}` })) }));
    it('counts each of them', async () => {
      const { values, present, total } = await tested().engine.list(PLAIN);
      expect(total).toBe(700);
      expect([values.reduce((sum, count) => sum + count, 0), values[1], values[many], present[many]]).toEqual([many + 699, 700, 1, 1]);
      const one = await tested().engine.list({ ...PLAIN, groups: [{ attribute: 'b65999', valueIds: [66_000] }] });
      expect([one.ids, one.total, one.values[66_000], one.values[65_999]]).toEqual([[660], 1, 1, 1]);
    });
  });
  describe('of what was never meant to be a question', () => {
    const tested = over(() => ({ rows: [sampleRow({ id: 1 })], documents: [sampleDocument({ id: 1, title: 'Laptop', category: 'Laptops' })], values: VALUES }));
    it.each(HOSTILE.map((q): [string, string] => [JSON.stringify(q).slice(0, 40), q]))('%s finds the laptop by its name or nothing', async (_name, q) => {
      const { engine } = tested();
      const found = await engine.find(await questionFor(engine, q, {}));
      expect(found.slots === 0 ? [] : await engine.first(found, 10)).toEqual(found.slots === 0 ? [] : [1]);
      if (!/laptop/i.test(q)) expect(found.slots).toBe(0);
    });
  });
}
