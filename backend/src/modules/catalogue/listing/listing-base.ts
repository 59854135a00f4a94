import { sellerIdentity } from '../law/law-view.ts';
import type { ProductsInput, ProductsReply } from '@vitrina/contract/catalogue';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { CallContext } from '../../../http/context.ts';
import { listUrls, manufacturerUrls, sellerUrls, tagUrls } from '../addresses.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Category, Collection, List } from '../dictionary.ts';
import type { ListingRequest } from './listing-request.ts';
import { selectIdsByCodes } from '../product/product-queries.ts';
import { type SearchResult, searchProducts } from '../search/index.ts';
import { valueIdIn } from '../search/value-id.ts';
import { understoodView } from '../search/understood-view.ts';
import { foreignTag, textIn } from '../texts.ts';

/** Contents of a listing before filters. */
export interface Base {
  base: ListingRequest['base'];
  /** Default sort. */
  sort?: ListingRequest['sort'];
  category?: Category;
  subject: ProductsReply['subject'];
  search: ProductsReply['search'];
  /** Search only: its result, needed for close matches. */
  result?: SearchResult;
  /** Search only: no title names the requested thing; results only mention the words, or have some of them. */
  isOnlyMentioned?: boolean;
}

const plain = { subject: null, search: null };
const SEARCH_LENGTH = 200;

/** Finds the category, search, manufacturer, seller, list, tag, ids or codes of the request; `null`: missing or hidden. */
export async function findBase(catalogue: Catalogue, input: ProductsInput, context: CallContext): Promise<Base | null> {
  const { dictionary } = catalogue;
  const { lang } = context;
  if (input.ids) return { ...plain, base: { kind: 'ids', ids: input.ids } };
  if (input.codes) return { ...plain, base: { kind: 'ids', ids: await selectIdsByCodes(context.db, input.codes) } };
  if (input.search_q !== undefined) return searchBase(catalogue, input.search_q, context);
  if (input.category_slug) return categoryBase(catalogue, input.category_slug, context);
  if (input.manufacturer_slug) return manufacturerBase(catalogue, input.manufacturer_slug, context);
  if (input.seller_slug) {
    const seller = [...dictionary.sellers.values()].find((one) => one.code === input.seller_slug);
    return seller
      ? {
          search: null,
          base: { kind: 'seller', id: seller.id },
          subject: {
            ...texts(seller, lang),
            code: seller.code,
            title: seller.title,
            text_lang: null,
            logo_upload_path: seller.logo_upload_path,
            urls: sellerUrls(seller.code, catalogue.defaultLanguage),
            identity: sellerIdentity(seller, (name) => catalogue.text(lang, name), lang),
          },
        }
      : null;
  }
  if (input.list_code) return listBase(catalogue, input.list_code, lang);
  if (input.tag_id) {
    const tag = dictionary.tags.get(input.tag_id);
    return tag ? { search: null, base: { kind: 'tag', id: tag.id }, subject: collectionSubject(tag, lang, tagUrls(tag, catalogue.defaultLanguage)) } : null;
  }
  return { ...plain, base: { kind: 'all' } };
}

/** The interpretation of a query is returned only with results, so that words of hidden products are not disclosed. */
async function searchBase(catalogue: Catalogue, raw: string, { db, lang, actor }: CallContext): Promise<Base> {
  const q = raw.replace(/\s+/g, ' ').trim().slice(0, SEARCH_LENGTH);
  const { isStaff } = actor;
  const result = await searchProducts(catalogue, { db, q, lang, isStaff, valueId: valueIdIn(catalogue) });
  const { first, found, corrected, relaxed, dropped, constraints, isNamed } = result;
  const understood =
    first.length > 0 || found
      ? { corrected, relaxed, dropped, understood: understoodView(constraints) }
      : { corrected: null, relaxed: false, dropped: [], understood: [] };
  return { base: { kind: 'found', first, found }, subject: null, search: { q, ...understood, help: [] }, result, isOnlyMentioned: !isNamed };
}

/** The parameter is a category's code, which the route table stores as slug. */
function categoryBase({ dictionary }: Catalogue, code: string, { actor }: CallContext): Base | null {
  const category = dictionary.categoriesByCode.get(code);
  if (!category || (!category.shown && !actor.isStaff)) return null;
  return { ...plain, category, base: { kind: 'category', id: category.id } };
}

function manufacturerBase({ dictionary, defaultLanguage }: Catalogue, code: string, { actor, lang }: CallContext): Base | null {
  const manufacturer = dictionary.manufacturersByCode.get(code);
  if (!manufacturer || (!manufacturer.visible && !actor.isStaff)) return null;
  return {
    search: null,
    base: { kind: 'manufacturer', id: manufacturer.id },
    subject: {
      ...texts(manufacturer, lang),
      code,
      title: manufacturer.title,
      text_lang: null,
      ...(!manufacturer.visible && { hidden_reasons: ['manufacturer' as const] }),
      logo_upload_path: manufacturer.logo_upload_path,
      urls: manufacturerUrls(code, defaultLanguage),
    },
  };
}

function listBase({ dictionary, defaultLanguage }: Catalogue, code: string, lang: LanguageCode): Base | null {
  const list = dictionary.lists.get(code);
  if (!list) return null;
  const subject = collectionSubject(list, lang, listUrls(list.slugs, defaultLanguage));
  return { search: null, subject, ...contentsOf(list) };
}

/** Returns contents and order of a list: chosen by staff, best sellers, all reduced products, or the whole catalogue by age. */
export function contentsOf(list: List): Pick<ListingRequest, 'base' | 'sort'> {
  if (list.kind === 'manual' || list.kind === 'bestseller') return { base: { kind: 'ids', ids: list.product_ids }, sort: 'given' };
  if (list.kind === 'discounted') return { base: { kind: 'reduced' }, sort: 'discount' };
  return { base: { kind: 'all' }, sort: 'newest' };
}

const texts = (entry: { id: number; descriptions: Collection['descriptions'] }, lang: LanguageCode) => ({
  id: entry.id,
  description: textIn(entry.descriptions, lang) || null,
});

const collectionSubject = (entry: Collection, lang: LanguageCode, urls: NonNullable<ProductsReply['subject']>['urls']): ProductsReply['subject'] => ({
  ...texts(entry, lang),
  code: entry.code,
  title: textIn(entry.titles, lang),
  text_lang: foreignTag(entry.titles, lang),
  logo_upload_path: null,
  urls,
});
