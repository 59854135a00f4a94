import { sql } from 'kysely';
import { REDIRECTS_PER_PAGE, type RedirectSort, type StaffRedirect } from '@vitrina/contract/redirects';
import type { Db } from '../../../db/index.ts';

export interface RedirectRow {
  id: number;
  old_path: string;
  new_path: string;
  type: number;
}

/** All rules in order of evaluation: at equal position, literal paths before patterns. */
export async function selectRedirects(db: Db): Promise<RedirectRow[]> {
  const { rows } = await sql<RedirectRow>`select id, old_path, new_path, type from redirects order by ${IN_ORDER}`.execute(db);
  return rows;
}

/** The rules with all fields for staff. */
export async function selectStaffRedirects(db: Db): Promise<StaffRedirect[]> {
  const { rows } = await sql<StaffRedirect>`select ${COLUMNS} from redirects order by ${IN_ORDER}`.execute(db);
  return rows;
}

const IN_ORDER = sql`position, old_path like '%(%', id`;
const ORDER = {
  order: IN_ORDER,
  hits: sql`hits desc, id`,
  recent: sql`redirects.last_hit_at desc nulls last, id`,
} satisfies Record<RedirectSort, unknown>;
const COLUMNS = sql`id, old_path, new_path, type, position, recorded, hits, to_json(last_hit_at) as last_hit_at`;

/** A page of the rules that contain `q` in one of their paths, and the total. */
export async function selectRedirectPage(
  db: Db,
  { q = '', sort, page }: { q?: string | undefined; sort: RedirectSort; page: number },
): Promise<{ items: StaffRedirect[]; total: number }> {
  const found = sql`from redirects where strpos(lower(old_path), lower(${q}::text)) > 0 or strpos(lower(new_path), lower(${q}::text)) > 0`;
  const { rows: items } = await sql<StaffRedirect>`
    select ${COLUMNS} ${found} order by ${ORDER[sort]} limit ${REDIRECTS_PER_PAGE} offset ${(page - 1) * REDIRECTS_PER_PAGE}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total ${found}`.execute(db);
  return { items, total: counted[0]?.total ?? 0 };
}

export async function selectRedirectById(db: Db, id: number): Promise<StaffRedirect | null> {
  const { rows } = await sql<StaffRedirect>`select ${COLUMNS} from redirects where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export type WrittenRedirect = Pick<StaffRedirect, 'old_path' | 'new_path' | 'type' | 'position'>;

export async function insertRedirect(db: Db, { old_path, new_path, type, position }: WrittenRedirect): Promise<StaffRedirect> {
  const { rows } = await sql<StaffRedirect>`
    insert into redirects (old_path, new_path, type, position) values (${old_path}, ${new_path}, ${type}, ${position}) returning ${COLUMNS}`.execute(db);
  return rows[0] as StaffRedirect;
}

/** Updates a rule; an edited rule belongs to staff and is no longer replaced automatically. */
export async function updateRedirect(db: Db, id: number, { old_path, new_path, type, position }: WrittenRedirect): Promise<StaffRedirect> {
  const { rows } = await sql<StaffRedirect>`
    update redirects set old_path = ${old_path}, new_path = ${new_path}, type = ${type}, position = ${position}, recorded = false
    where id = ${id} returning ${COLUMNS}`.execute(db);
  return rows[0] as StaffRedirect;
}

export const deleteRedirect = async (db: Db, id: number): Promise<void> => void (await sql`delete from redirects where id = ${id}`.execute(db));

/** Deletes the rules of paths that now belong to a page. */
export const deleteRedirectsOf = async (db: Db, paths: readonly string[]): Promise<void> =>
  void (await sql`delete from redirects where old_path = any(${paths}::text[])`.execute(db));

/** Points redirects to an old URL, with or without a query, to its new one. */
export const leadRulesOn = async (db: Db, changes: readonly { from: string; to: string }[]): Promise<void> =>
  void (await sql`
    update redirects r set new_path = c.to || substr(r.new_path, length(c.from) + 1)
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c("from" text, "to" text)
    where split_part(split_part(r.new_path, '#', 1), '?', 1) = c.from`.execute(db));

/** Writes a rule's change to the audit log; `before` or `after` is absent if there was none. */
export async function insertChange(db: Db, { userId, before, after }: { userId: number | null; before?: StaffRedirect; after?: StaffRedirect }): Promise<void> {
  const json = (rule: StaffRedirect | undefined) => (rule ? JSON.stringify(written(rule)) : null);
  await sql`insert into redirect_changes (user_id, before, after) values (${userId}, ${json(before)}::jsonb, ${json(after)}::jsonb)`.execute(db);
}

const written = ({ id, old_path, new_path, type, position }: StaffRedirect) => ({ id, old_path, new_path, type, position });

export interface Hits {
  id: number;
  count: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** Adds to the hit counts of rules; deleted rules are skipped. */
export const addHits = async (db: Db, hits: readonly Hits[]): Promise<void> =>
  void (await sql`
    update redirects r set hits = r.hits + h.count, last_hit_at = greatest(r.last_hit_at, to_timestamp(h.at / 1000.0))
    from jsonb_to_recordset(${JSON.stringify(hits)}::jsonb) as h(id integer, count bigint, at bigint) where r.id = h.id`.execute(db));
