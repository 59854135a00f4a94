import { sql } from 'kysely';
import { CACHE_MINUTES } from '@vitrina/contract/cache-minutes';
import { SETTINGS_GROUPS, type SettingsGroup } from '@vitrina/contract/settings/settings';
import type { Db } from '../../db/index.ts';
import { ALL_PAGES } from '../../http/change-history.ts';
import type { ChangedPath } from './changed-paths.ts';

/** Cache tag of the processes' own copies of the settings. */
const OWN_COPY = 'settings';
/** Cache tags of everything that depends on settings: nearly all cached replies and pages. */
export const SETTINGS_TAGS: readonly string[] = [OWN_COPY, ...Object.keys(CACHE_MINUTES).map((name) => `cache:${name}`), ALL_PAGES];

export const endsSettings = (tags: readonly string[]): boolean => tags.includes(OWN_COPY);

export interface StoredVersion {
  group: SettingsGroup;
  version: number;
  document: unknown;
  at: Date;
  userId: number | null;
  cause: string;
}

/** Serialises changes, also of different groups: rules between groups are validated against current data. */
export async function lockSettings(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('settings'))`.execute(db);
}

/** The newest version of every group; before those of `below`, by group. Groups that were never written are absent. */
export async function selectVersions(db: Db, below: Readonly<Partial<Record<SettingsGroup, number>>> = {}): Promise<StoredVersion[]> {
  const { rows } = await sql<StoredVersion>`
    select distinct on (v.settings_group) v.settings_group as group, v.version, v.document, c.at, c.user_id as "userId", c.cause
    from settings_versions v join settings_changes c on c.id = v.change_id
    where v.version < coalesce((${JSON.stringify(below)}::json ->> v.settings_group)::integer, 2147483647)
    order by v.settings_group, v.version desc`.execute(db);
  return rows.filter(({ group }) => SETTINGS_GROUPS.includes(group));
}

/** Id of the last change; 0: there was none. */
export async function selectLastChange(db: Db): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`select max(id) as last from settings_changes`.execute(db);
  return rows[0]?.last ?? 0;
}

export interface NewChange {
  userId: number | null;
  cause: string;
  paths: readonly ChangedPath[];
  versions: readonly { group: SettingsGroup; version: number; document: unknown }[];
}

export async function insertChange(db: Db, { userId, cause, paths, versions }: NewChange): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into settings_changes (user_id, cause, paths) values (${userId}::integer, ${cause}, ${JSON.stringify(paths)}::json) returning id`.execute(db);
  const changeId = rows[0]?.id;
  for (const { group, version, document } of versions)
    await sql`
      insert into settings_versions (settings_group, version, change_id, document)
      values (${group}, ${version}::integer, ${changeId}::integer, ${JSON.stringify(document)}::json)`.execute(db);
}

/** Invalidates everything that depends on settings in every process: its copy of them, cached replies, pages. */
export async function announceSettings(db: Db): Promise<void> {
  await sql`with noted as (insert into catalogue_changes (kind, tag) select 'content', unnest(${SETTINGS_TAGS}::text[]) returning 1)
    select pg_notify('catalogue', '') from noted limit 1`.execute(db);
}
