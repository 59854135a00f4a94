import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

/** Document issued to the buyer of an order. */
export interface OrderDocument {
  id: number;
  kind: 'invoice' | 'credit_note';
  number: string;
  issued_at: Date;
  hasEInvoice: boolean;
}

export async function selectOrderDocuments(db: Db, orderId: number): Promise<OrderDocument[]> {
  const { rows } = await sql<OrderDocument>`
    select id::float8 as id, kind, number, issued_at,
      exists (select from document_e_invoices e where e.document_id = documents.id and e.xml is not null) as "hasEInvoice"
    from documents where order_id = ${orderId}::bigint and kind <> 'packing_slip' order by id limit 200`.execute(db);
  return rows;
}
