import { mailboxOf } from '@vitrina/contract/values/mailbox-of';
import type { Db } from '../../../db/index.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderRow } from '../order-queries.ts';
import { countWithin } from './count-within.ts';
import { CANCELLATION_MAILS } from './order-limits.ts';

/** Whether a mail tells that an order was cancelled by its buyer, who sees it on the screen: always where money was paid, else some an hour to a mailbox. */
export const shouldNotifyCancellation =
  ({ config }: Pick<OrderDeps, 'config'>) =>
  async (db: Db, { email, payment_status }: Pick<OrderRow, 'email' | 'payment_status'>): Promise<boolean> =>
    !config.checkout.orderLimits || payment_status === 'paid' || countWithin(db, `order cancelled ${mailboxOf(email)}`, [CANCELLATION_MAILS]);
