import { sql } from 'kysely';
import type { OrderStatus } from '@vitrina/contract/orders';
import type { Scope } from '@vitrina/contract/staff/permissions';
import type { NewsletterTopic } from '@vitrina/contract/values/newsletter-topics';
import type { Db } from '../../db/index.ts';

export interface CustomerRow {
  id: number;
  email: string;
  name: string;
  lang: string;
  created_at: Date;
  orders: number;
  newsletter: boolean;
}

export const IS_SUBSCRIBED = sql`exists (select from newsletter_subscribers s where s.email = lower(u.email) and s.stopped_at is null)`;
export const CUSTOMER_FIELDS = sql`
  u.id, u.email, coalesce(nullif(concat_ws(' ', u.name, u.surname), ''), u.display_name, '') as name, u.lang, u.created_at,
  (select count(*)::integer from orders o where o.user_id = u.id) as orders, ${IS_SUBSCRIBED} as newsletter`;

/** SQL: customers of markets in scope. Staff are excluded, as they are managed elsewhere. */
export const inScope = ({ markets }: Scope) => sql`not u.is_staff and (${markets}::text[] is null or u.lang = any(${markets}::text[]))`;

export interface CustomerFacts {
  spent: { amount: number; currency: string }[];
  guestOrders: number;
  isConfirmed: boolean;
  returns: number;
  reviews: number;
  coupons: string[];
}

/** Returns a customer's payments less refunds, minor units; numbers of guest orders with the address, returns and reviews; codes of usable coupons. */
export async function selectCustomerFacts(db: Db, userId: number): Promise<CustomerFacts> {
  const { rows } = await sql<{ amount: number; currency: string }>`
    select o.currency, sum(p.amount - p.refunded_amount)::float8 as amount from orders o join payments p on p.reference = 'order-' || o.id and p.status = 'paid'
    where o.user_id = ${userId}::integer group by o.currency having sum(p.amount - p.refunded_amount) > 0 order by 2 desc`.execute(db);
  const { rows: facts } = await sql<Omit<CustomerFacts, 'spent'>>`
    select u.confirmed_at is not null as "isConfirmed",
      (select count(*)::integer from orders g where g.user_id is null and lower(g.email) = lower(u.email)) as "guestOrders",
      (select count(*)::integer from returns r join orders o on o.id = r.order_id where o.user_id = u.id) as returns,
      (select count(*)::integer from comments c where c.user_id = u.id) as reviews,
      array(select p.code from coupons p where p.user_id = u.id and p.active and (p.limit_total is null or p.redeemed < p.limit_total)
        and (p.ends_at is null or p.ends_at > now()) order by p.code limit 20) as coupons
    from users u where u.id = ${userId}::integer`.execute(db);
  return { spent: rows, ...(facts[0] ?? { guestOrders: 0, isConfirmed: false, returns: 0, reviews: 0, coupons: [] }) };
}

export async function selectCustomer(db: Db, id: number, scope: Scope): Promise<CustomerRow | null> {
  const { rows } = await sql<CustomerRow>`select ${CUSTOMER_FIELDS} from users u where u.id = ${id}::integer and ${inScope(scope)}`.execute(db);
  return rows[0] ?? null;
}

export interface Subscription {
  topics: NewsletterTopic[];
  subscribed_at: Date;
  stopped_at: Date | null;
  source: string;
  text_version: string;
}

/** Newsletter consents given with an address, with their proof; `null`: none ever. */
export async function selectSubscription(db: Db, email: string): Promise<Subscription | null> {
  const { rows } = await sql<Subscription>`
    select s.topics, s.subscribed_at, s.stopped_at, a.source, a.text_version from newsletter_subscribers s join newsletter_asks a on a.id = s.ask_id
    where s.email = lower(${email})`.execute(db);
  return rows[0] ?? null;
}

/** Number of pending notices about products and searches for an address. */
export async function countNotices(db: Db, email: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from notices where email = lower(${email}) and confirmed_at is not null and told_at is null and stopped_at is null`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
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

interface Person {
  /** `null`: a guest. */
  userId: number | null;
  /** Lower case. */
  email: string;
}

/** Notes about a person, newest first: those of the account and of its address. */
export async function selectNotes(db: Db, { userId, email }: Person): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select n.id, n.text, coalesce(u.display_name, u.email) as by, n.created_at as at from customer_notes n left join users u on u.id = n.created_by
    where n.user_id = ${userId}::integer or n.email = ${email} order by n.id desc limit 100`.execute(db);
  return rows;
}

/** Erases the notes of an address; those of an account are deleted with it. */
export async function eraseNotes(db: Db, { email }: Pick<Person, 'email'>): Promise<void> {
  await sql`delete from customer_notes where email = lower(${email})`.execute(db);
}

export async function insertNote(db: Db, { userId, email, text, by }: Person & { text: string; by: number | null }): Promise<NoteRow> {
  const { rows } = await sql<NoteRow>`
    with n as (insert into customer_notes (user_id, email, text, created_by)
      values (${userId}::integer, ${userId === null ? email : null}, ${text}, ${by}::integer) returning *)
    select n.id, n.text, coalesce(u.display_name, u.email) as by, n.created_at as at from n left join users u on u.id = n.created_by`.execute(db);
  return rows[0] as NoteRow;
}
