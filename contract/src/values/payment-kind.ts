export const PAYMENT_KINDS = ['card', 'bank', 'transfer', 'door'] as const;
/** What a shopper has to have at hand: a card, the login of a bank, an account to transfer from, or money at the door. */
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

const KINDS: Readonly<Record<string, PaymentKind>> = {
  'bank-transfer': 'transfer',
  'cash-on-delivery': 'door',
  'on-account': 'transfer',
  'sandbox-form': 'bank',
  'sandbox-redirect': 'bank',
  'sandbox-direct': 'bank',
};

/** Of a way to pay by its code; gateways that nothing else is known of take cards. */
export const paymentKind = (code: string): PaymentKind => KINDS[code] ?? 'card';
