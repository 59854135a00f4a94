import { sql } from 'kysely';
import type { Cart } from '@vitrina/contract/cart';
import { MOST_HANDOVERS } from '@vitrina/contract/staff/handover';
import type { Scope } from '@vitrina/contract/staff/permissions';
import type { CurrencyCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import { ordersInScope } from '../../orders/index.ts';

export interface HandoverRow {
  id: number;
  order_id: number;
  number: number;
  warehouse: string | null;
  snapshot: Cart;
  currency: CurrencyCode;
  /** Minor units that the buyer pays on delivery; `null`: nothing, or with another parcel. */
  collect: number | null;
  items: { code: string; qty: number }[];
}

interface Question {
  state: 'packed' | 'shipped';
  warehouse?: string | undefined;
  scope: Scope;
}

/** Parcels by country and postcode. Cash is collected with the first parcel of an order that was not delivered. */
export async function selectHandovers(db: Db, { state, warehouse, scope }: Question): Promise<{ rows: HandoverRow[]; total: number }> {
  const from = sql`
    from shipments s join orders o on o.id = s.order_id left join warehouses w on w.id = s.warehouse_id
    where s.state = ${state} and ${ordersInScope(scope)} and (${warehouse ?? null}::text is null or w.code = ${warehouse ?? null})`;
  const { rows } = await sql<HandoverRow>`
    select s.id, s.order_id::float8 as order_id, s.number, w.code as warehouse, o.snapshot, o.currency,
      case when o.payment_code = 'cash-on-delivery' and o.payment_status in ('unpaid', 'pending')
        and s.number = (select min(f.number) from shipments f where f.order_id = o.id and f.state in ('packed', 'shipped')) then o.total end as collect,
      (select coalesce(json_agg(json_build_object('code', i.code, 'qty', x.qty) order by x.position), '[]')
        from shipment_items x join order_items i on i.order_id = x.order_id and i.position = x.position where x.shipment_id = s.id) as items
    ${from}
    order by o.snapshot #>> '{customer,country}', coalesce(nullif(o.snapshot #>> '{customer,fields,delivery_post_code}', ''), o.snapshot #>> '{customer,fields,post_code}'), s.order_id, s.number
    limit ${MOST_HANDOVERS}::integer`.execute(db);
  const counted = await sql<{ n: number }>`select count(*)::integer as n ${from}`.execute(db);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}
