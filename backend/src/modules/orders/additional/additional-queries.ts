import { sql } from 'kysely';
import type { PaymentStatus } from '@vitrina/contract/orders';
import type { CurrencyCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import { isSameCode, NO_CODE, readOrderIdentifier } from '../order-identifier.ts';

/** Additional payment requested for an existing order. */
export interface AdditionalRow {
  id: number;
  code: string;
  /** Number on transfers and for banks: the order's number and its position. */
  number: string;
  order_id: number;
  /** Minor units. */
  amount: number;
  currency: CurrencyCode;
  reason: string;
  payment_status: PaymentStatus;
  created_at: Date;
}

const COLUMNS = sql.raw('id, code, number, order_id, amount, currency, reason, payment_status, created_at');

/** `null`: unknown id or wrong code; both cost equal time, so that valid ids cannot be found by timing. */
export async function findAdditional(db: Db, identifier: string): Promise<AdditionalRow | null> {
  const { id, code } = readOrderIdentifier(identifier);
  const found = await selectAdditional(db, id);
  return isSameCode(code, found?.code ?? NO_CODE) ? found : null;
}

export async function selectAdditional(db: Db, id: number): Promise<AdditionalRow | null> {
  const { rows } = await sql<AdditionalRow>`
    select ${COLUMNS} from additional_payments where id = ${Number.isSafeInteger(id) ? id : 0}::bigint`.execute(db);
  return rows[0] ?? null;
}

/** Returns an additional payment locked until the transaction ends. Its order must be locked before. */
export async function lockAdditional(db: Db, id: number): Promise<AdditionalRow | null> {
  const { rows } = await sql<AdditionalRow>`select ${COLUMNS} from additional_payments where id = ${id}::bigint for update`.execute(db);
  return rows[0] ?? null;
}

/** Returns the additional payments of an order, oldest first; at most 100. */
export async function selectAdditionalsOf(db: Db, orderId: number): Promise<AdditionalRow[]> {
  const { rows } = await sql<AdditionalRow>`select ${COLUMNS} from additional_payments where order_id = ${orderId}::bigint order by id limit 100`.execute(db);
  return rows;
}

export type NewAdditional = Pick<AdditionalRow, 'code' | 'order_id' | 'amount' | 'currency' | 'reason'> & { created_by: number | null };

export async function insertAdditional(db: Db, { code, order_id, amount, currency, reason, created_by }: NewAdditional): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into additional_payments (code, order_id, amount, currency, reason, created_by)
    values (${code}, ${order_id}::bigint, ${amount}, ${currency}, ${reason}, ${created_by}::integer) returning id`.execute(db);
  return (rows[0] as { id: number }).id;
}

/** Saves the state of a locked additional payment. */
export async function updateAdditional(db: Db, { id, payment_status }: Pick<AdditionalRow, 'id' | 'payment_status'>): Promise<void> {
  await sql`
    update additional_payments set payment_status = ${payment_status},
      paid_at = case when ${payment_status} = 'paid' then coalesce(paid_at, now()) else paid_at end
    where id = ${id}::bigint`.execute(db);
}
