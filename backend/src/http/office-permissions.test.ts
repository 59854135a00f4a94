import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officeEndpoints } from '@vitrina/contract/endpoints';
import type { Endpoint } from '@vitrina/contract/endpoint';
import { webshopOrders } from '@vitrina/contract/orders';
import { PERMISSIONS, type Permission, ROLES, type Role } from '@vitrina/contract/staff/permissions';
import { staffSession } from '@vitrina/contract/staff/session';
import { STAFF } from '@vitrina/demo/known';
import { Office } from '../testing/office-tools.ts';
import { buy, productId } from '../testing/test-buyer.ts';

const all = ROLES;
const but = (...roles: Role[]): readonly Role[] => ROLES.filter((role) => !roles.includes(role));
/** Expected roles by permission; a permission missing here fails the test. */
const MAY: Readonly<Record<Permission, readonly Role[]>> = {
  'products.view': but('finance'),
  'products.edit': ['merchandiser', 'owner'],
  'products.publish': ['merchandiser', 'owner'],
  'media.edit': ['merchandiser', 'editor', 'owner'],
  'prices.view': ['merchandiser', 'finance', 'service', 'owner'],
  'prices.edit': ['merchandiser', 'owner'],
  'stock.view': ['merchandiser', 'orders', 'picker', 'service', 'owner'],
  'stock.adjust': ['orders', 'picker', 'owner'],
  'orders.view': ['merchandiser', 'orders', 'picker', 'service', 'finance', 'owner'],
  'orders.details': ['orders', 'service', 'finance', 'owner'],
  'orders.fulfil': ['orders', 'picker', 'owner'],
  'orders.edit': ['orders', 'service', 'owner'],
  'orders.cancel': ['orders', 'service', 'owner'],
  'returns.receive': ['orders', 'picker', 'service', 'owner'],
  'returns.handle': ['orders', 'service', 'owner'],
  'refunds.make': ['orders', 'service', 'finance', 'owner'],
  'payments.view': ['orders', 'service', 'finance', 'owner'],
  'payments.book': ['finance', 'owner'],
  'bank.import': ['finance', 'owner'],
  'documents.view': ['orders', 'service', 'finance', 'owner'],
  'documents.issue': ['finance', 'owner'],
  'customers.view': ['orders', 'service', 'finance', 'owner'],
  'customers.edit': ['service', 'owner'],
  'customers.erase': ['owner'],
  'customers.export': ['owner'],
  'content.view': ['merchandiser', 'editor', 'translator', 'owner'],
  'content.edit': ['editor', 'owner'],
  'content.publish': ['editor', 'owner'],
  'menus.edit': ['editor', 'owner'],
  'redirects.edit': ['editor', 'owner'],
  'search.tune': ['editor', 'owner'],
  'promotions.view': ['merchandiser', 'editor', 'owner'],
  'promotions.edit': ['merchandiser', 'editor', 'owner'],
  'newsletters.edit': ['merchandiser', 'editor', 'owner'],
  'newsletters.send': ['editor', 'owner'],
  'translations.edit': ['merchandiser', 'editor', 'translator', 'owner'],
  'reviews.moderate': ['merchandiser', 'editor', 'service', 'owner'],
  'imports.run': but('picker', 'service'),
  'exports.run': but('picker', 'service'),
  'reports.view': ['merchandiser', 'editor', 'finance', 'owner'],
  'reports.money': ['finance', 'owner'],
  'settings.edit': ['owner'],
  'staff.manage': ['owner'],
  'audit.view': ['finance', 'owner'],
  maintenance: ['owner'],
};
/** Roles of calls whose permission depends on the object or on further permissions. */
const BY_THING: Readonly<Record<string, readonly Role[]>> = {
  staff_changes_undo: ['orders', 'picker', 'service', 'owner'],
  staff_search: all,
  // The export of a list also needs the permission to see it.
  staff_orders_csv: ['merchandiser', 'orders', 'finance', 'owner'],
  staff_returns_csv: ['orders', 'owner'],
  staff_trade_ins_csv: ['orders', 'owner'],
  staff_bank_csv: ['finance', 'owner'],
  staff_refunds_csv: ['orders', 'finance', 'owner'],
  staff_stock_csv: ['merchandiser', 'orders', 'owner'],
  staff_reviews_csv: ['merchandiser', 'editor', 'owner'],
  staff_questions_csv: ['merchandiser', 'editor', 'owner'],
  staff_transfers_csv: ['merchandiser', 'orders', 'owner'],
  staff_jobs_csv: ['owner'],
  staff_payments_csv: ['orders', 'finance', 'owner'],
  staff_notices_list: all,
  staff_views_list: all,
  staff_views_keep: all,
  staff_views_drop: all,
  staff_columns_get: all,
  staff_columns_keep: all,
  // The permission depends on the kind of the reply.
  staff_replies_list: all,
  staff_replies_create: all,
  staff_replies_save: all,
  staff_replies_remove: all,
};
const mayCall = ({ key, permission }: Endpoint): readonly Role[] => BY_THING[key] ?? (permission ? MAY[permission] : all);

let office: Office;
/** Data of an order in Slovenia. */
let order: { number: string; email: string; name: string };
const cookies = {} as Record<Role, Record<'half' | 'ended' | 'in', string>>;
let token: string;

beforeAll(async () => {
  office = await Office.start();
  token = await office.shop.logIn(STAFF.email, STAFF.password);
  const { identifier } = await buy(office.shop, { productId: await productId(office.shop, 'DEMO-PROMO-01') });
  const { number, email, cart } = await office.shop.get(webshopOrders.order, { identifier });
  order = { number, email, name: cart.customer?.fields.surname as string };
  for (const role of ROLES) {
    const [ended, open, half] = [await office.logIn(role), await office.logIn(role), await office.begin(`${role}@vitrina.test`)];
    await office.call(staffSession.end, {}, { cookie: ended });
    cookies[role] = { ended, in: open, half };
  }
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
});

/** Values for fields of all calls, so that a permitted call has input to work on. */
const input = () => ({
  id: 999_999_999,
  q: order.email,
  email: order.email,
  number: order.number,
  identifier: order.number,
  version: 0,
  changes: {},
  code: '000000',
  items: [],
  filter: {},
  name: 'no-such-thing',
  screen: 'orders',
});
const request = (endpoint: Endpoint, cookie?: string, headers: Record<string, string> = {}) => office.call(endpoint, input(), { cookie, headers });

it('every permission belongs to a role, and the roles in the database have the intended permissions', async () => {
  const { rows } = await sql<{ code: Role; permissions: string[] }>`select code, permissions from staff_roles`.execute(office.shop.database.db);
  expect(rows.map(({ code }) => code).sort()).toEqual([...ROLES].sort());
  for (const { code, permissions } of rows) {
    const meant = PERMISSIONS.filter((permission) => MAY[permission].includes(code));
    expect([code, code === 'owner' ? ['*'] : [...meant].sort()]).toEqual([code, [...permissions].sort()]);
  }
});

it('every call of the office is the office’s, with its own path, and part of no table that others read', () => {
  for (const { key, path, access, listed, method, permission, steps, confirm } of officeEndpoints) {
    expect([key, access, listed, path.startsWith('/api/staff/')]).toEqual([key, 'office', false, true]);
    // A call without a permission is about the caller's own login, or checks permissions by the object.
    if (!permission) expect([key, /^staff_(?:session|sessions|factors)/.test(key) || key in BY_THING]).toEqual([key, true]);
    if (steps !== undefined) expect(key).toMatch(/^staff_(?:session|factors)/);
    if (method === 'GET') expect([key, confirm]).toEqual([key, undefined]);
  }
  expect(new Set(officeEndpoints.map(({ key }) => key)).size).toBe(officeEndpoints.length);
});

const closed = officeEndpoints.filter(({ steps }) => steps === undefined);
describe.each(ROLES)('%s', (role) => {
  it.each(closed.map((endpoint) => [endpoint.key, endpoint] as const))('%s', async (_key, endpoint) => {
    const refused = [401, 'error_unauthorized'];
    const none = await request(endpoint);
    const storefront = await request(endpoint, `token=${token}`, { authorization: `Bearer ${token}` });
    const half = await request(endpoint, cookies[role].half);
    const ended = await request(endpoint, cookies[role].ended);
    for (const reply of [none, storefront, half, ended]) expect([reply.status, reply.data.label_name]).toEqual(refused);
    const own = await request(endpoint, cookies[role].in);
    if (mayCall(endpoint).includes(role)) expect([401, 403, 500]).not.toContain(own.status);
    else expect([own.status, own.data]).toEqual([403, { label_name: 'error_forbidden' }]);
  });

  it('reads nothing of another market or warehouse by any call', async () => {
    const scope = (markets: string[] | null, warehouses: number[] | null) =>
      sql`update staff_role_grants g set markets = ${markets}::text[], warehouses = ${warehouses}::integer[] from users u where u.id = g.user_id and u.email = ${`${role}@vitrina.test`}`.execute(
        office.shop.database.db,
      );
    await scope(['at'], [999_999]);
    try {
      for (const endpoint of closed) {
        const reply = await request(endpoint, cookies[role].in);
        // The audit log is not restricted by market: a role with this permission may read all of it.
        if (endpoint.permission === 'audit.view') continue;
        expect([endpoint.key, reply.status < 500, JSON.stringify(reply.data).includes(order.email)]).toEqual([endpoint.key, true, false]);
        expect([endpoint.key, JSON.stringify(reply.data).includes(order.number)]).toEqual([endpoint.key, false]);
      }
    } finally {
      await scope(null, null);
    }
  });
});
