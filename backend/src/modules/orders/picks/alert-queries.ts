import { sql } from 'kysely';
import type { Scope } from '@vitrina/contract/staff/permissions';
import type { Db } from '../../../db/index.ts';
import { inScope } from '../desk/order-desk-queries.ts';
import { orderIdOfNumber } from '../order-number.ts';

export interface MissingLine {
  id: number;
  code: string;
  title: string;
  missing: number;
}

export interface AlertRow {
  id: number;
  kind: 'short_pick';
  order_id: number;
  buyer: string;
  data: { pick?: number; lines?: MissingLine[] };
  created_at: Date;
  resolved_at: Date | null;
}

const COLUMNS = sql`
  a.id, a.kind, a.order_id::float8 as order_id, a.data, a.created_at, a.resolved_at,
  concat_ws(' ', o.snapshot #>> '{customer,fields,name}', o.snapshot #>> '{customer,fields,surname}') as buyer`;

/** Writes the lines missing from an order; with none the alert is resolved. */
export async function writeAlert(
  db: Db,
  { orderId, pickId, lines, by }: { orderId: number; pickId: number; lines: readonly MissingLine[]; by: number | null },
): Promise<void> {
  const [cause, data] = [`pick:${pickId}`, { pick: pickId, lines }];
  if (lines.length > 0)
    await sql`
      insert into order_alerts (order_id, kind, cause, data, created_by) values (${orderId}::bigint, 'short_pick', ${cause}, ${JSON.stringify(data)}::jsonb, ${by}::integer)
      on conflict (order_id, kind, cause) do update set data = excluded.data`.execute(db);
  else
    await sql`
      update order_alerts set data = ${JSON.stringify(data)}::jsonb, resolved_at = coalesce(resolved_at, now()), resolved_by = coalesce(resolved_by, ${by}::integer)
      where order_id = ${orderId}::bigint and kind = 'short_pick' and cause = ${cause}`.execute(db);
}

export interface AlertQuery {
  open: boolean;
  order: string | undefined;
  scope: Scope;
  offset: number;
  limit: number;
}

export async function selectAlerts(db: Db, { open, order, scope, offset, limit }: AlertQuery): Promise<{ rows: AlertRow[]; total: number }> {
  const id = order === undefined ? null : orderIdOfNumber(order);
  const where = sql`
    from order_alerts a join orders o on o.id = a.order_id
    where (a.resolved_at is null) = ${open}::boolean and (${id}::bigint is null or a.order_id = ${id}::bigint) and ${inScope(scope)}`;
  const { rows } = await sql<AlertRow>`select ${COLUMNS} ${where} order by a.created_at, a.id limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ n: number }>`select count(*)::integer as n ${where}`.execute(db);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}

/** Locks an alert in scope; `null`: there is none. */
export async function lockAlert(db: Db, id: number, scope: Scope): Promise<AlertRow | null> {
  const { rows } = await sql<AlertRow>`
    select ${COLUMNS} from order_alerts a join orders o on o.id = a.order_id where a.id = ${id}::integer and ${inScope(scope)} for update of a`.execute(db);
  return rows[0] ?? null;
}

export async function resolveAlert(db: Db, id: number, by: number | null): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    update order_alerts set resolved_at = now(), resolved_by = ${by}::integer where id = ${id}::integer returning resolved_at as at`.execute(db);
  return (rows[0] as { at: Date }).at;
}
