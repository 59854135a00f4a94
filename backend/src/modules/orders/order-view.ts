import type { Cart } from '@vitrina/contract/cart';
import type { Order, orderSummary } from '@vitrina/contract/orders';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { toDecimal } from '@vitrina/contract/values/money';
import type { z } from 'zod';
import { gatewayOf, type OrderDeps } from './order-deps.ts';
import { orderIdentifierOf, orderNumber } from './order-identifier.ts';
import { orderPath } from './order-pages.ts';
import type { OrderRow } from './order-queries.ts';
import { canCancel, canPay } from './order-states.ts';
import { toPaymentOption, waysToPay } from './payment-option-view.ts';
import { transferOf } from './transfer-details.ts';

interface WholeOrder {
  order: OrderRow;
  snapshot: Cart;
  events: readonly { kind: string; at: Date }[];
  /** Also the ways to pay it. */
  withPayments: boolean;
}

/** An order as its buyer sees it. */
export function toOrder(deps: OrderDeps, lang: LanguageCode, { order, snapshot, events, withPayments }: WholeOrder): Order {
  const payable = canPay(order);
  return {
    identifier: orderIdentifierOf(order),
    number: orderNumber(order.id),
    status: order.status,
    payment_status: order.payment_status,
    payment_type: order.payment_type,
    payment: paymentOf(deps, lang, { order, snapshot }),
    created_at: order.created_at.toISOString(),
    expires_at: order.expires_at?.toISOString() ?? null,
    email: order.email,
    lang: order.lang,
    cart: snapshot,
    can_cancel: canCancel(order),
    can_pay: payable,
    new_payments: withPayments && payable ? waysToPay(deps, order).map((gateway) => toPaymentOption(deps, lang, gateway, 0)) : [],
    redirect_url_on_created: order.redirect_url_on_created,
    transfer: transferOf(deps, order, snapshot),
    events: events.map(({ kind, at }) => ({ label_name: `order_event_${kind}`, at: at.toISOString() })),
  };
}

/** The way it is paid; the one it was bought with keeps its fee and, where the shop has it no more, its words. */
function paymentOf(deps: OrderDeps, lang: LanguageCode, { order, snapshot }: Pick<WholeOrder, 'order' | 'snapshot'>): Order['payment'] {
  const bought = snapshot.payment_type;
  const fee = bought?.code === order.payment_code ? bought.fee : 0;
  const gateway = gatewayOf(deps, order.payment_code);
  if (gateway) return toPaymentOption(deps, lang, { code: gateway.code, type: order.payment_type }, fee);
  if (bought && bought.code === order.payment_code) return bought;
  return { code: order.payment_code, title: order.payment_code, description: '', type: order.payment_type, fee };
}

export type SummaryRow = OrderRow & { titles: string[] };

export const toOrderSummary = (deps: OrderDeps, lang: LanguageCode, row: SummaryRow): z.output<typeof orderSummary> => ({
  identifier: orderIdentifierOf(row),
  number: orderNumber(row.id),
  status: row.status,
  payment_status: row.payment_status,
  created_at: row.created_at.toISOString(),
  total: toDecimal(row.total),
  currency: row.currency,
  url_without_domain: orderPath(deps, lang, orderIdentifierOf(row)),
  titles: row.titles,
});
