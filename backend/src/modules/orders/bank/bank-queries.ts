import { type RawBuilder, sql } from 'kysely';
import type { EntryClass, EntryReason, EntryState } from '@vitrina/contract/staff/bank';
import type { Scope } from '@vitrina/contract/staff/permissions';
import { type Db, json, LOCK_KEYS } from '../../../db/index.ts';

export interface EntryRow {
  id: number;
  statement_id: number;
  account: string;
  amount: number;
  currency: string;
  booked_on: string;
  payer: string;
  payer_account: string;
  reference: string;
  info: string;
  state: EntryState;
  version: number;
  surplus: number;
  surplus_given_at: Date | null;
  found_by: 'reference' | 'text' | 'name' | 'hand' | null;
  order_id: number | null;
  additional_id: number | null;
  class: EntryClass;
  reason: EntryReason | null;
  buyer: string | null;
  owed: number | null;
  owed_currency: string | null;
}

/** SQL: obstacle to booking an entry as it is, judged by the order's present state; `null`: none. */
const REASON = sql`case
  when e.amount < 0 then 'outgoing' when e.is_batch then 'batch' when o.id is null then 'unknown' when o.status = 'waiting' then 'waiting'
  when coalesce(a.payment_status, o.payment_status) not in ('unpaid', 'pending', 'failed') then 'paid'
  when o.currency <> e.currency then 'currency'
  when e.amount < coalesce(a.amount, o.total) then 'amount_less' when e.amount > coalesce(a.amount, o.total) then 'amount_more'
  when o.status in ('cancelled', 'failed') then 'over' end`;
export const ENTRY_CLASS = sql`case
  when e.amount < 0 or e.is_batch or o.id is null then 'foreign' when ${REASON} is not null then 'differs' when e.found_by in ('reference', 'hand') then 'certain' else 'likely' end`;
export const FROM_ENTRIES = sql`from bank_entries e left join orders o on o.id = e.order_id left join additional_payments a on a.id = e.additional_id`;
export const ENTRY_FIELDS = sql`
  e.id::float8 as id, e.statement_id, e.account, e.amount, e.currency, to_char(e.booked_on, 'YYYY-MM-DD') as booked_on, e.payer, e.payer_account, e.reference, e.info,
  e.state, e.version, e.surplus, e.surplus_given_at, e.found_by, e.order_id::float8 as order_id, e.additional_id::float8 as additional_id, ${ENTRY_CLASS} as class, ${REASON} as reason,
  concat_ws(' ', o.snapshot #>> '{customer,fields,name}', o.snapshot #>> '{customer,fields,surname}') as buyer,
  coalesce(a.amount, o.total) as owed, o.currency as owed_currency`;

export type ClassCounts = Record<EntryClass, number>;
export const CLASS_COUNTS = sql`
  count(*) filter (where ${ENTRY_CLASS} = 'certain')::integer as certain, count(*) filter (where ${ENTRY_CLASS} = 'likely')::integer as likely,
  count(*) filter (where ${ENTRY_CLASS} = 'differs')::integer as differs, count(*) filter (where ${ENTRY_CLASS} = 'foreign')::integer as foreign`;

/** SQL: an unmatched entry belongs to no market, so only callers of all markets see it; a matched one follows its order. */
export const ofMarkets = ({ markets }: Scope): RawBuilder<unknown> => (markets === null ? sql`true` : sql`o.lang = any(${markets}::text[])`);

export async function selectEntry(db: Db, id: number, scope: Scope): Promise<EntryRow | null> {
  const { rows } = await sql<EntryRow>`select ${ENTRY_FIELDS} ${FROM_ENTRIES} where e.id = ${id}::bigint and ${ofMarkets(scope)}`.execute(db);
  return rows[0] ?? null;
}

/** Locks an entry until the transaction ends. */
export const lockEntry = (db: Db, id: number) => sql`select from bank_entries where id = ${id}::bigint for update`.execute(db);

export interface StatementRow {
  id: number;
  format: 'camt.053' | 'camt.054' | 'csv';
  entries: number;
}

/** The statement of a file that was uploaded before; `null`: a new file. Locks, so that uploads are read one after the other. */
export async function lockStatements(db: Db, hash: Buffer): Promise<StatementRow | null> {
  await sql`select pg_advisory_xact_lock(${LOCK_KEYS.bankStatements}::bigint)`.execute(db);
  const { rows } = await sql<StatementRow>`select id, format, entries from bank_statements where hash = ${hash}`.execute(db);
  return rows[0] ?? null;
}

export interface NewStatement {
  fileName: string;
  format: string;
  hash: Buffer;
  entries: number;
  by: number | null;
}

export async function insertStatement(db: Db, { fileName, format, hash, entries, by }: NewStatement): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into bank_statements (file_name, format, hash, entries, fresh, created_by) values (${fileName}, ${format}, ${hash}, ${entries}::integer, 0, ${by}::integer) returning id`.execute(
    db,
  );
  return (rows[0] as { id: number }).id;
}

export interface NewEntry {
  /** Hexadecimal. */
  key: string;
  account: string;
  amount: number;
  currency: string;
  booked_on: string;
  payer: string;
  payer_account: string;
  reference: string;
  info: string;
  is_batch: boolean;
  order_id: number | null;
  additional_id: number | null;
  found_by: string | null;
}

/** Inserts the entries that no earlier file contained. Returns their number. */
export async function insertEntries(db: Db, statementId: number, entries: readonly NewEntry[]): Promise<number> {
  let fresh = 0;
  for (let at = 0; at < entries.length; at += 2000) {
    const { rows } = await sql<{ n: number }>`
      with written as (
        insert into bank_entries (statement_id, entry_key, account, amount, currency, booked_on, payer, payer_account, reference, info, is_batch, order_id, additional_id, found_by)
        select ${statementId}::integer, decode(key, 'hex'), account, amount, currency, booked_on, payer, payer_account, reference, info, is_batch, order_id, additional_id, found_by
        from jsonb_to_recordset(${json(entries.slice(at, at + 2000))}::jsonb) as e(key text, account text, amount integer, currency text, booked_on date, payer text,
          payer_account text, reference text, info text, is_batch boolean, order_id bigint, additional_id bigint, found_by text)
        on conflict do nothing returning 1
      )
      select count(*)::integer as n from written`.execute(db);
    fresh += rows[0]?.n ?? 0;
  }
  await sql`update bank_statements set fresh = ${fresh}::integer where id = ${statementId}::integer`.execute(db);
  return fresh;
}

export async function countClasses(db: Db, statementId: number): Promise<ClassCounts> {
  const { rows } = await sql<ClassCounts>`select ${CLASS_COUNTS} ${FROM_ENTRIES} where e.statement_id = ${statementId}::integer`.execute(db);
  return rows[0] as ClassCounts;
}

export interface Candidate {
  order_id: number;
  additional_id: number | null;
  /** Its digits in payment references. */
  digits: string;
  amount: number;
  currency: string;
  isOpen: boolean;
}

/** Returns the orders and additional payments identified by digits of references and texts. */
export async function selectByDigits(db: Db, { orderIds, digits }: { orderIds: readonly number[]; digits: readonly string[] }): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select o.id::float8 as order_id, null::float8 as additional_id, case when o.id < 1000000000 then o.id + 100000 else o.id end::text as digits, o.total as amount, o.currency,
      o.payment_status in ('unpaid', 'pending', 'failed') as "isOpen"
    from orders o where o.id = any(${orderIds}::bigint[])
    union all
    select a.order_id::float8, a.id::float8, a.number, a.amount, a.currency, a.payment_status in ('unpaid', 'pending', 'failed')
    from additional_payments a where a.number = any(${digits}::text[])`.execute(db);
  return rows;
}

export interface Named {
  order_id: number;
  amount: number;
  currency: string;
  surname: string;
  name: string;
}

/** Orders that may still be paid by bank transfer, with one of these totals. */
export async function selectOpenTransfers(db: Db, amounts: readonly number[]): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select o.id::float8 as order_id, o.total as amount, o.currency, lower(coalesce(o.snapshot #>> '{customer,fields,surname}', '')) as surname,
      lower(coalesce(o.snapshot #>> '{customer,fields,name}', '')) as name
    from orders o where o.status in ('new', 'failed') and o.payment_code = 'bank-transfer' and o.payment_status in ('unpaid', 'pending', 'failed') and o.total = any(${amounts}::integer[])`.execute(
    db,
  );
  return rows;
}

export type MatchFields = Pick<EntryRow, 'order_id' | 'additional_id' | 'found_by' | 'state'>;

export async function writeMatch(db: Db, id: number, { order_id, additional_id, found_by, state }: MatchFields, version: number): Promise<void> {
  await sql`
    update bank_entries set order_id = ${order_id}::bigint, additional_id = ${additional_id}::bigint, found_by = ${found_by}, state = ${state}, version = ${version}::integer
    where id = ${id}::bigint`.execute(db);
}

export async function writeBooked(db: Db, { id, orderId, surplus, by }: { id: number; orderId: number; surplus: number; by: number | null }): Promise<void> {
  await sql`
    update bank_entries set state = 'booked', booked_at = now(), booked_by = ${by}::integer, surplus = ${surplus}::integer, order_id = ${orderId}::bigint, version = version + 1
    where id = ${id}::bigint`.execute(db);
}

/** Records that the surplus of an entry was sent back to its payer. */
export async function writeSurplusReturned(db: Db, { id, reference, by }: { id: number; reference: string | null; by: number | null }): Promise<void> {
  await sql`
    update bank_entries set surplus_given_at = now(), surplus_given_by = ${by}::integer, surplus_reference = ${reference}, version = version + 1
    where id = ${id}::bigint and surplus_given_at is null`.execute(db);
}
