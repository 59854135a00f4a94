import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

interface ReservedQuantity {
  token: number;
  network: number;
  site: number;
}

/** Quantity in guest orders neither paid nor packed, by token, network and site. */
export async function selectReservedQuantity(
  db: Db,
  { tokenId, network, site }: { tokenId: string | null; network: string | null; site: string | null },
): Promise<ReservedQuantity> {
  const { rows } = await sql<ReservedQuantity>`
    select coalesce(sum(i.qty) filter (where o.token_id = ${tokenId}::uuid), 0)::integer as token,
      coalesce(sum(i.qty) filter (where o.network = ${network}::text), 0)::integer as network,
      coalesce(sum(i.qty) filter (where o.site = ${site}::text), 0)::integer as site
    from orders o join order_items i on i.order_id = o.id and i.service_code is null
    where (o.token_id = ${tokenId}::uuid or o.network = ${network}::text or o.site = ${site}::text)
      and o.user_id is null and o.status in ('new', 'confirmed') and o.payment_status in ('unpaid', 'pending', 'failed')`.execute(db);
  return rows[0] ?? { token: 0, network: 0, site: 0 };
}
