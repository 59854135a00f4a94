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

/** A content as lists name it. */
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
  /** Language of the texts: the reader's, or the nearest that exists. */
  text_lang: LanguageCode;
  slug: string;
  title: string;
  seo_title: string;
  seo_description: string;
  short_description: string;
  /** Addresses of its page by language; empty where it has none. */
  urls: Partial<Record<LanguageCode, string>>;
}

/** A row with its whole text; the view must sanitize it. */
export interface WholeContentRow extends ContentRow {
  content: string;
  blocks: unknown[];
}

/** Public content: visible, published by now, status 3 or more, and its parent too. */
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
  /** Below one of these. */
  parentIds?: readonly number[] | undefined;
  /** Contents named by this one in `content_relations`, in its order. */
  relatedTo?: number | undefined;
  /** Contents that name this one. */
  relating?: number | undefined;
  /** Contents about this product. */
  productId?: number | undefined;
  minStatus?: number | undefined;
  /** Leaves out posts that have moved elsewhere. */
  isHere?: true | undefined;
  /** Leaves out one, as "read on" does. */
  except?: number | undefined;
}

interface Page {
  /** `highlighted`: those first, then the newest. */
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

/** Contents without their whole text. */
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

/** One content with its whole text, the first that fits; `null`: none that the reader may see. */
export async function selectContent(db: Db, filter: ContentFilter, reader: Reader): Promise<WholeContentRow | null> {
  const { rows } = await sql<WholeContentRow>`
    select ${COLUMNS}, t.content, t.blocks from contents c left join contents p on p.id = c.parent_id ${textOf(reader.lang)}
    where ${conditions(filter, reader)} order by c.id limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Whole texts of contents that stand together on one page, such as a group's answers. */
export async function selectWholeContents(db: Db, filter: ContentFilter, reader: Reader): Promise<WholeContentRow[]> {
  const { rows } = await sql<WholeContentRow>`
    select ${COLUMNS}, t.content, t.blocks from contents c left join contents p on p.id = c.parent_id ${textOf(reader.lang)}
    where ${conditions(filter, reader)} order by c.position, c.id limit 500`.execute(db);
  return rows;
}

/** Products that a content is about, in its order; whether they may be seen is for the catalogue to say. */
export async function selectProductIds(db: Db, contentId: number): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from content_products where content_id = ${contentId} order by position, product_id`.execute(db);
  return rows.map((row) => row.product_id);
}

/** Products that any content is about, hidden ones included. */
export async function selectProductsWithContent(db: Db): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`select distinct product_id from content_products`.execute(db);
  return rows.map((row) => row.product_id);
}

/** Addresses of public content with a page. */
export async function selectAddresses(db: Db): Promise<Pick<ContentRow, 'kind' | 'urls' | 'updated_at'>[]> {
  const { rows } = await sql<Pick<ContentRow, 'kind' | 'urls' | 'updated_at'>>`
    select c.kind, c.updated_at, (select jsonb_object_agg(r.lang, r.path) from routes r where r.page_key = 'content:' || c.id) as urls
    from contents c left join contents p on p.id = c.parent_id
    where ${SHOWN} and not c.facts ? 'redirect_url' and exists (select from routes r where r.page_key = 'content:' || c.id) order by c.kind, c.position, c.id`.execute(
    db,
  );
  return rows;
}

/** Keys in the route table of what only staff see. */
export async function selectHiddenContentKeys(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from contents c left join contents p on p.id = c.parent_id where (${SHOWN}) is not true`.execute(db);
  return rows.map(({ id }) => pageKey(id));
}
