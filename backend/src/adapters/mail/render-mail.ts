import type { Db } from '../../db/index.ts';
import { mailPage } from './html/mail-page.ts';
import { cartReminder } from './kinds/cart-reminder.ts';
import { orderCancelled } from './kinds/order-cancelled.ts';
import { orderPaid } from './kinds/order-paid.ts';
import { orderReceived } from './kinds/order-received.ts';
import { orderShipped } from './kinds/order-shipped.ts';
import { paymentFailed } from './kinds/payment-failed.ts';
import type { MailContent } from './mail-content.ts';
import { mailLinks } from './mail-links.ts';
import { selectMailCart, selectMailOrder } from './mail-queries.ts';
import type { MailShop, MailText } from './mail-shop.ts';
import { type MailWords, mailWords } from './mail-words.ts';
import type { OrderMail } from './order-mail.ts';
import type { Mail, MailKind } from './outbox.ts';
import { plainText } from './plain-text.ts';
import { oneLine } from './typed-text.ts';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** `not_needed`: what it would tell is over or gone; it is never sent. */
export type Rendering = ({ kind: 'mail' } & RenderedMail) | { kind: 'not_needed'; why: string };

export interface MailDeps {
  db: Db;
  shop: MailShop;
  text: MailText;
}

const ABOUT_ORDERS: Readonly<Record<Exclude<MailKind, 'cart-reminder'>, (mail: OrderMail) => MailContent>> = {
  'order-received': orderReceived,
  'order-paid': orderPaid,
  'payment-failed': paymentFailed,
  'order-cancelled': orderCancelled,
  'order-shipped': orderShipped,
};

/** Makes a mail of what the database holds now. */
export async function renderMail(deps: MailDeps, mail: Pick<Mail, 'kind' | 'lang' | 'data'>): Promise<Rendering> {
  const words = mailWords(deps.text, mail.lang);
  const content = mail.kind === 'cart-reminder' ? await reminderContent(deps, mail, words) : await orderMailContent(deps, mail, words, ABOUT_ORDERS[mail.kind]);
  if (typeof content === 'string') return { kind: 'not_needed', why: content };
  return { kind: 'mail', ...drawMail(content, deps.shop, words) };
}

/** HTML and plain text of the same content. */
export const drawMail = (content: MailContent, shop: MailShop, words: MailWords): RenderedMail => ({
  subject: oneLine(content.subject),
  html: mailPage({ content, shop, words, home: mailLinks(shop, words.lang).home }),
  text: plainText({ content, shop, words }),
});

async function orderMailContent(
  { db, shop }: MailDeps,
  { data }: Pick<Mail, 'data'>,
  words: MailWords,
  make: (mail: OrderMail) => MailContent,
): Promise<MailContent | string> {
  const order = await selectMailOrder(db, Number(data.orderId));
  if (!order) return 'the order is gone';
  const number = typeof data.number === 'string' ? oneLine(data.number) : String(order.id);
  return make({ order, number, identifier: `${order.id}-${order.code}`, data, shop, words, links: mailLinks(shop, words.lang) });
}

async function reminderContent({ db, shop }: MailDeps, { data, lang }: Pick<Mail, 'data' | 'lang'>, words: MailWords): Promise<MailContent | string> {
  const cart = await selectMailCart(db, { cartId: Number(data.cartId), lang, defaultLanguage: shop.defaultLanguage });
  if (!cart || cart.isOver) return 'the cart is ordered or gone';
  if (cart.items.length === 0) return 'the cart is empty';
  return cartReminder({ cart, shop, words, links: mailLinks(shop, lang) });
}
