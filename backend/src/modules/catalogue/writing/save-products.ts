import { sql } from 'kysely';
import type { ProductLaw } from '@vitrina/contract/law/product-law';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { Opened } from '@vitrina/contract/values/opened-grades';
import { slugIn } from '@vitrina/contract/values/slug';
import type { Db } from '../../../db/index.ts';
import type { AttributeData } from '../product/product-queries.ts';
import { codeKey } from '../search/code-key.ts';
import type { SearchSource } from '../search/index.ts';
import { saveDocuments } from '../search/index.ts';
import type { Ids } from '../../../db/index.ts';

export interface ProductText {
  title: string;
  short_description: string | null;
  /** Clean HTML. */
  description: string | null;
}

export interface ProductInput {
  code: string;
  type: 'simple' | 'configurable' | 'variant';
  /** Code of the configurable product, which exists already or comes earlier in the same call. */
  parent_code: string | null;
  options: string[];
  status: 1 | 2 | 3;
  visible: boolean;
  category_id: number | null;
  manufacturer_id: number | null;
  seller_id: number | null;
  ignore_brand_visibility: boolean;
  age_verification: boolean;
  /** Class of a reduced VAT rate; absent: the standard rate. */
  vat_class?: string | null;
  condition: 'new' | 'open-box' | 'refurbished';
  /** Facts of an opened piece; absent: it is not one. */
  opened?: Opened | null;
  ean: string | null;
  /** Further EANs by which it is found. */
  eans: string[];
  mpn: string | null;
  /** Further codes by which it is found, such as a supplier's article numbers. */
  codes?: readonly string[];
  /** YYYY-MM-DD */
  released: string | null;
  /** Expected day of the restock once it is sold out, YYYY-MM-DD; `null`: not known; absent: not changed. */
  restock_on?: string | null;
  badges: string[];
  score: number;
  rating: number;
  /** Number of votes for 5, 4, 3, 2, 1. */
  votes: number[];
  energy_class: string | null;
  /** Legally required facts; absent: none known. */
  law?: ProductLaw;
  /** Sides of the package, longest first, in millimetres; `null`: not known, like its weight. */
  package_mm: [number, number, number] | null;
  /** Weight with packaging, in grams. */
  package_g: number | null;
  attributes: [code: string, value: AttributeData][];
  texts: Partial<Record<LanguageCode, ProductText>>;
  images: { upload_path: string; width: number; height: number; kind: 'cutout' | 'photo'; view: string }[];
  stock: { warehouse_id: number; qty: number }[];
  /** Names for search in each language: brand, category, specification values. */
  search: Partial<Record<LanguageCode, Pick<SearchSource, 'brand' | 'category' | 'attributes'>>>;
}

export interface SavedProducts {
  /** By code. */
  ids: Ids;
  /** Ids of new products. No table has rows of theirs yet, so none need to be looked up. */
  createdIds: ReadonlySet<number>;
}

/** Writes products with texts, codes, pictures, stock and search documents; idempotent by code. */
export async function saveProducts(db: Db, products: readonly ProductInput[]): Promise<SavedProducts> {
  const { rows } = await sql<{ code: string; id: number; is_made: boolean }>`
    insert into products (code, type, options, status, visible, category_id, manufacturer_id, seller_id, ignore_brand_visibility, age_verification, vat_class, condition, ean, mpn, released,
      badges, score, rating, votes, energy_class, package_mm, package_g, attributes, text_lang, law, opened)
    select code, type, options, status, visible, category_id, manufacturer_id, seller_id, ignore_brand_visibility, age_verification, vat_class, condition, ean, mpn, released,
      badges, score, rating, votes, energy_class, case when package_g is not null then package_mm end, package_g, attributes, text_lang, law, opened
    from jsonb_to_recordset(${JSON.stringify(products.map(productRow))}::jsonb) as p(code text, type text, options text[], status smallint, visible boolean, category_id integer, manufacturer_id integer,
      seller_id integer, ignore_brand_visibility boolean, age_verification boolean, vat_class text, condition text, ean text, mpn text, released date, badges text[], score integer, rating numeric, votes integer[],
      energy_class text, package_mm integer[], package_g integer, attributes jsonb, text_lang text, law jsonb, opened jsonb)
    on conflict (code) do update set type = excluded.type, options = excluded.options, status = excluded.status, visible = excluded.visible, category_id = excluded.category_id,
      manufacturer_id = excluded.manufacturer_id, seller_id = excluded.seller_id, ignore_brand_visibility = excluded.ignore_brand_visibility, age_verification = excluded.age_verification, vat_class = excluded.vat_class,
      condition = excluded.condition, ean = excluded.ean, mpn = excluded.mpn, released = excluded.released, badges = excluded.badges, score = excluded.score, rating = excluded.rating, votes = excluded.votes,
      energy_class = excluded.energy_class, package_mm = excluded.package_mm, package_g = excluded.package_g, attributes = excluded.attributes, text_lang = excluded.text_lang, law = excluded.law, opened = excluded.opened, updated_at = now()
    returning code, id, xmax = 0 as is_made`.execute(db);
  const ids: Ids = new Map(rows.map((row) => [row.code, row.id]));
  // An existing row was locked before its update, which sets `xmax`.
  const createdIds = new Set(rows.flatMap((row) => (row.is_made ? [row.id] : [])));
  const existing = rows.flatMap((row) => (row.is_made ? [] : [row.id]));
  if (existing.length > 0) await sql`select add_own_votes(${existing}::integer[])`.execute(db);
  await saveParents(db, products, ids);
  const withIds = products.map((product) => ({ ...product, id: ids.get(product.code) as number }));
  await saveRestock(db, withIds);
  await saveTexts(db, withIds);
  await saveCodes(db, withIds, existing);
  await saveImages(db, withIds, existing);
  await saveStock(db, withIds);
  await saveDocuments(db, withIds.filter((product) => product.type !== 'variant').flatMap(searchSources));
  // A simple product that became a variant is found by its configurable product from now on.
  const variants = withIds.filter(({ type, id }) => type === 'variant' && !createdIds.has(id)).map(({ id }) => id);
  if (variants.length > 0) await sql`delete from search_documents where product_id = any(${variants}::integer[])`.execute(db);
  return { ids, createdIds };
}

type WithId = ProductInput & { id: number };

/** Saves the expected days of products that state one. */
async function saveRestock(db: Db, products: readonly WithId[]): Promise<void> {
  const restocks = products.flatMap(({ id, restock_on }) => (restock_on === undefined ? [] : [{ id, day: restock_on }]));
  if (restocks.length === 0) return;
  await sql`
    update products p set restock_on = t.day from jsonb_to_recordset(${JSON.stringify(restocks)}::jsonb) as t(id integer, day date)
    where p.id = t.id and p.restock_on is distinct from t.day`.execute(db);
}

/** The columns of the table `products` itself. */
function productRow(product: ProductInput) {
  const languages = Object.keys(product.texts);
  return {
    code: product.code,
    type: product.type,
    options: product.options,
    status: product.status,
    visible: product.visible,
    category_id: product.category_id,
    manufacturer_id: product.manufacturer_id,
    seller_id: product.seller_id,
    ignore_brand_visibility: product.ignore_brand_visibility,
    age_verification: product.age_verification,
    vat_class: product.vat_class,
    condition: product.condition,
    ean: product.ean,
    mpn: product.mpn,
    released: product.released,
    badges: product.badges,
    score: product.score,
    rating: product.rating,
    votes: product.votes,
    energy_class: product.energy_class,
    package_mm: product.package_mm,
    package_g: product.package_g,
    attributes: product.attributes,
    text_lang: languages.length === 1 ? languages[0] : null,
    law: product.law ?? {},
    opened: product.opened,
  };
}

async function saveParents(db: Db, products: readonly ProductInput[], ids: Ids): Promise<void> {
  const children = products
    .filter((product) => product.parent_code !== null)
    .map((product) => ({ id: ids.get(product.code), parent_code: product.parent_code }));
  if (children.length === 0) return;
  const json = JSON.stringify(children);
  await sql`update products c set parent_id = p.id from jsonb_to_recordset(${json}::jsonb) as i(id integer, parent_code text) join products p on p.code = i.parent_code where c.id = i.id`.execute(
    db,
  );
  // The first variant written is the initial offer.
  await sql`update products p set initial_offer_id = (select min(v.id) from products v where v.parent_id = p.id) where p.type = 'configurable' and p.code in (select parent_code from jsonb_to_recordset(${json}::jsonb) as i(parent_code text))`.execute(
    db,
  );
}

async function saveTexts(db: Db, products: readonly WithId[]): Promise<void> {
  const rows = products.flatMap(({ id, texts }) =>
    LANGUAGE_CODES.flatMap((lang) => (texts[lang] ? [{ product_id: id, lang, slug: slugIn(lang, texts[lang].title), ...texts[lang] }] : [])),
  );
  await sql`
    insert into product_texts (product_id, lang, title, slug, short_description, description)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(product_id integer, lang text, title text, slug text, short_description text, description text)
    on conflict (product_id, lang) do update set title = excluded.title, slug = excluded.slug, short_description = excluded.short_description, description = excluded.description`.execute(
    db,
  );
}

/** `existing`: ids of products that may have codes already. */
async function saveCodes(db: Db, products: readonly WithId[], existing: readonly number[]): Promise<void> {
  const rows = products.flatMap(({ id, code, codes = [], ean, eans, mpn }) => {
    const keys = new Map<string, string>();
    for (const [kind, value] of [['mpn', mpn], ['ean', ean], ...eans.map((one) => ['ean', one]), ...codes.map((one) => ['code', one]), ['code', code]] as [
      string,
      string | null,
    ][]) {
      const key = codeKey(value ?? '');
      if (key.length >= 3 && key.length <= 80) keys.set(key, kind);
    }
    return [...keys].map(([code_key, kind]) => ({ code_key, kind, product_id: id }));
  });
  if (existing.length > 0) await sql`delete from product_codes where product_id = any(${existing}::integer[])`.execute(db);
  await sql`
    insert into product_codes (code_key, product_id, kind)
    select * from unnest(${rows.map((row) => row.code_key)}::text[], ${rows.map((row) => row.product_id)}::integer[], ${rows.map((row) => row.kind)}::text[])`.execute(
    db,
  );
}

async function saveImages(db: Db, products: readonly WithId[], existing: readonly number[]): Promise<void> {
  const rows = products.flatMap(({ id, images }) => images.map((image, position) => ({ product_id: id, position, ...image })));
  if (existing.length > 0) await sql`delete from product_images where product_id = any(${existing}::integer[])`.execute(db);
  if (rows.length === 0) return;
  await sql`
    insert into product_images (product_id, position, upload_path, width, height, kind, view)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i(product_id integer, position smallint, upload_path text, width integer, height integer, kind text, view text)`.execute(
    db,
  );
}

/** Existing stock is not changed: the shop's sales determine it. */
async function saveStock(db: Db, products: readonly WithId[]): Promise<void> {
  const rows = products.flatMap(({ id, stock }) => stock.map((place) => ({ product_id: id, ...place })));
  if (rows.length === 0) return;
  await sql`insert into stock (product_id, warehouse_id, qty) select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s(product_id integer, warehouse_id integer, qty integer) on conflict do nothing`.execute(
    db,
  );
}

function searchSources(product: WithId): SearchSource[] {
  const codes = [product.code, product.ean, product.mpn].filter((code) => code !== null);
  return LANGUAGE_CODES.flatMap((lang) => {
    const text = product.texts[lang];
    const names = product.search[lang];
    return text
      ? [
          {
            product_id: product.id,
            lang,
            title: text.title,
            short_description: text.short_description,
            description: text.description,
            brand: names?.brand ?? null,
            category: names?.category ?? null,
            attributes: names?.attributes ?? [],
            codes,
          },
        ]
      : [];
  });
}
