import type { LanguageCode } from '@vitrina/contract/values/languages';
import { describe, expect, it } from 'vitest';
import { UNFILTERED } from '../../listing/listing-request.ts';
import { cheapPrice } from '../../search/cheap-price.ts';
import { questionFor } from './question-for.ts';
import { sampleDocument } from './sample-document.ts';
import { sampleRow } from './sample-row.ts';
import type { Over, TestedCatalogue } from './tested-engine.ts';

const MARKET: LanguageCode = 'en';

interface Sample {
  id: number;
  title: string;
  category: string;
  description?: string;
  /** Minor units. */
  price?: number;
  shown?: boolean;
  /** Id of its category. */
  shelf?: number;
}

const catalogueOf = (samples: readonly Sample[]): TestedCatalogue => ({
  rows: samples.map(({ id, price, shown = true, shelf = 1 }) =>
    sampleRow({ id, shown, category_path: [shelf], prices: price === undefined ? [] : [{ market: MARKET, amount: price, percent: 0 }] }),
  ),
  documents: samples.map(sampleDocument),
  values: [],
});

const BOTH = 'Audio > Headphones & earbuds';
const UNWANTED: Sample[] = [
  { id: 1, title: 'Kvant studio headphones', category: BOTH, description: 'Also by bluetooth' },
  { id: 2, title: 'Kvant travel headphones', category: BOTH },
  { id: 3, title: 'Kvant earbuds', category: BOTH },
  { id: 4, title: 'Sapa', category: 'Audio > Headphones > In-ear headphones' },
  { id: 5, title: 'Soba', category: 'Audio > Headphones > Over-ear headphones' },
  { id: 6, title: 'Obskura compact camera', category: 'Photography > Cameras & action cams > Compact cameras' },
  { id: 7, title: 'Galeb action cam', category: 'Photography > Cameras & action cams > Action cams' },
  { id: 8, title: 'Oko security camera', category: 'Home > Security > Security cameras' },
];

const CHEAP: Sample[] = [
  ...[900, 120, 480, 200, 650].map((euros, i) => ({ id: i + 1, title: `Kvant laptop ${i}`, category: 'Laptops', price: euros * 100 })),
  { id: 6, title: 'Hidden laptop', category: 'Laptops', price: 1000, shown: false },
  { id: 7, title: 'Laptop to order', category: 'Laptops' },
  ...[300, 310, 305].map((euros, i) => ({ id: 10 + i, title: `Mouse ${i}`, category: 'Mice', price: euros * 100 })),
  ...[0, 1, 2, 3].map((i) => ({ id: 20 + i, title: `Toaster ${i}`, category: 'Toasters', price: 3990 })),
];

const MENTIONED: Sample[] = [
  { id: 1, title: 'Kvant laptop', category: 'Laptops', description: 'Arc', shelf: 1 },
  { id: 2, title: 'Pero 13', category: 'Misc', description: 'Laptop with arc', shelf: 1 },
  { id: 3, title: 'Obskura cooler', category: 'Misc', description: 'For a laptop arc', shelf: 2 },
  { id: 4, title: 'Arc pen', category: 'Misc', description: 'As thin as a laptop', shelf: 2 },
];

/** Exclusions, mentions and low prices behave alike in every engine. */
export function constraintsConformance(over: Over): void {
  describe('what is not wanted', () => {
    const tested = over(() => catalogueOf(UNWANTED));
    const find = async (q: string, without: string) => {
      const { engine } = tested();
      return engine.first(await engine.find(await questionFor(engine, q, { without })), 10);
    };
    it('is no category that is also called by the thing', async () => expect((await find('headphones', 'earbuds')).toSorted()).toEqual([1, 2, 4, 5]));
    it('is a kind that only the category is called by', async () => expect((await find('headphones', 'in-ear')).toSorted()).toEqual([1, 2, 5]));
    it('leaves out by the title', async () => expect(await find('headphones', 'studio')).not.toContain(1));
    it('puts what mentions it behind the others', async () => expect((await find('headphones', 'bluetooth')).at(-1)).toBe(1));
    it('is no mention in the name of a shelf above', async () => {
      const found = await find('camera', 'action cam');
      expect([found[0], found.toSorted()]).toEqual([6, [6, 8]]);
    });
  });
  describe('what only mentions the thing, behind the few that are called so', () => {
    const tested = over(() => catalogueOf(MENTIONED));
    it('lies in a category with one of these, or has another word in its name', async () => {
      const { engine } = tested();
      const found = await engine.find(await questionFor(engine, 'arc laptop', {}));
      const list = await engine.list({
        ...UNFILTERED,
        market: MARKET,
        isStaff: false,
        base: { kind: 'found', first: [], found },
        sort: 'recommended',
        offset: 0,
        limit: 10,
      });
      expect([(await engine.first(found, 10)).toSorted(), list.ids.toSorted(), list.total]).toEqual([[1, 2, 4], [1, 2, 4], 3]);
      expect(list.ids[0]).toBe(1);
    });
  });
  describe('a low price', () => {
    const tested = over(() => catalogueOf(CHEAP));
    const cheap = async (q: string, isStaff = false) => {
      const { engine } = tested();
      return cheapPrice(engine, await engine.find(await questionFor(engine, q, { isStaff })), { lang: MARKET, isStaff });
    };
    it('is one that a third of what is found with a price costs no more than, rounded up', async () => {
      expect(await cheap('laptop')).toBe(25_000);
      expect(await cheap('laptop', true)).toBe(16_000);
    });
    it('is none among few, or where all cost the same', async () => {
      expect(await cheap('mouse')).toBeNull();
      expect(await cheap('toaster')).toBeNull();
    });
    it('keeps to the products below it as a limit', async () => {
      const { engine } = tested();
      const to = await cheap('laptop');
      const found = await engine.find(await questionFor(engine, 'laptop', { prices: [{ from: null, to }] }));
      expect((await engine.first(found, 10)).toSorted()).toEqual([2, 4]);
    });
  });
}
