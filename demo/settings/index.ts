import { readFileSync } from 'node:fs';
import { SETTINGS_GROUPS, type SettingsDocuments } from '@vitrina/contract/settings/settings';

/** The demo company, as its owner would write it down; its numbers have right control digits and belong to nobody. */
export const DEMO_SETTINGS = Object.fromEntries(
  SETTINGS_GROUPS.map((group) => [group, JSON.parse(readFileSync(new URL(`${group}.json`, import.meta.url), 'utf8'))]),
) as Required<SettingsDocuments>;
