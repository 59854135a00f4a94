export const PAYMENT_KINDS = ['card', 'bank', 'transfer', 'door'] as const;
/** Means of payment the shopper needs: a card, a bank's login, an account to transfer from, or cash at the door. */
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

const KINDS: Readonly<Record<string, PaymentKind>> = {
  'bank-transfer': 'transfer',
  'cash-on-delivery': 'door',
  'on-account': 'transfer',
  'sandbox-form': 'bank',
  'sandbox-redirect': 'bank',
  'sandbox-direct': 'bank',
  'sandbox-lender': 'bank',
};

/** Returns the kind of a payment method; unknown gateways count as cards. */
export const paymentKind = (code: string): PaymentKind => KINDS[code] ?? 'card';
