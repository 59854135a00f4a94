import type { Withdrawal } from '@vitrina/contract/withdrawals';
import { enqueueMail } from '../../../adapters/mail/outbox.ts';
import type { Db } from '../../../db/index.ts';
import { orderIdentifierOf } from '../order-identifier.ts';
import { orderNumber } from '../order-number.ts';
import type { OrderRow } from '../order-queries.ts';

type Order = Pick<OrderRow, 'id' | 'email' | 'lang'>;

/** Enqueues the acknowledgement of receipt on a durable medium: the statement with date and time, once for each statement. */
export const enqueueWithdrawalMail = (
  db: Db,
  { id, email, lang }: Order,
  {
    withdrawal,
    withdrawalId,
    confirmCode,
  }: {
    withdrawal: Withdrawal;
    withdrawalId: number;
    /** `null`: the sender is verified. */
    confirmCode: string | null;
  },
): Promise<void> =>
  enqueueMail(db, {
    dedupeKey: `withdrawal-received:${withdrawalId}`,
    kind: 'withdrawal-received',
    recipient: email,
    lang,
    data: { orderId: id, ...withdrawal, ...(confirmCode !== null && { confirm: orderIdentifierOf({ id: withdrawalId, code: confirmCode }) }) },
  });

/** Refusal for a statement by number and e-mail: the screen must not say why, as it does not prove the buyer. Once for each order and reason. */
export const enqueueWithdrawalRefusal = (
  db: Db,
  { id, email, lang }: Order,
  { reason, until }: { reason: 'late' | 'over'; until: Date | null },
): Promise<void> =>
  enqueueMail(db, {
    dedupeKey: `withdrawal-refused:${id}:${reason}`,
    kind: 'withdrawal-refused',
    recipient: email,
    lang,
    data: { orderId: id, number: orderNumber(id), reason, until: until?.toISOString() ?? null },
  });
