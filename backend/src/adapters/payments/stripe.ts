/** Stripe: its own payment page (Checkout session) and its webhook, by the official library. */
import type Stripe from 'stripe';
import type { CurrencyCode, LanguageCode } from '@vitrina/contract/values/languages';
import type { CallbackReading, CallbackRequest, Gateway, GatewayEvent, PaymentStart, RefundRequest, StartedPayment } from './gateway.ts';
import { type Env, readEnv, requireSecrets } from './gateway-settings.ts';

export interface StripeSettings {
  /** `sk_…` */
  secretKey: string;
  /** `whsec_…` of the webhook endpoint. */
  webhookSecret: string;
  /** URL of its API, for tests; absent: production. */
  apiBase?: string;
}

const WAIT_MINUTES = 60;
const LOCALES: Readonly<Partial<Record<LanguageCode, Stripe.Checkout.SessionCreateParams['locale'] & string>>> = {
  ...{ si: 'sl', hr: 'hr', en: 'en', de: 'de', at: 'de', rs: 'auto', it: 'it', ba: 'hr', me: 'auto', es: 'es' },
};

/** Stripe Checkout. Its webhook must send `checkout.session.*`, `charge.refunded` and `refund.updated`. */
export function stripeGateway(settings: StripeSettings): Gateway {
  const { secretKey, webhookSecret } = settings;
  requireSecrets('stripe', { secretKey, webhookSecret });
  const stripe = loadStripe(settings);
  return {
    code: 'stripe',
    type: 'redirect',
    currencies: ['EUR', 'RSD', 'BAM'],
    waitMinutes: WAIT_MINUTES,
    start: async (payment) => start(await stripe, payment),
    readCallback: async (request) => readCallback(await stripe, webhookSecret, request),
    status: async ({ gatewayReference }) => (gatewayReference ? eventOfSession(await (await stripe).checkout.sessions.retrieve(gatewayReference)) : null),
    refund: async (request) => refund(await stripe, request),
    parts: true,
  };
}

/** Stripe from STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET; `null`: not configured. */
export function stripeFromEnv(env: Env): Gateway | null {
  const values = readEnv(env, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
  return values && stripeGateway({ secretKey: values.STRIPE_SECRET_KEY, webhookSecret: values.STRIPE_WEBHOOK_SECRET });
}

/** The library is large: only shops with payments by Stripe load it. */
async function loadStripe({ secretKey, apiBase }: StripeSettings): Promise<Stripe> {
  const { default: Library } = await import('stripe');
  return new Library(secretKey, { timeout: 4000, maxNetworkRetries: 1, telemetry: false, ...address(apiBase) });
}

function address(apiBase: string | undefined) {
  if (!apiBase) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) };
}

async function start(stripe: Stripe, payment: PaymentStart): Promise<StartedPayment> {
  const { code, currency } = payment;
  const metadata = { payment_code: code };
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: code,
      metadata,
      // Copied to the charges, so that a refund names our payment.
      payment_intent_data: { metadata, description: payment.reference },
      line_items: [{ quantity: 1, price_data: { currency: currency.toLowerCase(), unit_amount: payment.amount, product_data: { name: payment.reference } } }],
      customer_email: payment.email,
      locale: LOCALES[payment.lang] ?? 'auto',
      success_url: payment.successUrl,
      cancel_url: payment.cancelUrl,
      expires_at: Math.floor(Date.now() / 1000) + WAIT_MINUTES * 60,
    },
    { idempotencyKey: `start-${code}` },
  );
  if (!session.url) throw new Error('Stripe gave no address of its payment page');
  return { kind: 'redirect', url: session.url, gatewayReference: session.id };
}

function readCallback(stripe: Stripe, secret: string, { rawBody, headers }: CallbackRequest): CallbackReading {
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(rawBody, headers['stripe-signature'] ?? '', secret);
  } catch {
    return { kind: 'refused', reason: 'not signed by Stripe, or too old' };
  }
  const read = eventOf(event);
  return read ? { kind: 'event', event: { ...read, eventId: event.id } } : { kind: 'ignored' };
}

function eventOf(event: Stripe.Event): GatewayEvent | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return eventOfSession(event.data.object);
    case 'checkout.session.async_payment_failed':
      return eventOfSession(event.data.object, 'failed');
    case 'charge.refunded':
      return eventOfRefund(event.data.object);
    case 'refund.updated':
      return eventOfPart(event.data.object);
    default:
      return null;
  }
}

/** `null`: nothing has happened yet, or the session is not of this shop. */
function eventOfSession(session: Stripe.Checkout.Session, kind = kindOf(session)): GatewayEvent | null {
  const paymentCode = session.client_reference_id;
  if (!kind || !paymentCode || session.amount_total === null || !session.currency) return null;
  const currency = session.currency.toUpperCase() as CurrencyCode;
  return { eventId: `${session.id}:${kind}`, paymentCode, kind, amount: session.amount_total, currency, gatewayReference: session.id };
}

function kindOf(session: Stripe.Checkout.Session): GatewayEvent['kind'] | null {
  if (session.payment_status === 'paid') return 'paid';
  if (session.status === 'complete') return 'pending';
  return session.status === 'expired' ? 'cancelled' : null;
}

/** Converts a full refund; a partial one leaves the payment paid. */
function eventOfRefund(charge: Stripe.Charge): GatewayEvent | null {
  const paymentCode = charge.metadata.payment_code;
  if (!charge.refunded || !paymentCode) return null;
  return { eventId: `${charge.id}:refunded`, paymentCode, kind: 'refunded', amount: charge.amount_refunded, currency: charge.currency.toUpperCase() };
}

/** Event of a partial refund that this shop requested; `null`: another refund, or one that is not completed. */
function eventOfPart({ id, metadata, status, amount, currency }: Stripe.Refund): GatewayEvent | null {
  const { payment_code: paymentCode, refund_code: refundCode } = metadata ?? {};
  if (status !== 'succeeded' || !paymentCode || !refundCode) return null;
  return { eventId: `${id}:part_refunded`, paymentCode, kind: 'part_refunded', amount, currency: currency.toUpperCase(), refundCode };
}

async function refund(stripe: Stripe, { code, gatewayReference, amount, part }: RefundRequest): Promise<GatewayEvent | null> {
  if (!gatewayReference) throw new Error('Stripe: the payment has no session to refund');
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(gatewayReference);
  if (!intent) throw new Error('Stripe: nothing was paid in this session');
  const metadata = { payment_code: code, ...(part && { refund_code: part }) };
  const payment_intent = typeof intent === 'string' ? intent : intent.id;
  const created = await stripe.refunds.create({ payment_intent, amount, metadata }, { idempotencyKey: `refund-${part ?? code}` });
  // A full refund is confirmed by its webhook.
  return part ? eventOfPart(created) : null;
}
