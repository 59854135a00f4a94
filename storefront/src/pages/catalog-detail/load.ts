import { catalogue } from '@vitrina/contract/catalogue';
import { publish } from '@vitrina/contract/publish';
import { keepQuery } from '@vitrina/contract/values/keep-query';
import { type TileProduct, toTile } from '../../features/product-tile/tile-product.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import { isHidden, type ProductPage, toProductPage } from './product-page.ts';

export interface Props {
  product: ProductPage;
  related: TileProduct[];
  /** Guides about it. */
  guides: { id: number; title: string; url: string; text_lang: string | null }[];
  /** Only staff see it. */
  isHidden: boolean;
  /** ISO date of the day this was made. */
  today: string;
  /** Milliseconds since 1970: live prices are asked for when it is old. */
  renderedAt: number;
}

const GUIDES = 3;

/** The product of the address's id. A wrong slug leads to the right one for good, a configurable product to its initial offer for now. */
export async function load({ api, match, path, search, labels }: LoadContext): Promise<LoadResult<Props>> {
  if (match.id === null) return { kind: 'not_found' };
  const [product, { items: related }, { items: guides }] = await Promise.all([
    api.get(catalogue.product, { item_id: match.id }),
    api.get(catalogue.related, { item_id: match.id }),
    api.get(publish.posts, { product_id: match.id, per_page: GUIDES }),
  ]);
  if (path !== product.url_without_domain)
    return { kind: 'redirect', to: keepQuery(product.url_without_domain, search), status: product.id === match.id ? 301 : 302 };
  const hidden = isHidden(product);
  const now = new Date();
  const props = {
    product: toProductPage(product, labels),
    related: related.map(toTile),
    guides: guides.map(({ id, title, url_without_domain, text_lang }) => ({ id, title, url: url_without_domain ?? '', text_lang })),
    isHidden: hidden,
    today: now.toISOString().slice(0, 10),
    renderedAt: now.getTime(),
  };
  return { kind: 'page', props, ...(hidden && { isPrivate: true }) };
}
