import type { CountryCode } from './countries.ts';

interface ConsumerLaw {
  /** Withdrawal period of distance contracts, days. */
  withdrawalDays: number;
  /** Years of the seller's liability for lack of conformity; `null`: not confirmed, so no number is shown. */
  guaranteeYears: number | null;
}

/** Directives 2011/83, article 9, and 2019/771, article 10, as transposed by the member states. */
const UNION: ConsumerLaw = { withdrawalDays: 14, guaranteeYears: 2 };

/** Statutory minimum of each country, as of November 2026. */
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

/** Withdrawal period of countries missing in the table, days. */
export const LEAST_WITHDRAWAL_DAYS = UNION.withdrawalDays;
