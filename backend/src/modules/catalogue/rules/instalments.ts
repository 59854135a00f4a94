import { aprOf, nominalRateOf } from '@vitrina/contract/law/apr';
import type { Settings } from '@vitrina/contract/settings/settings';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { toMinor } from '@vitrina/contract/values/money';

export interface Instalment {
  provider: string;
  count: number;
  /** Minor units. */
  monthly: number;
  total: number;
  /** Total amount of credit, minor units. */
  credit: number;
  /** Percent a year: annual percentage rate of charge, borrowing rate. */
  apr: number;
  rate: number;
  /** Name, address and licence of the lender. */
  lender: string;
}

/**
 * Plans for a price in minor units, as the settings have them; total and monthly sum agree to the cent. None where a month is not
 * worth it, and none in a market where no lender may lend or its warning is not confirmed.
 */
export function instalmentsFor(amount: number, market: LanguageCode, { payment, markets }: Pick<Settings, 'payment' | 'markets'>): Instalment[] {
  const { instalments } = payment;
  const least = instalments?.leastMonthly[LANGUAGES[market].currency];
  const lender = instalments?.lender;
  if (!instalments || !lender?.markets.includes(market) || least === undefined || !markets[market]?.confirmedTexts?.['credit-warning']) return [];
  const { street, postCode, town } = lender.address;
  const who = `${lender.name}, ${street}, ${postCode} ${town} (${lender.licence})`;
  return instalments.plans.flatMap(({ count, percent }) => {
    const monthly = Math.ceil((amount * (10_000 + Math.round(percent * 100))) / 10_000 / count);
    if (monthly < toMinor(least)) return [];
    const credit = { amount, monthly, count };
    // Cents by which the last instalment is rounded up are no charge of a plan that costs nothing.
    const rates = percent === 0 ? { apr: 0, rate: 0 } : { apr: aprOf(credit), rate: nominalRateOf(credit) };
    return [{ provider: instalments.provider, count, monthly, total: monthly * count, credit: amount, ...rates, lender: who }];
  });
}
