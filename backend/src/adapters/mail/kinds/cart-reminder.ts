import { button, mainButton, type MailContent, paragraph, quiet } from '../mail-content.ts';
import type { MailLinks } from '../mail-links.ts';
import type { MailCart } from '../mail-queries.ts';
import type { MailShop } from '../mail-shop.ts';
import type { MailWords } from '../mail-words.ts';
import { greetingName, oneLine } from '../sanitize-typed-text.ts';

/** Reminder of an abandoned cart, with consent. Without prices, which may have changed. */
export function cartReminder({ cart, shop, words, links }: { cart: MailCart; shop: MailShop; words: MailWords; links: MailLinks }): MailContent {
  const name = greetingName(cart.firstName ?? undefined);
  return {
    subject: words.translate('mail_reminder_subject', { name: shop.name }),
    preheader: words.translate('mail_reminder_preheader'),
    heading: words.translate('mail_reminder_heading'),
    blocks: [
      paragraph(name ? words.translate('mail_hello_name', { name }) : words.translate('mail_hello')),
      paragraph(words.translate('mail_reminder_text')),
      { kind: 'lines', lines: cart.items.map(({ title, qty }) => ({ title: oneLine(title), detail: '', amount: `${qty} ×` })) },
      mainButton(words.translate('mail_reminder_button'), links.restoreCart(cart.restoreCode)),
      quiet(words.translate('mail_reminder_prices')),
      button(words.translate('mail_reminder_stop'), links.stopReminders(cart.restoreCode)),
    ],
    reason: words.translate('mail_reminder_why', { name: shop.name }),
    unsubscribeUrl: links.stopRemindersAtOnce(cart.restoreCode),
  };
}
