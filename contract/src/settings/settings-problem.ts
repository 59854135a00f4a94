import type { SettingsGroup } from './settings.ts';

/** Problem of one field of the settings. */
export interface SettingsProblem {
  group: SettingsGroup;
  /** Within the group's document. */
  path: readonly (string | number)[];
  message: string;
  /** Act the guardian refuses by, and the address of its text. */
  law?: string;
  link?: string;
}
