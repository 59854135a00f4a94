import { sql } from 'kysely';
import type { CompanyPriceTarget } from '@vitrina/contract/staff/companies';
import type { Db } from '../../../db/index.ts';

export interface PriceRow {
  id: number;
  target: CompanyPriceTarget;
  code: string;
  title: string;
  /** Gross, minor units of the company's currency. */
  amount: number | null;
  percent: number | null;
  starts_on: string | null;
  ends_on: string | null;
  is_current: boolean;
}

const DAY = (timeZone: string) => sql`(now() at time zone ${timeZone})::date`;

/** Returns the agreed prices of a company, those in force first; `only`: id of a single one. */
export async function selectPrices(
  db: Db,
  companyId: number,
  { lang, timeZone, only }: { lang: string; timeZone: string; only?: number },
): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    select r.id, case when r.product_id is not null then 'product' when r.manufacturer_id is not null then 'brand' else 'category' end as target,
      coalesce(p.code, m.code, g.code) as code,
      coalesce((select t.title from product_texts t where t.product_id = p.id order by t.lang = ${lang} desc, t.lang limit 1), m.title, g.titles ->> ${lang}, g.code, p.code) as title,
      r.amount, r.percent::float8 as percent, r.starts_on::text as starts_on, r.ends_on::text as ends_on,
      ${DAY(timeZone)} between coalesce(r.starts_on, '-infinity') and coalesce(r.ends_on, 'infinity') as is_current
    from company_prices r left join products p on p.id = r.product_id left join manufacturers m on m.id = r.manufacturer_id left join categories g on g.id = r.category_id
    where r.company_id = ${companyId}::integer and (${only ?? null}::integer is null or r.id = ${only ?? null})
    order by is_current desc, target, title, r.id`.execute(db);
  return rows;
}

const TABLES = { product: sql`products`, brand: sql`manufacturers`, category: sql`categories` };

export async function findTarget(db: Db, target: CompanyPriceTarget, code: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select id from ${TABLES[target]} where code = ${code}`.execute(db);
  return rows[0]?.id ?? null;
}

export async function countPrices(db: Db, companyId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from company_prices where company_id = ${companyId}::integer`.execute(db);
  return rows[0]?.n ?? 0;
}

export interface NewPrice {
  companyId: number;
  target: CompanyPriceTarget;
  targetId: number;
  amount: number | null;
  percent: number | null;
  startsOn: string | null;
  endsOn: string | null;
}

/** `null`: an equal agreement exists. */
export async function insertPrice(db: Db, { companyId, target, targetId, amount, percent, startsOn, endsOn }: NewPrice): Promise<number | null> {
  const idOf = (one: CompanyPriceTarget) => (one === target ? targetId : null);
  const { rows } = await sql<{ id: number }>`
    insert into company_prices (company_id, product_id, manufacturer_id, category_id, amount, percent, starts_on, ends_on)
    values (${companyId}::integer, ${idOf('product')}::integer, ${idOf('brand')}::integer, ${idOf('category')}::integer, ${amount}::integer, ${percent}::numeric, ${startsOn}::date, ${endsOn}::date)
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
}

export const deletePrice = (db: Db, id: number) => sql`delete from company_prices where id = ${id}::integer`.execute(db);
