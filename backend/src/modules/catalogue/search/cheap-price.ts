import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { CatalogueEngine } from '../engine/catalogue-engine.ts';
import type { Found } from '../engine/question.ts';
import { UNFILTERED } from '../listing/listing-request.ts';
import { barBounds } from '../listing/price-bars.ts';

/** Least number of products with a price; below it no price counts as cheap. */
const FEWEST = 4;
/** The cheapest product of this many counts as cheap: one third. */
const CHEAP_SHARE = 3;
/** Significant digits that the limit is rounded to. */
const DIGITS = 2;

/**
 * Price limit of `cheap` among the found products, in minor units: a third of them cost no more. `null`: too few have a price, or they cost about equally much.
 */
export async function cheapPrice(
  engine: Pick<CatalogueEngine, 'list'>,
  found: Found,
  { lang, isStaff }: { lang: LanguageCode; isStaff: boolean },
): Promise<number | null> {
  const { price } = await engine.list({
    ...UNFILTERED,
    market: lang,
    isStaff,
    base: { kind: 'found', first: [], found },
    sort: 'price_asc',
    offset: 0,
    limit: 1,
  });
  if (!price) return null;
  const priced = price.bars.reduce((sum, count) => sum + count, 0);
  if (priced < FEWEST) return null;
  let [bar, count] = [0, price.bars[0] ?? 0];
  while (count * CHEAP_SHARE < priced) count += price.bars[++bar] ?? 0;
  const limit = roundUp((barBounds(price.min, price.max)[bar + 1] as number) - 1);
  return limit < price.max ? limit : null;
}

function roundUp(amount: number): number {
  const step = 10 ** Math.max(0, String(amount).length - DIGITS);
  return Math.ceil(amount / step) * step;
}
