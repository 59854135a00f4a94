import type { PaymentSettings } from '@vitrina/contract/settings/payment';
import type { CurrencyCode } from '@vitrina/contract/values/languages';
import { toMinor } from '@vitrina/contract/values/money';

export interface Instalment {
  provider: string;
  count: number;
  /** Minor units. */
  monthly: number;
  total: number;
}

/** Plans for a price in minor units, as the settings have them; total and monthly sum agree to the cent. None where a month is not worth it. */
export function instalmentsFor(amount: number, currency: CurrencyCode, { instalments }: PaymentSettings): Instalment[] {
  const least = instalments?.leastMonthly[currency];
  if (!instalments || least === undefined) return [];
  return instalments.plans.flatMap(({ count, percent }) => {
    const monthly = Math.ceil((amount * (10_000 + Math.round(percent * 100))) / 10_000 / count);
    return monthly >= toMinor(least) ? [{ provider: instalments.provider, count, monthly, total: monthly * count }] : [];
  });
}
