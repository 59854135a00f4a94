import type { ProductsInput, ProductsReply } from '@vitrina/contract/catalogue';
import { SORTS } from '@vitrina/contract/values/listing-query';
import { toMinor } from '@vitrina/contract/values/money';
import type { CallContext } from '../../../http/context.ts';
import { fail, ok, type Outcome } from '../../../http/outcome.ts';
import { breadcrumbsOf } from '../categories/breadcrumbs-view.ts';
import type { Catalogue } from '../catalogue.ts';
import { categoryView } from '../categories/category-view.ts';
import { filtersView } from './filters-view.ts';
import type { ListingRequest } from './listing-request.ts';
import { type Base, findBase } from './listing-base.ts';
import { readFilters } from './read-filters.ts';
import { noteMiss } from '../search/note-miss.ts';
import { findHelp } from '../search/find-help.ts';
import type { SuggestHooks } from '../search/suggest.ts';

/** Products of a category, search, manufacturer … filtered, counted, sorted and paged (specification, section 7: catalog/products). */
export const listProducts =
  (catalogue: Catalogue, { listHelp }: Pick<SuggestHooks, 'listHelp'>) =>
  async (input: ProductsInput, context: CallContext): Promise<Outcome<ProductsReply>> => {
    const base = await findBase(catalogue, input, context);
    if (!base) return fail('error_empty_data');
    const request = listingRequest(catalogue, input, context, base);
    const result = await catalogue.engine.list(request);
    const items = await catalogue.products.items(result.ids, context);
    const { lang } = context;
    const help = base.search ? findHelp(base.search.q, lang, await listHelp({ db: context.db, lang })) : [];
    if (base.search && base.search.q !== '' && result.total === 0 && help.length === 0 && isWholeSearch(input, context))
      await noteMiss(context.db, base.search.q, lang);
    const perPage = request.limit;
    return ok(
      {
        items,
        pagination: { page: input.page ?? 1, per_page: perPage, total: result.total, pages: Math.ceil(result.total / perPage) },
        filters: filtersView({ catalogue, request, result, base, lang }),
        sort: SORTS.map((code) => ({ code, selected: code === (input.sort ?? 'recommended') })),
        breadcrumbs: base.category ? breadcrumbsOf(catalogue, base.category.id, lang) : [],
        category: base.category ? { ...categoryView(catalogue, base.category, lang), children: childrenOf(catalogue, base.category.id, context) } : null,
        subject: base.subject,
        search: base.search && { ...base.search, help },
      },
      [
        'catalogue',
        ...(help.length > 0 ? ['content'] : []),
        ...(base.category ? [`category:${base.category.id}`] : []),
        ...result.ids.map((id) => `product:${id}`),
      ],
    );
  };

/** Nothing that staff asks, and nothing that a filter made empty. */
const isWholeSearch = ({ filters, price_from, price_to, only_available }: ProductsInput, { actor }: CallContext): boolean =>
  !actor.isStaff && Object.keys(filters ?? {}).length === 0 && price_from === undefined && price_to === undefined && only_available === undefined;

function listingRequest(catalogue: Catalogue, input: ProductsInput, { lang, actor }: CallContext, base: Base): ListingRequest {
  const perPage = input.per_page ?? catalogue.settings().behaviour.catalogue.perPage;
  const keepOrder = (base.base.kind === 'ids' || base.base.kind === 'found') && (input.sort === undefined || input.sort === 'recommended');
  return {
    market: lang,
    isStaff: actor.isStaff,
    base: base.base,
    ...readFilters(catalogue, input.filters ?? {}),
    priceFrom: input.price_from === undefined ? null : toMinor(input.price_from),
    priceTo: input.price_to === undefined ? null : toMinor(input.price_to),
    onlyAvailable: input.only_available === true || input.filters?.available?.includes('1') === true,
    sort: keepOrder ? 'given' : (input.sort ?? base.sort ?? 'recommended'),
    offset: ((input.page ?? 1) - 1) * perPage,
    limit: perPage,
  };
}

const childrenOf = (catalogue: Catalogue, parent: number, { lang, actor }: CallContext) =>
  [...catalogue.dictionary.categories.values()]
    .filter((category) => category.parent_id === parent && (category.shown || actor.isStaff))
    .map((category) => categoryView(catalogue, category, lang));
