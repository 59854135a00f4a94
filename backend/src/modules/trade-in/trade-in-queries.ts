import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '@vitrina/contract/staff/permissions';
import type { TradeInState, TradeInWay, TradeInWords } from '@vitrina/contract/trade-in';
import type { CurrencyCode, LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';

export interface TradeInRow {
  id: number;
  code: string;
  lang: LanguageCode;
  currency: CurrencyCode;
  user_id: number | null;
  /** Token of a visitor without an account; `null`: an account, or none. */
  token_id: string | null;
  name: string;
  email: string;
  phone: string;
  address: string;
  way: TradeInWay;
  device: string;
  answers: string;
  words: TradeInWords;
  /** Minor units. */
  offered: number;
  counter: number | null;
  reason: string | null;
  serial: string | null;
  note: string | null;
  state: TradeInState;
  version: number;
  created_at: Date;
  received_at: Date | null;
  ended_at: Date | null;
  until: Date | null;
  coupon_id: number | null;
  coupon_code: string | null;
  coupon_ends_at: Date | null;
  coupon_used: boolean | null;
}

const TRADE_INS = sql`
  select t.id, t.code, t.lang, t.currency, t.user_id, t.token_id, t.name, t.email, t.phone, t.address, t.way, t.device, t.answers, t.words, t.offered, t.counter, t.reason, t.serial, t.note,
    t.state, t.version, t.created_at, t.received_at, t.ended_at, t.until, t.coupon_id, c.code as coupon_code, c.ends_at as coupon_ends_at, c.redeemed > 0 as coupon_used
  from trade_ins t left join coupons c on c.id = t.coupon_id`;

export type NewTradeIn = Pick<
  TradeInRow,
  'code' | 'lang' | 'currency' | 'user_id' | 'token_id' | 'name' | 'email' | 'phone' | 'address' | 'way' | 'device' | 'answers' | 'words' | 'offered'
>;

/** Returns the id. `days`: deadline for the device to arrive. */
export async function insertTradeIn(db: Db, offer: NewTradeIn, days: number): Promise<number> {
  const { code, lang, currency, user_id, token_id, name, email, phone, address, way, device, answers, words, offered } = offer;
  const { rows } = await sql<{ id: number }>`
    insert into trade_ins (code, lang, currency, user_id, token_id, name, email, phone, address, way, device, answers, words, offered, until)
    values (${code}, ${lang}, ${currency}, ${user_id}::integer, ${token_id}::uuid, ${name}, ${email}, ${phone}, ${address}, ${way}, ${device}, ${answers}, ${JSON.stringify(words)}::jsonb,
      ${offered}::integer, now() + make_interval(days => ${days}::integer)) returning id`.execute(db);
  return (rows[0] as { id: number }).id;
}

/**
 * Finds an equal offer of one account or visitor within the hour, so that a repeated submission creates no second one. Locks the mailbox's offers
 * until the transaction ends. Other callers never get an offer's code, as its holder sees the coupon.
 */
export async function findRepeated(
  db: Db,
  { email, device, answers, user_id, token_id }: Pick<TradeInRow, 'email' | 'device' | 'answers' | 'user_id' | 'token_id'>,
): Promise<TradeInRow | null> {
  await sql`select pg_advisory_xact_lock(hashtext(${`trade-in:${email}`}))`.execute(db);
  const { rows } = await sql<TradeInRow>`
    ${TRADE_INS} where (t.user_id = ${user_id}::integer or t.token_id = ${token_id}::uuid) and lower(t.email) = lower(${email}) and t.device = ${device} and t.answers = ${answers} and t.state = 'offered' and t.created_at > now() - interval '1 hour'
    order by t.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function findTradeIn(db: Db, code: string): Promise<TradeInRow | null> {
  const { rows } = await sql<TradeInRow>`${TRADE_INS} where t.code = ${code}`.execute(db);
  return rows[0] ?? null;
}

/** SQL: within the scope's markets. */
export const inMarkets = ({ markets }: Pick<Scope, 'markets'>): RawBuilder<unknown> =>
  markets === null ? sql`true` : sql`t.lang = any(${[...markets]}::text[])`;

/** Locked until the transaction ends. */
export async function lockTradeIn(db: Db, by: { id: number; scope: Scope } | { code: string }): Promise<TradeInRow | null> {
  const where = 'id' in by ? sql`t.id = ${by.id}::integer and ${inMarkets(by.scope)}` : sql`t.code = ${by.code}`;
  const { rows } = await sql<TradeInRow>`${TRADE_INS} where ${where} for update of t`.execute(db);
  return rows[0] ?? null;
}

/** Fields that a step changes. */
export type TradeInStep = Pick<TradeInRow, 'state'> & Partial<Pick<TradeInRow, 'counter' | 'reason' | 'serial' | 'note' | 'received_at' | 'coupon_id'>>;

const ENDED: readonly TradeInState[] = ['paid', 'returned', 'expired', 'cancelled'];

/** Writes a step and the next version. `answerDays`: deadline for the answer to a counter-offer. */
export async function writeStep(db: Db, row: TradeInRow, step: TradeInStep, answerDays: number): Promise<void> {
  const next = { ...row, ...step };
  await sql`
    update trade_ins set state = ${next.state}, version = version + 1, counter = ${next.counter}::integer, reason = ${next.reason}, serial = ${next.serial}, note = ${next.note},
      received_at = ${next.received_at}::timestamptz, coupon_id = ${next.coupon_id}::integer, ended_at = ${ENDED.includes(next.state) ? sql`now()` : null},
      until = ${next.state === 'countered' ? sql`now() + make_interval(days => ${answerDays}::integer)` : null}
    where id = ${row.id}::integer`.execute(db);
}

/** Overdue offers, locked; those locked by another process are skipped. */
export async function lockOverdue(db: Db): Promise<TradeInRow[]> {
  const { rows } = await sql<TradeInRow>`
    ${TRADE_INS} where t.until < now() and t.state in ('offered', 'countered') order by t.until limit 100 for update of t skip locked`.execute(db);
  return rows;
}
