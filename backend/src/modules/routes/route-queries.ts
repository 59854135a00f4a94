import { sql } from 'kysely';
import type { Controller } from '@vitrina/contract/pages';
import type { Route } from '@vitrina/contract/site';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import { recordRedirects } from './redirects/record-redirects.ts';
import { deleteRedirectsOf } from './redirects/redirect-queries.ts';

export interface RouteRow {
  path: string;
  lang: LanguageCode;
  controller: Controller;
  action: string;
  template: string;
  content_type: string;
  content_id: number | null;
  slug: string | null;
  /** Key of the page, equal in all languages: `category:12`. */
  page_key: string;
}

/** Route with the internal page key, which is never sent to clients. */
export type StoredRoute = Route & { page_key: string };

const SELECT = sql`
  select r.page_key, r.path, r.lang, r.controller, r.action, r.template, r.content_type, r.content_id, r.slug,
    (select jsonb_object_agg(o.lang, o.path) from routes o where o.page_key = r.page_key) as urls
  from routes r`;

/** True if any page has a route. */
export async function hasRoutes(db: Db): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from routes) as has`.execute(db);
  return rows[0]?.has ?? false;
}

/**
 * All routes, with the URLs of each page in other languages as `urls`. Read by page, with one object for all its languages: ten thousand brands
 * have ten times as many routes. The routes of a page are adjacent, which makes the compressed reply four times smaller.
 */
export async function selectRoutes(db: Db): Promise<StoredRoute[]> {
  const { rows } = await sql<Omit<StoredRoute, 'path' | 'lang'>>`
    select page_key, controller, action, template, content_type, content_id, slug, jsonb_object_agg(lang, path) as urls
    from routes group by page_key, controller, action, template, content_type, content_id, slug order by page_key`.execute(db);
  const pages = new Map<string, StoredRoute['urls']>();
  // A page may have a different slug in each language.
  for (const { page_key, urls } of rows) pages.set(page_key, Object.assign(pages.get(page_key) ?? {}, urls));
  return rows.flatMap(({ urls: own, ...page }) =>
    Object.entries(own).map(([lang, path]) => ({ ...page, path, lang: lang as LanguageCode, urls: pages.get(page.page_key) as StoredRoute['urls'] })),
  );
}

/** Every path with its page, in lower case for comparison. */
export async function selectPaths(db: Db): Promise<{ path: string; page_key: string }[]> {
  const { rows } = await sql<{ path: string; page_key: string }>`select lower(path) as path, page_key from routes`.execute(db);
  return rows;
}

/** One route by its path with prefix and trailing slash. */
export async function selectRoute(db: Db, path: string): Promise<StoredRoute | null> {
  const { rows } = await sql<StoredRoute>`${SELECT} where r.path = ${path}`.execute(db);
  return rows[0] ?? null;
}

/** Saves routes, replacing rows with equal `page_key` and language. A path that is taken stays with its page. A page's old URL redirects to the new one. */
export async function saveRoutes(db: Db, rows: readonly RouteRow[]): Promise<void> {
  if (rows.length === 0) return;
  const json = JSON.stringify(rows);
  const { rows: left } = await sql<{ path: string; lang: LanguageCode; page_key: string }>`
    delete from routes where (page_key, lang) in (select r.page_key, r.lang from jsonb_to_recordset(${json}::jsonb) as r(page_key text, lang text))
    returning path, lang, page_key`.execute(db);
  const { rows: taken } = await sql<{ path: string; lang: LanguageCode; page_key: string }>`
    insert into routes (path, lang, controller, action, template, content_type, content_id, slug, page_key)
    select path, lang, controller, action, template, content_type, content_id, slug, page_key
    from jsonb_to_recordset(${json}::jsonb)
      as r(path text, lang text, controller text, action text, template text, content_type text, content_id integer, slug text, page_key text)
    on conflict (path) do nothing returning path, lang, page_key`.execute(db);
  const before = new Map(left.map(({ path, lang, page_key }) => [`${lang} ${page_key}`, path]));
  const isNew = new Set(taken.map(({ path }) => path)).difference(new Set(left.map(({ path }) => path)));
  await deleteRedirectsOf(db, [...isNew]);
  await recordRedirects(
    db,
    taken.map(({ path, lang, page_key }) => ({ from: before.get(`${lang} ${page_key}`) ?? path, to: path })),
  );
}
