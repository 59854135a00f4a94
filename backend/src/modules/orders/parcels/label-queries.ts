import { sql } from 'kysely';
import type { Label } from '../../../adapters/shipping/index.ts';
import type { Db } from '../../../db/index.ts';

/** Claims the request of a label; `false`: another request is in progress. The parcel must be locked. */
export async function claimLabel(db: Db, { id, carrier, seconds }: { id: number; carrier: string; seconds: number }): Promise<boolean> {
  const { rows } = await sql`
    update shipments set label_carrier = ${carrier}, label_state = 'asked', label_asked_at = now()
    where id = ${id}::integer and (label_state is distinct from 'asked' or label_asked_at < now() - make_interval(secs => ${seconds})) returning 1 as one`.execute(
    db,
  );
  return rows.length > 0;
}

export const failLabel = (db: Db, id: number) =>
  sql`update shipments set label_state = 'failed' where id = ${id}::integer and label_state = 'asked'`.execute(db);

/** Stores a label, and its tracking number unless staff entered one. */
export async function saveLabel(db: Db, { id, carrier, label }: { id: number; carrier: { code: string; title: string }; label: Label }): Promise<void> {
  await sql`
    update shipments set label_carrier = ${carrier.code}, label_state = 'ready', label_pdf = ${label.pdf}, carrier = coalesce(carrier, ${carrier.title}),
      tracking_number = coalesce(tracking_number, ${label.trackingNumber}), tracking_url = coalesce(tracking_url, ${label.trackingUrl}), version = version + 1
    where id = ${id}::integer`.execute(db);
}

export async function selectLabel(db: Db, id: number): Promise<Buffer | null> {
  const { rows } = await sql<{ pdf: Buffer | null }>`select label_pdf as pdf from shipments where id = ${id}::integer and label_state = 'ready'`.execute(db);
  return rows[0]?.pdf ?? null;
}

/** Returns the sender's address of a parcel; with several warehouses (`null`) that of the first own one. */
export async function selectSender(db: Db, warehouseId: number | null): Promise<{ address: string; town: string; country: string } | null> {
  const { rows } = await sql<{ address: string; town: string; country: string }>`
    select address, town, country from warehouses where id = ${warehouseId}::integer or (${warehouseId}::integer is null and seller_id is null) order by position, id limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
}
