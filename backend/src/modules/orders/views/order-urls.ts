import { LANGUAGES, type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import type { OrderDeps } from '../order-deps.ts';

/** Path of the page that shows an order. */
export const orderPath = ({ config }: Pick<OrderDeps, 'config'>, lang: LanguageCode, identifier: string): string =>
  `${languageBase(lang, config.defaultLanguage)}webshop/${LANGUAGES[lang].ordersWord}/${identifier}/`;

/** Absolute URL of a page below /webshop/ about one order, for a gateway to return to. */
export const orderPageUrl = (
  { config }: Pick<OrderDeps, 'config'>,
  lang: LanguageCode,
  { action, identifier }: { action: string; identifier: string },
): string => `${config.publicUrl}${languageBase(lang, config.defaultLanguage)}webshop/${action}/?identifier=${encodeURIComponent(identifier)}`;

/** Absolute URL of the gateway's callback. */
export const callbackUrl = ({ config }: Pick<OrderDeps, 'config'>, gateway: string): string =>
  `${config.publicUrl}/api/webshop/payment-callback/${encodeURIComponent(gateway)}/`;
