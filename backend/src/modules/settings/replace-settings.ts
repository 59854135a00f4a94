import { checkSettings, type SettingsProblem } from '@vitrina/contract/settings/check-settings';
import { SETTINGS_GROUPS, type Settings, type SettingsGroup } from '@vitrina/contract/settings/settings';
import type { Db } from '../../db/index.ts';
import { changedPaths } from './changed-paths.ts';
import { documentsOf, readDocuments, type SettingsState } from './read-documents.ts';
import { announceSettings, insertChange, lockSettings } from './settings-queries.ts';

export type SettingsVersions = Readonly<Record<SettingsGroup, number>>;

export interface ReplaceSettings {
  /** Complete documents; absent groups stay unchanged. */
  documents: Readonly<Partial<Record<SettingsGroup, unknown>>>;
  /** Versions on which they are based, 0 for a group that was never written; `any`: the current version is replaced unchecked. */
  versions: Readonly<Partial<Record<SettingsGroup, number>>> | 'any';
  /** `null`: a command or the shop's folder. */
  userId: number | null;
  /** `screen`, `command`, `folder`. */
  cause: string;
  /** Rules outside the module: existing labels, paths of pages. */
  judge?: ((db: Db, after: Settings, before: Settings | null) => SettingsProblem[] | Promise<SettingsProblem[]>) | undefined;
}

export type ReplacedSettings =
  | { kind: 'saved'; versions: SettingsVersions; changed: SettingsGroup[] }
  | { kind: 'bad'; problems: SettingsProblem[] }
  /** Groups were changed meanwhile: their current version differs. */
  | { kind: 'outdated'; groups: { group: SettingsGroup; version: number; at: string | null; userId: number | null }[] };

/**
 * Replaces settings; all changes use this function: version check, validation, write, audit record and notification in one transaction. With any
 * problem nothing is written.
 */
export const replaceSettings = (db: Db, change: ReplaceSettings): Promise<ReplacedSettings> =>
  db.isTransaction ? replaceIn(db, change) : db.transaction().execute((db) => replaceIn(db, change));

async function replaceIn(db: Db, change: ReplaceSettings): Promise<ReplacedSettings> {
  await lockSettings(db);
  const before = await readDocuments(db);
  const groups = SETTINGS_GROUPS.filter((group) => change.documents[group] !== undefined);
  const outdated = groups.filter((group) => change.versions !== 'any' && change.versions[group] !== before[group].version);
  if (outdated.length > 0) return { kind: 'outdated', groups: outdated.map((group) => ({ group, ...versionOf(before, group) })) };

  const after = { ...documentsOf(before), ...Object.fromEntries(groups.map((group) => [group, change.documents[group]])) };
  const checked = checkSettings(after);
  if (checked.problems) return { kind: 'bad', problems: checked.problems };
  const problems = (await change.judge?.(db, checked.settings, checkSettings(documentsOf(before)).settings ?? null)) ?? [];
  if (problems.length > 0) return { kind: 'bad', problems };

  // A document that differs only in the order of its keys is written too, so that it is stored as sent.
  const changed = groups.filter((group) => before[group].version === 0 || JSON.stringify(before[group].document) !== JSON.stringify(after[group]));
  const versions = Object.fromEntries(SETTINGS_GROUPS.map((group) => [group, before[group].version + Number(changed.includes(group))])) as SettingsVersions;
  if (changed.length === 0) return { kind: 'saved', versions, changed };
  await insertChange(db, {
    userId: change.userId,
    cause: change.cause,
    paths: changed.flatMap((group) => changedPaths(before[group].document, after[group], group)),
    versions: changed.map((group) => ({ group, version: versions[group], document: after[group] })),
  });
  await announceSettings(db);
  return { kind: 'saved', versions, changed };
}

const versionOf = (state: SettingsState, group: SettingsGroup) => {
  const { version, at, userId } = state[group];
  return { version, at, userId };
};
