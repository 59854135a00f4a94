import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import { announceCatalogue } from '../writing/finish-catalogue.ts';

/** Age in days up to which orders count. */
export const BEST_SELLER_DAYS = 90;

/** Counts the best sellers of each category and notifies all processes of changes. Returns true if there were any. */
export async function countBestSellers(db: Db): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    with sold as (
      select coalesce(p.parent_id, p.id) as id, sum(i.qty - i.withdrawn)::integer as pieces
      from orders o join order_items i on i.order_id = o.id join products p on p.id = i.product_id
      where o.created_at > now() - make_interval(days => ${BEST_SELLER_DAYS}::integer) and o.status not in ('waiting', 'new', 'cancelled', 'failed')
      group by 1 having sum(i.qty - i.withdrawn) > 0
    ), placed as (
      select s.id, s.pieces, rank() over own as place, count(*) over whole as of_products, sum(s.pieces) over whole as of_pieces
      from sold s join products p on p.id = s.id
      window own as (partition by p.category_id order by s.pieces desc), whole as (partition by p.category_id)
    ), ended as (
      delete from best_sellers b where not exists (select from placed where placed.id = b.product_id) returning b.product_id as id
    ), counted as (
      insert into best_sellers (product_id, pieces, place, of_products, of_pieces)
      select id, pieces, least(place, 32767)::smallint, least(of_products, 32767)::smallint, of_pieces::integer from placed
      on conflict (product_id) do update set pieces = excluded.pieces, place = excluded.place, of_products = excluded.of_products, of_pieces = excluded.of_pieces
      where (best_sellers.pieces, best_sellers.place, best_sellers.of_products, best_sellers.of_pieces)
        is distinct from (excluded.pieces, excluded.place, excluded.of_products, excluded.of_pieces)
      returning product_id as id
    )
    select id from ended union all select id from counted`.execute(db);
  if (rows.length === 0) return false;
  await announceCatalogue(db);
  return true;
}
