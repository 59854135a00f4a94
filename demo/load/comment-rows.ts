import type { saveComments } from '@vitrina/backend/seed';
import type { DemoProduct } from './products-of.ts';
import { reviewsOf } from './product-row.ts';
import { fraction } from './pseudo-random.ts';

type Comment = Parameters<typeof saveComments>[1][number];

const DAY = 86_400_000;

/** Reviews of a product, spread over the last year or the time since it came out, in the order written; none on the configurable product itself. */
export function commentRows(product: DemoProduct, id: number, now: Date): Comment[] {
  if (product.type === 'configurable') return [];
  const age = (now.getTime() - Date.parse(`${product.model.released}-28`)) / DAY;
  const span = Math.max(20, Math.min(360, age));
  const reviews = reviewsOf(product);
  return reviews.map(({ lang, name, message, rate }, i) => {
    const daysAgo = 2 + ((i + fraction(`${product.code} review ${i}`)) / reviews.length) * (span - 4);
    return { product_id: id, lang, display_name: name, message, rate, verified: true, created_at: new Date(now.getTime() - daysAgo * DAY).toISOString() };
  });
}
