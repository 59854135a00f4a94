import type { Permission } from '../api/session.ts';

export interface NavigationItem {
  /** Name of its label, `nav_{name}`. */
  name: string;
  path: '/orders' | '/picks' | '/returns' | '/trade-ins' | '/payments' | '/bank' | '/refunds' | '/stock' | '/customers' | '/reviews' | '/activity' | '/people';
  permission: Permission;
  /** Further screens below it; they also mark it as current. */
  parts?: readonly string[];
  /** Key that opens it after G. */
  key: string;
}

/** Entries of the navigation in the order of a working day; entries without permission are hidden. */
export const NAVIGATION: readonly NavigationItem[] = [
  { name: 'orders', path: '/orders', permission: 'orders.view', key: 'o' },
  { name: 'picks', path: '/picks', permission: 'orders.fulfil', key: 'k' },
  { name: 'returns', path: '/returns', permission: 'returns.receive', key: 'r' },
  { name: 'trade_ins', path: '/trade-ins', permission: 'returns.receive', key: 't' },
  { name: 'payments', path: '/payments', permission: 'payments.view', key: 'y' },
  { name: 'bank', path: '/bank', permission: 'bank.import', key: 'b' },
  { name: 'refunds', path: '/refunds', permission: 'payments.view', key: 'm' },
  { name: 'stock', path: '/stock', permission: 'stock.view', parts: ['/transfers'], key: 's' },
  { name: 'customers', path: '/customers', permission: 'customers.view', parts: ['/guests', '/companies'], key: 'c' },
  { name: 'reviews', path: '/reviews', permission: 'reviews.moderate', key: 'v' },
  { name: 'activity', path: '/activity', permission: 'audit.view', parts: ['/mails', '/jobs', '/shop'], key: 'a' },
  { name: 'people', path: '/people', permission: 'staff.manage', key: 'p' },
];
