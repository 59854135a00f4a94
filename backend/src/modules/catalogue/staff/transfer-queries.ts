import { sql } from 'kysely';
import type { TransferState } from '@vitrina/contract/staff/stock';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { type Db, json } from '../../../db/index.ts';

export interface TransferRow {
  id: number;
  from_id: number;
  to_id: number;
  from: string;
  to: string;
  state: TransferState;
  note: string | null;
  created_at: Date;
  ended_at: Date | null;
  items: { product_id: number; product_code: string; title: string | null; qty: number; arrived: number | null }[];
}

const columns = (lang: LanguageCode) => sql`
  t.id, t.from_id, t.to_id, f.code as from, o.code as to, t.state, t.note, t.created_at, t.ended_at,
  (select json_agg(json_build_object('product_id', i.product_id, 'product_code', p.code, 'qty', i.qty, 'arrived', i.arrived,
      'title', (select x.title from product_texts x where x.product_id = p.id and x.lang = ${lang})) order by p.code)
    from stock_transfer_items i join products p on p.id = i.product_id where i.transfer_id = t.id) as items`;
const FROM = sql`from stock_transfers t join warehouses f on f.id = t.from_id join warehouses o on o.id = t.to_id`;

export interface TransferQuestion {
  state: TransferState | undefined;
  /** Ids; `null`: all. */
  warehouses: readonly number[] | null;
  lang: LanguageCode;
  offset: number;
  limit: number;
}

/** Transfers from or to a warehouse in scope. */
export async function selectTransfers(db: Db, { state, warehouses, lang, offset, limit }: TransferQuestion): Promise<{ rows: TransferRow[]; total: number }> {
  const where = sql`
    where (${state ?? null}::text is null or t.state = ${state ?? null})
      and (${warehouses}::integer[] is null or t.from_id = any(${warehouses}::integer[]) or t.to_id = any(${warehouses}::integer[]))`;
  const { rows } = await sql<TransferRow>`select ${columns(lang)} ${FROM} ${where} order by t.id desc limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ n: number }>`select count(*)::integer as n from stock_transfers t ${where}`.execute(db);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}

/** Locks a transfer; `null`: it does not exist. */
export async function lockTransfer(db: Db, id: number, lang: LanguageCode): Promise<TransferRow | null> {
  await sql`select from stock_transfers where id = ${id}::integer for update`.execute(db);
  const { rows } = await sql<TransferRow>`select ${columns(lang)} ${FROM} where t.id = ${id}::integer`.execute(db);
  return rows[0] ?? null;
}

export interface NewTransfer {
  from: string;
  to: string;
  note: string | null;
  by: number | null;
  items: readonly { product_code: string; qty: number }[];
}

export async function insertTransfer(db: Db, { from, to, note, by, items }: NewTransfer): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with t as (
      insert into stock_transfers (from_id, to_id, state, note, created_by)
      select f.id, o.id, 'sent', ${note}, ${by}::integer from warehouses f, warehouses o where f.code = ${from} and o.code = ${to} returning id
    ), written as (
      insert into stock_transfer_items (transfer_id, product_id, qty)
      select t.id, p.id, i.qty from t, jsonb_to_recordset(${json(items)}::jsonb) as i(product_code text, qty integer) join products p on p.code = i.product_code
    )
    select id from t`.execute(db);
  return (rows[0] as { id: number }).id;
}

export interface EndedTransfer {
  id: number;
  state: TransferState;
  by: number | null;
  items: readonly { product_id: number; arrived: number }[];
}

export async function writeTransferEnd(db: Db, { id, state, by, items }: EndedTransfer): Promise<void> {
  await sql`update stock_transfers set state = ${state}, ended_at = now(), ended_by = ${by}::integer where id = ${id}::integer`.execute(db);
  await sql`
    update stock_transfer_items i set arrived = n.arrived from jsonb_to_recordset(${json(items)}::jsonb) as n(product_id integer, arrived integer)
    where i.transfer_id = ${id}::integer and i.product_id = n.product_id`.execute(db);
}

/** Returns the ids of the existing warehouses, by code. */
export async function selectWarehouseIds(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; code: string }>`select id, code from warehouses where code = any(${codes}::text[])`.execute(db);
  return new Map(rows.map(({ id, code }) => [code, id]));
}
