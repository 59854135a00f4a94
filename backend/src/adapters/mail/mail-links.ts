import { NEWSLETTER_STOP_PATH, NOTICE_STOP_PATH, QUESTION_STOP_PATH, REMINDER_STOP_PATH } from '@vitrina/contract/endpoints';
import { directoryWords } from '@vitrina/contract/values/directory-path';
import { LANGUAGES, type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import { productPath } from '@vitrina/contract/values/page-path';
import type { MailShop } from './mail-shop.ts';

/** Id and code of a resource that is reachable by a link. */
interface Link {
  id: number;
  code: string;
}

export interface MailLinks {
  home: string;
  /** A page of the account: `login`. */
  auth: (page: string) => string;
  order: (identifier: string) => string;
  /** Page that confirms a pending order. */
  confirmOrder: (link: string) => string;
  payAgain: (identifier: string) => string;
  printSlip: (identifier: string) => string;
  withdraw: (identifier: string) => string;
  /** Page of the bought devices of an order, with guarantees and claims; of one line if `line` is given. */
  device: (identifier: string, line?: number) => string;
  /** Page on which the owner of the order's mailbox confirms a statement made with number and e-mail. */
  confirmWithdrawal: (link: string) => string;
  additional: (identifier: string) => string;
  restoreCart: (restoreCode: string) => string;
  /** Page that asks for confirmation to stop reminders. */
  stopReminders: (restoreCode: string) => string;
  /** URL that mail programs call for one-click unsubscription (RFC 8058). */
  stopRemindersAtOnce: (restoreCode: string) => string;
  product: (product: { slug: string; id: number }) => string;
  /** Page that confirms a notice about a product, or shows its state. */
  notice: (code: string) => string;
  /** Page that asks for confirmation to end all notices. */
  stopNotices: (code: string) => string;
  stopNoticesAtOnce: (code: string) => string;
  /** Page of a question about a product: confirms the address and ends the mails. */
  question: (code: string) => string;
  stopQuestionAtOnce: (code: string) => string;
  /** Results of a search. */
  search: (q: string) => string;
  /** Page that confirms an entry in a sweepstake. */
  entry: (code: string) => string;
  /** Anchor of one recall on the page of all recalls. */
  recall: (number: string) => string;
  /** Page of a report, with the form to appeal against its decision. */
  report: (code: string) => string;
  /** Page with the state of a traded-in device, on which its owner answers. */
  tradeIn: (code: string) => string;
  /** Web version of a newsletter. */
  newsletter: (link: Link) => string;
  newsletterConfirm: (link: Link) => string;
  newsletterPreferences: (link: Link) => string;
  stopNewsletterAtOnce: (link: Link) => string;
}

/** Links in a mail: always below the shop's own origin, in the mail's language. */
export function mailLinks({ publicUrl, defaultLanguage }: Pick<MailShop, 'publicUrl' | 'defaultLanguage'>, lang: LanguageCode): MailLinks {
  const home = publicUrl + languageBase(lang, defaultLanguage);
  const page = (path: string, name: string, value: string): string => `${home}webshop/${path}/?${name}=${encodeURIComponent(value)}`;
  return {
    home,
    auth: (page) => `${home}auth/${page}/`,
    order: (identifier) => `${home}webshop/${LANGUAGES[lang].ordersWord}/${encodeURIComponent(identifier)}/`,
    confirmOrder: (link) => page('confirm_order', 'identifier', link),
    payAgain: (identifier) => page('payment-create-quick', 'identifier', identifier),
    printSlip: (identifier) => page('print-payment-transfer', 'identifier', identifier),
    device: (identifier, line) => `${page('device', 'identifier', identifier)}${line === undefined ? '' : `&line=${line}`}`,
    withdraw: (identifier) => page('withdrawal', 'identifier', identifier),
    confirmWithdrawal: (link) => page('withdrawal', 'statement', link),
    additional: (identifier) => page('view_additional_payment', 'identifier', identifier),
    restoreCart: (restoreCode) => page('shopping_cart', 'restore', restoreCode),
    stopReminders: (restoreCode) => page('shopping_cart', 'no_reminder', restoreCode),
    stopRemindersAtOnce: (restoreCode) => publicUrl + REMINDER_STOP_PATH.replace('{code}', encodeURIComponent(restoreCode)),
    product: ({ slug, id }) => publicUrl + productPath({ lang, defaultLanguage, slug, id }),
    notice: (code) => page('notice', 'code', code),
    stopNotices: (code) => `${page('notice', 'code', code)}&stop=1`,
    question: (code) => page('questions', 'code', code),
    stopQuestionAtOnce: (code) => publicUrl + QUESTION_STOP_PATH.replace('{code}', encodeURIComponent(code)),
    search: (q) => `${home}${directoryWords(lang).search}/?search_q=${encodeURIComponent(q)}`,
    entry: (code) => `${home}sweepstake/?entry=${encodeURIComponent(code)}`,
    recall: (number) => `${home}recalls/#${encodeURIComponent(number)}`,
    report: (code) => page('report', 'code', code),
    tradeIn: (code) => page('trade_in', 'code', code),
    newsletter: ({ id, code }) => `${home}newsletter/${id}/${code}/`,
    newsletterConfirm: ({ id, code }) => `${home}newsletter/confirm/${id}/${code}/`,
    newsletterPreferences: ({ id, code }) => `${home}newsletter/preferences/${id}/${code}/`,
    stopNewsletterAtOnce: ({ id, code }) => publicUrl + NEWSLETTER_STOP_PATH.replace('{code}', `${id}-${code}`),
    stopNoticesAtOnce: (code) => publicUrl + NOTICE_STOP_PATH.replace('{code}', encodeURIComponent(code)),
  };
}
