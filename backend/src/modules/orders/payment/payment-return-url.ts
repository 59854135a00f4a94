import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { BrowserReturn } from '../../../adapters/payments/gateway.ts';
import type { OrderDeps } from '../order-deps.ts';
import { orderIdentifierOf } from '../order-identifier.ts';
import { orderPageUrl } from '../views/order-urls.ts';
import type { PaymentSubject } from './payment-subject.ts';

type End = BrowserReturn['page'];

const OF_ORDER: Readonly<Record<End, string>> = { success: 'thank_you', failure: 'failed_payment', canceled: 'payment-canceled-quick' };
const OF_ADDITIONAL: Readonly<Record<End, string>> = {
  success: 'additional_payments_thank_you',
  failure: 'view_additional_payment',
  canceled: 'view_additional_payment',
};

/** Absolute URL of the page that a shopper returns to from a bank; the page shows the stored state, not the bank's parameters. */
export const paymentReturnUrl = (deps: Pick<OrderDeps, 'config'>, lang: LanguageCode, { order, additional }: PaymentSubject, end: End): string =>
  additional
    ? orderPageUrl(deps, lang, { action: OF_ADDITIONAL[end], identifier: orderIdentifierOf(additional) })
    : orderPageUrl(deps, lang, { action: OF_ORDER[end], identifier: orderIdentifierOf(order) });
