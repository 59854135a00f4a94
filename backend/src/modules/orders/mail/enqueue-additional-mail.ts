import { enqueueMail } from '../../../adapters/mail/outbox.ts';
import type { Db } from '../../../db/index.ts';
import { orderNumber } from '../order-number.ts';
import type { OrderRow } from '../order-queries.ts';

type Kind = 'additional-payment' | 'additional-paid';

/** Enqueues a mail about an additional payment, each kind once. */
export const enqueueAdditionalMail = (db: Db, kind: Kind, { order, additionalId }: { order: Pick<OrderRow, 'id' | 'email' | 'lang'>; additionalId: number }) =>
  enqueueMail(db, {
    dedupeKey: `${kind}:${additionalId}`,
    kind,
    recipient: order.email,
    lang: order.lang,
    data: { orderId: order.id, number: orderNumber(order.id), additionalId },
  });
