import { catalogue, type CouponPrice } from '@vitrina/contract/catalogue';
import { cms } from '@vitrina/contract/cms';
import { type HeadContent, headContent } from '../../features/content/content-head.ts';
import { type ContentText, contentText } from '../../features/content/content-text.ts';
import { type Period, type Phase, phaseOf } from '../../features/content/period.ts';
import { type TileProduct, toTile } from '../../features/product-tile/tile-product.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  text: ContentText;
  about: HeadContent;
  period: Period;
  phase: Phase;
  /** Products; `coupon`: the price with the promotion's code, if the code is public. */
  products: (TileProduct & { coupon: CouponPrice | null })[];
}

/** Limit of products shown with a promotion. */
const MOST = 24;

/** A promotion with its products at present prices. */
export async function load({ api, match }: LoadContext): Promise<LoadResult<Props>> {
  if (match.id === null) return { kind: 'not_found' };
  const page = await api.get(cms.promotion, { id: match.id });
  const ids = page.product_ids.slice(0, MOST);
  const [found, coupons] =
    ids.length > 0
      ? await Promise.all([api.get(catalogue.products, { ids, per_page: MOST }), api.get(catalogue.couponPrices, { ids })])
      : [{ items: [] }, { items: [] }];
  const text = contentText(page);
  const mentioned = coupons.items.filter(({ code }) => JSON.stringify(text).includes(code));
  const products = found.items.map((item) => ({ ...toTile(item), coupon: mentioned.find(({ id }) => id === item.id) ?? null }));
  const period = { starts_at: page.starts_at, ends_at: page.ends_at };
  return { kind: 'page', props: { text, about: headContent(page), period, phase: phaseOf(period, Date.now()), products } };
}
