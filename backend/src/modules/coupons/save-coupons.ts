import { sql } from 'kysely';
import type { CurrencyCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import type { Texts } from '../catalogue/index.ts';

/** Amounts in minor units by currency. */
export interface CouponInput {
  code: string;
  kind: 'percent' | 'amount';
  percent: number | null;
  amounts: Partial<Record<CurrencyCode, number>>;
  minimums: Partial<Record<CurrencyCode, number>>;
  titles: Texts;
  starts_at: string | null;
  ends_at: string | null;
  limit_total: number | null;
  limit_customer: number | null;
  /** False: no longer accepted. */
  active?: boolean;
}

/** Saves coupons by code; the number of redemptions stays, and no limit is set below it. */
export async function saveCoupons(db: Db, coupons: readonly CouponInput[]): Promise<void> {
  await sql`
    insert into coupons (code, kind, percent, amounts, minimums, titles, starts_at, ends_at, limit_total, limit_customer, active)
    select upper(code), kind, percent, amounts, minimums, titles, starts_at, ends_at, limit_total, limit_customer, coalesce(active, true)
    from jsonb_to_recordset(${JSON.stringify(coupons)}::jsonb) as c(code text, kind text, percent smallint, amounts jsonb, minimums jsonb, titles jsonb,
      starts_at timestamptz, ends_at timestamptz, limit_total integer, limit_customer integer, active boolean)
    on conflict (code) do update set kind = excluded.kind, percent = excluded.percent, amounts = excluded.amounts, minimums = excluded.minimums,
      titles = excluded.titles, starts_at = excluded.starts_at, ends_at = excluded.ends_at, limit_total = case when excluded.limit_total < coupons.redeemed then coupons.redeemed else excluded.limit_total end,
      limit_customer = excluded.limit_customer, active = excluded.active`.execute(db);
}

/** Disables coupons instead of deleting them, as carts and orders reference them. */
export const hideCoupons = async (db: Db, codes: readonly string[]): Promise<void> =>
  void (await sql`update coupons set active = false where code = any(${[...codes]}::text[])`.execute(db));
