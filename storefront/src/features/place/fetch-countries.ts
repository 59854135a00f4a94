import * as checkoutCalls from '@vitrina/contract/checkout.calls';
import type { CallReply } from '@vitrina/contract/call-types';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { browserClient } from '../../api/browser-client.ts';

export type Countries = CallReply<typeof checkoutCalls.location>['countries'];

/** Delivery countries with their post code patterns; empty if the call fails, and then only the chosen country is offered. */
export async function fetchCountries(lang: LanguageCode): Promise<Countries> {
  try {
    const reply = await browserClient(lang).call(checkoutCalls.location, {});
    return reply.success ? reply.data.countries : [];
  } catch {
    return [];
  }
}
