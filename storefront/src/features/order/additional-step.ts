import type { AdditionalPayment } from '@vitrina/contract/additional-payments';
import { orderPageUrl } from '../../links/order-links.ts';

type State = Pick<AdditionalPayment, 'payment_status' | 'can_pay'>;

/** State of an additional payment for the payer. */
export type AdditionalStep = 'open' | 'failed' | 'pending' | 'paid' | 'refund' | 'over';

export function additionalStep({ payment_status, can_pay }: State): AdditionalStep {
  if (payment_status === 'paid' || payment_status === 'pending') return payment_status;
  if (payment_status === 'refund_due' || payment_status === 'refunded') return 'refund';
  if (!can_pay) return 'over';
  return payment_status === 'failed' ? 'failed' : 'open';
}

/** Result page of the payment; `null`: not paid yet, or still pending. */
export function pageAfterPaying(state: State, identifier: string, place: Parameters<typeof orderPageUrl>[2]): string | null {
  const step = additionalStep(state);
  if (step === 'open' || step === 'pending') return null;
  return orderPageUrl(step === 'paid' ? 'additional_payments_thank_you' : 'view_additional_payment', identifier, place);
}
