import * as consentCalls from '@vitrina/contract/consents.calls';
import type { consents } from '@vitrina/contract/consents';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { ConsentCategory } from '@vitrina/contract/values/consent';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { browserClient } from '../../api/browser-client.ts';

export type ConsentText = ReplyOf<typeof consents.gdprTemplate>;

const texts = new Map<LanguageCode, Promise<ConsentText | null>>();

/** Words of the banner, asked for once; `null`: they cannot be had, so the banner is not shown. */
export function consentText(lang: LanguageCode): Promise<ConsentText | null> {
  const known = texts.get(lang);
  if (known) return known;
  const asked = browserClient(lang)
    .call(consentCalls.gdprTemplate, { lang })
    .then((reply) => (reply.success ? reply.data : null))
    .catch(() => null);
  texts.set(lang, asked);
  return asked;
}

/** Lets the shop keep a record of a choice, without identifying the visitor. The choice counts in this browser whether it arrives or not. */
export async function recordChoice(lang: LanguageCode, chosen: readonly ConsentCategory[]): Promise<void> {
  const text = await consentText(lang);
  if (!text) return;
  await browserClient(lang)
    .call(consentCalls.approve, { lang, consents: [...chosen], version: text.version })
    .catch(() => undefined);
}
