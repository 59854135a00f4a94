import { type RawBuilder, sql } from 'kysely';
import type { EntryClass, EntryState } from '@vitrina/contract/staff/bank';
import type { Scope } from '@vitrina/contract/staff/permissions';
import { readOrderNumber } from '@vitrina/contract/values/order-number';
import type { Db } from '../../../db/index.ts';
import type { MinorSum } from '../desk/list-sums.ts';
import { orderIdOfNumber } from '../order-number.ts';
import { CLASS_COUNTS, type ClassCounts, ENTRY_CLASS, ENTRY_FIELDS, type EntryRow, FROM_ENTRIES, ofMarkets } from './bank-queries.ts';

export interface EntryFilter {
  state?: EntryState | undefined;
  class?: EntryClass | undefined;
  statement?: number | undefined;
  text?: string | undefined;
  surplus?: boolean | undefined;
  currency?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Condition of a text search: payer, reference, text or account of an entry, or the number of its order. */
function textPart(text: string): RawBuilder<unknown> {
  const like = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const inEntry = sql`lower(e.payer || ' ' || e.reference || ' ' || e.info || ' ' || e.payer_account) like ${like}`;
  const number = readOrderNumber(text);
  return number === null ? inEntry : sql`(${inEntry} or e.order_id = ${orderIdOfNumber(number)}::bigint)`;
}

/** Returns the filter as a condition over entries `e` with their matched order `o`. */
export function entriesThat({ state, class: of, statement, text, surplus, currency, from, to }: EntryFilter, scope: Scope): RawBuilder<unknown> {
  const parts = [
    ofMarkets(scope),
    ...(state === undefined ? [] : [sql`e.state = ${sql.lit(state)}`]),
    ...(of === undefined ? [] : [sql`${ENTRY_CLASS} = ${of}`]),
    ...(statement === undefined ? [] : [sql`e.statement_id = ${statement}::integer`]),
    ...(surplus === undefined ? [] : [sql`(e.surplus > 0 and e.surplus_given_at is null) = ${surplus}::boolean`]),
    ...(currency === undefined ? [] : [sql`e.currency = ${currency}`]),
    ...(from === undefined ? [] : [sql`e.booked_on >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`e.booked_on <= ${to}::date`]),
    ...(text ? [textPart(text)] : []),
  ];
  return sql.join(parts, sql` and `);
}

interface Page {
  /** Entries of statements read later stay out; `null`: none does. */
  until: Date | null;
  sort: string;
  offset: number;
  limit: number;
}

const ORDER: Readonly<Record<string, RawBuilder<unknown>>> = { day: sql`e.booked_on`, amount: sql`e.amount`, payer: sql`lower(e.payer)` };

function orderBy(sort: string): RawBuilder<unknown> {
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  return sql`${ORDER[sort.replace('-', '')]} ${direction}, e.id ${direction}`;
}

const readBy = (until: Date | null): RawBuilder<unknown> =>
  until === null ? sql`true` : sql`e.statement_id in (select s.id from bank_statements s where s.created_at <= ${until})`;

/** One page of entries. */
export async function selectEntryPage(db: Db, where: RawBuilder<unknown>, { until, sort, offset, limit }: Page): Promise<EntryRow[]> {
  const page = sql`select e.id ${FROM_ENTRIES} where ${readBy(until)} and ${where} order by ${orderBy(sort)} limit ${limit} offset ${offset}`;
  const { rows } = await sql<EntryRow>`select ${ENTRY_FIELDS} ${FROM_ENTRIES} where e.id in (${page}) order by ${orderBy(sort)}`.execute(db);
  return rows;
}

/** Number and sum of the entries by currency, minor units. */
export async function sumEntries(db: Db, where: RawBuilder<unknown>, until: Date | null): Promise<MinorSum[]> {
  const { rows } = await sql<MinorSum>`
    select e.currency, count(*)::integer as n, sum(e.amount)::float8 as amount ${FROM_ENTRIES} where ${readBy(until)} and ${where} group by 1 order by 2 desc, 1`.execute(
    db,
  );
  return rows;
}

/** Numbers of open entries in scope by class, independent of filters. */
export async function countOpenEntries(db: Db, scope: Scope): Promise<ClassCounts> {
  const { rows } = await sql<ClassCounts>`select ${CLASS_COUNTS} ${FROM_ENTRIES} where e.state = 'open' and ${ofMarkets(scope)}`.execute(db);
  return rows[0] as ClassCounts;
}
