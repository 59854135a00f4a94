import { aprOf, nominalRateOf } from '@vitrina/contract/law/apr';
import { offeredPaymentMethods } from '@vitrina/contract/settings/payment-methods';
import type { Settings } from '@vitrina/contract/settings/settings';
import { type CurrencyCode, LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { toMinor } from '@vitrina/contract/values/money';

export interface Instalment {
  provider: string;
  count: number;
  /** Minor units. */
  monthly: number;
  /** The last instalment, minor units; without interest it is reduced by the rounding of the others. */
  last: number;
  total: number;
  /** Total amount of credit, minor units. */
  credit: number;
  /** Percent per year: annual percentage rate of charge; borrowing rate. */
  apr: number;
  rate: number;
  /** Name, address and licence of the lender. */
  lender: string;
}

/** Configured payment method of this installation. */
export interface Way {
  code: string;
  currencies: readonly CurrencyCode[];
}

/**
 * Plans for a price in minor units, by the settings; total and instalments agree to the cent. Empty if the instalment is below the least amount, or if their
 * payment method is not offered in the market for this price.
 */
export function instalmentsFor(amount: number, market: LanguageCode, settings: Pick<Settings, 'payment' | 'markets'>, ways: readonly Way[]): Instalment[] {
  const { instalments } = settings.payment;
  const least = instalments?.leastMonthly[LANGUAGES[market].currency];
  const lender = instalments?.lender;
  if (!instalments || !lender || least === undefined) return [];
  if (!offeredPaymentMethods(ways, settings, { market, total: amount }).some(({ code }) => code === instalments.way)) return [];
  const { street, postCode, town } = lender.address;
  const who = `${lender.name}, ${street}, ${postCode} ${town} (${lender.licence})`;
  return instalments.plans.flatMap(({ count, percent }) => {
    const monthly = Math.ceil((amount * (10_000 + Math.round(percent * 100))) / 10_000 / count);
    if (monthly < toMinor(least)) return [];
    const credit = { amount, monthly, count };
    const rates = percent === 0 ? { apr: 0, rate: 0 } : { apr: aprOf(credit), rate: nominalRateOf(credit) };
    const total = percent === 0 ? amount : monthly * count;
    return [{ provider: instalments.provider, count, monthly, last: total - monthly * (count - 1), total, credit: amount, ...rates, lender: who }];
  });
}
