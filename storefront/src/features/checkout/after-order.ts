import type { CreatedPayment, Order, PaymentType } from '@vitrina/contract/orders';

/** Next step after placing an order: a page of the shop, a provider's address, or its form. */
export type OrderOutcome =
  | { kind: 'page'; action: 'thank_you' | 'payment_new' | 'payment_create'; identifier: string }
  | { kind: 'failed'; label_name: string }
  | { kind: 'leave'; url: string; identifier: string }
  | { kind: 'form'; form: NonNullable<CreatedPayment['hidden_form']>; identifier: string };

/** The step after an order, before its payment is fetched. */
export type AfterOrder = OrderOutcome | { kind: 'fetch_payment'; identifier: string };

/** The branches by payment type (specification, section 4, "Order after creation"). */
export function afterOrder({
  identifier,
  payment_type,
  redirect_url_on_created,
}: Pick<Order, 'identifier' | 'payment_type' | 'redirect_url_on_created'>): AfterOrder {
  const branches: Record<PaymentType, () => AfterOrder> = {
    none: () => ({ kind: 'page', action: 'thank_you', identifier }),
    redirect: () => ({ kind: 'fetch_payment', identifier }),
    direct_credit_cart_form: () =>
      redirect_url_on_created ? { kind: 'leave', url: redirect_url_on_created, identifier } : { kind: 'page', action: 'payment_new', identifier },
    credit_cart_form: () => ({ kind: 'page', action: 'payment_create', identifier }),
  };
  return branches[payment_type]();
}

/** Next step by the created payment; without one (`error_empty_payment_form` or a failure) the page to retry the payment. */
export function afterPayment(identifier: string, created: CreatedPayment | null): OrderOutcome {
  if (created?.hidden_form) return { kind: 'form', form: created.hidden_form, identifier };
  if (created?.redirect_url) return { kind: 'leave', url: created.redirect_url, identifier };
  return { kind: 'page', action: 'payment_new', identifier };
}
