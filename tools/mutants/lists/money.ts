import type { Mutant } from '../mutant.ts';

const SPREAD = 'contract/src/values/spread.ts';
const TOTALS = 'backend/src/modules/cart/pricing/cart-totals.ts';
const TOTALS_TEST = 'backend/src/modules/cart/pricing/cart-totals.test.ts';
const COUPON_ELIGIBILITY = 'backend/src/modules/coupons/coupon-eligibility.ts';
const COUPONS_TEST = 'backend/src/modules/cart/coupons/coupons.test.ts';
const APPLY_EVENT = 'backend/src/modules/payments/apply-payment-event.ts';
const PAYMENTS_TEST = 'backend/src/modules/orders/payment/payments.test.ts';
const SETTLE_ORDER = 'backend/src/modules/orders/payment/settle-order.ts';
const CANCEL_ORDER = 'backend/src/modules/orders/cancellation/cancel-order.ts';

/** Mutants of totals, coupons, payments, refunds. */
export const MONEY: readonly Mutant[] = [
  {
    name: 'percent-of-what-is-left',
    file: TOTALS,
    find: 'roundMinor((items * coupon.percent) / 100)',
    replace: 'roundMinor((left * coupon.percent) / 100)',
    test: TOTALS_TEST,
    title: 'independent reference',
  },
  {
    name: 'coupon-takes-more-than-the-goods',
    file: TOTALS,
    find: 'const discount = Math.min(left, fullDiscount);',
    replace: 'const discount = fullDiscount;',
    test: TOTALS_TEST,
    title: 'a coupon worth more than the goods',
  },
  {
    name: 'vat-on-top-of-the-price',
    file: 'contract/src/values/split-vat.ts',
    find: '(gross * percent) / (100 + percent)',
    replace: '(gross * percent) / 100',
    test: TOTALS_TEST,
    title: 'a coupon worth more than the goods',
  },
  {
    name: 'cents-left-over-to-the-last-line',
    file: SPREAD,
    find: 'b.rest - a.rest || compare(keys?.[a.i], keys?.[b.i]) || a.i - b.i',
    replace: 'b.i - a.i',
    test: TOTALS_TEST,
    title: 'spreads to the cent',
  },
  {
    name: 'coupon-of-another-customer',
    file: COUPON_ELIGIBILITY,
    find: '(coupon.user_id === null || coupon.user_id === userId)',
    replace: 'true',
    test: COUPONS_TEST,
    title: 'unknown, disabled, future and other customers’ coupons',
  },
  {
    name: 'coupon-below-its-minimum',
    file: COUPON_ELIGIBILITY,
    find: 'goods < (coupon.minimums[currency] ?? 0)',
    replace: 'false',
    test: COUPONS_TEST,
    title: 'an amount by currency, from its minimum',
  },
  {
    name: 'payment-of-another-amount',
    file: APPLY_EVENT,
    find: "if (event.amount !== payment.amount && !(event.kind === 'refunded' && event.amount > 0 && event.amount === rest)) return 'another amount';",
    replace: '',
    test: PAYMENTS_TEST,
    title: 'that are forged, old, of another sum',
  },
  {
    name: 'payment-in-another-currency',
    file: APPLY_EVENT,
    find: "if (event.currency !== payment.currency) return 'another currency';",
    replace: '',
    test: PAYMENTS_TEST,
    title: 'that are forged, old, of another sum',
  },
  {
    name: 'second-capture-kept',
    file: APPLY_EVENT,
    find: "next === 'paid' && before !== 'paid' && isSecond ? 'refund_due' : next",
    replace: 'next',
    test: PAYMENTS_TEST,
    title: 'a second capture is to be given back [T8]',
  },
  {
    name: 'failed-outranks-paid',
    file: 'backend/src/modules/payments/payment-states.ts',
    find: 'failed: 3, paid: 4',
    replace: 'failed: 4, paid: 3',
    test: 'backend/src/modules/payments/payment-states.test.ts',
    title: 'the same end in every order',
  },
  {
    name: 'refund-due-before-paid',
    file: 'backend/src/modules/payments/payment-states.ts',
    find: "['paid', 'refund_due', 'pending', 'refunded']",
    replace: "['refund_due', 'paid', 'pending', 'refunded']",
    test: PAYMENTS_TEST,
    title: 'a second capture is to be given back [T8]',
  },
  {
    name: 'packed-order-cancelled',
    file: 'backend/src/modules/orders/order-states.ts',
    find: "status === 'new' || status === 'confirmed'",
    replace: "status === 'new' || status === 'confirmed' || status === 'packed'",
    test: 'backend/src/modules/orders/order-states.test.ts',
    title: 'an order may be cancelled until it is packed',
  },
  {
    name: 'paid-order-cancelled-without-refund',
    file: CANCEL_ORDER,
    find: "return order.payment_status === 'paid' ? 'refund_due' : order.payment_status;",
    replace: 'return order.payment_status;',
    test: PAYMENTS_TEST,
    title: 'a paid order owes its money until the gateway gave it back',
  },
  {
    name: 'cancelled-order-keeps-its-stock',
    file: CANCEL_ORDER,
    find: "  if (restock) await releaseStock(db, { orderId: id, reason: 'cancel' });\n",
    replace: '',
    test: PAYMENTS_TEST,
    title: 'brings stock back once under five parallel cancels',
  },
  {
    name: 'late-money-kept',
    file: SETTLE_ORDER,
    find: "const isOver = order.status === 'cancelled' || ",
    replace: 'const isOver = ',
    test: PAYMENTS_TEST,
    title: 'money that comes after it is to be given back',
  },
  {
    name: 'late-money-without-pieces',
    file: SETTLE_ORDER,
    find: "(order.status === 'failed' && !(await reserveAgain(db, order.id)))",
    replace: 'false',
    test: PAYMENTS_TEST,
    title: 'or is to be given back where none are left [F14]',
  },
];
