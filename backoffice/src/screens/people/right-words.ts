import { PERMISSIONS, type Permission } from '@vitrina/contract/staff/permissions';
import type { Labels } from '@vitrina/contract/values/labels';

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  orders: ['orders', 'returns'],
  money: ['refunds', 'payments', 'bank', 'documents'],
  goods: ['products', 'media', 'prices', 'stock'],
  people: ['customers', 'reviews'],
  pages: ['content', 'menus', 'redirects', 'search', 'promotions', 'newsletters', 'translations'],
  shop: ['imports', 'exports', 'reports', 'settings', 'staff', 'audit', 'maintenance'],
};

/** All permissions by subject. */
export const rightsByGroup = (): [string, Permission[]][] =>
  Object.entries(GROUPS).map(([group, areas]) => [group, PERMISSIONS.filter((one) => areas.includes(one.split('.')[0] as string))]);

export const rightName = (words: Labels['text'], right: string): string => words(`right_${right.replace('.', '_')}`);
