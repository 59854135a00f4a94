import type { Cart } from '@vitrina/contract/cart';
import type { Order, OrderSummary, orderSummary, WithdrawalSummary } from '@vitrina/contract/orders';
import { toPaymentOption } from '@vitrina/contract/settings/payment-option';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { toDecimal } from '@vitrina/contract/values/money';
import type { z } from 'zod';
import { gatewayOf, type OrderDeps } from '../order-deps.ts';
import { orderIdentifierOf } from '../order-identifier.ts';
import { orderNumber } from '../order-number.ts';
import { orderPath } from './order-urls.ts';
import type { OrderEvent, OrderRow } from '../order-queries.ts';
import { canCancel, canPay } from '../order-states.ts';
import { toAdditionalSummary } from '../additional/additional-view.ts';
import type { AdditionalRow } from '../additional/additional-queries.ts';
import { orderPaymentMethods } from '../payment/order-payment-methods.ts';
import { orderDocuments } from '@vitrina/contract/order-documents';
import type { OrderDocument } from './select-order-documents.ts';
import type { OrderRefund } from '../refunds/refund-queries.ts';
import { orderTransfer } from '../payment/transfer-details.ts';

/** Events shown to staff only. */
const OF_THE_HOUSE: ReadonlySet<OrderEvent['kind']> = new Set(['booked', 'unpacked', 'payment_authorized']);

interface WholeOrder {
  order: OrderRow;
  snapshot: Cart;
  events: readonly OrderEvent[];
  additionals: readonly AdditionalRow[];
  withdrawal: WithdrawalSummary;
  refunds: readonly OrderRefund[];
  documents: readonly OrderDocument[];
  /** True if payment methods are included. */
  withPayments: boolean;
}

/** The order as its buyer sees it. */
export function toOrder(
  deps: OrderDeps,
  lang: LanguageCode,
  { order, snapshot, events, additionals, withdrawal, refunds, documents, withPayments }: WholeOrder,
): Order {
  const payable = canPay(order);
  const texts = { lang, text: deps.text, settings: deps.config.settings };
  return {
    identifier: orderIdentifierOf(order),
    number: orderNumber(order.id),
    status: order.status,
    payment_status: order.payment_status,
    // A waiting order cannot be paid yet.
    payment_type: order.status === 'waiting' ? 'none' : order.payment_type,
    payment: paymentOf(deps, lang, { order, snapshot }),
    created_at: order.created_at.toISOString(),
    expires_at: order.expires_at?.toISOString() ?? null,
    email: order.email,
    lang: order.lang,
    cart: snapshot,
    can_cancel: canCancel(order),
    can_pay: payable,
    new_payments: withPayments && payable ? orderPaymentMethods(deps, order).map((gateway) => toPaymentOption(gateway, 0, texts)) : [],
    redirect_url_on_created: order.redirect_url_on_created,
    transfer: orderTransfer(deps, order, snapshot),
    additional_payments: additionals.map((additional) => toAdditionalSummary(additional, order)),
    refunds: refunds.map(({ amount, currency, isDone, created_at, lines }) => ({
      ...{ amount: toDecimal(amount), currency, state: isDone ? 'done' : 'due' },
      ...{ created_at: created_at.toISOString(), lines },
    })),
    refunded: toDecimal(refunds.reduce((sum, { amount }) => sum + amount, 0)),
    documents: documents.map(({ id, kind, number, issued_at, hasEInvoice }) => {
      const query = new URLSearchParams({ identifier: orderIdentifierOf(order), id: String(id) });
      return {
        ...{ id, kind, number, issued_at: issued_at.toISOString(), url: `${orderDocuments.document.path}?${query}` },
        e_invoice_url: hasEInvoice ? `${orderDocuments.eInvoice.path}?${query}` : null,
      };
    }),
    tracking: trackingOf(events),
    withdrawal,
    events: events.filter(({ kind }) => !OF_THE_HOUSE.has(kind)).map(({ kind, at }) => ({ label_name: `order_event_${kind}`, at: at.toISOString() })),
  };
}

/** The payment method; the one it was ordered with keeps its fee and, once removed from the shop, its title. */
function paymentOf(deps: OrderDeps, lang: LanguageCode, { order, snapshot }: Pick<WholeOrder, 'order' | 'snapshot'>): Order['payment'] {
  const bought = snapshot.payment_type;
  const fee = bought?.code === order.payment_code ? bought.fee : 0;
  const gateway = gatewayOf(deps, order.payment_code);
  if (gateway) return toPaymentOption({ code: gateway.code, type: order.payment_type }, fee, { lang, text: deps.text, settings: deps.config.settings });
  if (bought && bought.code === order.payment_code) return bought;
  return { code: order.payment_code, title: order.payment_code, description: '', type: order.payment_type, fee };
}

/** Tracking data that staff entered when they shipped it. */
function trackingOf(events: readonly OrderEvent[]): Order['tracking'] {
  const { carrier, tracking_number, tracking_url } = events.findLast((event) => event.kind === 'shipped' || event.kind === 'part_shipped')?.data ?? {};
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  const tracking = { carrier: text(carrier), number: text(tracking_number), url: text(tracking_url) };
  return tracking.carrier || tracking.number || tracking.url ? tracking : null;
}

export type SummaryRow = OrderRow & {
  titles: string[];
  pictures: OrderSummary['pictures'];
  lines: { code: string; qty: number }[];
  invoices: { id: number; number: string }[];
};

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
  pictures: row.pictures.map(({ upload_path, kind }) => ({ upload_path, kind })),
  lines: row.lines,
  invoices: row.invoices.map(({ id, number }) => ({
    number,
    url: `${orderDocuments.document.path}?${new URLSearchParams({ identifier: orderIdentifierOf(row), id: String(id) })}`,
  })),
});
