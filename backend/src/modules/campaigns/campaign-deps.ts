import type { CurrencyCode, LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';

/** Coupon as a prize. Amounts in minor units by currency. */
export interface CouponPrize {
  kind: 'percent' | 'amount';
  percent: number | null;
  amounts: Partial<Record<CurrencyCode, number>>;
  minimums: Partial<Record<CurrencyCode, number>>;
  /** Validity in days. */
  days: number;
}

export type TextsByLanguage = Partial<Record<LanguageCode, string>>;

/** Creates a coupon that can be redeemed once; returns its code. Called in the transaction of the draw. */
export type IssueCoupon = (db: Db, coupon: CouponPrize & { titles: TextsByLanguage; userId: number | null }) => Promise<string>;

export interface CampaignDeps {
  /** Returns the time zone in which a day of a campaign ends. */
  timeZone: () => string;
  issueCoupon: IssueCoupon;
  /** Id of the storefront's own token, which belongs to no visitor. */
  trustedTokenId: string | null;
}
