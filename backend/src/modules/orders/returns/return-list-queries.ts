import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '@vitrina/contract/staff/permissions';
import type { Condition, ReturnKind, ReturnState } from '@vitrina/contract/staff/returns';
import type { Db } from '../../../db/index.ts';
import { inScope } from '../desk/order-desk-queries.ts';
import { textPart } from '../desk/order-text-queries.ts';
import { orderIdOfNumber } from '../order-number.ts';
import { RETURN_ALARM, RETURNS, type ReturnRow } from './return-queries.ts';

export interface ReturnFilter {
  state?: ReturnState | readonly ReturnState[] | undefined;
  alarm?: string | undefined;
  kind?: ReturnKind | undefined;
  condition?: Condition | undefined;
  market?: string | undefined;
  warehouse?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  order?: string | undefined;
  text?: string | undefined;
}

export interface ReturnReader {
  scope: Scope;
  /** True if the caller may search e-mail and telephone. */
  seesDetails: boolean;
}

/** Returns the condition of a text search: order, buyer's name, codes of returned products. */
async function textPartOf(db: Db, text: string, seesDetails: boolean): Promise<RawBuilder<unknown>> {
  if (text === '') return sql`true`;
  const named = sql.join(
    text
      .toLowerCase()
      .split(/\s+/)
      .slice(0, 8)
      .map((word) => sql`lower(o.buyer_name) like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
    sql` and `,
  );
  const codes = sql`exists (select from return_items x join order_items i on i.order_id = x.order_id and i.position = x.position
    where x.return_id = r.id and lower(i.code) = lower(${text}))`;
  return sql`(${await textPart(db, text, seesDetails)} or (${named}) or ${codes})`;
}

/** Returns the filter as a condition over `returns r` and its order `o`. */
export async function returnsThat(db: Db, filter: ReturnFilter, { scope, seesDetails }: ReturnReader): Promise<RawBuilder<unknown>> {
  const { state, alarm, kind, condition, market, warehouse, from, to, order } = filter;
  const states = state === undefined ? null : [state].flat();
  const parts = [
    inScope(scope),
    ...(states === null ? [] : [sql`r.state = any(${states}::text[])`]),
    ...(alarm === undefined ? [] : [sql`${RETURN_ALARM} = ${alarm}`]),
    ...(kind === undefined ? [] : [sql`r.kind = ${kind}`]),
    ...(condition === undefined ? [] : [sql`exists (select from return_items c where c.return_id = r.id and c.condition = ${condition})`]),
    ...(market === undefined ? [] : [sql`o.lang = ${market}`]),
    ...(warehouse === undefined
      ? []
      : [
          sql`exists (select from stock_movements m join warehouses h on h.id = m.warehouse_id where m.order_id = o.id and h.code = ${warehouse} and m.qty < 0)`,
        ]),
    ...(from === undefined ? [] : [sql`r.started_at >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [sql`r.started_at < ${to}::timestamptz`]),
    ...(order === undefined ? [] : [sql`r.order_id = ${orderIdOfNumber(order)}::bigint`]),
    await textPartOf(db, filter.text ?? '', seesDetails),
  ];
  return sql.join(parts, sql` and `);
}

interface Page {
  /** Excludes returns started later; `null`: includes all. */
  until: Date | null;
  sort: string;
  offset: number;
  limit: number;
}

function orderBy(sort: string): RawBuilder<unknown> {
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  const name = sort.replace('-', '');
  if (name === 'started') return sql`r.started_at ${direction}, r.id ${direction}`;
  if (name === 'order') return sql`r.order_id ${direction}, r.id ${direction}`;
  // Ended returns come last; those without a legal deadline after those with one.
  return sql`(r.ended_at is not null), r.due_at ${direction} nulls last, r.id desc`;
}

const startedUntil = (until: Date | null): RawBuilder<unknown> => (until === null ? sql`true` : sql`r.started_at <= ${until}`);

/** One page of returns. */
export async function selectReturnPage(db: Db, where: RawBuilder<unknown>, { until, sort, offset, limit }: Page): Promise<ReturnRow[]> {
  const page = sql`select r.id from returns r join orders o on o.id = r.order_id where ${startedUntil(until)} and ${where}
    order by ${orderBy(sort)} limit ${limit} offset ${offset}`;
  const { rows } = await sql<ReturnRow>`${RETURNS} where r.id in (${page}) order by ${orderBy(sort)}`.execute(db);
  return rows;
}

export async function countReturns(db: Db, where: RawBuilder<unknown>, until: Date | null): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from returns r join orders o on o.id = r.order_id where ${startedUntil(until)} and ${where}`.execute(db);
  return rows[0]?.n ?? 0;
}

export type ReturnCounts = Record<'unconfirmed' | 'announced' | 'received' | 'inspected' | 'soon' | 'over', number>;

/** Counts open returns in scope, independent of filters. */
export async function countOpenReturns(db: Db, scope: Scope): Promise<ReturnCounts> {
  const { rows } = await sql<ReturnCounts>`
    select count(*) filter (where r.state = 'unconfirmed')::integer as unconfirmed, count(*) filter (where r.state = 'announced')::integer as announced,
      count(*) filter (where r.state = 'received')::integer as received, count(*) filter (where r.state = 'inspected')::integer as inspected,
      count(*) filter (where ${RETURN_ALARM} = 'soon')::integer as soon, count(*) filter (where ${RETURN_ALARM} = 'over')::integer as over
    from returns r join orders o on o.id = r.order_id where r.ended_at is null and ${inScope(scope)}`.execute(db);
  return rows[0] as ReturnCounts;
}
