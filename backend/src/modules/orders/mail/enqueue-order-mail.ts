import { type MailKind, enqueueMail } from '../../../adapters/mail/outbox.ts';
import type { Db } from '../../../db/index.ts';
import { orderNumber } from '../order-number.ts';
import type { OrderRow } from '../order-queries.ts';

/** Enqueues a mail about an order, once for each `occasion`. */
export const enqueueOrderMail = (db: Db, { id, email, lang }: Pick<OrderRow, 'id' | 'email' | 'lang'>, kind: MailKind, occasion = '', more: object = {}) =>
  enqueueMail(db, {
    dedupeKey: [kind, id, occasion].filter(Boolean).join(':'),
    kind,
    recipient: email,
    lang,
    data: { orderId: id, number: orderNumber(id), ...more },
  });
