import * as accountsCalls from '@vitrina/contract/accounts.calls';
import * as checkoutCalls from '@vitrina/contract/checkout.calls';
import type { CartCustomer } from '@vitrina/contract/cart';
import type { CallInput } from '@vitrina/contract/call-types';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { endpointPath } from '@vitrina/contract/values/endpoint-path';
import { browserClient } from '../../api/browser-client.ts';
import { endpointPaths } from '../../api/endpoint-paths.ts';
import { type CartReply, writeCart } from '../../client/cart/write-cart.ts';
import { UNREACHABLE } from '../../client/unreachable.ts';
import type { Caller } from './follow-order.ts';
import type { ShippingChoice } from './shipping-choice.ts';

/** Calls from the browser; throws if no reply came. */
export const browserCaller =
  (lang: LanguageCode): Caller =>
  (endpoint, input, headers = {}) =>
    browserClient(lang).call(endpoint, input, { headers });

export const saveCustomer = (lang: LanguageCode, input: CallInput<typeof checkoutCalls.setCustomer>): Promise<CartReply> =>
  writeCart(lang, () => browserClient(lang).call(checkoutCalls.setCustomer, input));

/** Saves the address in the account too. A failure does not stop the purchase. */
export async function saveAddress(lang: LanguageCode, customer: CartCustomer): Promise<void> {
  await browserClient(lang)
    .call(accountsCalls.profileUpdate, { customer })
    .catch(() => undefined);
}

/** Saves the last draft when the page is left, by a request that outlives it. */
export function saveDraftOnLeaving(lang: LanguageCode, input: CallInput<typeof checkoutCalls.setCustomer>): void {
  const headers = { 'content-type': 'application/json', accept: 'application/json', 'x-lang': lang, 'x-base-host': location.host };
  void fetch(endpointPath(endpointPaths(), checkoutCalls.setCustomer.key), {
    method: 'POST',
    keepalive: true,
    headers,
    body: JSON.stringify({ lang, ...input, draft: true }),
  }).catch(() => {});
}

export const continueAsGuest = (lang: LanguageCode): Promise<CartReply> => writeCart(lang, () => browserClient(lang).call(checkoutCalls.continueAsGuest, {}));

export const savePayment = (lang: LanguageCode, payment: string): Promise<CartReply> =>
  writeCart(lang, () => browserClient(lang).call(checkoutCalls.setPayment, { payment }));

/** Saves one choice for all parcels, or one for each in sequence. */
export async function saveShipping(lang: LanguageCode, choices: readonly ShippingChoice[]): Promise<CartReply> {
  let reply: CartReply = UNREACHABLE;
  for (const { parcel_id, ...choice } of choices) {
    const client = browserClient(lang);
    reply = await writeCart(lang, () =>
      parcel_id === null ? client.call(checkoutCalls.setShipping, choice) : client.call(checkoutCalls.setParcelShipping, { parcel_id, ...choice }),
    );
    if (!reply.success) return reply;
  }
  return reply;
}

export const fetchFields = async (lang: LanguageCode, input: CallInput<typeof checkoutCalls.customerFields>) => {
  try {
    return await browserClient(lang).call(checkoutCalls.customerFields, input);
  } catch {
    return UNREACHABLE;
  }
};

/** Saves the consent to a reminder of an abandoned cart. A failure is ignored. */
export function saveReminder(lang: LanguageCode, email: string, consent: boolean): void {
  void browserClient(lang)
    .call(checkoutCalls.abandonment, { email, consent })
    .catch(() => {});
}
