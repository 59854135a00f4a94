import { sql } from 'kysely';
import type { DocumentKind } from '@vitrina/contract/staff/documents';
import type { Scope } from '@vitrina/contract/staff/permissions';
import type { CurrencyCode, LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import type { DocumentData } from './document-data.ts';
import type { DocumentNumber } from './document-number.ts';

export interface DocumentRow {
  id: number;
  kind: DocumentKind;
  order_id: number;
  /** 0: none. */
  refund_id: number;
  series: string;
  year: number;
  sequence: number;
  number: string;
  lang: LanguageCode;
  total: number;
  currency: CurrencyCode;
  issued_at: Date;
  /** `null`: the buyer is no company. */
  e_invoice_problems: string[] | null;
}

const COLUMNS = sql.raw(
  'd.id::float8 as id, d.kind, d.order_id::float8 as order_id, d.refund_id::float8 as refund_id, d.series, d.year, d.sequence, d.number, d.lang, d.total, d.currency, d.issued_at, (select e.broken_rules from document_e_invoices e where e.document_id = d.id) as e_invoice_problems',
);

export interface Naming {
  kind: DocumentKind;
  orderId: number;
  refundId: number;
  shipmentId: number;
  /** Correction only: resulting version of the contents; else 0. */
  revision: number;
}

/** Returns the issued document; `null`: not issued. */
export async function selectIssued(db: Db, { kind, orderId, refundId, shipmentId, revision }: Naming): Promise<DocumentRow | null> {
  const { rows } = await sql<DocumentRow>`
    select ${COLUMNS} from documents d where kind = ${kind} and order_id = ${orderId}::bigint and refund_id = ${refundId}::bigint and shipment_id = ${shipmentId}::bigint and revision = ${revision}::integer`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** The correction of an order for a version of its contents, an invoice or a credit note; `null`: none. */
export async function selectCorrection(db: Db, { orderId, revision }: { orderId: number; revision: number }): Promise<DocumentRow | null> {
  const { rows } = await sql<DocumentRow>`
    select ${COLUMNS} from documents d where order_id = ${orderId}::bigint and revision = ${revision}::integer and revision > 0`.execute(db);
  return rows[0] ?? null;
}

interface NewDocument extends Naming, DocumentNumber {
  series: string;
  entity: string;
  data: DocumentData;
  by: number | null;
}

export async function insertDocument(
  db: Db,
  { kind, orderId, refundId, shipmentId, revision, series, year, sequence, at, entity, data, by }: NewDocument,
): Promise<DocumentRow> {
  const { rows } = await sql<DocumentRow>`
    insert into documents as d (kind, order_id, refund_id, shipment_id, revision, series, year, sequence, number, lang, legal_entity, total, currency, data, issued_at, issued_by)
    values (${kind}, ${orderId}::bigint, ${refundId}::bigint, ${shipmentId}::bigint, ${revision}::integer, ${series}, ${year}::integer, ${sequence}::integer, ${data.number}, ${data.lang}, ${entity},
      ${data.total ?? 0}::integer, ${data.currency}, ${JSON.stringify(data)}::jsonb, ${at}, ${by}::integer)
    returning ${COLUMNS}`.execute(db);
  return rows[0] as DocumentRow;
}

export async function selectDocument(db: Db, id: number): Promise<(DocumentRow & { data: DocumentData }) | null> {
  const { rows } = await sql<DocumentRow & { data: DocumentData }>`select ${COLUMNS}, d.data from documents d where d.id = ${id}::bigint`.execute(db);
  return rows[0] ?? null;
}

/** Totals of an order's invoices and credit notes, minor units. */
export async function selectSums(db: Db, orderId: number): Promise<{ kind: DocumentKind; total: number; prepaid: number; vat: DocumentData['vat'] }[]> {
  const { rows } = await sql<{ kind: DocumentKind; total: number; prepaid: number; vat: DocumentData['vat'] }>`
    select kind, total, coalesce((data->>'prepaid')::integer, 0) as prepaid, data->'vat' as vat
    from documents where order_id = ${orderId}::bigint and kind in ('invoice', 'credit_note')`.execute(db);
  return rows;
}

interface Question {
  orderId: number | null;
  kind: DocumentKind | null;
  number: string | null;
  scope: Scope;
  offset: number;
  limit: number;
}

/** Documents of orders in scope, newest first. */
export async function searchIssued(db: Db, { orderId, kind, number, scope, offset, limit }: Question): Promise<{ rows: DocumentRow[]; total: number }> {
  const where = sql`
    where (${orderId}::bigint is null or d.order_id = ${orderId}::bigint) and (${kind}::text is null or d.kind = ${kind}) and (${number}::text is null or d.number = ${number})
      and ${inScope(scope)}`;
  const { rows } = await sql<DocumentRow>`select ${COLUMNS} from documents d ${where} order by d.id desc limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ n: number }>`select count(*)::integer as n from documents d ${where}`.execute(db);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}

/** SQL: a document's order is within the scope. */
export const inScope = ({ markets, warehouses }: Scope) => sql`
  (${markets}::text[] is null or d.lang = any(${markets}::text[])) and (${warehouses}::integer[] is null or exists (
    select from stock_movements m where m.order_id = d.order_id and m.warehouse_id = any(${warehouses}::integer[]) and m.qty < 0))`;

export async function isInScope(db: Db, id: number, scope: Scope): Promise<boolean> {
  const { rows } = await sql`select from documents d where d.id = ${id}::bigint and ${inScope(scope)}`.execute(db);
  return rows.length > 0;
}

export async function selectFile(db: Db, id: number): Promise<Buffer | null> {
  const { rows } = await sql<{ bytes: Buffer }>`select bytes from document_files where document_id = ${id}::bigint`.execute(db);
  return rows[0]?.bytes ?? null;
}

/** Stores a drawing unless there is one; returns the stored one. */
export async function storeFile(db: Db, id: number, bytes: Buffer): Promise<Buffer> {
  await sql`insert into document_files (document_id, bytes) values (${id}::bigint, ${bytes}) on conflict do nothing`.execute(db);
  return (await selectFile(db, id)) as Buffer;
}

/** UBL of a document; `null`: there is none. */
export async function selectEInvoice(db: Db, id: number): Promise<string | null> {
  const { rows } = await sql<{ xml: string | null }>`select xml from document_e_invoices where document_id = ${id}::bigint`.execute(db);
  return rows[0]?.xml ?? null;
}
