import type { AdditionalPayment } from '@vitrina/contract/additional-payments';
import { orderPageUrl } from '../../links/order-links.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import { paymentFailureReason } from './failure-reason.ts';
import type { PaymentFlow } from './payment-flow.ts';
import { additionalStep } from './additional-step.ts';
import { findAdditional } from './find-additional.ts';

export interface AdditionalProps {
  additional: AdditionalPayment;
  /** Reason why a payment could not be started just now. */
  reason: ReturnType<typeof paymentFailureReason>;
  /** Next step of a payment just started. */
  means: PaymentFlow | null;
}

/** The additional payment with its payment methods; loading starts no payment. */
export async function loadAdditional(context: LoadContext): Promise<LoadResult<AdditionalProps>> {
  const additional = await findAdditional(context);
  if (!additional) return { kind: 'not_found' };
  return { kind: 'page', props: { additional, reason: paymentFailureReason(context.query.get('reason')), means: null } };
}

/** Thank-you page of a payment. The bank may redirect here before its callback: then the page waits; failed or closed payments redirect. */
export async function loadAdditionalThanks(context: LoadContext): Promise<LoadResult<Pick<AdditionalProps, 'additional'>>> {
  const additional = await findAdditional(context);
  if (!additional) return { kind: 'not_found' };
  const step = additionalStep(additional);
  if (step === 'paid' || step === 'pending' || step === 'open') return { kind: 'page', props: { additional } };
  return { kind: 'redirect', to: orderPageUrl('view_additional_payment', additional.identifier, context), status: 302 };
}
