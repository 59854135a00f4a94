import { sql } from 'kysely';
import type { TradeInWay, TradeInWords } from '@vitrina/contract/trade-in';
import type { CurrencyCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';

/** Fields of a traded-in device that its mails need; amounts in minor units. */
export interface MailTradeIn {
  id: number;
  code: string;
  words: TradeInWords;
  way: TradeInWay;
  currency: CurrencyCode;
  offered: number;
  counter: number | null;
  reason: string | null;
  until: Date | null;
  /** `null`: none was issued. */
  coupon: string | null;
  couponEndsAt: Date | null;
}

export async function selectMailTradeIn(db: Db, id: number): Promise<MailTradeIn | null> {
  const { rows } = await sql<MailTradeIn>`
    select t.id, t.code, t.words, t.way, t.currency, t.offered, t.counter, t.reason, t.until, c.code as coupon, c.ends_at as "couponEndsAt"
    from trade_ins t left join coupons c on c.id = t.coupon_id where t.id = ${id}::integer`.execute(db);
  return rows[0] ?? null;
}
