import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

/** What was issued on an order for its buyer. */
export interface OrderDocument {
  id: number;
  kind: 'invoice' | 'credit_note';
  number: string;
  issued_at: Date;
}

export async function selectOrderDocuments(db: Db, orderId: number): Promise<OrderDocument[]> {
  const { rows } = await sql<OrderDocument>`
    select id::float8 as id, kind, number, issued_at from documents where order_id = ${orderId}::bigint and kind <> 'packing_slip' order by id limit 200`.execute(
    db,
  );
  return rows;
}
