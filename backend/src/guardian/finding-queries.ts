import { type RawBuilder, sql } from 'kysely';
import type { PlaceFinding } from '@vitrina/contract/law/guard-settings';
import type { Db } from '../db/index.ts';

/** Scope of a check: facts of products, their texts, their labels in the register, or everything else. */
type Part = 'facts' | 'texts' | 'register' | 'places';

export interface StoredFinding extends PlaceFinding {
  /** `null`: not of a product. For a product, the field is relative to it. */
  product_id: number | null;
}

interface Replaced {
  part: Part;
  /** The checked scope, as a condition over `guardian_findings f`. */
  among: RawBuilder<unknown>;
  findings: readonly StoredFinding[];
  day: string;
}

export const ALL = sql`true`;
export const ofProducts = (ids: readonly number[]): RawBuilder<unknown> => sql`f.product_id = any(${ids}::integer[])`;
/** `null`: no upper limit. */
export const ofProductsAfter = (after: number, last: number | null): RawBuilder<unknown> =>
  last === null ? sql`f.product_id > ${after}::integer` : sql`f.product_id > ${after}::integer and f.product_id <= ${last}::integer`;

const IS_SAME = sql`n.product_id is not distinct from f.product_id and n.rule = f.rule and n.field = f.field and n.reason = f.reason and n.level = f.level and n.law = f.law and n.link = f.link`;

/** Replaces the findings of the checked scope. Findings that persist keep their day, as do those that a concurrent check inserts. */
export async function replaceFindings(db: Db, { part, among, findings, day }: Replaced): Promise<void> {
  const found = sql`jsonb_to_recordset(${JSON.stringify(findings)}::jsonb) as n(product_id integer, level text, rule text, field text, reason text, law text, link text)`;
  await sql`
    with gone as (delete from guardian_findings f where f.part = ${part} and ${among} and not exists (select from ${found} where ${IS_SAME}) returning 1)
    insert into guardian_findings (product_id, part, level, rule, field, reason, law, link, found_on)
    select n.product_id, ${part}, n.level, n.rule, n.field, n.reason, n.law, n.link, ${day}::date from ${found}
    where (n.product_id is null or exists (select from products p where p.id = n.product_id))
      and (select count(*) from gone) >= 0
    on conflict (product_id, part, rule, field, md5(reason)) do nothing`.execute(db);
}

interface Look {
  looked_at: Date;
  products: number;
  texts: number;
}

/** The last complete check; `null`: none so far. */
export async function selectLook(db: Db): Promise<Look | null> {
  const { rows } = await sql<Look>`select looked_at, products, texts from guardian_looks`.execute(db);
  return rows[0] ?? null;
}

/** Transactions with a lower id have ended: their changes are visible. */
export async function selectPosition(db: Db): Promise<string> {
  const { rows } = await sql<{ position: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as position`.execute(db);
  return (rows[0] as { position: string }).position;
}

export const saveLook = (db: Db, { looked_at, products, texts, took, position }: Look & { took: number; position: string }): Promise<unknown> =>
  sql`
    insert into guardian_looks (looked_at, took_ms, products, texts, looked_xid, seen_xid)
    values (${looked_at}, ${Math.round(took)}::integer, ${products}::integer, ${texts}::integer, ${position}::text::xid8, ${position}::text::xid8)
    on conflict (is_only) do update set looked_at = excluded.looked_at, took_ms = excluded.took_ms, products = excluded.products, texts = excluded.texts,
      looked_xid = excluded.looked_xid, seen_xid = excluded.seen_xid`.execute(db);

export interface News {
  position: string;
  /** Ids of changed products. */
  products: number[];
  /** True if pages, settings or other texts changed. */
  hasPlaces: boolean;
  /** True if a complete check is due. */
  isDue: boolean;
}

/** Divisor: complete checks take at most this fraction of the time, one part in 60. */
const PART_OF_TIME = 60;

/** Returns the changes since the last check; a complete check waits until the last one is long enough ago. */
export async function selectNews(db: Db): Promise<News> {
  const { rows } = await sql<News>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as position,
      array(select distinct c.subject_id from catalogue_changes c where c.kind = 'product' and c.xid >= l.seen_xid order by 1) as products,
      exists (select from catalogue_changes c where c.kind = 'content' and c.xid >= l.seen_xid) as "hasPlaces",
      l.looked_at is null or l.seen_xid > pg_snapshot_xmax(pg_current_snapshot())
        or (now() - l.looked_at > make_interval(secs => l.took_ms * ${PART_OF_TIME}::integer / 1000.0)
          and exists (select from catalogue_changes c where c.kind in ('all', 'added', 'category') and c.xid >= l.looked_xid)) as "isDue"
    from (select) one left join guardian_looks l on true`.execute(db);
  return rows[0] as News;
}

export const savePosition = (db: Db, position: string): Promise<unknown> => sql`update guardian_looks set seen_xid = ${position}::text::xid8`.execute(db);

interface Page {
  offset: number;
  limit: number;
}

export interface ListedFinding extends PlaceFinding {
  found_on: string;
}

/** A page of findings, blocking ones first. */
export async function selectFindings(db: Db, { offset, limit }: Page): Promise<ListedFinding[]> {
  const { rows } = await sql<ListedFinding>`
    select f.rule, f.level, coalesce('product.' || p.code || '.', '') || f.field as field, f.reason, f.law, f.link, to_char(f.found_on, 'YYYY-MM-DD') as found_on
    from (select id from guardian_findings order by level, product_id nulls first, id limit ${limit}::integer offset ${offset}::integer) page
    join guardian_findings f on f.id = page.id left join products p on p.id = f.product_id
    order by f.level, f.product_id nulls first, f.id`.execute(db);
  return rows;
}

export async function countFindings(db: Db): Promise<{ total: number; blocking: number }> {
  const { rows } = await sql<{ total: number; blocking: number }>`
    select count(*)::integer as total, (count(*) filter (where level = 'block'))::integer as blocking from guardian_findings`.execute(db);
  return rows[0] ?? { total: 0, blocking: 0 };
}
