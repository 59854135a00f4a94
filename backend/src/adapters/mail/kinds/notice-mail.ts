import { unitPriceOf } from '@vitrina/contract/law/unit-price';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import { toDecimal } from '@vitrina/contract/values/money';
import { button, mainButton, type MailContent, paragraph, quiet } from '../mail-content.ts';
import type { MailLinks } from '../mail-links.ts';
import type { MailNotice } from '../mail-queries.ts';
import type { MailShop } from '../mail-shop.ts';
import type { MailWords } from '../mail-words.ts';
import type { NoticeMailKind } from '../outbox.ts';
import { priceNote } from '../price-note.ts';
import { oneLine } from '../sanitize-typed-text.ts';

interface Parts {
  kind: NoticeMailKind;
  notice: MailNotice;
  shop: MailShop;
  words: MailWords;
  links: MailLinks;
}

/** Confirmation request of a notice, or the notice. A string: the reason why no mail is needed. */
export function noticeMail(parts: Parts): MailContent | string {
  const { kind, notice } = parts;
  if (notice.stopped) return 'the notice was stopped';
  if (kind === 'notice-confirm') return notice.confirmed ? 'the address is confirmed' : confirmationRequest(parts);
  if (kind === 'notice-found') return resultsAlert(parts);
  return kind === 'notice-price-drop' && notice.amount === null ? 'the product has no price' : productAlert(parts);
}

function confirmationRequest({ notice, shop, words, links }: Parts): MailContent {
  const title = subjectOf(notice);
  const { kind } = notice;
  const target = notice.targetAmount === null ? null : priceOf(notice.targetAmount, words);
  const ofPrice = target ? 'mail_notice_ask_target' : 'mail_notice_ask_price';
  const what = kind === 'found' ? 'mail_notice_ask_found' : kind === 'back_in_stock' ? 'mail_notice_ask_back' : ofPrice;
  return {
    subject: words.translate('mail_notice_confirm_subject', { name: shop.name }),
    preheader: words.translate('mail_notice_confirm_preheader'),
    heading: words.translate('mail_notice_confirm_heading'),
    blocks: [
      paragraph(words.translate('mail_hello')),
      paragraph(words.translate(what, { title, ...(target && { price: target }) })),
      mainButton(words.translate('mail_notice_confirm_button'), links.notice(notice.code)),
      quiet(words.translate('mail_notice_confirm_ignore')),
    ],
    reason: words.translate('mail_notice_confirm_why', { name: shop.name }),
    unsubscribeUrl: links.stopNoticesAtOnce(notice.code),
  };
}

function productAlert({ kind, notice, shop, words, links }: Parts): MailContent {
  const title = subjectOf(notice);
  const isBack = kind === 'notice-back-in-stock';
  const price = notice.amount === null ? '' : priceOf(notice.amount, words);
  const { amount, energy, reference, unit } = notice;
  const measured = amount !== null && unit !== null && { unit: unitPriceOf(amount, unit, words.lang) };
  const { note } = price ? priceNote({ energy, lowest: reference === null ? null : priceOf(reference, words), ...measured }, words) : {};
  const was = notice.seenAmount === null ? null : priceOf(notice.seenAmount, words);
  return {
    subject: words.translate(isBack ? 'mail_notice_back_subject' : 'mail_notice_price_subject', { title }),
    preheader: words.translate(isBack ? 'mail_notice_back_preheader' : 'mail_notice_price_preheader'),
    heading: words.translate(isBack ? 'mail_notice_back_heading' : 'mail_notice_price_heading'),
    blocks: [
      paragraph(words.translate('mail_hello')),
      paragraph(words.translate(isBack ? 'mail_notice_back_text' : 'mail_notice_price_text', { title })),
      {
        kind: 'facts',
        facts: [
          ...(price ? [{ name: words.translate('mail_notice_price_now'), value: price }] : []),
          ...(note ? [{ name: words.translate('mail_notice_price_beside'), value: note }] : []),
          ...(!isBack && was ? [{ name: words.translate('mail_notice_price_then'), value: was }] : []),
        ],
      },
      ...(notice.product ? [mainButton(words.translate('mail_notice_look'), links.product(notice.product))] : []),
      quiet(words.translate(isBack ? 'mail_notice_back_note' : 'mail_notice_price_note')),
      button(words.translate('mail_notice_stop'), links.stopNotices(notice.code)),
    ],
    reason: words.translate('mail_notice_why', { name: shop.name }),
    unsubscribeUrl: links.stopNoticesAtOnce(notice.code),
  };
}

/** Mail: words that found nothing now have results. */
function resultsAlert({ notice, shop, words, links }: Parts): MailContent {
  const title = subjectOf(notice);
  return {
    subject: words.translate('mail_notice_found_subject', { title }),
    preheader: words.translate('mail_notice_back_preheader'),
    heading: words.translate('mail_notice_found_heading'),
    blocks: [
      paragraph(words.translate('mail_hello')),
      paragraph(words.translate('mail_notice_found_text', { title })),
      mainButton(words.translate('mail_notice_found_look'), links.search(notice.q ?? '')),
      quiet(words.translate('mail_notice_found_note')),
      button(words.translate('mail_notice_stop'), links.stopNotices(notice.code)),
    ],
    reason: words.translate('mail_notice_why', { name: shop.name }),
    unsubscribeUrl: links.stopNoticesAtOnce(notice.code),
  };
}

/** The product, or the words. */
const subjectOf = ({ product, q }: MailNotice): string => oneLine(product?.title ?? q ?? '');

const priceOf = (amount: number, words: MailWords): string => words.price(toDecimal(amount), LANGUAGES[words.lang].currency);
