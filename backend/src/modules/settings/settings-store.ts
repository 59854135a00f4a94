import { checkSettings, describeProblem } from '@vitrina/contract/settings/check-settings';
import { DEFAULT_DOCUMENTS } from '@vitrina/contract/settings/default-documents';
import { SETTINGS_GROUPS, type Settings, type SettingsGroup } from '@vitrina/contract/settings/settings';
import type { Db } from '../../db/index.ts';
import { documentsOf, stateOf } from './read-documents.ts';
import { selectLastChange, selectVersions } from './settings-queries.ts';

/** Settings in force in this process. */
export interface SettingsStore {
  current(): Settings;
  /** True if newer settings exist that this process has not read yet. */
  isBehind(): Promise<boolean>;
  /** Reads the stored settings. Invalid documents leave the last valid ones in force and are reported to `onBad` once. */
  refresh(): Promise<void>;
}

/** Loads the settings of a database. Documents that are invalid at the start are replaced by their latest valid versions. */
export async function loadSettings(db: Db, onBad: (error: Error) => void): Promise<SettingsStore> {
  let lastRead = await selectLastChange(db);
  let settings = await readLatestValid(db, onBad);
  return {
    current: () => settings,
    isBehind: async () => (await selectLastChange(db)) !== lastRead,
    refresh: async () => {
      const last = await selectLastChange(db);
      if (last === lastRead) return;
      const { settings: next, problems } = checkSettings(documentsOf(stateOf(await selectVersions(db))));
      lastRead = last;
      if (next) settings = next;
      else onBad(new Error(`Settings that cannot be used are left alone: ${problems.map(describeProblem).join('; ')}`));
    },
  };
}

/** Settings of a shop without configuration. */
export const DEFAULT_SETTINGS: Settings = checkSettings(DEFAULT_DOCUMENTS).settings as Settings;

/** Steps back, group by group, from invalid versions to the latest valid ones; without any, the default is used. */
async function readLatestValid(db: Db, onBad: (error: Error) => void): Promise<Settings> {
  const below: Partial<Record<SettingsGroup, number>> = {};
  for (;;) {
    const rows = await selectVersions(db, below);
    const { settings, problems } = checkSettings(documentsOf(stateOf(rows)));
    if (settings) return settings;
    onBad(new Error(`Settings that cannot be used are left alone: ${problems.map(describeProblem).join('; ')}`));
    const bad = SETTINGS_GROUPS.filter((group) => problems.some((one) => one.group === group) && rows.some((row) => row.group === group));
    // Defaults that are invalid together with the other groups: there is no earlier version to step back to.
    const back = bad.length > 0 ? bad : rows.map((row) => row.group);
    if (back.length === 0) return DEFAULT_SETTINGS;
    for (const group of back) below[group] = rows.find((row) => row.group === group)?.version ?? 0;
  }
}
