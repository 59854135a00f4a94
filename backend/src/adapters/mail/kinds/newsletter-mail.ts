import { unitPriceOf } from '@vitrina/contract/law/unit-price';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import { toDecimal } from '@vitrina/contract/values/money';
import { button, mainButton, type MailBlock, type MailContent, paragraph, quiet } from '../mail-content.ts';
import type { MailLinks } from '../mail-links.ts';
import type { MailNewsletter } from '../mail-newsletter-queries.ts';
import type { MailShop } from '../mail-shop.ts';
import type { MailWords } from '../mail-words.ts';
import { wordsOfHtml } from '../newsletter-html.ts';
import { priceNote } from '../price-note.ts';
import { oneLine } from '../sanitize-typed-text.ts';

interface Parts {
  shop: MailShop;
  words: MailWords;
  links: MailLinks;
}

interface Link {
  id: number;
  code: string;
}

/** Confirmation request for a subscription, to the owner of the address. */
export const newsletterConfirm = ({ link, shop, words, links }: Parts & { link: Link }): MailContent => ({
  subject: words.translate('mail_newsletter_confirm_subject', { name: shop.name }),
  preheader: words.translate('mail_newsletter_confirm_preheader'),
  heading: words.translate('mail_newsletter_confirm_heading'),
  blocks: [
    paragraph(words.translate('mail_hello')),
    paragraph(words.translate('mail_newsletter_confirm_text', { name: shop.name })),
    mainButton(words.translate('mail_newsletter_confirm_button'), links.newsletterConfirm(link)),
    quiet(words.translate('mail_newsletter_confirm_ignore')),
  ],
  reason: words.translate('mail_newsletter_confirm_why', { name: shop.name }),
});

const PREHEADER_LETTERS = 140;

/** A newsletter to one of its readers. `preferences`: their own link. */
export function newsletterMail({ newsletter, preferences, shop, words, links }: Parts & { newsletter: MailNewsletter; preferences: Link }): MailContent {
  const { id, code, subject, html } = newsletter;
  return {
    subject,
    preheader: oneLine(wordsOfHtml(html)).slice(0, PREHEADER_LETTERS),
    heading: subject,
    blocks: [
      { kind: 'html', html },
      ...productBlocks(newsletter, words),
      mainButton(words.translate('mail_newsletter_open'), links.newsletter({ id, code })),
      button(words.translate('mail_newsletter_preferences'), links.newsletterPreferences(preferences)),
    ],
    reason: words.translate('mail_newsletter_why', { name: shop.name }),
    unsubscribeUrl: links.stopNewsletterAtOnce(preferences),
  };
}

function productBlocks({ products }: MailNewsletter, words: MailWords): MailBlock[] {
  if (products.length === 0) return [];
  const priceOf = (amount: number | null) => (amount === null ? '' : words.price(toDecimal(amount), LANGUAGES[words.lang].currency));
  return [
    { kind: 'heading', text: words.translate('newsletter_products') },
    {
      kind: 'lines',
      lines: products.map(({ title, amount, reference, energy, unit }) => ({
        title: oneLine(title),
        detail: '',
        amount: priceOf(amount),
        ...priceNote(
          {
            energy: amount === null ? null : energy,
            lowest: reference === null ? null : priceOf(reference),
            ...(amount !== null && unit !== null && { unit: unitPriceOf(amount, unit, words.lang) }),
          },
          words,
        ),
      })),
    },
    quiet(words.translate('mail_newsletter_prices')),
  ];
}
