import { catalogue, type ProductsReply } from '@vitrina/contract/catalogue';
import { guides } from '@vitrina/contract/guides';
import { publish } from '@vitrina/contract/publish';
import { keepQuery } from '@vitrina/contract/values/keep-query';
import { type ListingQuery, tidyListingSearch } from '@vitrina/contract/values/listing-query';
import { toGuide } from '../../features/guides/guide-item.ts';
import { isFiltered, withKnownFilters } from '../../features/listing/listing-query.ts';
import { toTile } from '../../features/product-tile/tile-product.ts';
import { fixedUrl } from '../../links/page-links.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import { type ShelfCategory, toShelfCategory } from '../../ui/department-shelf.tsx';
import type { ListKind, Props } from './list-props.ts';
import { listKind, productsInput, readListQuery } from './list-request.ts';

export type { Props } from './list-props.ts';

/** Category, search, manufacturer, seller, list or tag: one list with its filters. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const { api, match, lang } = context;
  const kind = listKind(match);
  const query = readListQuery(context.query, kind);
  if (kind === 'search' && !query.search_q) return { kind: 'page', props: await emptySearch(context, query) };
  const reply = await api.get(catalogue.products, productsInput(match, kind, query));
  const address = kind === 'tag' ? reply.subject?.urls[lang] : undefined;
  if (address && address !== context.path) return { kind: 'redirect', to: keepQuery(address, tidyListingSearch(context.search)), status: 301 };
  if (query.page > 1 && query.page > reply.pagination.pages) return { kind: 'not_found' };
  return { kind: 'page', props: await listProps(context, kind, query, reply) };
}

async function listProps(context: LoadContext, kind: ListKind, requestedQuery: ListingQuery, reply: ProductsReply): Promise<Props> {
  const { match, labels } = context;
  const { category, subject, pagination } = reply;
  const { close_matches: close = [], ...search } = reply.search ?? {};
  // Without results an unknown filter may be the reason and must be removable.
  const query = pagination.total > 0 ? withKnownFilters(requestedQuery, new Set(reply.filters.map((filter) => filter.code))) : requestedQuery;
  const title = category?.title ?? subject?.title ?? labels.text('listing_search_title', { q: reply.search?.corrected ?? requestedQuery.search_q ?? '' });
  return {
    kind,
    title,
    title_lang: (category ?? subject)?.text_lang ?? null,
    description: (category ?? subject)?.description ?? null,
    logo: subject?.logo_upload_path ?? null,
    ...(subject?.identity && { identity: { title: subject.identity.title, lines: subject.identity.lines } }),
    ...(category?.visible === false && { hidden_reasons: ['category' as const] }),
    ...(subject?.hidden_reasons && { hidden_reasons: subject.hidden_reasons }),
    trail: category ? reply.breadcrumbs : [parentOf(kind, context), { title, url: context.path }],
    subcategories: (category?.children ?? [])
      .filter((child) => child.total > 0)
      .map(({ title, text_lang, url_without_domain, total }) => ({ title, text_lang, url: url_without_domain, total })),
    guide: kind === 'category' ? await guideOf(context, query) : [],
    front: kind === 'category' && !isFiltered(query) && query.page === 1 ? await frontOf(context, reply) : null,
    query,
    items: reply.items.map(toTile),
    filters: reply.filters,
    pagination,
    of: category && isFiltered(query) ? category.total : null,
    search: reply.search && (search as Props['search']),
    close: close.map(toTile),
    departments: pagination.total === 0 ? await departments(context) : [],
    urls: category?.urls ?? subject?.urls ?? match.urls ?? {},
  };
}

async function guideOf({ api, match }: LoadContext, query: ListingQuery): Promise<Props['guide']> {
  const { filters, price_from, price_to, only_available } = productsInput(match, 'category', query);
  const { questions } = await api.get(guides.guide, {
    category_slug: match.slug ?? '',
    ...(filters && { filters }),
    ...(price_from !== undefined && { price_from }),
    ...(price_to !== undefined && { price_to }),
    ...(only_available && { only_available }),
  });
  return questions;
}

/** Limit of reduced products on a department's page. */
const OFFERS = 8;
const POSTS = 3;

/** `null`: no subcategories with products, or nothing to list. */
async function frontOf({ api, match }: LoadContext, { category, items }: ProductsReply): Promise<Props['front']> {
  const categories = (category?.children ?? []).filter((child) => child.total > 0);
  if (categories.length === 0 || items.length === 0) return null;
  // The first products are of several kinds, each with its guides.
  const [offers, ...posts] = await Promise.all([
    api.get(catalogue.products, { category_slug: match.slug ?? '', filters: { reduced: ['1'] }, per_page: OFFERS }),
    ...items.slice(0, POSTS).map(({ id }) => api.get(publish.posts, { product_id: id, per_page: POSTS })),
  ]);
  const guidesById = new Map(posts.flatMap((found) => found.items).map((post) => [post.id, post]));
  return {
    categories: categories.map(toShelfCategory),
    offers: offers.items.map(toTile),
    posts: [...guidesById.values()].slice(0, POSTS).map(toGuide),
  };
}

/** The search page before a search: suggests where to start. */
async function emptySearch(context: LoadContext, query: ListingQuery): Promise<Props> {
  const title = context.labels.text('listing_search_empty_title');
  return {
    kind: 'search',
    title,
    title_lang: null,
    description: context.labels.text('listing_search_empty_text'),
    logo: null,
    trail: [parentOf('search', context), { title: context.labels.text('search'), url: context.path }],
    subcategories: [],
    guide: [],
    front: null,
    query,
    items: [],
    filters: [],
    pagination: { page: 1, per_page: 0, total: 0, pages: 0 },
    of: null,
    search: null,
    close: [],
    departments: await departments(context),
    urls: context.match.urls ?? {},
  };
}

/** Parent page of a list that is in no category. */
function parentOf(kind: ListKind, context: LoadContext): Props['trail'][number] {
  const page = kind === 'manufacturer' ? 'manufacturers' : kind === 'seller' ? 'sellers' : 'catalogue';
  return { title: context.labels.text(page), url: fixedUrl(page, context) };
}

async function departments({ api }: LoadContext): Promise<ShelfCategory[]> {
  const { items } = await api.get(catalogue.categories, { level_to: 1 });
  return items.filter((one) => one.total > 0).map(toShelfCategory);
}
