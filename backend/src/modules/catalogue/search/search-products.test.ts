import { describe, expect, it } from 'vitest';
import { firstFound, searchProducts } from './search-products.ts';
import { loadedMemory, type Sample } from './testing/loaded-memory.ts';

const SAMPLES: Sample[] = [
  { id: 1, title: 'Kvant phone', category: 'Phones', price: 30_000 },
  { id: 2, title: 'Kvant phone case', category: 'Phone cases', price: 2500 },
  { id: 3, title: 'Kvant cable', category: 'Cables', description: 'Charges a phone in its case', price: 900 },
];

const search = async (q: string, samples = SAMPLES) => {
  const memory = { ...loadedMemory(samples), codes: { mayHold: () => false } as never };
  const result = await searchProducts(memory, { db: null as never, q, lang: 'en', isStaff: false, valueId: () => undefined });
  const { dropped, wishes, relaxed } = result;
  return { ids: await firstFound(memory, result, 10), dropped, relaxed, kinds: wishes.map(({ kind }) => kind) };
};

describe('a limit of price', () => {
  it('holds where something of the thing keeps to it', async () =>
    expect(await search('phone case under 30')).toMatchObject({ ids: [2], dropped: [], kinds: ['price'] }));
  it('is left out, and named, where nothing of the thing does: a cable that mentions it is no case', async () =>
    expect(await search('phone case under 20 euro')).toEqual({ ids: [2], dropped: ['under 20 euro'], relaxed: true, kinds: [] }));
  it('stays where the shop has no such thing at all', async () =>
    expect(await search('gift under 20 euro')).toMatchObject({ ids: [3], dropped: ['gift'], kinds: ['price'] }));
});

describe('what is not wanted', () => {
  it('leaves the thing that it is called by too', async () => {
    const samples: Sample[] = [
      { id: 1, title: 'Kvant over-ear headphones', category: 'Headphones' },
      { id: 2, title: 'Kvant earbuds', category: 'Earbuds' },
    ];
    expect(await search('headphones no earbuds', samples)).toMatchObject({ ids: [1], kinds: ['without'] });
  });
});

describe('what is not wanted where nothing else is there', () => {
  it('is left out of the question, and named', async () => {
    const samples: Sample[] = [{ id: 1, title: 'Kvant Tok 9', category: 'Washing machines & dryers' }];
    expect(await search('washing machine without dryer', samples)).toMatchObject({ ids: [1], dropped: ['without dryer'], kinds: [] });
  });
});

describe('the beginning of a word', () => {
  it('is completed also where it could be a form of another word', async () => {
    const samples: Sample[] = [
      { id: 1, title: 'Kvant platters', category: 'Plates' },
      { id: 2, title: 'Sonic plate', category: 'Plates', description: 'In a plats box' },
      { id: 3, title: 'Sonic platsik', category: 'Platsiks' },
    ];
    expect((await search('platsi', samples)).ids[0]).toBe(3);
    expect((await search('sonic plats', samples)).ids).toContain(3);
  });
});
