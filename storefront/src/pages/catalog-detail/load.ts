import { catalogue } from '@vitrina/contract/catalogue';
import { fits } from '@vitrina/contract/fits';
import { publish } from '@vitrina/contract/publish';
import { keepQuery } from '@vitrina/contract/values/keep-query';
import { type TileProduct, toTile } from '../../features/product-tile/tile-product.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import { type FitsPage, toFitsPage } from './fits-page.ts';
import { type DeviceSize, sizeOf } from './device-size.ts';
import { type Nearest, toNearest } from './nearest.ts';
import { isHidden, type ProductFacts, type ProductPage, toProductFacts, toProductPage } from './product-page.ts';

export interface Props {
  product: ProductPage;
  related: TileProduct[];
  /** True if there are available alternatives to an unavailable product. */
  hasNearest: boolean;
  /** `null`: no rule covers the product. */
  fits: { isAccessory: boolean; hasAccessories: boolean; hasSet: boolean } | null;
  /** `null`: unknown. */
  size: DeviceSize | null;
  hasPrices: boolean;
  /** Guides about the product. */
  guides: { id: number; title: string; url: string; text_lang: string | null }[];
  /** True if only staff see it. */
  isHidden: boolean;
  /** ISO date of rendering. */
  today: string;
  /** Time of rendering, milliseconds since 1970; live prices are fetched for old pages. */
  renderedAt: number;
  /** Data of parts that the server prints; `null` in the browser if its document contains their HTML. */
  printed: { product: ProductFacts; fits: FitsPage | null; nearest: Nearest[] } | null;
}

const GUIDES = 3;

/** Loads the product by the id in the address. A wrong slug redirects permanently, a configurable product temporarily to its initial offer. */
export async function load({ api, match, path, search }: LoadContext): Promise<LoadResult<Props>> {
  if (match.id === null) return { kind: 'not_found' };
  const [product, { items: related }, fitting, { items: guides }] = await Promise.all([
    api.get(catalogue.product, { item_id: match.id }),
    api.get(catalogue.related, { item_id: match.id }),
    api.get(fits.accessories, { item_id: match.id }),
    api.get(publish.posts, { product_id: match.id, per_page: GUIDES }),
  ]);
  if (path !== product.url_without_domain)
    return { kind: 'redirect', to: keepQuery(product.url_without_domain, search), status: product.id === match.id ? 301 : 302 };
  const hidden = isHidden(product);
  const now = new Date();
  const facts = toProductFacts(product);
  const fitsPage = toFitsPage(fitting);
  const nearest = product.is_available ? [] : toNearest(product, (await api.get(catalogue.nearest, { item_id: product.id })).items);
  const props: Props = {
    product: toProductPage(product),
    related: related.map(toTile),
    hasNearest: nearest.length > 0,
    fits: fitsPage && { isAccessory: fitting.is_accessory, hasAccessories: fitsPage.accessories.length > 0, hasSet: fitsPage.set !== null },
    size: sizeOf(product.specifications),
    hasPrices: product.price_history.length > 1,
    guides: guides.map(({ id, title, url_without_domain, text_lang }) => ({ id, title, url: url_without_domain ?? '', text_lang })),
    isHidden: hidden,
    today: now.toISOString().slice(0, 10),
    renderedAt: now.getTime(),
    printed: { product: facts, fits: fitsPage, nearest },
  };
  return { kind: 'page', props, ...(hidden && { isPrivate: true }) };
}
