import type { ProductsInput, ProductsReply } from '@vitrina/contract/catalogue';
import { SORTS } from '@vitrina/contract/values/listing-query';
import { toMinor } from '@vitrina/contract/values/money';
import type { CallContext } from '../../../http/context.ts';
import { fail, ok, type Outcome } from '../../../http/outcome.ts';
import { breadcrumbsOf } from '../categories/breadcrumbs-view.ts';
import type { Catalogue } from '../catalogue.ts';
import { LISTS } from '../changes/change-tags.ts';
import { categoryView } from '../categories/category-view.ts';
import { chooseAttributes, countedFor } from './choose-attributes.ts';
import { filtersView } from './filters-view.ts';
import type { ListingRequest } from './listing-request.ts';
import { type Base, findBase } from './listing-base.ts';
import { readFilters } from './read-filters.ts';
import { readOfferFilters } from './read-offer-filters.ts';
import { countableQuery, noteMiss } from '../search/note-miss.ts';
import { understoodAttributes } from '../search/understood-attributes.ts';
import { helpView } from '../search/help-view.ts';
import { closeMatches } from '../search/index.ts';
import type { SuggestHooks } from '../search/suggest.ts';

/** Products of a category, search, manufacturer … filtered, counted, sorted and paged (specification, section 7: catalog/products). */
export const listProducts =
  (catalogue: Catalogue, { listHelp }: Pick<SuggestHooks, 'listHelp'>) =>
  async (input: ProductsInput, context: CallContext): Promise<Outcome<ProductsReply>> => {
    const requestedBase = await findBase(catalogue, input, context);
    if (!requestedBase) return fail('error_empty_data');
    const { lang } = context;
    const help = requestedBase.search ? helpView(catalogue, { q: requestedBase.search.q, lang, help: await listHelp({ db: context.db, lang }) }) : [];
    // Help pages match: products that only mention the words are left out.
    const base: Base = help.length > 0 && requestedBase.isOnlyMentioned ? answeredByHelp(requestedBase) : requestedBase;
    const request = listingRequest(catalogue, input, context, base);
    const result = await catalogue.engine.list(request);
    const items = await catalogue.products.items(result.ids, context);
    const close = await catalogue.products.items(await closeIds(catalogue, { input, request, base, total: result.total }), context);
    if (base.search && base.search.q !== '' && result.total === 0 && help.length === 0 && isWholeSearch(input, context))
      await noteMiss(context.db, base.search.q, lang);
    noteUse(catalogue, { input, request, base, total: result.total, context });
    const facets = chooseAttributes({ catalogue, base, result });
    const attributes = base.search && result.total > 0 ? understoodAttributes(catalogue, { q: base.search.q, lang, facets, result }) : [];
    const perPage = request.limit;
    return ok(
      {
        items,
        pagination: { page: input.page ?? 1, per_page: perPage, total: result.total, pages: Math.ceil(result.total / perPage) },
        filters: filtersView({ catalogue, request, result, base, lang }, facets),
        sort: SORTS.map((code) => ({ code, selected: code === (input.sort ?? 'recommended') })),
        breadcrumbs: base.category ? breadcrumbsOf(catalogue, base.category.id, lang) : [],
        category: base.category ? { ...categoryView(catalogue, base.category, lang), children: childrenOf(catalogue, base.category.id, context) } : null,
        subject: base.subject,
        search: base.search && {
          ...base.search,
          understood: [...base.search.understood, ...attributes],
          help,
          ...(close.length > 0 && { close_matches: close }),
        },
      },
      [
        'catalogue',
        LISTS,
        ...(help.length > 0 ? ['content'] : []),
        ...(base.category ? [`category:${base.category.id}`] : []),
        ...[...result.ids, ...close.map(({ id }) => id)].map((id) => `product:${id}`),
      ],
    );
  };

/** Without products, corrections and dropped words are not reported. */
const answeredByHelp = ({ result: _, ...rest }: Base): Base => ({
  ...rest,
  base: { kind: 'found', first: [], found: null },
  search: rest.search && { ...rest.search, corrected: null, relaxed: false, dropped: [], understood: [] },
});

/** Limit of close matches after the last result. */
const MOST_CLOSE = 12;

/** Ids of close matches of a search: on the last page, in the order of rank, without filters. */
async function closeIds(catalogue: Catalogue, { input, request, base, total }: Omit<Use, 'context'>): Promise<number[]> {
  const isLast = total > 0 && request.offset < total && request.offset + request.limit >= total;
  return base.result && isLast && request.sort === 'given' && isUnfiltered(input) ? closeMatches(catalogue, base.result, MOST_CLOSE) : [];
}

interface Use {
  input: ProductsInput;
  request: ListingRequest;
  base: Base;
  total: number;
  context: CallContext;
}

/** Counts successful searches as typed, and the attributes used as filters. */
function noteUse({ usage }: Catalogue, { input, request, base, total, context }: Use): void {
  const { lang, address, actor } = context;
  if (actor.isStaff || total === 0 || request.offset > 0) return;
  if (request.groups.length > 0)
    usage.noteFilters({ categoryId: base.category?.id ?? null, attributes: request.groups.map((group) => group.attribute), address });
  const isAsTyped = base.search !== null && base.search.corrected === null && !base.search.relaxed;
  const words = isAsTyped && isWholeSearch(input, context) ? countableQuery(base.search?.q ?? '') : null;
  if (words !== null) usage.noteSearch({ lang, q: words, shown: base.search?.q.toLowerCase() ?? '', address });
}

/** True for a shopper's search without filters, whose empty result is not due to a filter. */
const isWholeSearch = (input: ProductsInput, { actor }: CallContext): boolean => !actor.isStaff && isUnfiltered(input);

const isUnfiltered = ({ filters, price_from, price_to, only_available }: ProductsInput): boolean =>
  Object.keys(filters ?? {}).length === 0 && price_from === undefined && price_to === undefined && only_available === undefined;

function listingRequest(catalogue: Catalogue, input: ProductsInput, { lang, actor }: CallContext, base: Base): ListingRequest {
  const perPage = input.per_page ?? catalogue.settings().behaviour.catalogue.perPage;
  const chosen = input.filters ?? {};
  const isInBaseOrder = (base.base.kind === 'ids' || base.base.kind === 'found') && (input.sort === undefined || input.sort === 'recommended');
  return {
    market: lang,
    isStaff: actor.isStaff,
    base: base.base,
    ...readFilters(catalogue, chosen),
    priceFrom: input.price_from === undefined ? null : toMinor(input.price_from),
    priceTo: input.price_to === undefined ? null : toMinor(input.price_to),
    onlyAvailable: input.only_available === true || chosen.available?.includes('1') === true,
    ...readOfferFilters(chosen, catalogue.settings()),
    counted: countedFor(catalogue, base),
    sort: isInBaseOrder ? 'given' : (input.sort ?? base.sort ?? 'recommended'),
    offset: ((input.page ?? 1) - 1) * perPage,
    limit: perPage,
  };
}

const childrenOf = (catalogue: Catalogue, parent: number, { lang, actor }: CallContext) =>
  [...catalogue.dictionary.categories.values()]
    .filter((category) => category.parent_id === parent && (category.shown || actor.isStaff))
    .map((category) => categoryView(catalogue, category, lang));
