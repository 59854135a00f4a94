import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

interface Account {
  /** `null`: a guest. */
  userId: number | null;
  email: string;
}

/** Exports the devices that a customer offered, with the account or with its address. */
export async function exportTradeIns(db: Db, { userId, email }: Account): Promise<{ trade_ins: unknown[] }> {
  const { rows } = await sql<Record<string, unknown>>`
    select id, lang, name, email, phone, address, way, words, offered, counter, currency, reason, serial, state, created_at, received_at, ended_at
    from trade_ins where user_id = ${userId}::integer or lower(email) = lower(${email}) order by id`.execute(db);
  return { trade_ins: rows };
}

const ERASE = sql`update trade_ins set name = '', email = '', phone = '', address = '', user_id = null, token_id = null`;

/**
 * Erases personal data of offers that ended without a purchase. Purchases stay as bookkeeping requires; open offers stay until the device is back
 * with its owner.
 */
export async function eraseTradeIns(db: Db, { userId, email }: Account): Promise<void> {
  await sql`${ERASE} where (user_id = ${userId}::integer or lower(email) = lower(${email})) and state in ('returned', 'expired', 'cancelled')`.execute(db);
}

/** Erases personal data of such offers a year after their end. */
export async function eraseOldTradeIns(db: Db): Promise<void> {
  await sql`${ERASE} where state in ('returned', 'expired', 'cancelled') and ended_at < now() - interval '1 year' and email <> ''`.execute(db);
}
