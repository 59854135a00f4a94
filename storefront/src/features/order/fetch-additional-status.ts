import * as additionalCalls from '@vitrina/contract/additional-payments.calls';
import type { AdditionalPayment } from '@vitrina/contract/additional-payments';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { browserClient } from '../../api/browser-client.ts';

/** Current status of an additional payment; `null`: no reply, try again later. */
export async function fetchAdditionalStatus(lang: LanguageCode, identifier: string): Promise<AdditionalPayment | null> {
  try {
    const reply = await browserClient(lang).call(additionalCalls.additionalPayment, { identifier });
    return reply.success ? reply.data : null;
  } catch {
    return null;
  }
}
