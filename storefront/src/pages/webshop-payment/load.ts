import type { PaymentOption } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { finishStep, type Leaving, payByForm } from '../../features/checkout/finish-step.ts';
import { loadStep, type StepProps } from '../../features/checkout/load-step.ts';
import { serverCaller } from '../../features/checkout/server-call.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export type PaymentProps = StepProps & { items: PaymentOption[]; error: string | null };
export type Props = PaymentProps | { leaving: Leaving };

/** Loads the payment step. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const opened = await loadStep(context, 'payment');
  if (opened.kind !== 'open') return opened;
  const { items } = await context.api.get(webshopCheckout.payments, {});
  return { kind: 'page', props: { ...opened.props, items, error: null } };
}

/** Handles a form submitted without scripts. */
export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const identifier = context.form.get('identifier');
  if (identifier) return payByForm(identifier, context);
  const shown = await load(context);
  if (shown.kind !== 'page' || 'leaving' in shown.props) return shown;
  const payment = context.form.get('payment');
  if (!payment) return { ...shown, status: 422, props: { ...shown.props, error: 'checkout_choose_payment' } };
  const reply = await serverCaller(context.api)(webshopCheckout.setPayment, { payment });
  return reply.success ? finishStep('payment', context) : { ...shown, status: 422, props: { ...shown.props, error: reply.data.label_name } };
}
