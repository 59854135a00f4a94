import { additionalPayments } from '@vitrina/contract/additional-payments';
import type { CreatedPayment } from '@vitrina/contract/orders';
import { CallFailed } from '../../api/shop-api.ts';
import { orderPageUrl } from '../../links/order-links.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import { paymentFlow } from './payment-flow.ts';
import { findAdditional } from './find-additional.ts';
import type { AdditionalProps } from './load-additional.ts';

/** Starts a payment by the method of the pressed button: the page shows the bank's form, address or frame and allows that one origin. */
export async function beginAdditional(context: LoadContext): Promise<LoadResult<AdditionalProps>> {
  const additional = await findAdditional(context);
  if (!additional) return { kind: 'not_found' };
  const page = orderPageUrl('view_additional_payment', additional.identifier, context);
  if (!additional.can_pay) return seeOther(page);
  const created = await pay(context, additional.identifier);
  if (created.label_name === 'error_additional_not_payable') return seeOther(page);
  const means = paymentFlow(created, context.info.host);
  if (means.kind === 'none') return seeOther(`${page}&reason=${encodeURIComponent(created.label_name ?? 'error_empty_payment_form')}`);
  if (means.kind === 'ours') return seeOther(means.url);
  const props = { additional, reason: null, means };
  if (means.kind === 'form') return { kind: 'page', props, formOrigins: [new URL(means.form.action).origin] };
  return { kind: 'page', props, ...(means.kind === 'frame' && { frameOrigins: [new URL(means.url).origin] }) };
}

/** The created payment, or an error label if none was created. Unavailability of the shop says nothing about the payment, so it is thrown. */
async function pay({ api, form }: LoadContext, identifier: string): Promise<CreatedPayment> {
  try {
    return await api.get(additionalPayments.pay, { identifier, payment: form.get('payment')?.slice(0, 120) || 'none' });
  } catch (error) {
    if (error instanceof CallFailed && !error.isNotFound) return { label_name: error.data.label_name };
    throw error;
  }
}

const seeOther = (to: string): { kind: 'redirect'; to: string; status: 303 } => ({ kind: 'redirect', to, status: 303 });
