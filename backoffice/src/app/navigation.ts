import type { Permission } from '../api/session.ts';

export interface NavigationItem {
  /** Name of its label, `nav_{name}`. */
  name: string;
  path: '/orders' | '/picks' | '/stock' | '/activity';
  permission: Permission;
  /** After G, this key goes there. */
  key: string;
}

/** What stands at the left, in the order of a day's work; only what may be done is shown. */
export const NAVIGATION: readonly NavigationItem[] = [
  { name: 'orders', path: '/orders', permission: 'orders.view', key: 'o' },
  { name: 'picks', path: '/picks', permission: 'orders.fulfil', key: 'k' },
  { name: 'stock', path: '/stock', permission: 'stock.view', key: 's' },
  { name: 'activity', path: '/activity', permission: 'audit.view', key: 'a' },
];
