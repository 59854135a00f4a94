import type { AdditionalPayment } from '@vitrina/contract/additional-payments';
import { orderPageUrl } from '../../links/order-links.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import { paymentFailureReason } from './failure-reason.ts';
import type { PaymentFlow } from './payment-flow.ts';
import { additionalStep } from './additional-step.ts';
import { findAdditional } from './find-additional.ts';

export interface AdditionalProps {
  additional: AdditionalPayment;
  /** Why a payment could not be begun a moment ago. */
  reason: ReturnType<typeof paymentFailureReason>;
  /** How a payment that was just begun goes on. */
  means: PaymentFlow | null;
}

/** What was asked for, with the ways to pay it; looking begins nothing. */
export async function loadAdditional(context: LoadContext): Promise<LoadResult<AdditionalProps>> {
  const additional = await findAdditional(context);
  if (!additional) return { kind: 'not_found' };
  return { kind: 'page', props: { additional, reason: paymentFailureReason(context.query.get('reason')), means: null } };
}

/** Thanks for what is paid. A bank leads back here before it told us: then it is awaited; what failed or is over is said elsewhere. */
export async function loadAdditionalThanks(context: LoadContext): Promise<LoadResult<Pick<AdditionalProps, 'additional'>>> {
  const additional = await findAdditional(context);
  if (!additional) return { kind: 'not_found' };
  const step = additionalStep(additional);
  if (step === 'paid' || step === 'pending' || step === 'open') return { kind: 'page', props: { additional } };
  return { kind: 'redirect', to: orderPageUrl('view_additional_payment', additional.identifier, context), status: 302 };
}
