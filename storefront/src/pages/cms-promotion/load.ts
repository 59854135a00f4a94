import { catalogue } from '@vitrina/contract/catalogue';
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
  products: TileProduct[];
}

/** Products shown with a promotion. */
const MOST = 24;

/** A promotion with the products that it is about, at their prices of now. */
export async function load({ api, match }: LoadContext): Promise<LoadResult<Props>> {
  if (match.id === null) return { kind: 'not_found' };
  const page = await api.get(cms.promotion, { id: match.id });
  const ids = page.product_ids.slice(0, MOST);
  const products = ids.length > 0 ? (await api.get(catalogue.products, { ids, per_page: MOST })).items.map(toTile) : [];
  const period = { starts_at: page.starts_at, ends_at: page.ends_at };
  return { kind: 'page', props: { text: contentText(page), about: headContent(page), period, phase: phaseOf(period, Date.now()), products } };
}
