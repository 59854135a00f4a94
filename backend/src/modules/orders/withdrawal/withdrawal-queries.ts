import { endOfPeriod } from '@vitrina/contract/law/holidays/end-of-period';
import { COUNTRY_OF_LANGUAGE } from '@vitrina/contract/values/countries';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import { isSameCode, NO_CODE, readOrderIdentifier } from '../order-identifier.ts';

/** A line of an order with its withdrawn quantity. */
export interface WithdrawalLine {
  position: number;
  code: string;
  qty: number;
  withdrawn: number;
  /** Service only: position of its product's line; `null`: a product. */
  of: number | null;
  /**
   * Service carried out completely at the buyer's request before the statement, so the right to withdraw from it has
   * ended (directive 2011/83, article 16 (a)).
   */
  isOver: boolean;
}

/** Returns the withdrawable lines at present, or at the receipt of a statement. */
export async function selectWithdrawalLines(db: Db, orderId: number, receivedAt: Date | null = null): Promise<WithdrawalLine[]> {
  const { rows } = await sql<WithdrawalLine>`
    select position, code, qty, withdrawn, of_position as "of",
      coalesce(begins_early and carried_out_at <= coalesce(${receivedAt}::timestamptz, now()), false) as "isOver"
    from order_items where order_id = ${orderId}::bigint order by position`.execute(db);
  return rows;
}

export interface WithdrawalDeadline {
  /** `null`: not delivered yet. */
  until: Date | null;
  isOver: boolean;
}

/**
 * Reads the end of the withdrawal period, counted in whole days from the delivery of the last parcel, in the number and time zone promised with the order. A
 * period that would end on a Saturday, a Sunday or a public holiday of the destination ends on the next working day (regulation 1182/71).
 */
export async function selectWithdrawalDeadline(db: Db, orderId: number): Promise<WithdrawalDeadline> {
  const { rows } = await sql<{ day: string; time_zone: string; lang: LanguageCode; country: string | null }>`
    select ((max(e.at) at time zone o.time_zone)::date + o.withdrawal_days)::text as day, o.time_zone, o.lang, o.snapshot #>> '{customer,country}' as country
    from orders o join order_events e on e.order_id = o.id and e.kind = 'delivered' where o.id = ${orderId}::bigint group by o.id`.execute(db);
  const [last] = rows;
  if (!last) return { until: null, isOver: false };
  const day = endOfPeriod(last.day, last.country ?? COUNTRY_OF_LANGUAGE[last.lang], { withParts: true });
  const until = sql`((${day}::date + 1)::timestamp at time zone ${last.time_zone} - interval '1 second')`;
  const found = await sql<WithdrawalDeadline>`select ${until} as until, ${until} < now() as "isOver"`.execute(db);
  return found.rows[0] as WithdrawalDeadline;
}

/** A received statement. */
export interface WithdrawalRow {
  name: string;
  message: string;
  cancels: boolean;
  receivedAt: Date;
  items: { code: string; qty: number }[];
}

/** The newest statement about an order that was carried out. */
export async function selectLastWithdrawal(db: Db, orderId: number): Promise<WithdrawalRow | null> {
  const { rows } = await sql<WithdrawalRow>`
    select w.name, w.message, w.cancels, w.received_at as "receivedAt",
      (select coalesce(jsonb_agg(jsonb_build_object('code', o.code, 'qty', i.qty) order by i.position), '[]'::jsonb)
        from withdrawal_items i join order_items o on o.order_id = i.order_id and o.position = i.position where i.withdrawal_id = w.id) as items
    from withdrawals w where w.order_id = ${orderId}::bigint and w.confirmed_at is not null order by w.confirmed_at desc, w.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

interface NewWithdrawal {
  orderId: number;
  name: string;
  message: string;
  cancels: boolean;
  lines: readonly { position: number; qty: number }[];
}

/** Inserts a statement and adds its quantities to the lines; the order must be locked. */
export async function insertWithdrawal(db: Db, { orderId, name, message, cancels, lines }: NewWithdrawal): Promise<{ id: number; receivedAt: Date }> {
  const { rows } = await sql<{ id: number; receivedAt: Date }>`
    with w as (
      insert into withdrawals (order_id, name, message, cancels) values (${orderId}::bigint, ${name}, ${message}, ${cancels}) returning id, received_at
    ), items as (
      insert into withdrawal_items (withdrawal_id, order_id, position, qty)
      select w.id, ${orderId}::bigint, l.position, l.qty from w, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l(position smallint, qty integer)
      returning position, qty
    ), counted as (
      update order_items o set withdrawn = o.withdrawn + items.qty from items where o.order_id = ${orderId}::bigint and o.position = items.position
    )
    select id, received_at as "receivedAt" from w`.execute(db);
  return rows[0] as { id: number; receivedAt: Date };
}

/** A statement by number and e-mail, as the link of its acknowledgement names it. */
export interface UnconfirmedWithdrawalRow {
  id: number;
  order_id: number;
  confirm_code: string | null;
  name: string;
  message: string;
  cancels: boolean;
  receivedAt: Date;
  /** `null`: not confirmed by the order's mailbox. */
  confirmedAt: Date | null;
}

const UNCONFIRMED_COLUMNS = sql.raw('id, order_id, confirm_code, name, message, cancels, received_at as "receivedAt", confirmed_at as "confirmedAt"');

/** `null`: unknown id or wrong code; both cost equal time, so that valid ids cannot be found by timing. */
export async function findUnconfirmedWithdrawal(db: Db, link: string): Promise<UnconfirmedWithdrawalRow | null> {
  const { id, code } = readOrderIdentifier(link);
  const { rows } =
    await sql<UnconfirmedWithdrawalRow>`select ${UNCONFIRMED_COLUMNS} from withdrawals where id = ${Number.isSafeInteger(id) ? id : 0}::bigint`.execute(db);
  return isSameCode(code, rows[0]?.confirm_code ?? NO_CODE) ? (rows[0] ?? null) : null;
}

/** The unconfirmed statement about an order. */
export async function selectUnconfirmedWithdrawal(db: Db, orderId: number): Promise<UnconfirmedWithdrawalRow | null> {
  const { rows } =
    await sql<UnconfirmedWithdrawalRow>`select ${UNCONFIRMED_COLUMNS} from withdrawals where order_id = ${orderId}::bigint and confirmed_at is null`.execute(
      db,
    );
  return rows[0] ?? null;
}

type NewUnconfirmedWithdrawal = Omit<NewWithdrawal, 'lines'> & { confirmCode: string };

/** Inserts an unconfirmed statement, which changes no quantities; the order must be locked. */
export async function insertUnconfirmedWithdrawal(
  db: Db,
  { orderId, name, message, cancels, confirmCode }: NewUnconfirmedWithdrawal,
): Promise<{ id: number; receivedAt: Date }> {
  const { rows } = await sql<{ id: number; receivedAt: Date }>`
    insert into withdrawals (order_id, name, message, cancels, confirm_code, confirmed_at)
    values (${orderId}::bigint, ${name}, ${message}, ${cancels}, ${confirmCode}, null) returning id, received_at as "receivedAt"`.execute(db);
  return rows[0] as { id: number; receivedAt: Date };
}

/** Confirms a statement and adds its quantities to the lines; the order must be locked. */
export async function confirmWithdrawalRow(
  db: Db,
  { id, orderId, cancels, lines }: Pick<NewWithdrawal, 'orderId' | 'cancels' | 'lines'> & { id: number },
): Promise<void> {
  await sql`
    with w as (
      update withdrawals set confirmed_at = now(), cancels = ${cancels} where id = ${id}::bigint
    ), items as (
      insert into withdrawal_items (withdrawal_id, order_id, position, qty)
      select ${id}::bigint, ${orderId}::bigint, l.position, l.qty from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l(position smallint, qty integer)
      returning position, qty
    )
    update order_items o set withdrawn = o.withdrawn + items.qty from items where o.order_id = ${orderId}::bigint and o.position = items.position`.execute(db);
}

/** Returns the receipt of a statement. */
export async function selectReceivedAt(db: Db, id: number): Promise<Date> {
  const { rows } = await sql<{ receivedAt: Date }>`select received_at as "receivedAt" from withdrawals where id = ${id}::bigint`.execute(db);
  return (rows[0] as { receivedAt: Date }).receivedAt;
}
