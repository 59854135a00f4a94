import { sql } from 'kysely';
import type { Scope } from '@vitrina/contract/staff/permissions';
import type { Db } from '../../db/index.ts';
import { type ReturnRow, selectReturnsOf } from './buyer-queries.ts';
import type { RecentOrder } from './customer-queries.ts';

/** Limit of rows per section of a guest's page. */
const MOST = 20;
/** SQL: orders `o` placed with an address and without an account, of the markets in scope. */
const ordersOf = (email: string, { markets }: Scope) =>
  sql`o.user_id is null and lower(o.email) = ${email} and (${markets}::text[] is null or o.lang = any(${markets}::text[]))`;

/** Id of the account with an address, in scope; `null`: there is none. */
export async function selectAccountOf(db: Db, email: string, { markets }: Scope): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from users u where lower(u.email) = ${email} and not u.is_staff and (${markets}::text[] is null or u.lang = any(${markets}::text[]))`.execute(db);
  return rows[0]?.id ?? null;
}

/** Markets with data of an address without an account, except its mails, which belong to their subjects. */
export async function selectMarketsOf(db: Db, email: string): Promise<string[]> {
  const { rows } = await sql<{ lang: string }>`
    select lang from orders where user_id is null and lower(email) = ${email}
    union select lang from newsletter_asks where email = ${email}
    union select lang from newsletter_subscribers where email = ${email}
    union select lang from notices where email = ${email}
    union select lang from product_questions where email = ${email}
    union select lang from campaign_people where email = ${email}
    union select lang from trade_ins where lower(email) = ${email}
    order by 1`.execute(db);
  return rows.map(({ lang }) => lang);
}

export async function selectGuestOrders(db: Db, email: string, scope: Scope): Promise<RecentOrder[]> {
  const { rows } = await sql<RecentOrder>`
    select o.id::float8 as id, o.created_at, o.status, o.total, o.currency from orders o where ${ordersOf(email, scope)}
    order by o.created_at desc, o.id desc limit ${MOST}`.execute(db);
  return rows;
}

export const selectGuestReturns = (db: Db, email: string, scope: Scope): Promise<ReturnRow[]> => selectReturnsOf(db, ordersOf(email, scope));
