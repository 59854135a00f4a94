import { catalogue } from '@vitrina/contract/catalogue';
import { type NewsletterPage, newsletter, newsletterCode } from '@vitrina/contract/newsletter';
import { type TileProduct, toTile } from '../../features/product-tile/tile-product.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  newsletter: Omit<NewsletterPage, 'product_ids'>;
  code: string;
  /** Products at present prices; deleted ones are omitted. */
  products: TileProduct[];
}

/** Web version of a newsletter, equal for all visitors. */
export async function load({ api, match, lang }: LoadContext): Promise<LoadResult<Props>> {
  const code = newsletterCode.safeParse(match.slug).data;
  if (match.id === null || code === undefined) return { kind: 'not_found' };
  const { product_ids: ids, ...found } = await api.get(newsletter.page, { id: match.id, code });
  const items = ids.length > 0 ? (await api.get(catalogue.products, { lang, ids, per_page: ids.length })).items : [];
  const ordered = items.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return { kind: 'page', props: { newsletter: found, code, products: ordered.map(toTile) } };
}
