import { LANGUAGES, type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import type { MailShop } from './mail-shop.ts';

export interface MailLinks {
  home: string;
  order: (identifier: string) => string;
  payAgain: (identifier: string) => string;
  printSlip: (identifier: string) => string;
  restoreCart: (restoreCode: string) => string;
}

/** Addresses in a mail: always under the shop's own origin, in the mail's language. */
export function mailLinks({ publicUrl, defaultLanguage }: Pick<MailShop, 'publicUrl' | 'defaultLanguage'>, lang: LanguageCode): MailLinks {
  const home = publicUrl + languageBase(lang, defaultLanguage);
  const page = (path: string, name: string, value: string): string => `${home}webshop/${path}/?${name}=${encodeURIComponent(value)}`;
  return {
    home,
    order: (identifier) => `${home}webshop/${LANGUAGES[lang].ordersWord}/${encodeURIComponent(identifier)}/`,
    payAgain: (identifier) => page('payment-create-quick', 'identifier', identifier),
    printSlip: (identifier) => page('print-payment-transfer', 'identifier', identifier),
    restoreCart: (restoreCode) => page('shopping_cart', 'restore', restoreCode),
  };
}
