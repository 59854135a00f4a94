import { sql } from 'kysely';
import type { Cart } from '@vitrina/contract/cart';
import type { Db } from '../../db/index.ts';
import { findOrder } from './order-queries.ts';

/** The buyer of an order, to prefill a sign-up with only a password; `null`: unknown order, or it belongs to an account. */
export async function findBuyer(db: Db, identifier: string): Promise<{ email: string; name: string | null; surname: string | null } | null> {
  const order = await findOrder(db, identifier);
  if (!order || order.user_id !== null) return null;
  const { rows } = await sql<{ customer: Cart['customer'] }>`select snapshot -> 'customer' as customer from orders where id = ${order.id}::bigint`.execute(db);
  const fields = rows[0]?.customer?.fields;
  return { email: order.email, name: fields?.name ?? null, surname: fields?.surname ?? null };
}

/** Assigns a guest's orders to the account whose address is proven; their ids, oldest first. */
export async function adoptOrders(db: Db, { userId, email }: { userId: number; email: string }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update orders set user_id = ${userId}::integer where user_id is null and lower(email) = ${email} returning id::float8 as id`.execute(db);
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

/** The customer's orders for the export of personal data; a guest's are those of the address without an account. */
export async function exportOrders(db: Db, { userId, email }: { userId: number | null; email: string }): Promise<{ orders: unknown[] }> {
  const isTheirs = userId === null ? sql`user_id is null and lower(email) = lower(${email})` : sql`user_id = ${userId}::integer`;
  const { rows } = await sql<Record<string, unknown>>`
    select id, lang, currency, email, status, payment_status, payment_code, total, snapshot, created_at, paid_at, cancelled_at
    from orders where ${isTheirs} order by created_at, id`.execute(db);
  return { orders: rows };
}
