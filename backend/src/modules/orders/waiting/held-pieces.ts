import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

/** Pieces in guests' orders that are neither paid nor packed, of a token and from a network. */
export async function selectHeldPieces(
  db: Db,
  { tokenId, network }: { tokenId: string | null; network: string | null },
): Promise<{ token: number; network: number }> {
  const { rows } = await sql<{ token: number; network: number }>`
    select coalesce(sum(i.qty) filter (where o.token_id = ${tokenId}::uuid), 0)::integer as token,
      coalesce(sum(i.qty) filter (where o.network = ${network}::text), 0)::integer as network
    from orders o join order_items i on i.order_id = o.id
    where (o.token_id = ${tokenId}::uuid or o.network = ${network}::text)
      and o.user_id is null and o.status in ('new', 'confirmed') and o.payment_status in ('unpaid', 'pending', 'failed')`.execute(db);
  return rows[0] ?? { token: 0, network: 0 };
}
