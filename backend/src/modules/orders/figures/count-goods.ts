import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

/** Months counted, as older returns and claims say little about today's goods. */
const MONTHS = 24;
/** Age in days from which an order counts: goods sold yesterday cannot have been returned yet. */
const SETTLING_DAYS = 30;

/**
 * Counts sold, returned and claimed units and settled claims by product, brand and shop, and kept delivery promises of the shop, from orders, returns
 * and claims only. Returns the number of rows.
 */
export const countGoods = (db: Db, timeZone: string): Promise<number> =>
  db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext('goods-figures'))`.execute(db);
    await sql`delete from goods_figures`.execute(db);
    const { rows } = await sql`
      with lines as (
        select i.order_id, i.position, i.qty, coalesce(p.parent_id, i.product_id) as family, p.manufacturer_id as brand
        from orders o join order_items i on i.order_id = o.id left join products p on p.id = i.product_id
        where o.status in ('shipped', 'delivered') and o.created_at >= now() - make_interval(months => ${MONTHS}) and o.created_at < now() - make_interval(days => ${SETTLING_DAYS})
      ), back as (
        select l.order_id, l.position,
          sum(x.received) filter (where r.kind in ('withdrawal', 'courtesy') and r.state <> 'refused') as returned,
          sum(x.qty) filter (where r.kind = 'complaint' and r.state <> 'refused') as claimed
        from lines l join return_items x on x.order_id = l.order_id and x.position = l.position join returns r on r.id = x.return_id group by l.order_id, l.position
      ), ended as (
        select l.family, l.brand, extract(epoch from r.ended_at - r.started_at) / 86400 as days
        from lines l join return_items x on x.order_id = l.order_id and x.position = l.position join returns r on r.id = x.return_id
        where r.kind = 'complaint' and r.ended_at is not null
      ), promises as (
        select o.id, (select max(e.at) from order_events e where e.order_id = o.id and e.kind = 'delivered') as came,
          (select max((parcel #>> '{shipping,date}')::date) from jsonb_array_elements(o.snapshot -> 'parcels') parcel) as promised
        from orders o where o.status = 'delivered' and o.created_at >= now() - make_interval(months => ${MONTHS})
      ), kinds as (
        select 'product' as scope, family as subject_id, order_id, position, qty from lines where family is not null
        union all select 'brand', brand, order_id, position, qty from lines where brand is not null
        union all select 'shop', 0, order_id, position, qty from lines
      ), settled as (
        select 'product' as scope, family as subject_id, days from ended where family is not null
        union all select 'brand', brand, days from ended where brand is not null
        union all select 'shop', 0, days from ended
      )
      insert into goods_figures (scope, subject_id, sold, returned, claimed, settled, settle_days, promised, kept)
      select k.scope, k.subject_id, sum(k.qty), least(sum(k.qty), coalesce(sum(b.returned), 0)), least(sum(k.qty), coalesce(sum(b.claimed), 0)),
        (select count(*) from settled s where s.scope = k.scope and s.subject_id = k.subject_id),
        (select percentile_cont(0.5) within group (order by s.days) from settled s where s.scope = k.scope and s.subject_id = k.subject_id),
        case when k.scope = 'shop' then (select count(*) from promises where came is not null and promised is not null) else 0 end,
        case when k.scope = 'shop' then (select count(*) from promises where came is not null and (came at time zone ${timeZone})::date <= promised) else 0 end
      from kinds k left join back b on b.order_id = k.order_id and b.position = k.position
      group by k.scope, k.subject_id returning scope`.execute(db);
    return rows.length;
  });
