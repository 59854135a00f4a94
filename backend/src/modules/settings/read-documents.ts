import { DEFAULT_DOCUMENTS } from '@vitrina/contract/settings/default-documents';
import { SETTINGS_GROUPS, type SettingsGroup } from '@vitrina/contract/settings/settings';
import type { Db } from '../../db/index.ts';
import { selectVersions, type StoredVersion } from './settings-queries.ts';

export interface GroupState {
  document: unknown;
  /** 0: never written, so the document is the default. */
  version: number;
  /** Time of its last change; `null`: never changed. */
  at: string | null;
  userId: number | null;
  cause: string | null;
}
export type SettingsState = Readonly<Record<SettingsGroup, GroupState>>;

/** The newest document of every group with its version. */
export const readDocuments = async (db: Db): Promise<SettingsState> => stateOf(await selectVersions(db));

export function stateOf(rows: readonly StoredVersion[]): SettingsState {
  const state = (group: SettingsGroup): GroupState => {
    const row = rows.find((one) => one.group === group);
    if (!row) return { document: DEFAULT_DOCUMENTS[group], version: 0, at: null, userId: null, cause: null };
    return { document: row.document, version: row.version, at: row.at.toISOString(), userId: row.userId, cause: row.cause };
  };
  return Object.fromEntries(SETTINGS_GROUPS.map((group) => [group, state(group)])) as unknown as SettingsState;
}

export const documentsOf = (state: SettingsState): Record<SettingsGroup, unknown> =>
  Object.fromEntries(SETTINGS_GROUPS.map((group) => [group, state[group].document])) as Record<SettingsGroup, unknown>;
