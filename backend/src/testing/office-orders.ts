import { sql } from 'kysely';
import { webshopOrders } from '@vitrina/contract/orders';
import type { Endpoint } from '@vitrina/contract/endpoint';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Office, OfficeReply } from './office-tools.ts';
import { buy } from './test-buyer.ts';

export interface OrderOfTest {
  id: number;
  identifier: string;
  number: string;
  email: string;
}

/** An order that is ready to be packed: to be paid at the door. */
export async function readyOrder(
  office: Office,
  productId: number,
  { qty = 1, lang = 'si' as LanguageCode, payment = 'cash-on-delivery' } = {},
): Promise<OrderOfTest> {
  const { identifier } = await buy(office.shop, { productId, qty, lang, payment });
  const { number, email } = await office.shop.get(webshopOrders.order, { identifier });
  return { id: Number(identifier.split('-')[0]), identifier, number, email };
}

/** More lines of one product, as a large order has them. */
export const addLines = ({ shop }: Office, { id }: OrderOfTest, { many, qty = 1 }: { many: number; qty?: number }) =>
  sql`insert into order_items (order_id, product_id, position, code, qty, unit_amount, vat_percent)
    select order_id, product_id, position + n, code, ${qty}::integer, unit_amount, vat_percent from order_items, generate_series(1, ${many}::integer) n
    where order_id = ${id} and position = (select min(position) from order_items where order_id = ${id})`.execute(shop.database.db);

/** Limits a role of the demo shop's for the time of a test. */
export async function limited<T>(
  { shop }: Office,
  { role, markets = null, warehouses = null }: { role: string; markets?: string[] | null; warehouses?: number[] | null },
  work: () => Promise<T>,
): Promise<T> {
  const set = (to: { markets: string[] | null; warehouses: number[] | null }) =>
    sql`update staff_role_grants g set markets = ${to.markets}::text[], warehouses = ${to.warehouses}::integer[] from users u
      where u.id = g.user_id and u.email = ${`${role}@vitrina.test`}`.execute(shop.database.db);
  await set({ markets, warehouses });
  try {
    return await work();
  } finally {
    await set({ markets: null, warehouses: null });
  }
}

export interface MailOfTest {
  kind: string;
  lang: string;
  data: Record<string, unknown>;
}

export async function mailsOf({ shop }: Office, { id }: OrderOfTest): Promise<MailOfTest[]> {
  const { rows } = await sql<MailOfTest>`select kind, lang, data from mails where (data ->> 'orderId')::bigint = ${id} order by id`.execute(shop.database.db);
  return rows;
}

export const stateOf = async ({ shop }: Office, { identifier }: OrderOfTest): Promise<string> =>
  (await shop.get(webshopOrders.orderStatus, { identifier })).status;

/** Rows of the log about a thing. */
export async function changesOf({ shop }: Office, kind: string, subjectId: string): Promise<{ action: string; version: number; paths: unknown[] }[]> {
  const { rows } = await sql<{ action: string; version: number; paths: unknown[] }>`
    select action, version, paths from changes where kind = ${kind} and subject_id = ${subjectId} order by id`.execute(shop.database.db);
  return rows;
}

/** Number of rows of everything that staff could write. */
export async function rowCounts({ shop }: Office, tables: readonly string[]): Promise<Record<string, number>> {
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(table)}`.execute(shop.database.db);
      return [table, rows[0]?.n ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts);
}

/** Status, label and fields of a refusal in one line: `400 error_bad_input lines.0.qty`. */
export const refusalOf = ({ status, data }: OfficeReply): string =>
  [status, data?.label_name, ...(data?.errors ?? []).map(({ field }: { field: string }) => field).sort()].join(' ');

/** Asks as one of staff. */
export const asking =
  (office: Office, cookie: () => string) =>
  (endpoint: Endpoint, input: object = {}, key?: string): Promise<OfficeReply> =>
    office.call(endpoint, input as Record<string, unknown>, { cookie: cookie(), ...(key && { headers: { 'idempotency-key': key } }) });
