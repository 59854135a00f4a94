import { sql } from 'kysely';
import type { CurrencyCode } from '@vitrina/contract/values/languages';
import { roundMinor } from '@vitrina/contract/values/money';
import type { Db } from '../../../db/index.ts';

/** Agreed price of a company for a product; of several agreements, the best of each kind. */
export interface AgreedPrice {
  /** Lowest price, gross minor units; `null`: none, or in another currency. */
  amount: number | null;
  /** Highest percentage off; `null`: none. */
  percent: number | null;
}

interface Question {
  companyId: number;
  productIds: readonly number[];
  currency: CurrencyCode;
  /** Time zone in which days begin and end. */
  timeZone: string;
}

/** Agreements in force today by product. One for a product also applies to its variants, one for a category to all below it. */
export async function selectOwnPrices(db: Db, { companyId, productIds, currency, timeZone }: Question): Promise<ReadonlyMap<number, AgreedPrice>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await sql<AgreedPrice & { id: number }>`
    select p.id, (min(r.amount) filter (where c.currency = ${currency}))::integer as amount, max(r.percent)::float8 as percent
    from products p left join categories g on g.id = p.category_id
    join company_prices r on r.product_id in (p.id, p.parent_id) or r.manufacturer_id = p.manufacturer_id or r.category_id = any(g.path)
    join companies c on c.id = r.company_id
    where p.id = any(${productIds}::integer[]) and r.company_id = ${companyId}::integer
      and (now() at time zone ${timeZone})::date between coalesce(r.starts_on, '-infinity') and coalesce(r.ends_on, 'infinity')
    group by p.id`.execute(db);
  return new Map(rows.map(({ id, amount, percent }) => [id, { amount, percent }]));
}

/** The lowest of the shop's price, that price less the agreed percentage, and the agreed price; never below 0. Minor units. */
export function ownAmount(amount: number, own: AgreedPrice | undefined): number {
  const cut = own?.percent ? roundMinor((amount * (100 - own.percent)) / 100) : amount;
  return Math.max(0, Math.min(amount, cut, own?.amount ?? amount));
}
