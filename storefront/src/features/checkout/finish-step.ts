import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import { failedOrderUrl } from '../../links/order-links.ts';
import type { OrderOutcome } from './after-order.ts';
import { nextStep, type Step } from './checkout-steps.ts';
import { orderUrl, webshopUrl } from './checkout-url.ts';
import { submitOrder, fetchPayment } from './follow-order.ts';
import { isHttpUrl } from './is-http-url.ts';
import { serverCaller } from './server-call.ts';

/** A bank's form or address, opened by the page itself; without scripts by a button. */
export type Leaving = Extract<OrderOutcome, { kind: 'leave' | 'form' }>;
type Finished = LoadResult<{ leaving: Leaving }>;

/** Redirects to the next step after a form submitted without scripts, or places the order after the last step. */
export async function finishStep(step: Step, context: LoadContext): Promise<Finished> {
  const next = nextStep(step, context.info.webshop);
  return next === null ? orderByForm(context) : seeOther(webshopUrl(next, context));
}

/** Places an order submitted without scripts. The idempotency key is in the form, so that a repeated submit orders once. */
export async function orderByForm(context: LoadContext): Promise<Finished> {
  const call = serverCaller(context.api);
  const total = Number.parseFloat(context.form.get('total') ?? '');
  const after = await submitOrder(call, { key: context.form.get('key') ?? crypto.randomUUID(), total: Number.isFinite(total) ? total : null });
  return answerOf(after.kind === 'fetch_payment' ? await fetchPayment(call, after.identifier) : after, context);
}

/** Creates the payment of a new order here, so that the page's security policy allows the bank's form only. */
export const payByForm = async (identifier: string, context: LoadContext): Promise<Finished> =>
  answerOf(await fetchPayment(serverCaller(context.api), identifier), context);

/** Page result of an outcome. Addresses of other sites are opened by the page, never by a redirect. */
export function answerOf(outcome: OrderOutcome, place: Pick<LoadContext, 'lang' | 'info'>): Finished {
  if (outcome.kind === 'failed') return seeOther(failedOrderUrl(outcome.label_name, place));
  if (outcome.kind === 'page') return seeOther(orderUrl(outcome.action, outcome.identifier, place));
  const url = outcome.kind === 'leave' ? outcome.url : outcome.form.action;
  if (outcome.kind === 'leave' && /^\/(?![/\\])/.test(url)) return seeOther(url);
  if (!isHttpUrl(url)) return seeOther(orderUrl('payment_new', outcome.identifier, place));
  return { kind: 'page', props: { leaving: outcome }, ...(outcome.kind === 'form' && { formOrigins: [new URL(url).origin] }) };
}

const seeOther = (to: string): { kind: 'redirect'; to: string; status: 303 } => ({ kind: 'redirect', to, status: 303 });
