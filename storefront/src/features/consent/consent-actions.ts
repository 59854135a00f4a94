import * as consentCalls from '@vitrina/contract/consents.calls';
import type { consents } from '@vitrina/contract/consents';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { ConsentCategory } from '@vitrina/contract/values/consent';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { browserClient } from '../../api/browser-client.ts';

export type ConsentText = ReplyOf<typeof consents.gdprTemplate>;

const texts = new Map<LanguageCode, Promise<ConsentText | null>>();

/** Texts of the banner, fetched once; `null`: unavailable, so the banner is not shown. */
export function consentText(lang: LanguageCode): Promise<ConsentText | null> {
  const cached = texts.get(lang);
  if (cached) return cached;
  const request = browserClient(lang)
    .call(consentCalls.gdprTemplate, { lang })
    .then((reply) => (reply.success ? reply.data : null))
    .catch(() => null);
  texts.set(lang, request);
  return request;
}

/** Records a choice at the shop without identifying the visitor. The choice applies in this browser even if the call fails. */
export async function recordChoice(lang: LanguageCode, chosen: readonly ConsentCategory[]): Promise<void> {
  const text = await consentText(lang);
  if (!text) return;
  await browserClient(lang)
    .call(consentCalls.approve, { lang, consents: [...chosen], version: text.version })
    .catch(() => undefined);
}
