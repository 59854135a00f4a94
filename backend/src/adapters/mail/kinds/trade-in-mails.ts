import { toDecimal } from '@vitrina/contract/values/money';
import { mainButton, type MailBlock, type MailContent, paragraph, quiet } from '../mail-content.ts';
import type { MailLinks } from '../mail-links.ts';
import type { MailShop } from '../mail-shop.ts';
import type { MailTradeIn } from '../mail-trade-in-queries.ts';
import type { MailWords } from '../mail-words.ts';
import type { TradeInMailKind } from '../outbox.ts';
import { oneLine } from '../sanitize-typed-text.ts';

interface Parts {
  kind: TradeInMailKind;
  offer: MailTradeIn;
  shop: MailShop;
  words: MailWords;
  links: MailLinks;
}

/** Mails of a trade-in: offered, received, counter-offer, paid with a coupon, sent back, not arrived in time. */
export function tradeInMail(parts: Parts): MailContent {
  const { kind, offer, shop, words, links } = parts;
  const step = kind.replace('trade-in-', '');
  const heading = words.translate(`trade_in_state_${step}`);
  const isOwn = step === 'offered' || step === 'paid';
  const number = `T-${offer.id}`;
  return {
    subject: words.translate(`mail_trade_in_${step}_subject`, { number }),
    preheader: heading,
    heading,
    blocks: [
      paragraph(
        words.translate(isOwn ? `mail_trade_in_${step}_text` : `trade_in_state_${step}_text`, {
          until: offer.until ? words.day(offer.until.toISOString()) : '',
        }),
      ),
      { kind: 'facts', facts: facts(parts, number) },
      ...what(parts),
      mainButton(words.translate(kind === 'trade-in-countered' ? 'mail_trade_in_answer' : 'mail_trade_in_view'), links.tradeIn(offer.code)),
    ],
    reason: words.translate('mail_trade_in_why', { name: shop.name }),
  };
}

function facts({ kind, offer: { words: offerWords, currency, offered, counter, coupon, couponEndsAt }, words }: Parts, number: string) {
  const isAnother = counter !== null && kind !== 'trade-in-offered' && kind !== 'trade-in-received';
  return [
    { name: words.translate('trade_in_number'), value: number },
    { name: words.translate('trade_in_device'), value: oneLine(offerWords.device) },
    { name: words.translate('trade_in_offered_sum'), value: words.price(toDecimal(offered), currency) },
    ...(isAnother ? [{ name: words.translate('trade_in_counter_sum'), value: words.price(toDecimal(counter), currency) }] : []),
    ...(kind === 'trade-in-paid' && coupon
      ? [
          { name: words.translate('trade_in_coupon_code'), value: coupon },
          ...(couponEndsAt ? [{ name: words.translate('trade_in_coupon_until'), value: words.day(couponEndsAt.toISOString()) }] : []),
        ]
      : []),
  ];
}

/** Instructions, or the reasons of staff. */
function what({ kind, offer: { way, reason, counter }, shop, words }: Parts): MailBlock[] {
  if (kind === 'trade-in-offered') {
    const { name, address } = shop.sellers?.[words.lang] ?? { name: shop.organizationName, address: shop.postalAddress };
    return [
      { kind: 'heading', text: words.translate('trade_in_next') },
      paragraph(words.translate(way === 'parcel' ? 'trade_in_next_parcel' : 'trade_in_next_shop', { address: `${name}, ${address}` })),
      paragraph(words.translate('trade_in_next_data')),
    ];
  }
  if (kind === 'trade-in-paid') return [quiet(words.translate('trade_in_coupon_terms'))];
  const isRefused = kind === 'trade-in-refused' && counter === null;
  return (kind === 'trade-in-countered' || isRefused) && reason
    ? [{ kind: 'heading', text: words.translate('trade_in_reason') }, paragraph(oneLine(reason))]
    : [];
}
