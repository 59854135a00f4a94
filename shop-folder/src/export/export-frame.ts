import type { CatalogueThing } from '@vitrina/backend/seed';
import type { BrandLaw, SellerLaw } from '@vitrina/contract/law/party-law';
import type { CategoryLaw } from '@vitrina/contract/law/product-law';
import type { Texts } from '../folder/words.ts';
import { valueTexts } from '../load/lookup.ts';
import type { AttributeFacts, BrandFacts, CategoryFacts, ListFacts, WarehouseFacts } from '../schemas/frame.ts';
import type { Picture } from '../schemas/parts.ts';
import { type Draft, storePicture, put, putTexts, withoutEmpty } from './draft.ts';

type Value = Record<string, unknown>;

/** Updates the catalogue apart from products from the shop's state; parents of categories come before their children. */
export function exportFrame(draft: Draft, things: readonly CatalogueThing[]): void {
  for (const { kind, code, value } of things) if (kind !== 'category') TAKE[kind]?.(draft, code, value);
  for (const { code, value } of parentsFirst(things.filter(({ kind }) => kind === 'category'))) takeCategory(draft, code, value);
  order(draft, things);
}

function parentsFirst(categories: readonly CatalogueThing[]): CatalogueThing[] {
  const byCode = new Map(categories.map((one) => [one.code, one]));
  const depthOf = ({ value: { parent } }: CatalogueThing): number => {
    let depth = 0;
    for (let at = byCode.get(String(parent)); at && depth < categories.length; at = byCode.get(String(at.value.parent))) depth += 1;
    return depth;
  };
  return categories.toSorted((a, b) => depthOf(a) - depthOf(b));
}

const TAKE: Partial<Record<CatalogueThing['kind'], (draft: Draft, code: string, value: Value) => void>> = {
  group: (draft, code, { titles }) => {
    if (!draft.groups.includes(code)) draft.groups.push(code);
    putTexts(draft, `group.${code}`, titles as Texts);
  },
  attribute: takeAttribute,
  brand: takeBrand,
  seller: (draft, code, { title, descriptions, law }) => {
    put(draft.sellers, { code, title: title as string, ...(!isEmpty(law) && { law: law as SellerLaw }) });
    putTexts(draft, `seller.${code}.description`, descriptions as Texts);
  },
  warehouse: (draft, code, { title, titles, town, address, country, is_shop, latitude, longitude, hours, seller }) => {
    const days = hours as (unknown | null)[];
    put(
      draft.warehouses,
      withoutEmpty({
        ...{ code, title, titles: isEmpty(titles) ? undefined : titles, town, address, country, shop: is_shop === true ? true : undefined, seller },
        ...{ place: latitude === null ? undefined : [latitude, longitude], hours: days.some((one) => one !== null) ? days : undefined },
      }) as WarehouseFacts,
    );
  },
  tag: (draft, code, value) => {
    if (!draft.tags.includes(code)) draft.tags.push(code);
    takeThree(draft, `tag.${code}`, value);
  },
  list: (draft, code, value) => {
    put(draft.lists, withoutEmpty({ code, kind: value.kind, products: value.products }) as ListFacts);
    takeThree(draft, `list.${code}`, value);
  },
};

const isEmpty = (value: unknown): boolean => Object.keys((value ?? {}) as object).length === 0;

function takeThree(draft: Draft, prefix: string, { titles, slugs, descriptions }: Value): void {
  putTexts(draft, `${prefix}.title`, titles as Texts);
  putTexts(draft, `${prefix}.slug`, slugs as Texts);
  putTexts(draft, `${prefix}.description`, descriptions as Texts);
}

function takeAttribute(draft: Draft, code: string, { type, group, titles, units, helps, values }: Value): void {
  const list =
    [...draft.departments.values()].map(({ attributes }) => attributes).find((attributes) => attributes.some((one) => one.code === code)) ??
    draft.commonAttributes;
  const before = list.find((one) => one.code === code);
  const inline = new Map(before ? valueTexts(before) : []);
  const valueEntries = (values as [string, Texts][]).map(([value, texts]) => {
    const same = inline.get(value);
    if (same != null && Object.values(texts).every((text) => text === same)) return { [value]: same };
    putTexts(draft, `attribute.${code}.value.${value}`, texts);
    return value;
  });
  const shared = sharedUnit(draft, before, units as Texts | null);
  if (shared === undefined) putTexts(draft, `attribute.${code}.unit`, units as Texts | null);
  putTexts(draft, `attribute.${code}.title`, titles as Texts);
  putTexts(draft, `attribute.${code}.help`, helps as Texts | null);
  put(
    list,
    withoutEmpty({
      code,
      type,
      group,
      unit: units === null ? undefined : shared,
      search: before?.search,
      values: valueEntries,
      open: before?.open,
    }) as AttributeFacts,
  );
}

/** Unit that is equal in all languages, to be stored at the attribute; `undefined` if languages differ or the folder has it as a text. */
function sharedUnit({ texts }: Draft, before: AttributeFacts | undefined, units: Texts | null): string | undefined {
  const [unit, ...others] = new Set(Object.values(units ?? {}));
  const hasWords = before !== undefined && texts.has(`attribute.${before.code}.unit`);
  return others.length === 0 && !hasWords ? unit : undefined;
}

function takeCategory(draft: Draft, code: string, value: Value): void {
  const { parent, visible, image, law, filters } = value as {
    parent: string | null;
    visible: boolean;
    image: string | null;
    law: CategoryLaw;
    filters: [string, string, boolean, number | null][];
  };
  const department = departmentOf(draft, [code, parent]);
  const before = department.categories.find((one) => one.code === code);
  const tile = filters.filter(([, , , place]) => place !== null).toSorted((a, b) => (a[3] as number) - (b[3] as number));
  const picture = pictureOf(draft, before?.picture, image);
  put(
    department.categories,
    withoutEmpty({
      code,
      parent,
      group: law.group,
      measured: law.measured,
      filters: takeFilters(before?.filters, filters),
      tile: tile.map(([one]) => one),
      visible: visible ? undefined : false,
      picture,
    }) as CategoryFacts,
  );
  takeThree(draft, `category.${code}`, value);
}

/** Returns the filters, with their kind if the folder states it. `markExceptions` writes kinds that differ from the derived ones. */
const takeFilters = (before: CategoryFacts['filters'], filters: readonly [string, string, boolean, number | null][]): CategoryFacts['filters'] =>
  filters.filter(([, , isFilter]) => isFilter).map(([code, kind]) => before?.find((one) => typeof one !== 'string' && one[code] === kind) ?? code);

/** Returns the department with one of these categories; a new branch becomes a new department. */
function departmentOf(draft: Draft, [code, parent]: readonly [string, string | null]) {
  const all = [...draft.departments.values()];
  const codes = parent === null ? [code] : [code, parent];
  for (const code of codes) {
    const found = all.find(({ categories }) => categories.some((one) => one.code === code));
    if (found) return found;
  }
  const name = code.slice(0, 80);
  if (all.length === 1 && all[0]?.categories.length === 0) return all[0];
  if (draft.departments.has(name) || RESERVED.has(name)) return all[0] as (typeof all)[number];
  const department = { attributes: [], categories: [], brands: [] };
  draft.departments.set(name, department);
  draft.shop = { ...draft.shop, departments: [...draft.shop.departments, name] };
  return department;
}

/** Names reserved in `texts/`. */
const RESERVED = new Set(['common', 'site']);

function takeBrand(draft: Draft, code: string, { title, visible, descriptions, address, email, logo, law }: Value): void {
  const all = [...draft.departments.values()];
  const department = all.find(({ brands }) => brands.some((one) => one.code === code)) ?? (all[0] as (typeof all)[number]);
  const before = department.brands.find((one) => one.code === code);
  put(
    department.brands,
    withoutEmpty({
      ...{ code, title, address, email, visible: visible ? undefined : false, logo: pictureOf(draft, before?.logo, logo as string | null) },
      law: isEmpty(law) ? undefined : (law as BrandLaw),
    }) as BrandFacts,
  );
  putTexts(draft, `brand.${code}.description`, descriptions as Texts);
}

/** Keeps a drawing; any other picture is added to the folder. */
function pictureOf(draft: Draft, before: Picture | undefined, upload: string | null): Picture | undefined {
  if (upload === null) return undefined;
  return before && 'draw' in before ? before : storePicture(draft, upload);
}

/** Sorts lists whose order is a position in the shop. */
function order(draft: Draft, things: readonly CatalogueThing[]): void {
  const moved = (kind: string) =>
    new Map(
      things.filter((thing) => thing.kind === kind && typeof thing.value.position === 'number').map(({ code, value }) => [code, value.position as number]),
    );
  const groups = moved('group');
  if (groups.size > 0) draft.groups = draft.groups.toSorted((a, b) => (groups.get(a) ?? draft.groups.indexOf(a)) - (groups.get(b) ?? draft.groups.indexOf(b)));
}
