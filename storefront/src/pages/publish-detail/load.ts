import { catalogue } from '@vitrina/contract/catalogue';
import { type Post, publish } from '@vitrina/contract/publish';
import { keepQuery } from '@vitrina/contract/values/keep-query';
import { type GuideItem, isHiddenPost, toGuide } from '../../features/guides/guide-item.ts';
import { type TextPart, textParts } from '../../features/guides/guide-text.ts';
import { type Heading, withAnchors } from '../../links/heading-anchors.ts';
import { type TileProduct, toTile } from '../../features/product-tile/tile-product.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  post: Pick<
    Post,
    | 'title'
    | 'text_lang'
    | 'short_description'
    | 'datetime_published'
    | 'datetime_updated'
    | 'main_image_upload_path'
    | 'breadcrumbs'
    | 'authors'
    | 'reading_minutes'
    | 'seo_title'
    | 'seo_description'
    | 'urls'
    | 'url'
  >;
  category: string | null;
  parts: TextPart[];
  /** Table of contents of a long text. */
  contents: Heading[];
  /** Products embedded in the text, by code. */
  placed: Record<string, TileProduct>;
  products: TileProduct[];
  more: GuideItem[];
  /** True if only staff see it. */
  isHidden: boolean;
}

/** Number of headings from which there is a table of contents. */
const LONG = 4;
const MORE = 3;

/** One guide with its products; a moved one redirects. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const { api, match, search } = context;
  if (match.id === null) return { kind: 'not_found' };
  const post = await api.get(publish.post, { item_id: match.id });
  if (!post.id) return { kind: 'not_found' };
  if (post.redirect_url_without_domain !== null)
    return { kind: 'redirect', to: keepQuery(post.redirect_url_without_domain, search), status: post.redirect_code ?? 301 };
  const { html, headings } = withAnchors(post.content, { numbered: true, focusable: true });
  const parts = textParts(html);
  const codes = [...new Set(parts.flatMap((part) => (part.kind === 'product' ? part.code : [])))];
  const [placed, products, more] = await Promise.all([placedProducts(context, codes), productsOf(context, post.product_ids), readOn(context, post)]);
  const isHidden = isHiddenPost(post);
  const props: Props = {
    post: shownOf(post),
    category: post.category?.title ?? null,
    parts: parts.filter((part) => part.kind === 'text' || placed[part.code]),
    contents: headings.length >= LONG ? headings : [],
    placed,
    // Omits products that are embedded in the text.
    products: products.filter((tile) => !Object.values(placed).some((one) => one.id === tile.id)),
    more,
    isHidden,
  };
  return { kind: 'page', props, ...(isHidden && { isPrivate: true }) };
}

/** Picks the fields sent to the browser. */
const shownOf = (post: Post): Props['post'] => ({
  title: post.title,
  text_lang: post.text_lang,
  short_description: post.short_description,
  datetime_published: post.datetime_published,
  datetime_updated: post.datetime_updated,
  main_image_upload_path: post.main_image_upload_path,
  breadcrumbs: post.breadcrumbs,
  authors: post.authors,
  reading_minutes: post.reading_minutes,
  seo_title: post.seo_title,
  seo_description: post.seo_description,
  urls: post.urls,
  url: post.url,
});

async function placedProducts({ api }: LoadContext, codes: readonly string[]): Promise<Record<string, TileProduct>> {
  if (codes.length === 0) return {};
  const { items } = await api.get(catalogue.products, { codes: codes.slice(0, 24), per_page: 24 });
  // A configurable product has the code of its initial offer.
  const tileOf = (code: string) => items.find((item) => item.code === code) ?? items.find((item) => item.code.startsWith(`${code}-`));
  return Object.fromEntries(
    codes.flatMap((code) => {
      const item = tileOf(code);
      return item ? [[code, toTile(item)]] : [];
    }),
  );
}

/** Loads the products in the order of the guide; hidden ones are omitted. */
async function productsOf({ api }: LoadContext, ids: readonly number[]): Promise<TileProduct[]> {
  if (ids.length === 0) return [];
  const { items } = await api.get(catalogue.products, { ids: ids.slice(0, 24), per_page: 24 });
  const place = (id: number) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return items.toSorted((a, b) => place(a.id) - place(b.id)).map(toTile);
}

/** Returns further posts of the category, supplemented from others. */
async function readOn({ api }: LoadContext, post: Post): Promise<GuideItem[]> {
  const fetchPosts = (category_slug?: string) =>
    api.get(publish.posts, { order: 'highlighted', per_page: MORE + 1, except_id: post.id, ...(category_slug && { category_slug }) });
  const near = post.category ? (await fetchPosts(post.category.slug)).items : [];
  const all = near.length >= MORE ? near : [...near, ...(await fetchPosts()).items.filter((one) => !near.some((other) => other.id === one.id))];
  return all.slice(0, MORE).map(toGuide);
}
