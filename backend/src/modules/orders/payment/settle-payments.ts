import type { Db } from '../../../db/index.ts';
import type { Payment } from '../../payments/index.ts';
import { settleAdditional } from '../additional/settle-additional.ts';
import type { PaymentSubject } from './payment-subject.ts';
import { settleOrder } from './settle-order.ts';

/** Updates the locked subject from its payments, in the transaction of the event that changed one of them. */
export const settlePayments = (db: Db, { order, additional }: PaymentSubject, payments: readonly Payment[]): Promise<void> =>
  additional ? settleAdditional(db, { order, additional, payments }) : settleOrder(db, order, payments);
