import { button, mainButton, type MailBlock, type MailContent, paragraph } from '../mail-content.ts';
import { ageNote, orderContent, orderDelivery, orderFacts, type OrderMail, orderTable, viewOrder, withdrawalNote } from '../order-mail.ts';
import { oneLine } from '../sanitize-typed-text.ts';

/** Mail: the goods were shipped, or are ready for pickup in the shop. */
export function orderShipped(mail: OrderMail): MailContent {
  const { number, order, words } = mail;
  const isPickup = order.snapshot.parcels.every(({ shipping }) => shipping?.code === 'pickup');
  const part = partOf(mail);
  const name = isPickup ? 'mail_ready' : part ? 'mail_part' : 'mail_shipped';
  return orderContent(mail, {
    subject: words.translate(`${name}_subject`, { number }),
    preheader: words.translate(`${name}_preheader`),
    heading: words.translate(`${name}_heading`),
    blocks: [
      paragraph(words.translate(`${name}_text`, { number })),
      ...tracking(mail),
      ...ageNote(mail),
      orderFacts(mail),
      ...(part ? partLines(mail, part) : []),
      ...orderDelivery(mail),
      ...(part ? [] : orderTable(mail)),
      button(words.translate('mail_devices'), mail.links.device(mail.identifier)),
      ...viewOrder(mail),
      ...withdrawalNote(mail),
    ],
  });
}

interface Part {
  items: readonly { code: string; qty: number }[];
  /** True if another parcel follows. */
  rest: boolean;
}

/** Contents of the shipped parcel; `null`: the whole order. */
const partOf = ({ data }: OrderMail): Part | null => (data.part as Part | undefined) ?? null;

function partLines({ order, words }: OrderMail, { items, rest }: Part): MailBlock[] {
  const bought = order.snapshot.parcels.flatMap((parcel) => parcel.items);
  const lines = items.map(({ code, qty }) => ({
    title: oneLine(bought.find((item) => item.code === code)?.title ?? code),
    detail: '',
    amount: `${qty} ×`,
  }));
  return [
    { kind: 'heading' as const, text: words.translate('mail_part_items') },
    { kind: 'lines' as const, lines },
    ...(rest ? [paragraph(words.translate('mail_part_rest'))] : []),
  ];
}

/** `data` may hold carrier, tracking_number and tracking_url; only an https address becomes a link. */
function tracking({ data, words }: OrderMail): MailBlock[] {
  const text = (key: string): string => (typeof data[key] === 'string' ? oneLine(data[key]) : '');
  const facts = [
    { name: words.translate('mail_carrier'), value: text('carrier') },
    { name: words.translate('mail_tracking_number'), value: text('tracking_number') },
  ].filter((fact) => fact.value);
  const url = text('tracking_url');
  const isLink = URL.canParse(url) && new URL(url).protocol === 'https:';
  return [...(facts.length > 0 ? [{ kind: 'facts' as const, facts }] : []), ...(isLink ? [mainButton(words.translate('mail_track'), new URL(url).href)] : [])];
}
