import { mailboxOf } from '@vitrina/contract/values/mailbox-of';
import type { Db } from '../../../db/index.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderRow } from '../order-queries.ts';
import { countWithin } from './count-within.ts';
import { CANCELLATION_MAILS } from './order-limits.ts';

/** True if the buyer gets a mail about their own cancellation: always after a payment, else limited by mailbox. */
export const shouldNotifyCancellation =
  ({ config }: Pick<OrderDeps, 'config'>) =>
  async (db: Db, { email, payment_status }: Pick<OrderRow, 'email' | 'payment_status'>): Promise<boolean> =>
    !config.checkout.orderLimits || payment_status === 'paid' || countWithin(db, `order cancelled ${mailboxOf(email)}`, [CANCELLATION_MAILS]);
