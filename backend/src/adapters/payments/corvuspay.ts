/** CorvusPay: a signed form to its payment page; the shopper's browser brings the signed answer. */
import type { CurrencyCode, LanguageCode } from '@vitrina/contract/values/languages';
import type { CallbackReading, CallbackRequest, Gateway, PaymentStart, StartedPayment } from './gateway.ts';
import { type Env, readCurrency, readEnv, requireSecrets } from './gateway-settings.ts';
import { readFields } from './read-body.ts';
import { hmacSha256, isSameSignature } from './signatures.ts';

export interface CorvusPaySettings {
  storeId: string;
  secretKey: string;
  /** A store has one currency. */
  currency: CurrencyCode;
  /** URL of the payment page of the test environment, or of a test; absent: production. */
  formUrl?: string;
}

const FORM_URL = 'https://wallet.corvuspay.com/checkout/';
const LANGUAGES: Readonly<Partial<Record<LanguageCode, string>>> = {
  ...{ si: 'sl', hr: 'hr', en: 'en', de: 'de', at: 'de', rs: 'sr', it: 'it', ba: 'sr', me: 'sr', es: 'en' },
};

/**
 * CorvusPay's redirect form. Both return URLs are the callback, as they are called by POST. Queries and refunds require its client certificate;
 * staff do them in its Merchant Portal.
 */
export function corvusPayGateway(settings: CorvusPaySettings): Gateway {
  requireSecrets('corvuspay', { storeId: settings.storeId, secretKey: settings.secretKey });
  return {
    code: 'corvuspay',
    type: 'redirect',
    currencies: [settings.currency],
    waitMinutes: 60,
    start: async (payment) => start(settings, payment),
    readCallback: (request) => readCallback(settings, request),
  };
}

/** CorvusPay from CORVUSPAY_STORE_ID and CORVUSPAY_SECRET_KEY (CORVUSPAY_CURRENCY, CORVUSPAY_FORM_URL if others); `null`: not configured. */
export function corvusPayFromEnv(env: Env): Gateway | null {
  const values = readEnv(env, ['CORVUSPAY_STORE_ID', 'CORVUSPAY_SECRET_KEY']);
  if (!values) return null;
  const currency = readCurrency(env, 'CORVUSPAY_CURRENCY');
  const formUrl = env.CORVUSPAY_FORM_URL;
  return corvusPayGateway({ storeId: values.CORVUSPAY_STORE_ID, secretKey: values.CORVUSPAY_SECRET_KEY, currency, ...(formUrl && { formUrl }) });
}

function start({ storeId, secretKey, formUrl = FORM_URL }: CorvusPaySettings, payment: PaymentStart): StartedPayment {
  const fields = {
    version: '1.4',
    store_id: storeId,
    order_number: orderNumber(payment),
    language: LANGUAGES[payment.lang] ?? 'en',
    currency: payment.currency,
    amount: (payment.amount / 100).toFixed(2),
    cart: payment.reference,
    require_complete: 'false',
    // Longer addresses are rejected; the field is optional.
    ...(payment.email.length <= 40 && { cardholder_email: payment.email }),
    success_url: payment.callbackUrl,
    cancel_url: payment.callbackUrl,
  };
  return { kind: 'form', action: formUrl, fields: { ...fields, signature: sign(secretKey, fields) } };
}

/** Names and values, sorted by name and concatenated without separators. */
const sign = (secretKey: string, fields: Readonly<Record<string, string>>): string =>
  hmacSha256(
    secretKey,
    Object.keys(fields)
      .sort()
      .map((name) => name + fields[name])
      .join(''),
  );

/**
 * The answer does not contain the amount, so the order number does: our code of 22 characters and the minor units in base 36. CorvusPay allows 30
 * characters, and signs it in both directions.
 */
const orderNumber = ({ code, amount }: { code: string; amount: number }): string => code + amount.toString(36);

function readOrderNumber(text = ''): { code: string; amount: number } | null {
  return /^[\w-]{22}[0-9a-z]{1,8}$/.test(text) ? { code: text.slice(0, 22), amount: Number.parseInt(text.slice(22), 36) } : null;
}

function readCallback({ secretKey, currency }: CorvusPaySettings, { rawBody }: CallbackRequest): CallbackReading {
  const { signature, ...fields } = readFields(rawBody) ?? {};
  const order = readOrderNumber(fields.order_number);
  if (!order) return { kind: 'refused', reason: 'no order number of ours' };
  // A cancelled return carries no signature, so it must not change anything.
  if (signature === undefined) return { kind: 'ignored', browser: { paymentCode: order.code, page: 'canceled' } };
  if (!isSameSignature(signature, sign(secretKey, fields))) return { kind: 'refused', reason: 'not signed by CorvusPay' };
  if (!fields.approval_code) return { kind: 'ignored', browser: { paymentCode: order.code, page: 'failure' } };
  const eventId = `${fields.order_number}:${fields.approval_code}`;
  const event = { eventId, paymentCode: order.code, kind: 'paid', amount: order.amount, currency, gatewayReference: fields.approval_code } as const;
  return { kind: 'event', event, browser: { paymentCode: order.code, page: 'success' } };
}
