import { additionalPayments } from '@vitrina/contract/additional-payments';
import { customers } from '@vitrina/contract/customers';
import type { Order } from '@vitrina/contract/orders';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { STAFF } from '@vitrina/demo/known';
import { makeOrder } from './make-order.ts';
import { call } from './shop.ts';

/** Reason entered by staff; unique on a page. */
export const REASON = 'Dostava v tretje nadstropje';

export interface RequestedPayment {
  order: Order;
  identifier: string;
}

/** A token of staff. */
export const staffToken = async (): Promise<string> => (await call(customers.login, STAFF)).jwt;

/** Creates a confirmed order with an additional payment requested by staff. */
export async function requestAdditionalPayment({ lang = 'si', amount = 12.5 }: { lang?: LanguageCode; amount?: number } = {}): Promise<RequestedPayment> {
  const [order, token] = [await makeOrder('cash-on-delivery', lang), await staffToken()];
  const { identifier } = await call(additionalPayments.ask, { identifier: order.identifier, amount, reason: REASON }, { token, lang });
  return { order, identifier };
}

export const additionalNow = (identifier: string) => call(additionalPayments.additionalPayment, { identifier });
