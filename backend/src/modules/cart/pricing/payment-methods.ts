import { offeredPaymentMethods } from '@vitrina/contract/settings/payment-methods';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Gateway } from '../../../adapters/payments/gateway.ts';
import type { Credit } from '../../companies/index.ts';
import type { CartDeps } from '../cart-deps.ts';

/** Payment methods of the market; for a total of 0 only those that start no payment. */
export const paymentMethodsFor = (
  { gateways, catalogue }: CartDeps,
  lang: LanguageCode,
  { total, credit }: { total: number; credit: Credit | null },
): Gateway[] =>
  offeredPaymentMethods(gateways, catalogue.settings(), { market: lang, total, credit: credit?.left }).filter(
    (gateway) => total > 0 || gateway.type === 'none',
  );
