import { enqueueMail } from '../../../adapters/mail/outbox.ts';
import type { Db } from '../../../db/index.ts';
import { orderIdentifierOf } from '../order-identifier.ts';
import { orderNumber } from '../order-number.ts';
import type { OrderRow } from '../order-queries.ts';

/** Enqueues the mail with the link that confirms and places a waiting order. */
export const enqueueConfirmMail = (db: Db, { id, email, lang }: Pick<OrderRow, 'id' | 'email' | 'lang'>, confirmCode: string): Promise<void> =>
  enqueueMail(db, {
    dedupeKey: `order-confirm:${id}`,
    kind: 'order-confirm',
    recipient: email,
    lang,
    data: { orderId: id, number: orderNumber(id), confirm: orderIdentifierOf({ id, code: confirmCode }) },
  });
