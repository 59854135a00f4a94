import { sql } from 'kysely';
import type { OrderStatus } from '@vitrina/contract/orders';
import type { Scope } from '@vitrina/contract/staff/permissions';
import type { Db } from '../../db/index.ts';

export interface CustomerRow {
  id: number;
  email: string;
  name: string;
  lang: string;
  created_at: Date;
  orders: number;
}

const COLUMNS = sql`
  u.id, u.email, coalesce(nullif(concat_ws(' ', u.name, u.surname), ''), u.display_name, '') as name, u.lang, u.created_at,
  (select count(*)::integer from orders o where o.user_id = u.id) as orders`;

/** Customers alone, of markets in scope: staff are managed elsewhere. */
const inScope = ({ markets }: Scope) => sql`not u.is_staff and (${markets}::text[] is null or u.lang = any(${markets}::text[]))`;

export interface CustomerQuestion {
  filter: { text?: string | undefined; market?: string | undefined };
  offset: number;
  limit: number;
}

export async function selectCustomers(db: Db, { filter, offset, limit }: CustomerQuestion, scope: Scope): Promise<{ rows: CustomerRow[]; total: number }> {
  const words = (filter.text ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const holds = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const where = sql`
    where ${inScope(scope)} and (${filter.market ?? null}::text is null or u.lang = ${filter.market ?? null})
      and lower(u.email || ' ' || concat_ws(' ', u.name, u.surname, u.display_name) || ' ' || u.id) like all(${holds}::text[])`;
  const { rows } =
    await sql<CustomerRow>`select ${COLUMNS} from users u ${where} order by u.created_at desc, u.id desc limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ n: number }>`select count(*)::integer as n from users u ${where}`.execute(db);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}

export async function selectCustomer(db: Db, id: number, scope: Scope): Promise<CustomerRow | null> {
  const { rows } = await sql<CustomerRow>`select ${COLUMNS} from users u where u.id = ${id}::integer and ${inScope(scope)}`.execute(db);
  return rows[0] ?? null;
}

/** Locks the account until the transaction ends. */
export const lockCustomer = (db: Db, id: number) => sql`select from users where id = ${id}::integer for update`.execute(db);

export interface RecentOrder {
  id: number;
  created_at: Date;
  status: OrderStatus;
  /** Minor units. */
  total: number;
  currency: string;
}

export async function selectRecentOrders(db: Db, userId: number): Promise<RecentOrder[]> {
  const { rows } = await sql<RecentOrder>`
    select id::float8 as id, created_at, status, total, currency from orders where user_id = ${userId}::integer order by created_at desc, id desc limit 20`.execute(
    db,
  );
  return rows;
}

export interface SessionOfCustomer {
  token_id: string;
  agent: string;
  created_at: Date;
  last_seen_at: Date;
}

export async function selectSessions(db: Db, userId: number): Promise<SessionOfCustomer[]> {
  const { rows } = await sql<SessionOfCustomer>`
    select token_id, agent, created_at, last_seen_at from sessions where user_id = ${userId}::integer order by last_seen_at desc limit 100`.execute(db);
  return rows;
}

export interface NoteRow {
  id: number;
  text: string;
  by: string | null;
  at: Date;
}

export async function selectNotes(db: Db, userId: number): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select n.id, n.text, coalesce(u.display_name, u.email) as by, n.created_at as at from customer_notes n left join users u on u.id = n.created_by
    where n.user_id = ${userId}::integer order by n.id desc limit 100`.execute(db);
  return rows;
}

export async function insertNote(db: Db, { userId, text, by }: { userId: number; text: string; by: number | null }): Promise<NoteRow> {
  const { rows } = await sql<NoteRow>`
    with n as (insert into customer_notes (user_id, text, created_by) values (${userId}::integer, ${text}, ${by}::integer) returning *)
    select n.id, n.text, coalesce(u.display_name, u.email) as by, n.created_at as at from n left join users u on u.id = n.created_by`.execute(db);
  return rows[0] as NoteRow;
}
