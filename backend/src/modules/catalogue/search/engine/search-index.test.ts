import { describe, expect, it } from 'vitest';
import { documentOf } from '../document.ts';
import { loadedMemory, type Sample } from '../testing/loaded-memory.ts';
import { buildIndexRequest } from '../build-index-request.ts';
import { closeSlots } from './choose-matches.ts';
import { SearchIndex } from './search-index.ts';
import { SegmentBuilder } from './segment.ts';
import { WEIGHTS } from './weights.ts';

type Request = Parameters<ReturnType<typeof loadedMemory>['index']['rank']>[0];
const search = async (memory: ReturnType<typeof loadedMemory>, q: string, { limit = 100, ...more }: Partial<Request> & { limit?: number } = {}) => {
  const indexRequest = await buildIndexRequest(memory, { words: q, thing: q, lang: 'en', isOpen: false }, []);
  return memory.index.rank({ ...indexRequest, mayShow: () => true, lift: () => 1, shelfOf: () => 1, ...more }).ranking.first(limit);
};
const SAMPLES: Sample[] = [
  { id: 1, title: 'Sleeve for laptop 14', category: 'Sleeves' },
  { id: 2, title: 'Laptop stand', category: 'Stands' },
  { id: 3, title: 'Kvant Arc 14', category: 'Laptops' },
  { id: 4, title: 'Lamp', category: 'Lamps', description: 'Lights up your laptop and your desk' },
  { id: 5, title: 'Kvant Arc 15 laptop', category: 'Laptops' },
];

describe('products in their order', () => {
  it('are the thing without what belongs to it, goes with it or mentions it', async () =>
    expect(await search(loadedMemory(SAMPLES), 'laptop')).toEqual([5, 3]));
  it('are what belongs to it where that is asked for', async () => {
    expect((await search(loadedMemory(SAMPLES), 'laptop stand'))[0]).toBe(2);
    expect((await search(loadedMemory(SAMPLES), 'laptop sleeve'))[0]).toBe(1);
  });
  it('are followed by what only mentions the thing where few are called so and other words narrow it', async () => {
    const mentioned: Sample = { id: 6, title: 'Kvant bag', category: 'Bags', description: 'For a laptop' };
    const found = await search(loadedMemory([...SAMPLES, mentioned]), 'kvant laptop');
    expect([found.slice(0, 2).toSorted(), found.slice(2)]).toEqual([[3, 5], [6]]);
    const enough: Sample[] = Array.from({ length: 12 }, (_, i) => ({ id: 10 + i, title: `Kvant laptop ${i}`, category: 'Laptops' }));
    expect(await search(loadedMemory([mentioned, ...enough]), 'kvant laptop')).not.toContain(6);
  });
  it('that belong to another stand lower, but not as what a brand makes', async () => {
    const samples: Sample[] = [
      { id: 1, title: 'Kvant toner', category: 'Toner', brand: 'Kvant' },
      { id: 2, title: 'Kvant colour printer 1200 dpi', category: 'Printers', brand: 'Kvant' },
      { id: 3, title: 'Replacement printer', category: 'Printers' },
    ];
    expect(await search(loadedMemory(samples), 'kvant')).toEqual([1, 2]);
    expect(await search(loadedMemory(samples), 'printer')).toEqual([2, 3]);
  });
  it('stand higher the more often all their texts have the word as it was typed, whatever its places count', async () => {
    const samples: Sample[] = [
      { id: 1, title: 'Kvant radio', category: 'Radios' },
      { id: 2, title: 'Kvant radio', category: 'Radios', description: 'This radio is a radio for the kitchen' },
    ];
    const memory = loadedMemory(samples);
    const index = SearchIndex.over(memory.index, { ...WEIGHTS, often: 0, description: 0 });
    expect(await search({ ...memory, index }, 'radio')).toEqual([2, 1]);
  });
  it('are the thing too where something comes along behind a plus', async () => {
    const samples: Sample[] = [
      { id: 1, title: 'Kvant memory card, reader', category: 'Readers' },
      { id: 2, title: 'Kvant memory card + adapter', category: 'Memory cards' },
      { id: 3, title: 'Kvant memory card adapter', category: 'Memory cards' },
    ];
    expect((await search(loadedMemory(samples), 'memory card'))[0]).toBe(2);
    expect((await search(loadedMemory(samples), 'adapter'))[0]).toBe(3);
  });
  it('that lie among what belongs to a thing are no such thing', async () => {
    const samples: Sample[] = [
      { id: 1, title: 'Kvant camera', category: 'Cameras' },
      { id: 2, title: 'Kvant strap', category: 'Camera accessories' },
    ];
    expect(await search(loadedMemory(samples), 'camera')).toEqual([1]);
  });
  it('are no such thing where they stand before what belongs to it, or come with it', async () => {
    const samples: Sample[] = [
      { id: 1, title: 'TV antenna', category: 'TV & Video' },
      { id: 2, title: 'Kvant 32 LCD TV with remote', category: 'TV & Video' },
      { id: 3, title: 'Webcam with tripod', category: 'Webcams' },
      { id: 4, title: 'Kvant Lok tripod', category: 'Camera gear' },
      { id: 5, title: 'Notebook mouse', category: 'Mice' },
      { id: 6, title: 'Kvant notebook, 14 in battery', category: 'Computers' },
      { id: 7, title: 'Keyboard mouse set', category: 'Sets' },
    ];
    expect(await search(loadedMemory(samples), 'tv')).toEqual([2, 1]);
    expect(await search(loadedMemory(samples), 'tripod')).toEqual([4]);
    expect(await search(loadedMemory(samples), 'notebook')).toEqual([6]);
    expect(await search(loadedMemory(samples), 'keyboard')).toEqual([7]);
    expect(await search(loadedMemory(samples), 'tv antenna')).toEqual([1]);
    expect((await search(loadedMemory(samples), 'notebook mouse'))[0]).toBe(5);
  });
  it('that speak of it more, in as many words, stand higher', async () => {
    const samples: Sample[] = ['Adapter for plugs of all kinds there are', 'Adapter, also an adapter and an adapter'].map((description, i) => ({
      id: i + 1,
      title: 'Adapter',
      category: 'Parts',
      description,
    }));
    expect(await search(loadedMemory(samples), 'adapter')).toEqual([2, 1]);
  });
  it('have words as often as they stand in a value, also one that came before', () => {
    const lines = [1, 2].map((id) =>
      documentOf({
        ...{ product_id: id, lang: 'en', title: 'Kvant', brand: null, category: null },
        ...{ attributes: ['Plug to plug'], short_description: null, codes: [] },
      }),
    );
    for (const terms of lines) expect(terms.split('\n')).toContain('10plug\t2');
  });
  it('that have the words of a name here and there stand below those that are called so', async () => {
    const samples: Sample[] = [
      { id: 1, title: 'Kvant drive, hard shell', category: 'Drives' },
      { id: 2, title: 'Kvant hard drive, a shell', category: 'Drives' },
    ];
    expect(await search(loadedMemory(samples), 'hard drive')).toEqual([2, 1]);
  });
  it('are those that the word names before those of whose name it is a part', async () => {
    const samples: Sample[] = [
      { id: 1, title: 'Phone case', category: 'Phone cases' },
      { id: 2, title: 'Smartphone Vrh', category: 'Smartphones' },
    ];
    expect((await search(loadedMemory(samples), 'phone'))[0]).toBe(2);
  });
  it('let the rare word say more', async () => {
    const many: Sample[] = Array.from({ length: 50 }, (_, i) => ({ id: 100 + i, title: `Cable ${i}`, category: 'Cables' }));
    expect(await search(loadedMemory([...many, { id: 1, title: 'Cable zork', category: 'Cables' }]), 'cable zork')).toEqual([1]);
  });
  it('stand in the same order every time, equals by number', async () => {
    const equals: Sample[] = [9, 3, 7].map((id) => ({ id, title: 'Mouse', category: 'Mice' }));
    expect(await search(loadedMemory(equals), 'mouse')).toEqual([3, 7, 9]);
    expect(await search(loadedMemory(equals), 'mouse', { limit: 2 })).toEqual([3, 7]);
  });
  it('are lifted a little by what is known of them, never above a better match', async () => {
    expect((await search(loadedMemory(SAMPLES), 'laptop', { lift: (id) => (id === 3 ? 1.1 : 1) })).slice(0, 2).sort()).toEqual([3, 5]);
    const more: Sample[] = [...SAMPLES, { id: 6, title: 'Lamp like a laptop', category: 'Lamps' }];
    expect((await search(loadedMemory(more), 'laptop', { lift: (id) => (id === 6 ? 1.1 : 1) }))[0]).toBe(5);
  });
  it('are only those that may be shown', async () => expect(await search(loadedMemory(SAMPLES), 'laptop', { mayShow: (id) => id !== 5 })).toEqual([3]));
});

describe('a product that changes', () => {
  const document = (id: number, title: string, category: string) => ({
    product_id: id,
    shown_id: id,
    lang: 'en' as const,
    terms: documentOf({ product_id: id, lang: 'en', title, brand: null, category, attributes: [], short_description: null, codes: [] }),
  });
  it('is found by its new words alone, comes and goes without the rest being built anew', async () => {
    const memory = loadedMemory(SAMPLES);
    memory.index.replace([5], [document(5, 'Kvant toaster', 'Toasters')]);
    expect(await search(memory, 'laptop')).toEqual([3]);
    expect(await search(memory, 'toaster')).toEqual([5]);
    memory.index.replace([6], [document(6, 'Kvant laptop', 'Laptops')]);
    expect((await search(memory, 'laptop')).slice(0, 2).sort()).toEqual([3, 6]);
    memory.index.replace([3, 6], []);
    expect(await search(memory, 'laptop')).toEqual([2, 1, 4]);
    expect(memory.index.isWorn).toBe(false);
  });
  it('does not stand close to results behind the one that it is shown as', async () => {
    const memory = loadedMemory(SAMPLES);
    // A product with variants and its first variant, whose title has one word more.
    memory.index.replace([6, 7], [document(6, 'Kvant silver laptop', 'Laptops'), { ...document(7, 'Kvant laptop', 'Laptops'), shown_id: 6 }]);
    const indexRequest = await buildIndexRequest(memory, { words: 'silver laptop', thing: 'silver laptop', lang: 'en', isOpen: false }, []);
    const request = { ...indexRequest, mayShow: () => true, lift: () => 1, shelfOf: () => 1 };
    const { slots } = memory.index.rank(request);
    const [lacksWord] = closeSlots(indexRequest.knowledge, { head: indexRequest.wordQuery.head, found: 0 });
    expect(memory.index.closeTo(request, { slots: lacksWord as number, not: [slots] }).first(10)).toEqual([5, 3]);
  });
  it('is found right while many changes are put together, and afterwards', async () => {
    const memory = loadedMemory(SAMPLES);
    const everywhere = async (ids: number[]) => expect((await search(memory, 'toaster')).toSorted((a, b) => a - b)).toEqual(ids);
    for (let id = 100; id < 140; id += 1) {
      memory.index.replace([id], [document(id, `Kvant toaster ${id}`, 'Toasters')]);
      await everywhere(Array.from({ length: id - 99 }, (_, i) => 100 + i));
    }
    // During the join one product is removed, one becomes a laptop, one is added.
    memory.index.replace([100], []);
    memory.index.replace([101], [document(101, 'Kvant laptop', 'Laptops')]);
    memory.index.replace([140], [document(140, 'Kvant toaster 140', 'Toasters')]);
    const left = Array.from({ length: 39 }, (_, i) => 102 + i);
    await everywhere(left);
    await memory.index.joined;
    await everywhere(left);
    expect(await search(memory, 'laptop')).toContain(101);
  });
});

it('an index of nothing finds nothing', async () => {
  expect(new SegmentBuilder().build().size).toBe(0);
  expect(await search(loadedMemory([]), 'laptop')).toEqual([]);
});
