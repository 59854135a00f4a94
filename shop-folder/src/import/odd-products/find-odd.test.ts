import { describe, expect, it } from 'vitest';
import { findOdd } from './find-odd.ts';
import type { ListedProduct } from './listed-product.ts';
import { titleWords, WordNumbers } from './title-words.ts';

/** Pseudo-random numbers from 0 to 1, reproducible by the seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const KINDS = [
  { category: 'laptops', nouns: ['laptop', 'notebook'], words: ['keyboard backlit', 'core processor', 'ssd drive', 'touch screen', 'webcam'], price: 90_000 },
  { category: 'cables', nouns: ['cable'], words: ['patch snagless', 'shielded copper', 'male plug', 'female plug', 'molded boots'], price: 900 },
  { category: 'toner', nouns: ['toner', 'cartridge'], words: ['laser pages', 'black original', 'cyan yield', 'magenta yield', 'drum'], price: 8000 },
  {
    category: 'fridges',
    nouns: ['refrigerator', 'fridge'],
    words: ['freezer litres', 'door shelves', 'nofrost', 'drawer crisper', 'compressor'],
    price: 60_000,
  },
  { category: 'mice', nouns: ['mouse'], words: ['optical sensor', 'wireless receiver', 'buttons scroll', 'ergonomic grip', 'gaming'], price: 3500 },
] as const;
const BRANDS = ['Nordwind', 'Himmel', 'Klangwerk', 'Feldspat', 'Kvant', 'Lux', 'Obala', 'Torro'];

/** A catalogue whose prices within a category span two orders of magnitude, with a word in the title that marks cheap and expensive products. */
function catalogue(size: number, random: () => number): ListedProduct[] {
  const numbers = new WordNumbers();
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  return Array.from({ length: size }, (_, i) => {
    const kind = KINDS[i % KINDS.length] as (typeof KINDS)[number];
    const isDear = random() < 0.3;
    const title = [one(BRANDS), isDear ? 'Professional' : 'Home', one(kind.nouns), one(kind.words), one(kind.words), `X${i}`].join(' ');
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const amount = random() < 0.4 ? null : Math.round(kind.price * Math.exp(0.5 * normal) * (isDear ? 6 : 1));
    return { code: `p-${i}`, category: kind.category, amount, words: numbers.of(title) };
  });
}

describe('products that stand out', () => {
  it.each([1, 2, 3])('are found where 50 faults are planted among 6,000, and hardly any besides (%i)', (seed) => {
    const random = numbersFrom(seed);
    const all = catalogue(6000, random);
    const planted = new Set<string>();
    const change = (isFit: (product: ListedProduct) => boolean, changed: (product: ListedProduct) => ListedProduct) => {
      for (let left = 25; left > 0; ) {
        const place = Math.floor(random() * all.length);
        const product = all[place] as ListedProduct;
        if (planted.has(product.code) || !isFit(product)) continue;
        all[place] = changed(product);
        planted.add(product.code);
        left -= 1;
      }
    };
    change(
      ({ amount }) => amount !== null,
      (product) => ({ ...product, amount: Math.max(1, Math.round((product.amount as number) * (random() < 0.5 ? 100 : 0.01))) }),
    );
    change(
      () => true,
      (product) => ({ ...product, category: KINDS[(KINDS.findIndex(({ category }) => category === product.category) + 2) % KINDS.length]?.category as string }),
    );
    const found = findOdd(all).map(({ code }) => code);
    expect(found.filter((code) => planted.has(code)).length).toBeGreaterThanOrEqual(45);
    expect(found.length).toBeLessThanOrEqual(60);
  });

  it('are told with what is odd, the strongest first, and never more than one in a hundred', () => {
    const all = catalogue(1000, numbersFrom(4));
    const [first, second] = all as [ListedProduct, ListedProduct];
    all[0] = { ...first, amount: 9_000_000_000 };
    all[1] = { ...second, category: 'fridges' };
    expect(findOdd(all).slice(0, 2)).toEqual([
      { code: 'p-0', notes: [expect.stringMatching(/^price 90000000\.00 is far off what its category laptops and its title make expect, about \d+\.\d\d$/)] },
      { code: 'p-1', notes: ['its title speaks of cables, it stands in fridges'] },
    ]);
    const spoilt = all.map((product, i) => (i % 10 === 0 ? { ...product, amount: 1 } : product));
    expect(findOdd(spoilt)).toHaveLength(10);
  });

  it('are none in categories of a few products, which have no usual price', () => {
    const few = catalogue(90, numbersFrom(5)).map((product, i) => (i === 7 ? { ...product, amount: 1 } : product));
    expect(findOdd(few)).toEqual([]);
  });

  it('are judged by words without signs, numbers and plurals', () => {
    expect(titleWords('Čistilnik, 3x Cables (cable) class 2.0 TV')).toEqual(['cistilnik', 'cable', 'class']);
  });
});
