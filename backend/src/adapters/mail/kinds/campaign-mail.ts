import { button, mainButton, type MailContent, paragraph, quiet } from '../mail-content.ts';
import type { MailEntry } from '../mail-campaign-queries.ts';
import type { MailLinks } from '../mail-links.ts';
import type { MailShop } from '../mail-shop.ts';
import type { MailWords } from '../mail-words.ts';
import type { CampaignMailKind } from '../outbox.ts';
import { oneLine } from '../sanitize-typed-text.ts';

interface Parts {
  kind: CampaignMailKind;
  entry: MailEntry;
  shop: MailShop;
  words: MailWords;
  links: MailLinks;
}

/** Confirmation request of an entry, its receipt, or the prize won. A string: the reason why no mail is needed. */
export function campaignMail(parts: Parts): MailContent | string {
  const { kind, entry } = parts;
  if (kind === 'campaign-won') return entry.prize === null ? 'nothing was won' : won(parts, oneLine(entry.prize));
  if (entry.isValid) return isIn(parts);
  return entry.isOver ? 'the sweepstake is over' : confirmationRequest(parts);
}

function confirmationRequest({ entry, shop, words, links }: Parts): MailContent {
  const title = oneLine(entry.title);
  return {
    subject: words.translate('mail_entry_confirm_subject', { title }),
    preheader: words.translate('mail_entry_confirm_preheader'),
    heading: words.translate('mail_entry_confirm_heading'),
    blocks: [
      paragraph(words.translate('mail_hello')),
      paragraph(words.translate('mail_entry_confirm_text', { title })),
      mainButton(words.translate('mail_entry_confirm_button'), links.entry(entry.code)),
      paragraph(words.translate('mail_entry_confirm_until', { day: words.moment(entry.endsAt.toISOString()) })),
      quiet(words.translate('mail_entry_confirm_ignore')),
    ],
    reason: words.translate('mail_entry_why', { name: shop.name }),
  };
}

function isIn({ entry, shop, words }: Parts): MailContent {
  const title = oneLine(entry.title);
  return {
    subject: words.translate('mail_entry_in_subject', { title }),
    preheader: words.translate('mail_entry_in_preheader'),
    heading: words.translate('mail_entry_in_heading'),
    blocks: [
      paragraph(words.translate('mail_hello')),
      paragraph(words.translate('mail_entry_in_text', { title })),
      ticketOf(entry, words),
      ...pageButton(entry, words, shop),
    ],
    reason: words.translate('mail_entry_why', { name: shop.name }),
  };
}

function won({ entry, shop, words }: Parts, prize: string): MailContent {
  const title = oneLine(entry.title);
  const { couponCode, couponEndsAt } = entry;
  return {
    subject: words.translate('mail_won_subject', { prize }),
    preheader: words.translate('mail_won_preheader', { title }),
    heading: words.translate('mail_won_heading'),
    blocks: [
      paragraph(words.translate('mail_hello')),
      paragraph(words.translate('mail_won_text', { title, prize })),
      ...(couponCode
        ? [
            {
              kind: 'facts' as const,
              facts: [
                { name: words.translate('mail_won_code'), value: couponCode },
                ...(couponEndsAt ? [{ name: words.translate('mail_won_until'), value: words.day(couponEndsAt.toISOString()) }] : []),
              ],
            },
            paragraph(words.translate('mail_won_coupon')),
          ]
        : [paragraph(words.translate('mail_won_goods', { email: shop.email }))]),
      ticketOf(entry, words),
      ...pageButton(entry, words, shop),
      quiet(words.translate('mail_won_not_you')),
    ],
    reason: words.translate('mail_entry_why', { name: shop.name }),
  };
}

const ticketOf = ({ ticket }: MailEntry, words: MailWords) => ({
  kind: 'facts' as const,
  facts: [{ name: words.translate('mail_entry_ticket'), value: ticket }],
});

const pageButton = ({ path }: MailEntry, words: MailWords, shop: MailShop) => (path ? [button(words.translate('mail_entry_page'), shop.publicUrl + path)] : []);
