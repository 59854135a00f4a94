import type { DirectoryEntry } from '@vitrina/contract/catalogue';
import type { CallContext } from '../../../http/context.ts';
import { ok } from '../../../http/outcome.ts';
import { listUrls, manufacturerUrls, sellerUrls } from '../addresses.ts';
import type { Catalogue } from '../catalogue.ts';
import { LISTS } from '../changes/change-tags.ts';
import { sellerIdentity } from '../law/law-view.ts';
import { contentsOf } from '../listing/listing-base.ts';
import { textIn } from '../texts.ts';
import { UNFILTERED } from '../listing/listing-request.ts';

interface ByIds {
  ids?: number[] | undefined;
}

/** Manufacturers by ids, or all that have public products. */
export const listManufacturers =
  (catalogue: Catalogue) =>
  async ({ ids }: ByIds, { lang, actor }: CallContext) => {
    const requested = ids && new Set(ids);
    const items = [...catalogue.dictionary.manufacturers.values()]
      .filter((one) => (one.visible || actor.isStaff) && (!requested || requested.has(one.id)))
      .flatMap((one): DirectoryEntry[] => {
        const total = catalogue.engine.countShown('manufacturer', one.id);
        if (total === 0 && !requested) return [];
        return [
          {
            id: one.id,
            code: one.code,
            title: one.title,
            description: textIn(one.descriptions, lang) || null,
            url_without_domain: manufacturerUrls(one.code, catalogue.defaultLanguage)[lang],
            logo_upload_path: one.logo_upload_path,
            total,
          },
        ];
      });
    return ok({ items }, ['catalogue', LISTS]);
  };

/** Sellers by ids, or all. */
export const listSellers =
  (catalogue: Catalogue) =>
  async ({ ids }: ByIds, { lang }: CallContext) => {
    const requested = ids && new Set(ids);
    const items = [...catalogue.dictionary.sellers.values()]
      .filter((one) => !requested || requested.has(one.id))
      .map(
        (one): DirectoryEntry => ({
          id: one.id,
          code: one.code,
          title: one.title,
          description: textIn(one.descriptions, lang) || null,
          url_without_domain: sellerUrls(one.code, catalogue.defaultLanguage)[lang],
          logo_upload_path: one.logo_upload_path,
          total: catalogue.engine.countShown('seller', one.id),
          identity: sellerIdentity(one, (name) => catalogue.text(lang, name), lang),
        }),
      );
    return ok({ items }, ['catalogue', LISTS]);
  };

/** Lists with their first products. */
export const listLists = (catalogue: Catalogue) => async (input: { codes?: string[] | undefined; per_list?: number | undefined }, context: CallContext) => {
  const { lang, actor } = context;
  const lists = [...catalogue.dictionary.lists.values()].filter((list) => !input.codes || input.codes.includes(list.code));
  const limit = input.per_list ?? 10;
  const listed = lists.map(async (list) => {
    const { ids } = await catalogue.engine.list({
      market: lang,
      isStaff: actor.isStaff,
      ...UNFILTERED,
      onlyAvailable: list.kind !== 'manual',
      offset: 0,
      limit,
      ...contentsOf(list),
    });
    return { list, ids };
  });
  const found = await Promise.all(listed);
  const products = new Map((await catalogue.products.items([...new Set(found.flatMap(({ ids }) => ids))], context)).map((item) => [item.id, item]));
  const items = found.map(({ list, ids }) => ({
    id: list.id,
    code: list.code,
    title: textIn(list.titles, lang),
    description: textIn(list.descriptions, lang) || null,
    url_without_domain: listUrls(list.slugs, catalogue.defaultLanguage)[lang],
    products: ids.flatMap((id) => products.get(id) ?? []),
  }));
  return ok({ items }, ['catalogue', LISTS, ...found.flatMap(({ ids }) => ids.map((id) => `product:${id}`))]);
};
