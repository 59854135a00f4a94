import { readFileSync } from 'node:fs';
import { checkSettings } from '@vitrina/contract/settings/check-settings';
import { type Settings, SETTINGS_GROUPS, type SettingsDocuments } from '@vitrina/contract/settings/settings';

/** The demo company, as its owner would write it down; its numbers have right control digits and belong to nobody. */
export const DEMO_SETTINGS = Object.fromEntries(
  SETTINGS_GROUPS.map((group) => [group, JSON.parse(readFileSync(new URL(`${group}.json`, import.meta.url), 'utf8'))]),
) as Required<SettingsDocuments>;

/** The same as they are in force. */
export const DEMO_IN_FORCE = checkSettings(DEMO_SETTINGS).settings as Settings;
