import type { Db } from '../../../db/index.ts';
import { type PaymentDeps, requestRefunds as requestRefundsOf } from '../../payments/index.ts';
import type { OrderDeps } from '../order-deps.ts';
import { paymentReturnUrl } from './payment-return-url.ts';
import { lockPaymentSubject, findPaymentSubject } from './payment-subject.ts';
import { settleDifference } from './settle-difference.ts';
import { settlePayments } from './settle-payments.ts';

/** Dependencies of the payments module on orders, injected because it must not import them. */
export const paymentDeps = (deps: OrderDeps): PaymentDeps => ({
  gateways: deps.gateways,
  logError: deps.logError,
  subjects: {
    lock: async (db, reference) => {
      const subject = await lockPaymentSubject(db, reference);
      const hasEnded = subject?.order.status === 'cancelled' || subject?.order.status === 'failed';
      return (
        subject && {
          hasEnded,
          owed: subject.additional?.amount ?? subject.order.total,
          settle: async (db, payments) => {
            await settlePayments(db, subject, payments);
            if (!subject.additional) await settleDifference(db, deps, { before: subject.order, payments });
          },
        }
      );
    },
    returnUrl: async (db, reference, page) => {
      const subject = await findPaymentSubject(db, reference);
      return subject && paymentReturnUrl(deps, subject.order.lang, subject, page);
    },
  },
});

/** Requests due refunds from their gateways; after the transaction that made them due. Returns how many payments were processed. */
export const requestRefunds = (db: Db, deps: OrderDeps): Promise<number> => requestRefundsOf(db, paymentDeps(deps));
