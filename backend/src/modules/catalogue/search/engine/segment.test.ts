import { expect, it } from 'vitest';
import { toLine } from './places.ts';
import { SegmentBuilder } from './segment.ts';

const PRODUCTS = 4000;
const WORDS = 150;
/** Products with all common words and one unique word: 600,000 postings. */
const terms = (product: number): string => [...Array.from({ length: WORDS }, (_, word) => toLine(`word${word}`, 1)), toLine(`own${product}`, 2, 3)].join('\n');

it('a large segment is made in steps and has every word of every product, each once', () => {
  const builder = new SegmentBuilder();
  for (let product = 1; product <= PRODUCTS; product += 1) builder.add({ product_id: product, shown_id: product + 10_000, lang: 'en', terms: terms(product) });
  const steps = builder.steps();
  let pauses = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) pauses += 1;
  const segment = step.value;
  expect(pauses).toBeGreaterThan(5);
  expect([segment.size, segment.productIds[PRODUCTS - 1], segment.shownIds[0]]).toEqual([PRODUCTS, PRODUCTS, 10_001]);
  const everyNumber = Int32Array.from({ length: PRODUCTS }, (_, number) => number);
  for (let word = 0; word < WORDS; word += 1) expect(segment.postings('en', `word${word}`)?.products).toEqual(everyNumber);
  for (const number of [0, 26, 27, 1763, 1764, PRODUCTS - 1]) {
    const own = segment.postings('en', `own${number + 1}`);
    expect([[...(own?.products ?? [])], [...(own?.places ?? [])], [...(own?.counts ?? [])]]).toEqual([[number], [2], [3]]);
    expect(own?.sizes[number]).toBe(WORDS + 3);
  }
});
