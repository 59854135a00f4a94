import type { ProductDetail } from '@vitrina/contract/catalogue';
import type { ProductDetailRow } from './product-queries.ts';

/** Rates are published only above this number of sold pieces, or of delivered orders. */
export const LEAST_SOLD = 30;
/** Least number of settled claims for an average of days. */
const LEAST_SETTLED = 5;

type Row = ProductDetailRow['goods_figures'][number];

const percentOf = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10;

/** Returns rates of returns and claims; `null` where too few pieces were sold to be significant. */
export function figuresView(rows: readonly Row[]): ProductDetail['figures'] {
  const sharesOf = (scope: Row['scope']) => {
    const row = rows.find((one) => one.scope === scope && one.sold > LEAST_SOLD);
    if (!row) return null;
    const { sold, returned, claimed, settled, settle_days } = row;
    const days = settled >= LEAST_SETTLED && settle_days !== null ? Number(settle_days) : null;
    return { sold, returned_percent: percentOf(returned, sold), claimed_percent: percentOf(claimed, sold), settle_days: days, settled };
  };
  const shop = rows.find(({ scope, promised }) => scope === 'shop' && promised > LEAST_SOLD);
  return {
    product: sharesOf('product'),
    brand: sharesOf('brand'),
    delivery: shop ? { orders: shop.promised, kept_percent: percentOf(shop.kept, shop.promised) } : null,
  };
}
