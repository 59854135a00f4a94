import type { CountryCode } from './countries.ts';

interface ConsumerLaw {
  /** Within which a buyer may withdraw from a contract made at a distance. */
  withdrawalDays: number;
  /** Of the seller's liability for goods that are not as agreed; `null`: its length is not confirmed, so no number is promised. */
  guaranteeYears: number | null;
}

/** Directives 2011/83, article 9, and 2019/771, article 10, as the countries of the Union made them law. */
const UNION: ConsumerLaw = { withdrawalDays: 14, guaranteeYears: 2 };

/** What the law of a country gives at least, November 2026. */
export const CONSUMER_LAW: Readonly<Record<CountryCode, ConsumerLaw>> = {
  SI: UNION,
  HR: UNION,
  AT: UNION,
  DE: UNION,
  // Zakon o zaštiti potrošača, Službeni glasnik 88/2021.
  RS: { withdrawalDays: 14, guaranteeYears: 2 },
  // Zakon o zaštiti potrošača, Službeni glasnik BiH 25/06.
  BA: { withdrawalDays: 15, guaranteeYears: null },
  // Zakon o zaštiti potrošača, Službeni list CG 2/2014 and later.
  ME: { withdrawalDays: 14, guaranteeYears: 2 },
  IT: UNION,
  // Real Decreto-ley 7/2021: three years from 2022.
  ES: { withdrawalDays: 14, guaranteeYears: 3 },
};

/** For a country whose law is not in the table. */
export const LEAST_WITHDRAWAL_DAYS = UNION.withdrawalDays;
