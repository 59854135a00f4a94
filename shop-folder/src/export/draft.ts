import type { CatalogueThing } from '@vitrina/backend/seed';
import type { Texts } from '../folder/words.ts';
import type { FamilyFacts } from '../schemas/family.ts';
import type { AttributeFacts, BrandFacts, CategoryFacts, ListFacts, SellerFacts, ShopFile, WarehouseFacts } from '../schemas/frame.ts';
import type { FaqFacts, PageFacts } from '../schemas/content.ts';
import { type ContentLists, LIST_NAMES, type ListName } from '../content/kinds/content-lists.ts';
import type { ContentText } from '../content/site-content.ts';
import type { SiteEntry } from '../site/site-facts.ts';
import type { FolderContent } from '../write/folder-content.ts';

/** Content of a folder while it is updated to the shop's state. */
export interface Draft {
  shop: ShopFile;
  groups: string[];
  commonAttributes: AttributeFacts[];
  departments: Map<string, { attributes: AttributeFacts[]; categories: CategoryFacts[]; brands: BrandFacts[] }>;
  sellers: SellerFacts[];
  warehouses: WarehouseFacts[];
  tags: string[];
  lists: ListFacts[];
  families: FamilyFacts[];
  content: { pages: PageFacts[]; faq: FaqFacts[]; lists: { [Name in ListName]: ContentLists[Name][number][] }; texts: Record<string, ContentText> };
  /** Lists by kind. */
  site: Partial<Record<CatalogueThing['kind'], readonly SiteEntry[]>>;
  texts: Map<string, Texts>;
  settings: FolderContent['settings'];
  /** Files of `pictures/`, with their paths in the shop's media. */
  pictures: Map<string, string>;
  /** Pictures of content as they were loaded, by `keyOfPicture`. */
  ofContent: ReadonlyMap<string, string>;
  /** Files of `media/`, with their paths in the shop's media. */
  media: Map<string, string>;
}

export const draftOf = ({
  facts,
  commonAttributes,
  departments,
  texts,
  settings,
  pictures = new Map(),
  ofContent = new Map(),
  media = new Map(),
}: FolderContent): Draft => ({
  shop: facts.shop,
  groups: [...facts.groups],
  commonAttributes: [...commonAttributes],
  departments: new Map(
    [...departments].map(([name, { attributes, categories, brands }]) => [
      name,
      { attributes: [...attributes], categories: [...categories], brands: [...brands] },
    ]),
  ),
  sellers: [...facts.sellers],
  warehouses: [...facts.warehouses],
  tags: [...facts.tags],
  lists: [...facts.lists],
  families: [...facts.families],
  content: {
    pages: [...(facts.content?.pages ?? [])],
    faq: [...(facts.content?.faq ?? [])],
    lists: Object.fromEntries(LIST_NAMES.map((name) => [name, [...(facts.content?.lists?.[name] ?? [])]])) as Draft['content']['lists'],
    texts: { ...facts.content?.texts },
  },
  site: { ...facts.site },
  texts: new Map(texts),
  settings,
  pictures: new Map(pictures),
  ofContent,
  media: new Map(media),
});

export const finished = ({
  shop,
  groups,
  sellers,
  warehouses,
  tags,
  lists,
  families,
  content,
  site,
  commonAttributes,
  departments,
  texts,
  settings,
}: Draft): FolderContent => ({
  facts: { shop, groups, sellers, warehouses, tags, lists, families, content, site },
  ...{ commonAttributes, departments, texts, settings },
});

/** Stores texts under a key; without texts, removes the key. */
export function putTexts(draft: Draft, key: string, texts: Texts | null | undefined): void {
  if (!texts || Object.keys(texts).length === 0) draft.texts.delete(key);
  else draft.texts.set(key, texts);
}

/** An object without fields that are `undefined`, `null` or an empty list. */
export const withoutEmpty = <Value extends object>(value: Value): { [Key in keyof Value]: Exclude<Value[Key], undefined | null> } =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined && one !== null && !(Array.isArray(one) && one.length === 0))) as never;

/** Replaces the entry with that code, or appends a new one. */
export function put<Entry extends { code: string }>(entries: Entry[], entry: Entry): void {
  const at = entries.findIndex(({ code }) => code === entry.code);
  if (at === -1) entries.push(entry);
  else entries[at] = entry;
}

/** Adds a picture of the shop's media to the folder, under the name with which a load stores it again. */
export function storePicture(draft: Draft, upload: string): { file: string } {
  const name = `kept/${upload}`;
  draft.pictures.set(name, upload);
  return { file: name };
}

/** Adds a video or captions served at `/media/…`, and returns the name. */
export function storeMedia(draft: Draft, url: string): string {
  const path = url.replace(/^\/media\//, '');
  const name = [...draft.media].find(([, storedPath]) => storedPath === path)?.[0] ?? `kept/${path}`;
  draft.media.set(name, path);
  return name;
}
