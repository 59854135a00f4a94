import { type RawBuilder, sql } from 'kysely';
import { languagesFor } from '@vitrina/contract/values/fallback-languages';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import { type ContentKind, pageKey } from './content-kinds.ts';

/** The reader: staff also see unpublished content (specification, section 4). */
export interface Reader {
  lang: LanguageCode;
  actor: { isStaff: boolean };
}

/** Fields of a content item for lists. */
export interface ContentRow {
  id: number;
  kind: ContentKind;
  code: string;
  parent_id: number | null;
  template: string;
  visible: boolean;
  /** True if the parent is visible or there is none. */
  parent_visible: boolean;
  status: number;
  position: number;
  image_upload_path: string | null;
  published_at: Date;
  updated_at: Date;
  starts_at: Date | null;
  ends_at: Date | null;
  facts: Record<string, unknown>;
  /** Language of the texts: the reader's, or its nearest fallback. */
  text_lang: LanguageCode;
  slug: string;
  title: string;
  seo_title: string;
  seo_description: string;
  short_description: string;
  /** URLs of its page by language; empty: no page. */
  urls: Partial<Record<LanguageCode, string>>;
}

/** A row with its full text, which the view must sanitize. */
export interface WholeContentRow extends ContentRow {
  content: string;
  blocks: unknown[];
}

/** SQL: public content, visible, published by now, with status 3 or more, and so is its parent. */
const SHOWN = sql`c.visible and c.status >= 3 and c.published_at <= now() and (p.id is null or (p.visible and p.status >= 3))`;
const shownTo = ({ actor }: Reader) => (actor.isStaff ? sql`true` : SHOWN);

const COLUMNS = sql`
  c.id, c.kind, c.code, c.parent_id, c.template, c.visible, coalesce(p.visible, true) as parent_visible, c.status, c.position, c.image_upload_path,
  c.published_at, c.updated_at, c.starts_at, c.ends_at, c.facts,
  t.lang as text_lang, t.slug, t.title, t.seo_title, t.seo_description, t.short_description,
  coalesce((select jsonb_object_agg(r.lang, r.path) from routes r where r.page_key = 'content:' || c.id), '{}') as urls`;

const textOf = (lang: LanguageCode) => sql`
  cross join lateral (
    select * from content_texts x where x.content_id = c.id order by array_position(${languagesFor(lang)}::text[], x.lang), x.lang limit 1) t`;

/** Filter of contents: all given conditions must hold. */
export interface ContentFilter {
  kind?: ContentKind | undefined;
  id?: number | undefined;
  code?: string | undefined;
  codes?: readonly string[] | undefined;
  /** Slug in the reader's language. */
  slug?: string | undefined;
  parentId?: number | undefined;
  /** Ids of possible parents. */
  parentIds?: readonly number[] | undefined;
  /** Related contents of this one in `content_relations`, in its order. */
  relatedTo?: number | undefined;
  /** Contents to which this one is related. */
  relating?: number | undefined;
  /** Contents about this product. */
  productId?: number | undefined;
  minStatus?: number | undefined;
  /** Excludes posts that have moved to another URL. */
  isHere?: true | undefined;
  /** Excludes one, for "read on" lists. */
  except?: number | undefined;
}

interface Page {
  /** `highlighted`: highlighted contents first, then the newest. */
  order?: 'position' | 'newest' | 'highlighted';
  limit?: number;
  offset?: number;
}

function conditions(filter: ContentFilter, reader: Reader): RawBuilder<unknown> {
  const { kind, id, code, codes, slug, parentId, parentIds, relatedTo, relating, productId, minStatus, isHere, except } = filter;
  const all = [
    shownTo(reader),
    kind !== undefined && sql`c.kind = ${kind}`,
    id !== undefined && sql`c.id = ${id}`,
    code !== undefined && sql`c.code = ${code}`,
    codes !== undefined && sql`c.code = any(${[...codes]}::text[])`,
    slug !== undefined && sql`t.slug = ${slug}`,
    parentId !== undefined && sql`c.parent_id = ${parentId}`,
    parentIds !== undefined && sql`c.parent_id = any(${[...parentIds]}::integer[])`,
    relatedTo !== undefined && sql`exists (select from content_relations a where a.content_id = ${relatedTo} and a.related_id = c.id)`,
    relating !== undefined && sql`exists (select from content_relations a where a.content_id = c.id and a.related_id = ${relating})`,
    productId !== undefined && sql`exists (select from content_products a where a.content_id = c.id and a.product_id = ${productId})`,
    minStatus !== undefined && sql`c.status >= ${minStatus}`,
    isHere && sql`not c.facts ? 'redirect_url'`,
    except !== undefined && sql`c.id <> ${except}`,
  ].filter((one) => one !== false && one !== undefined);
  return sql.join(all, sql` and `);
}

const ORDERS = {
  position: sql`c.position, c.id`,
  newest: sql`c.published_at desc, c.id desc`,
  highlighted: sql`c.status = 4 desc, c.published_at desc, c.id desc`,
};

/** Contents without their full text. */
export async function selectContents(
  db: Db,
  filter: ContentFilter,
  reader: Reader,
  { order = 'position', limit = 500, offset = 0 }: Page = {},
): Promise<ContentRow[]> {
  const { rows } = await sql<ContentRow>`
    select ${COLUMNS} from contents c left join contents p on p.id = c.parent_id ${textOf(reader.lang)}
    where ${conditions(filter, reader)}
    order by ${ORDERS[order]} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countContents(db: Db, filter: ContentFilter, reader: Reader): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from contents c left join contents p on p.id = c.parent_id ${textOf(reader.lang)}
    where ${conditions(filter, reader)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The first matching content with its full text; `null`: none that the reader may see. */
export async function selectContent(db: Db, filter: ContentFilter, reader: Reader): Promise<WholeContentRow | null> {
  const { rows } = await sql<WholeContentRow>`
    select ${COLUMNS}, t.content, t.blocks from contents c left join contents p on p.id = c.parent_id ${textOf(reader.lang)}
    where ${conditions(filter, reader)} order by c.id limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Full texts of contents shown together on one page, such as the answers of a FAQ group. */
export async function selectWholeContents(db: Db, filter: ContentFilter, reader: Reader): Promise<WholeContentRow[]> {
  const { rows } = await sql<WholeContentRow>`
    select ${COLUMNS}, t.content, t.blocks from contents c left join contents p on p.id = c.parent_id ${textOf(reader.lang)}
    where ${conditions(filter, reader)} order by c.position, c.id limit 500`.execute(db);
  return rows;
}

/** Ids of the products of a content, in its order; the catalogue decides whether they are visible. */
export async function selectProductIds(db: Db, contentId: number): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from content_products where content_id = ${contentId} order by position, product_id`.execute(db);
  return rows.map((row) => row.product_id);
}

/** Ids of products with any content, including hidden products. */
export async function selectProductsWithContent(db: Db): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`select distinct product_id from content_products`.execute(db);
  return rows.map((row) => row.product_id);
}

/** URLs of public content with a page. */
export async function selectAddresses(db: Db): Promise<Pick<ContentRow, 'kind' | 'urls' | 'updated_at'>[]> {
  const { rows } = await sql<Pick<ContentRow, 'kind' | 'urls' | 'updated_at'>>`
    select c.kind, c.updated_at, (select jsonb_object_agg(r.lang, r.path) from routes r where r.page_key = 'content:' || c.id) as urls
    from contents c left join contents p on p.id = c.parent_id
    where ${SHOWN} and not c.facts ? 'redirect_url' and exists (select from routes r where r.page_key = 'content:' || c.id) order by c.kind, c.position, c.id`.execute(
    db,
  );
  return rows;
}

/** Keys in the route table of content that only staff see. */
export async function selectHiddenContentKeys(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from contents c left join contents p on p.id = c.parent_id where (${SHOWN}) is not true`.execute(db);
  return rows.map(({ id }) => pageKey(id));
}
