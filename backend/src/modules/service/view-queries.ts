import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

export interface ViewRow {
  id: number;
  title: string;
  search: Record<string, string>;
  is_shared: boolean;
  is_own: boolean;
  by: string;
}

/** The user's own views, and those shared by colleagues. */
export async function selectViews(db: Db, screen: string, userId: number): Promise<ViewRow[]> {
  const { rows } = await sql<ViewRow>`
    select v.id, v.title, v.search, v.is_shared, v.user_id = ${userId}::integer as is_own, coalesce(nullif(u.display_name, ''), split_part(u.email, '@', 1)) as by
    from staff_views v join users u on u.id = v.user_id
    where v.screen = ${screen} and (v.user_id = ${userId}::integer or (v.is_shared and u.is_staff)) order by v.title, v.id limit 200`.execute(db);
  return rows;
}

interface NewView {
  screen: string;
  userId: number;
  title: string;
  search: Readonly<Record<string, string>>;
  isShared: boolean;
}

/** False: the user has reached the limit. */
export async function upsertView(db: Db, { screen, userId, title, search, isShared }: NewView, most: number): Promise<boolean> {
  const { rows } = await sql`
    insert into staff_views (user_id, screen, title, search, is_shared)
    select ${userId}::integer, ${screen}, ${title}, ${JSON.stringify(search)}::jsonb, ${isShared}
    where (select count(*) from staff_views where user_id = ${userId}::integer and screen = ${screen} and title <> ${title}) < ${most}
    on conflict (user_id, screen, title) do update set search = excluded.search, is_shared = excluded.is_shared returning id`.execute(db);
  return rows.length > 0;
}

/** Deletes an own view, or with `all` also a shared one; false: there is none. */
export async function deleteView(db: Db, { id, screen, userId, all }: { id: number; screen: string; userId: number; all: boolean }): Promise<boolean> {
  const { rows } = await sql`
    delete from staff_views where id = ${id}::integer and screen = ${screen} and (user_id = ${userId}::integer or (${all} and is_shared)) returning id`.execute(
    db,
  );
  return rows.length > 0;
}

/** `null`: the default columns. */
export async function selectColumns(db: Db, screen: string, userId: number): Promise<string[] | null> {
  const { rows } = await sql<{ columns: string[] }>`select columns from staff_columns where user_id = ${userId}::integer and screen = ${screen}`.execute(db);
  return rows[0]?.columns ?? null;
}

export async function writeColumns(db: Db, screen: string, userId: number, columns: readonly string[] | null): Promise<void> {
  if (columns === null) await sql`delete from staff_columns where user_id = ${userId}::integer and screen = ${screen}`.execute(db);
  else
    await sql`
      insert into staff_columns (user_id, screen, columns) values (${userId}::integer, ${screen}, ${columns}::text[])
      on conflict (user_id, screen) do update set columns = excluded.columns`.execute(db);
}
