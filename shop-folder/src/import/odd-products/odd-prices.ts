import { type ListedProduct, membersOf, type Anomaly } from './listed-product.ts';
import { median } from './median.ts';

/** Threshold, in robust standard deviations from the expected price. */
const FAR = 3.5;
/** Minimum spread, as a natural logarithm; differences below 40 % within a category are not significant. */
const LEAST_SPREAD = 0.35;
/** Factor from median absolute deviation to standard deviation, for a normal distribution. */
const TO_DEVIATION = 1.4826;
const LEAST_WITH_WORD = 4;
/** Shrinkage of a word's effect: the number of products at the category's median that are assumed to have the word too. */
const SHRINKING = 2;
/** Number of title words with the strongest effect that are used. */
const STRONGEST_WORDS = 3;

interface Priced extends ListedProduct {
  amount: number;
}

/** Products whose price is far from the one expected by category and title words, by code. */
export function oddPrices(products: readonly ListedProduct[]): Map<string, Anomaly> {
  const priced = products.filter((product): product is Priced => product.amount !== null && product.amount > 0);
  return new Map([...membersOf(priced).values()].flatMap(anomaliesOf));
}

function anomaliesOf(members: readonly Priced[]): [string, Anomaly][] {
  const middle = median(members.map(({ amount }) => Math.log(amount)));
  const offsets = members.map(({ amount }) => Math.log(amount) - middle);
  const effects = effectsOfWords(members, offsets);
  const expected = members.map(({ words }) => expectedOffset(words, effects));
  const rests = offsets.map((offset, i) => offset - (expected[i] as number));
  const centre = median(rests);
  const spread = Math.max(TO_DEVIATION * median(rests.map((rest) => Math.abs(rest - centre))), LEAST_SPREAD);
  return members.flatMap(({ code, category, amount }, i) => {
    const distance = Math.abs((rests[i] as number) - centre) / spread;
    const usual = Math.exp(middle + (expected[i] as number) + centre);
    const note = `price ${shown(amount)} is far off what its category ${category} and its title make expect, about ${shown(usual)}`;
    return distance > FAR ? [[code, { strength: distance / FAR, note }]] : [];
  });
}

/** Returns the typical deviation of prices from the category's median, by word of the title. */
function effectsOfWords(members: readonly Priced[], offsets: readonly number[]): Map<number, number> {
  const byWord = new Map<number, number[]>();
  for (const [i, { words }] of members.entries())
    for (const word of words) {
      const own = byWord.get(word);
      if (own) own.push(offsets[i] as number);
      else byWord.set(word, [offsets[i] as number]);
    }
  return new Map(
    [...byWord].flatMap(([word, own]) => (own.length < LEAST_WITH_WORD ? [] : [[word, (median(own) * own.length) / (own.length + SHRINKING)] as const])),
  );
}

function expectedOffset(words: readonly number[], effects: ReadonlyMap<number, number>): number {
  const strongest = words
    .flatMap((word) => effects.get(word) ?? [])
    .sort((a, b) => Math.abs(b) - Math.abs(a))
    .slice(0, STRONGEST_WORDS);
  return strongest.length === 0 ? 0 : strongest.reduce((sum, effect) => sum + effect, 0) / strongest.length;
}

const shown = (amount: number): string => (amount / 100).toFixed(2);
