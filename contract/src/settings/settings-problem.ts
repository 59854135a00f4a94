import type { SettingsGroup } from './settings.ts';

/** What is wrong with one field. */
export interface SettingsProblem {
  group: SettingsGroup;
  /** Within the group's document. */
  path: readonly (string | number)[];
  message: string;
  /** Of what the guardian refuses: the act, and where it is read. */
  law?: string;
  link?: string;
}
