import { type CreatedPayment, type Order, webshopOrders } from '@vitrina/contract/orders';
import { CallFailed } from '../../api/shop-api.ts';
import { orderPageUrl, viewOrderUrl } from '../../links/order-links.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import { findOrder } from './find-order.ts';
import { unpayableOrderUrl } from './payment-result-url.ts';
import { type PaymentFlow, paymentFlow } from './payment-flow.ts';

export interface PaymentProps {
  identifier: string;
  number: string;
  total: number;
  currency: string;
  means: PaymentFlow;
}

/**
 * Starts the payment of the order in an address (specification, section 4): the page shows the bank's form, address or frame and allows that one origin; if no
 * payment can be started, it redirects to the other payment methods.
 */
export async function beginPayment(context: LoadContext): Promise<LoadResult<PaymentProps>> {
  const order = await findOrder(context, { withPayments: true });
  if (!order) return { kind: 'not_found' };
  const { identifier } = order;
  if (!order.can_pay) return seeOther(unpayableOrderUrl(order, context));

  const code = context.form.get('payment') ?? context.query.get('payment') ?? undefined;
  const created = await createPayment(context, identifier, code);
  if (created.label_name === 'error_order_not_payable') return seeOther(viewOrderUrl(identifier, context));
  const means = paymentFlow(created, context.info.host);
  if (means.kind === 'none') return seeOther(withoutMeans({ order, code, created, context }));
  if (means.kind === 'ours') return seeOther(means.url);
  const props = { identifier, number: order.number, total: order.cart.totals.total, currency: order.cart.currency, means };
  if (means.kind === 'form') return { kind: 'page', props, formOrigins: [new URL(means.form.action).origin] };
  return { kind: 'page', props, ...(means.kind === 'frame' && { frameOrigins: [new URL(means.url).origin] }) };
}

/** The created payment, or an error label if none was created. Unavailability of the shop says nothing about the payment, so it is thrown. */
async function createPayment({ api }: LoadContext, identifier: string, payment: string | undefined): Promise<CreatedPayment> {
  try {
    return await api.get(webshopOrders.createPayment, { identifier, ...(payment && { payment: payment.slice(0, 120) }) });
  } catch (error) {
    if (error instanceof CallFailed && !error.isNotFound) return { label_name: error.data.label_name };
    throw error;
  }
}

interface Without {
  order: Order;
  code: string | undefined;
  created: CreatedPayment;
  context: LoadContext;
}

/** Address after a payment without redirect: the thank-you page for methods without a gateway, else the page with the other methods. */
function withoutMeans({ order, code, created, context }: Without): string {
  const chosen = code === undefined ? order.payment : order.new_payments.find((one) => one.code === code);
  if (chosen?.type === 'none' && (created.label_name === undefined || created.label_name === 'error_empty_payment_form'))
    return orderPageUrl('thank_you', order.identifier, context);
  if (created.label_name === undefined) console.error('redirect response property is missing');
  const reason = created.label_name ?? 'error_empty_payment_form';
  return `${orderPageUrl('payment_new', order.identifier, context)}&reason=${encodeURIComponent(reason)}`;
}

const seeOther = (to: string): { kind: 'redirect'; to: string; status: 303 } => ({ kind: 'redirect', to, status: 303 });
