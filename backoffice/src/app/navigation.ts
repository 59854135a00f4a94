import type { Permission } from '../api/session.ts';

export interface NavigationItem {
  /** Name of its label, `nav_{name}`. */
  name: string;
  path: string;
  permission: Permission;
  /** After G, this key goes there. */
  key: string;
}

/** What stands at the left, in the order of a day's work; only what may be done is shown. */
export const NAVIGATION: readonly NavigationItem[] = [];
