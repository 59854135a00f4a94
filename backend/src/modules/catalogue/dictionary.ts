import type { BrandLaw, SellerLaw } from '@vitrina/contract/law/party-law';
import type { SalesPlace } from '@vitrina/contract/law/best-seller';
import type { CategoryLaw } from '@vitrina/contract/law/product-law';
import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import { selectFitRules } from './fit/fit-queries.ts';
import type { ChoiceGuide } from './guide/choice-guide.ts';
import { selectGuides } from './guide/guide-queries.ts';
import type { FitRule } from './fit/fit-rule.ts';

export type Texts = Partial<Record<LanguageCode, string>>;

export interface Category {
  id: number;
  code: string;
  parent_id: number | null;
  position: number;
  visible: boolean;
  shown: boolean;
  path: number[];
  template: string | null;
  titles: Texts;
  slugs: Texts;
  descriptions: Texts;
  /** Its own picture, or else that of a product in it. */
  image_upload_path: string | null;
  law: CategoryLaw;
}
export interface Manufacturer {
  id: number;
  code: string;
  title: string;
  visible: boolean;
  descriptions: Texts;
  address: string | null;
  email: string | null;
  logo_upload_path: string | null;
  law: BrandLaw;
}
export interface Seller {
  id: number;
  code: string;
  title: string;
  descriptions: Texts;
  logo_upload_path: string | null;
  law: Partial<SellerLaw>;
}
export interface Attribute {
  code: string;
  type: 'number' | 'choice' | 'flag' | 'text';
  titles: Texts;
  units: Texts | null;
  helps: Texts | null;
  group_code: string;
  position: number;
}
export interface AttributeValue {
  id: number;
  attribute_code: string;
  code: string;
  titles: Texts;
  number: number | null;
  position: number;
}
export interface CategoryFilter {
  category_id: number;
  attribute_code: string;
  kind: 'choice' | 'range';
  is_filter: boolean;
  tile_position: number | null;
}
export interface Warehouse {
  id: number;
  code: string;
  title: string;
  /** Names by language, where they differ from `title`. */
  titles: Texts;
  town: string;
  address: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  is_shop: boolean;
  position: number;
  hours: ([string, string] | null)[];
  seller_id: number | null;
}
export interface Group {
  code: string;
  titles: Texts;
  position: number;
}
/** A tag or a list. */
export interface Collection {
  id: number;
  code: string;
  titles: Texts;
  slugs: Texts;
  descriptions: Texts;
}
export interface List extends Collection {
  kind: 'manual' | 'new' | 'discounted' | 'bestseller';
  product_ids: number[];
}

/** Small, frequently read tables of the catalogue, by id or code. Loaded and replaced as a whole. */
export interface Dictionary {
  categories: ReadonlyMap<number, Category>;
  categoriesByCode: ReadonlyMap<string, Category>;
  manufacturers: ReadonlyMap<number, Manufacturer>;
  manufacturersByCode: ReadonlyMap<string, Manufacturer>;
  sellers: ReadonlyMap<number, Seller>;
  attributes: ReadonlyMap<string, Attribute>;
  groups: ReadonlyMap<string, Group>;
  values: ReadonlyMap<number, AttributeValue>;
  /** By `attribute code:value code`. */
  valuesByCode: ReadonlyMap<string, AttributeValue>;
  valuesOf: ReadonlyMap<string, AttributeValue[]>;
  filtersOf: ReadonlyMap<number, CategoryFilter[]>;
  warehouses: ReadonlyMap<number, Warehouse>;
  tags: ReadonlyMap<number, Collection>;
  lists: ReadonlyMap<string, List>;
  /** Places among the best sellers, by product id. */
  sales: ReadonlyMap<number, SalesPlace>;
  fitRules: readonly FitRule[];
  /** Guides by category code. */
  guides: ReadonlyMap<string, ChoiceGuide>;
}

/** SQL: ids by pieces sold, followed by products with the badge `bestseller`. */
const BEST_SELLERS = sql`array(
  select id from (
    select product_id as id, pieces from best_sellers
    union all select p.id, 0 from products p where 'bestseller' = any (p.badges) and not exists (select from best_sellers b where b.product_id = p.id)
  ) s order by pieces desc, id limit 500)`;

export async function loadDictionary(db: Db): Promise<Dictionary> {
  const [categories, manufacturers, sellers, attributes, groups, values, filters, warehouses, tags, lists, sales, fitRules, guides] = await Promise.all([
    all<Category>(
      db,
      sql`select id, code, parent_id, position, visible, shown, path, template, titles, slugs, descriptions, coalesce(image_upload_path, product_image_upload_path) as image_upload_path, law from categories order by position, id`,
    ),
    all<Manufacturer>(db, sql`select id, code, title, visible, descriptions, address, email, logo_upload_path, law from manufacturers order by lower(title)`),
    all<Seller>(db, sql`select id, code, title, descriptions, logo_upload_path, law from sellers order by title`),
    all<Attribute>(db, sql`select code, type, titles, units, helps, group_code, position from attributes`),
    all<Group>(db, sql`select code, titles, position from attribute_groups order by position`),
    all<AttributeValue>(db, sql`select id, attribute_code, code, titles, number, position from attribute_values order by attribute_code, number, position, id`),
    all<CategoryFilter>(db, sql`select category_id, attribute_code, kind, is_filter, tile_position from category_filters order by category_id, position`),
    all<Warehouse>(db, sql`select id, code, title, titles, town, address, country, is_shop, position, hours, seller_id from warehouses order by position, id`),
    all<Collection>(db, sql`select id, code, titles, slugs, descriptions from tags order by id`),
    all<List>(
      db,
      sql`select l.id, l.code, l.titles, l.slugs, l.descriptions, l.kind,
      case when l.kind = 'bestseller' then ${BEST_SELLERS}
        else coalesce((select array_agg(p.product_id order by p.position) from list_products p where p.list_id = l.id), '{}') end as product_ids from lists l order by l.position`,
    ),
    all<SalesPlace & { id: number }>(db, sql`select product_id as id, place, of_products, of_pieces from best_sellers`),
    selectFitRules(db),
    selectGuides(db),
  ]);
  return {
    categories: by(categories, (c) => c.id),
    categoriesByCode: by(categories, (c) => c.code),
    manufacturers: by(manufacturers, (m) => m.id),
    manufacturersByCode: by(manufacturers, (m) => m.code),
    sellers: by(sellers, (s) => s.id),
    attributes: by(attributes, (a) => a.code),
    groups: by(groups, (g) => g.code),
    values: by(values, (v) => v.id),
    valuesByCode: by(values, (v) => `${v.attribute_code}:${v.code}`),
    valuesOf: Map.groupBy(values, (v) => v.attribute_code),
    filtersOf: Map.groupBy(filters, (f) => f.category_id),
    warehouses: by(warehouses, (w) => w.id),
    tags: by(tags, (t) => t.id),
    lists: by(lists, (l) => l.code),
    sales: by(sales, (s) => s.id),
    fitRules,
    guides: by(guides, (g) => g.category),
  };
}

const all = async <Row>(db: Db, query: ReturnType<typeof sql>): Promise<Row[]> => ((await query.execute(db)) as { rows: Row[] }).rows;
const by = <Key, Row>(rows: Row[], key: (row: Row) => Key): Map<Key, Row> => new Map(rows.map((row) => [key(row), row]));
