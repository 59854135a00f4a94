import type { CurrencyCode, LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';

/** A coupon that a prize is. Amounts in minor units by currency. */
export interface CouponPrize {
  kind: 'percent' | 'amount';
  percent: number | null;
  amounts: Partial<Record<CurrencyCode, number>>;
  minimums: Partial<Record<CurrencyCode, number>>;
  /** Days for which it is good. */
  days: number;
}

export type TextsByLanguage = Partial<Record<LanguageCode, string>>;

/** Makes a coupon that is redeemed once; gives its code. Called in the transaction of the draw. */
export type IssueCoupon = (db: Db, coupon: CouponPrize & { titles: TextsByLanguage; userId: number | null }) => Promise<string>;

export interface CampaignDeps {
  /** Time zone in which a day of a campaign ends. */
  timeZone: () => string;
  issueCoupon: IssueCoupon;
  /** Id of the storefront's own token, which belongs to no visitor. */
  trustedTokenId: string | null;
}
