/** Permissions of staff sessions. A role is a list of them; `*` in a role is all of them. */
export const PERMISSIONS = [
  'products.view',
  'products.edit',
  'products.publish',
  'media.edit',
  'prices.view',
  'prices.edit',
  'stock.view',
  'stock.adjust',
  'orders.view',
  /** E-mail, telephone, prices and payments of an order, in addition to the contents to pack. */
  'orders.details',
  'orders.fulfil',
  'orders.edit',
  'orders.cancel',
  'returns.receive',
  'returns.handle',
  'refunds.make',
  'payments.view',
  'payments.book',
  'bank.import',
  'documents.view',
  'documents.issue',
  'customers.view',
  'customers.edit',
  'customers.erase',
  'customers.export',
  'content.view',
  'content.edit',
  'content.publish',
  'menus.edit',
  'redirects.edit',
  'search.tune',
  'promotions.view',
  'promotions.edit',
  'newsletters.edit',
  'newsletters.send',
  'translations.edit',
  'reviews.moderate',
  'imports.run',
  'exports.run',
  'reports.view',
  'reports.money',
  'settings.edit',
  'staff.manage',
  'audit.view',
  'maintenance',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Roles that every shop has; own ones may be added. */
export const ROLES = ['owner', 'orders', 'picker', 'service', 'finance', 'editor', 'merchandiser', 'translator'] as const;
export type Role = (typeof ROLES)[number];

/** Limits of a permission; `null`: none. */
export interface Scope {
  markets: readonly string[] | null;
  /** Ids. */
  warehouses: readonly number[] | null;
  languages: readonly string[] | null;
  /** Refunds a day in all currencies together, euro cents (`refundLimitRates` of `behaviour.yaml`); `null`: without limit. */
  refundLimit: number | null;
}

const ORDERS: readonly Permission[] = ['orders.view', 'orders.details'];
/** Permissions implied by each permission: editing requires viewing. */
const NEEDS: Readonly<Partial<Record<Permission, readonly Permission[]>>> = {
  'products.edit': ['products.view'],
  'products.publish': ['products.view'],
  'prices.edit': ['prices.view'],
  'stock.adjust': ['stock.view'],
  'orders.details': ['orders.view'],
  'orders.fulfil': ['orders.view'],
  'orders.edit': ORDERS,
  'orders.cancel': ORDERS,
  'returns.receive': ['orders.view'],
  'returns.handle': [...ORDERS, 'returns.receive'],
  'refunds.make': [...ORDERS, 'payments.view'],
  'payments.view': ORDERS,
  'payments.book': [...ORDERS, 'payments.view'],
  'bank.import': [...ORDERS, 'payments.view'],
  'documents.view': ORDERS,
  'documents.issue': [...ORDERS, 'documents.view'],
  'customers.edit': ['customers.view'],
  'customers.erase': ['customers.view'],
  'customers.export': ['customers.view'],
  'content.edit': ['content.view'],
  'content.publish': ['content.view', 'content.edit'],
  'promotions.edit': ['promotions.view'],
  'newsletters.send': ['newsletters.edit'],
  'reports.money': ['reports.view'],
};

/** Permissions with all implied ones, in the order of `PERMISSIONS`. */
export function withNeeds(permissions: readonly Permission[]): Permission[] {
  const all = new Set(permissions.flatMap((one) => [one, ...(NEEDS[one] ?? [])]));
  return PERMISSIONS.filter((one) => all.has(one));
}
