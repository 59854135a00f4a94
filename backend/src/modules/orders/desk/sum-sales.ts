import { sql } from 'kysely';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { Period, staffDesk } from '@vitrina/contract/staff/desk';
import type { Scope } from '@vitrina/contract/staff/permissions';
import { toDecimal } from '@vitrina/contract/values/money';
import type { Db } from '../../../db/index.ts';
import { coalesce } from '../../../http/coalesce.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import type { OrderDeps } from '../order-deps.ts';
import { inScope } from './order-desk-queries.ts';

type Reply = ReplyOf<typeof staffDesk.figures>;

interface PeriodRow {
  name: Period;
  from: string;
  to: string;
  currency: string | null;
  orders: number;
  /** Minor units. */
  amount: number;
}

/** Sales by period and currency, by the shop's clock; a period without any has one row without a currency. */
async function selectSales(db: Db, { scope, timeZone }: { scope: Scope; timeZone: string }): Promise<PeriodRow[]> {
  const { rows } = await sql<PeriodRow>`
    with today as (select (now() at time zone ${timeZone})::date as day),
      periods as (select v.name, today.day + v.from_day as from_day, today.day + v.to_day as to_day, v.place from today,
        (values ('today', 0, 0, 1), ('yesterday', -1, -1, 2), ('week', -7, -1, 3), ('week_before', -14, -8, 4)) as v(name, from_day, to_day, place)),
      sold as (select o.created_at, o.currency, o.total from orders o, today
        where o.created_at >= (today.day - 14)::timestamp at time zone ${timeZone} and o.status not in ('waiting', 'cancelled', 'failed') and ${inScope(scope)})
    select p.name, p.from_day::text as "from", p.to_day::text as "to", s.currency, count(s.total)::integer as orders, coalesce(sum(s.total), 0)::float8 as amount
    from periods p left join sold s on s.created_at >= p.from_day::timestamp at time zone ${timeZone} and s.created_at < (p.to_day + 1)::timestamp at time zone ${timeZone}
    group by p.place, p.name, p.from_day, p.to_day, s.currency order by p.place, amount desc`.execute(db);
  return rows;
}

/** Returns the recent sales in scope. Concurrent equal calls share one query. */
export function sumSales({ config: { settings } }: Pick<OrderDeps, 'config'>) {
  const together = coalesce<PeriodRow[]>();
  return async (_input: unknown, { db, staff }: CallContext): Promise<Outcome<Reply>> => {
    const scope = scopeOf(staff, 'reports.money');
    if (!scope) return fail('error_forbidden');
    const rows = await together(JSON.stringify(scope), () => selectSales(db, { scope, timeZone: settings.shop.timeZone }));
    const periods = new Map<Period, Reply['periods'][number]>();
    for (const { name, from, to, currency, orders, amount } of rows) {
      const period = periods.get(name) ?? { name, from, to, orders: 0, sums: [] };
      period.orders += orders;
      if (currency !== null) period.sums.push({ currency, amount: toDecimal(amount) });
      periods.set(name, period);
    }
    return ok({ periods: [...periods.values()] });
  };
}
