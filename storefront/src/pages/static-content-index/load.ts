import type { KnownBlock, ProductSource } from '@vitrina/contract/blocks';
import { catalogue, type ProductsInput } from '@vitrina/contract/catalogue';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import { staticContent } from '@vitrina/contract/static-content';
import { frameOrigins } from '../../blocks/video-origins.ts';
import type { ShownBlock } from '../../blocks/shown-block.ts';
import { CallFailed } from '../../api/shop-api.ts';
import { type TileProduct, toTile } from '../../features/product-tile/tile-product.ts';
import { phaseAt } from '../../features/shop-clock/phase.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import { knownBlocks } from './known-blocks.ts';

type Page = ReplyOf<typeof staticContent.page>;

export interface Props {
  page: Pick<Page, 'title' | 'text_lang' | 'short_description' | 'content' | 'url_without_domain'>;
  blocks: ShownBlock[];
  /** Fields used in the head only. */
  seo: Pick<Page, 'seo_title' | 'seo_description' | 'datetime_updated' | 'main_image_upload_path' | 'urls'>;
  /** True if only staff see it. */
  isHidden: boolean;
}

const PUBLISHED = 3;

/** A landing page: its content, and the data of its blocks. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const { api, match, path } = context;
  if (match.id === null) return { kind: 'not_found' };
  const reply = await api.get(staticContent.page, { id: match.id });
  const blocks = knownBlocks(reply.blocks, path);
  const { title, text_lang, short_description, content, url_without_domain } = reply;
  const { seo_title, seo_description, datetime_updated, main_image_upload_path, urls } = reply;
  const isHidden = !reply.visible || reply.status < PUBLISHED || Date.parse(reply.datetime_published) > Date.now();
  const origins = frameOrigins(blocks.flatMap((one) => (one.block === 'video' ? [one.source] : [])));
  return {
    kind: 'page',
    props: {
      page: { title, text_lang, short_description, content, url_without_domain },
      blocks: (await Promise.all(blocks.map((one) => toShown(one, context)))).filter((one) => one !== null),
      seo: { seo_title, seo_description, datetime_updated, main_image_upload_path, urls },
      isHidden,
    },
    ...(isHidden && { isPrivate: true }),
    ...(origins.length > 0 && { frameOrigins: origins }),
  };
}

/** Adds a block's data; `null`: nothing to show. */
async function toShown(block: KnownBlock, context: LoadContext): Promise<ShownBlock | null> {
  if (block.block === 'timer') return { ...block, phase: phaseAt({ starts_at: null, ends_at: block.ends_at }, Date.now()) };
  if (block.block === 'coupon') return { ...block, phase: block.coupon ? phaseAt(block.coupon, Date.now()) : 'over' };
  if (block.block !== 'product-slider') return block;
  const products = await loadProducts(block, context);
  return products.length > 0 ? { ...block, products } : null;
}

const PER_SLIDER = 12;

/** Products of a slider with present data; empty if its list, category or tag was deleted. */
async function loadProducts({ source, limit = PER_SLIDER }: Extract<KnownBlock, { block: 'product-slider' }>, { api }: LoadContext): Promise<TileProduct[]> {
  try {
    const { items } = await api.get(catalogue.products, { ...productsInput(source), per_page: limit });
    return inOrder(source, items).map(toTile);
  } catch (error) {
    if (!(error instanceof CallFailed) || !error.isNotFound) throw error;
    console.warn(JSON.stringify({ level: 'warn', message: 'product slider without products', source }));
    return [];
  }
}

function productsInput(source: ProductSource): ProductsInput {
  if ('list' in source) return { list_code: source.list };
  if ('category' in source) return { category_slug: source.category };
  return 'tag' in source ? { tag_id: source.tag } : { codes: source.codes };
}

/** Sorts individually chosen products in the chosen order. */
function inOrder<Item extends { code: string }>(source: ProductSource, items: readonly Item[]): readonly Item[] {
  if (!('codes' in source)) return items;
  const place = new Map(source.codes.map((code, i) => [code, i]));
  return items.toSorted((a, b) => (place.get(a.code) ?? place.size) - (place.get(b.code) ?? place.size));
}
