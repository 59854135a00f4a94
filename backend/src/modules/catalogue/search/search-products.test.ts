import { describe, expect, it } from 'vitest';
import { firstFound, searchProducts } from './search-products.ts';
import { loadedMemory, type Sample } from './testing/loaded-memory.ts';

const SAMPLES: Sample[] = [
  { id: 1, title: 'Kvant phone', category: 'Phones', price: 30_000 },
  { id: 2, title: 'Kvant phone case', category: 'Phone cases', price: 2500 },
  { id: 3, title: 'Kvant cable', category: 'Cables', description: 'Charges a phone in its case', price: 900 },
];

const search = async (q: string, samples = SAMPLES, typing = false) => {
  const memory = { ...loadedMemory(samples), codes: { mightContain: () => false } as never };
  const result = await searchProducts(memory, { db: null as never, q, lang: 'en', isStaff: false, valueId: () => undefined, typing });
  const { dropped, constraints, relaxed, corrected } = result;
  return { ids: await firstFound(memory, result, 10), dropped, relaxed, corrected, kinds: constraints.map(({ kind }) => kind) };
};

describe('a limit of price', () => {
  it('holds where something of the thing keeps to it', async () =>
    expect(await search('phone case under 30')).toMatchObject({ ids: [2], dropped: [], kinds: ['price'] }));
  it('is left out, and named, where nothing of the thing does: a cable that mentions it is no case', async () =>
    expect(await search('phone case under 20 euro')).toMatchObject({ ids: [2], dropped: ['under 20 euro'], relaxed: true, kinds: [] }));
  it('stays where the shop has no such thing at all', async () =>
    expect(await search('sofa under 20 euro')).toMatchObject({ ids: [3], dropped: ['sofa'], kinds: ['price'] }));
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
    const samples: Sample[] = [{ id: 1, title: 'Kvant Tok 9 dryer', category: 'Washing machines & dryers' }];
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

describe('a low price', () => {
  const phones: Sample[] = [900, 120, 480, 200, 650].map((euros, i) => ({ id: i + 1, title: `Kvant phone ${i}`, category: 'Phones', price: euros * 100 }));
  it('is a limit that a third of what is found keeps to, and is shown as one', async () => {
    const { ids, kinds } = await search('cheap phone', phones);
    expect([ids.toSorted(), kinds]).toEqual([[2, 4], ['price']]);
  });
  it('is no limit beside another one, among few products, or where all cost the same', async () => {
    expect((await search('cheap phone under 700', phones)).ids).toHaveLength(4);
    expect(await search('cheap phone', phones.slice(0, 3))).toMatchObject({ ids: expect.toSatisfy((ids: number[]) => ids.length === 3), kinds: [] });
    const alike = phones.map((phone) => ({ ...phone, price: 19_900 }));
    expect(await search('cheap phone', alike)).toMatchObject({ kinds: [] });
  });
});

describe('what is not wanted', () => {
  const shelf = 'Headphones & earbuds';
  const samples: Sample[] = [
    { id: 1, title: 'Kvant over-ear headphones', category: shelf, description: 'Also by bluetooth' },
    { id: 2, title: 'Kvant studio headphones', category: shelf },
    { id: 3, title: 'Kvant earbuds', category: shelf },
  ];
  it('is no category that names both', async () => expect((await search('headphones no earbuds', samples)).ids.toSorted()).toEqual([1, 2]));
  it('puts what only mentions it behind the others', async () => expect((await search('headphones not bluetooth', samples)).ids[0]).toBe(2));

  const kinds: Sample[] = [
    { id: 1, title: 'Kvant Sapa', category: 'Audio > Headphones > In-ear headphones' },
    { id: 2, title: 'Kvant over-ear headphones', category: 'Audio > Headphones > Over-ear headphones' },
    { id: 3, title: 'Kvant Soba', category: 'Audio > Headphones > Over-ear headphones' },
  ];
  it.each(['headphones not in-ear', 'headphones not in ear', 'headphones that are not in-ear'])('is a kind that only the category names: %s', async (q) =>
    expect((await search(q, kinds)).ids.toSorted()).toEqual([2, 3]),
  );
  it('stands behind what it is not wanted for', async () => {
    const laptops: Sample[] = [
      { id: 1, title: 'Skala gaming laptop', category: 'Laptops' },
      { id: 2, title: 'Kvant laptop', category: 'Laptops' },
    ];
    expect(await search('laptop but not for gaming', laptops)).toMatchObject({ ids: [2], kinds: ['without'] });
  });
  it('is not what the shelf above is also called by', async () => {
    const cameras: Sample[] = [
      { id: 1, title: 'Obskura compact camera', category: 'Photography > Cameras & action cams > Compact cameras' },
      { id: 2, title: 'Sova security camera', category: 'Home > Security > Security cameras' },
      { id: 3, title: 'Galeb action cam', category: 'Photography > Cameras & action cams > Action cams' },
    ];
    const { ids } = await search('camera not action cam', cameras);
    expect([ids[0], ids.includes(3)]).toEqual([1, false]);
  });
});

describe('a shelf that holds several things', () => {
  const samples: Sample[] = [
    { id: 1, title: 'Žar built-in oven', category: 'Appliances > Cooking & dishwashers > Ovens', description: 'Built-in' },
    { id: 2, title: 'Bela dishwasher', category: 'Appliances > Cooking & dishwashers > Dishwashers', description: 'Built-in and silent' },
  ];
  it('is of its products only what they are called', async () => expect((await search('built-in dishwasher', samples)).ids[0]).toBe(2));
  it('still finds them by its other words', async () => expect((await search('cooking', samples)).ids).toContain(1));
});

describe('a thing that is called by another one', () => {
  const samples: Sample[] = [
    { id: 1, title: 'Paleta VR headset', category: 'VR headsets' },
    { id: 2, title: 'Kvant headphones', category: 'Headphones' },
    { id: 3, title: 'Žar microwave oven', category: 'Microwave ovens' },
    { id: 4, title: 'Žar oven', category: 'Ovens' },
    { id: 5, title: 'Kvant earbuds', category: 'Earbuds' },
  ];
  it('is none: a VR headset is no headphones, a microwave oven comes behind ovens', async () => {
    expect((await search('headphones', samples)).ids.toSorted()).toEqual([2, 5]);
    expect((await search('oven', samples)).ids[0]).toBe(4);
  });
  it('may be a kind of it: earbuds are headphones, and come first where they are asked for', async () =>
    expect((await search('earbuds', samples)).ids).toEqual([5, 2]));
});

describe('the thing itself', () => {
  it('stays before what only mentions it with all that is asked of it', async () => {
    const samples: Sample[] = [
      { id: 1, title: 'Kvant phone case', category: 'Phone cases', description: 'For wireless charging outside; leaves the camera free' },
      { id: 2, title: 'Sova camera', category: 'Cameras' },
    ];
    expect((await search('camera wireless outside', samples)).ids[0]).toBe(2);
  });
});

describe('a name that the shop has not', () => {
  const samples: Sample[] = [
    { id: 1, title: 'Kvant charger 140', category: 'Chargers' },
    { id: 2, title: 'Kvant charger 14 watts', category: 'Chargers' },
    { id: 3, title: 'Kvant phone', category: 'Phones' },
  ];
  it('is no other word without its first letter', async () =>
    expect(await search('charger xphone', samples)).toMatchObject({ corrected: null, dropped: ['xphone'], ids: expect.not.arrayContaining([3]) }));
  it.each([true, false])('and a whole number is no beginning of another (typing: %s)', async (typing) =>
    expect((await search('charger 14', samples, typing)).ids[0]).toBe(2),
  );
});

describe('a name of several words', () => {
  const samples: Sample[] = [
    { id: 1, title: 'Sonic turntable', category: 'Turntables' },
    { id: 2, title: 'Kvant record plug plus', category: 'Smart plugs' },
    { id: 3, title: 'Kvant smart watt meter', category: 'Meters' },
    { id: 4, title: 'Kvant smart watch', category: 'Watches' },
    { id: 5, title: 'Kvant watt', category: 'Watt meters' },
  ];
  it('is known by the beginning of its last word', async () => expect((await search('record pl', samples)).ids[0]).toBe(1));
  it('is what a typing error in it means', async () => expect((await search('smart watsch', samples)).ids[0]).toBe(4));
  it('is so also where some text has the error as a word', async () => {
    const more: Sample[] = [...samples, { id: 6, title: 'Smart bulb', category: 'Bulbs', description: 'Watsch light' }];
    expect(await search('smart watsch', more)).toMatchObject({ corrected: 'smart watch', ids: expect.toSatisfy(([first]: number[]) => first === 4) });
  });
  it('is known by the first letter of its last word', async () => {
    const more: Sample[] = [
      { id: 1, title: 'Drone Air', category: 'Drones', description: 'Lens f/1.8' },
      { id: 2, title: 'Ponev air fryer', category: 'Air fryers' },
    ];
    expect((await search('air f', more)).ids[0]).toBe(2);
  });
});

describe('a measure', () => {
  it('stays before a word that also names a category', async () => {
    const samples: Sample[] = [
      { id: 1, title: 'Kvant 43 inch tv', category: 'Televisions' },
      { id: 2, title: 'Zorja smart light strip', category: 'Smart home', description: 'For a tv' },
      { id: 3, title: 'Kvant 55 inch tv', category: 'Televisions' },
    ];
    expect((await search('tv 43 inch smart', samples)).ids[0]).toBe(1);
  });
});

describe('a screen', () => {
  it('is found by the size that it is called by', async () => {
    const samples: Sample[] = [
      { id: 1, title: 'Kvant monitor 31.5"', category: 'Monitors' },
      { id: 2, title: 'Kvant monitor 34", 32 inches of cable', category: 'Monitors' },
      { id: 3, title: 'Kvant monitor 23.8"', category: 'Monitors' },
    ];
    expect((await search('monitor 24 inch', samples)).ids).toEqual([3]);
    expect((await search('monitor 32"', samples)).ids).toContain(1);
  });
});

describe('a question that names no thing', () => {
  const APPLIANCES: Sample[] = [
    { id: 1, title: 'Veter table fan', category: 'Fans', price: 4000 },
    { id: 2, title: 'Mraz freezer', category: 'Freezers', description: 'For the cool room', price: 50_000 },
    { id: 3, title: 'List reader 6', category: 'E-readers', price: 12_000 },
    { id: 4, title: 'Kindle wood basket', category: 'Fireplaces', price: 3000 },
  ];
  const readers = APPLIANCES.filter(({ id }) => id !== 4);

  it('is answered with what meets the need, which is told', async () =>
    expect(await search('something to cool my room', APPLIANCES)).toMatchObject({ ids: [1], corrected: 'fan', dropped: [] }));
  it('keeps its limit of price', async () =>
    expect(await search('cool my room under 50', APPLIANCES)).toMatchObject({ ids: [1], corrected: 'fan', kinds: ['price'] }));
  it('is no need where it names a thing', async () => expect(await search('freezer for a cool room', APPLIANCES)).toMatchObject({ ids: [2], corrected: null }));
  it('is no need where this shop has nothing for it', async () =>
    expect(
      await search(
        'cool room',
        APPLIANCES.filter(({ id }) => id !== 1),
      ),
    ).toMatchObject({ ids: [2], corrected: null }));
  it('is read as the kind of thing where another shop calls its own so', async () =>
    expect(await search('kindle', readers)).toMatchObject({ ids: [3], corrected: 'ereader' }));
  it('is read as it stands where this shop has the word', async () => expect(await search('kindle', APPLIANCES)).toMatchObject({ ids: [4], corrected: null }));
});

describe('a present', () => {
  it('is anything that has a price; who it is for says nothing, which is told', async () =>
    expect(await search('gift for dad')).toMatchObject({ dropped: ['dad'], relaxed: true, ids: expect.arrayContaining([1, 2, 3]) }));
  it('keeps to the limit of its price', async () =>
    expect(await search('gift for dad under 30')).toMatchObject({ dropped: ['dad'], kinds: ['price'], ids: expect.not.arrayContaining([1]) }));
  it('is for whoever it is, whatever the shop does with old things', async () =>
    expect(await search('present for a ten year old')).toMatchObject({ dropped: expect.arrayContaining(['old']), ids: expect.arrayContaining([1, 2, 3]) }));
  it('is what is named', async () => expect((await search('gift phone case')).ids[0]).toBe(2));
});

describe('what is not wanted, named first', () => {
  const TVS: Sample[] = [
    { id: 1, title: 'Okvir OLED TV 55', category: 'Televisions' },
    { id: 2, title: 'Okvir QLED TV 55', category: 'Televisions' },
  ];
  it('leaves the others', async () => expect(await search('not oled tv', TVS)).toMatchObject({ ids: [2], kinds: ['without'] }));
});

describe('a thing beside what belongs to it', () => {
  const samples: Sample[] = [
    { id: 1, title: 'Kvant laptop 14', category: 'Laptops', description: 'With its charger' },
    { id: 2, title: 'Kocka charger 65', category: 'Chargers', description: 'For your laptop' },
  ];
  it.each(['charger laptop', 'laptop charger'])('is not what is asked for: %s', async (q) => expect((await search(q, samples)).ids[0]).toBe(2));
  it('is no typing error where the shop has none of it', async () =>
    expect(await search('laptop stand', [...samples, { id: 3, title: 'Sand timer', category: 'Toys' }])).toMatchObject({ corrected: null }));
});

describe('a typing error beside a quality', () => {
  it('is mended to the thing, which says more than the quality', async () => {
    const samples: Sample[] = [
      { id: 1, title: 'Sava headphones', category: 'Headphones' },
      { id: 2, title: 'Sava Val bluetooth speaker', category: 'Speakers' },
    ];
    expect(await search('hedphones bluetooth', samples)).toMatchObject({ ids: [1], corrected: 'headphones bluetooth', dropped: ['bluetooth'] });
  });
});
