/** Monri WebPay: a signed form to its payment page, and a callback signed over its bytes. */
import { fetchPlain } from '../fetch-plain.ts';
import type { CurrencyCode, LanguageCode } from '@vitrina/contract/values/languages';
import type { CallbackReading, CallbackRequest, Gateway, GatewayEvent, PaymentStart, StartedPayment } from './gateway.ts';
import { type Env, readEnv, requireSecrets } from './gateway-settings.ts';
import { isObject, readJson } from './read-body.ts';
import { isSameSignature, sha1, sha512 } from './signatures.ts';

export interface MonriSettings {
  /** Secret; "key" in the merchant's settings. */
  merchantKey: string;
  authenticityToken: string;
  currencies?: readonly CurrencyCode[];
  /** URL of the payment page of the test environment, or of a test; absent: production. Its host is also called for refunds. */
  formUrl?: string;
}

const FORM_URL = 'https://ipg.monri.com/v2/form';
const WITHIN_MS = 6000;
/** Languages of its page: English, Spanish, Bosnian and Croatian. */
const LANGUAGES: Readonly<Partial<Record<LanguageCode, string>>> = {
  ...{ si: 'en', hr: 'hr', en: 'en', de: 'en', at: 'en', rs: 'ba', it: 'en', ba: 'ba', me: 'ba', es: 'es' },
};
/** Event by type of transaction, approved or declined. */
const KINDS: Readonly<Record<string, { approved: GatewayEvent['kind']; declined?: GatewayEvent['kind'] }>> = {
  purchase: { approved: 'paid', declined: 'failed' },
  authorize: { approved: 'paid', declined: 'failed' },
  capture: { approved: 'paid' },
  refund: { approved: 'refunded' },
  void: { approved: 'refunded' },
};

/**
 * Monri WebPay form. Callbacks report approved transactions; webhooks (configured by Monri's support) also declined ones. The state of a payment
 * cannot be queried: the response of `/orders/show` is undocumented.
 */
export function monriGateway(settings: MonriSettings): Gateway {
  requireSecrets('monri', { merchantKey: settings.merchantKey, authenticityToken: settings.authenticityToken });
  return {
    code: 'monri',
    type: 'redirect',
    currencies: settings.currencies ?? ['EUR', 'BAM', 'RSD'],
    waitMinutes: 60,
    start: async (payment) => start(settings, payment),
    readCallback: (request) => readCallback(settings, request),
    refund: (payment) => refund(settings, payment),
  };
}

/** Monri from MONRI_MERCHANT_KEY and MONRI_AUTHENTICITY_TOKEN (MONRI_FORM_URL for the test environment); `null`: not configured. */
export function monriFromEnv(env: Env): Gateway | null {
  const values = readEnv(env, ['MONRI_MERCHANT_KEY', 'MONRI_AUTHENTICITY_TOKEN']);
  const formUrl = env.MONRI_FORM_URL;
  return values && monriGateway({ merchantKey: values.MONRI_MERCHANT_KEY, authenticityToken: values.MONRI_AUTHENTICITY_TOKEN, ...(formUrl && { formUrl }) });
}

function start({ merchantKey, authenticityToken, formUrl = FORM_URL }: MonriSettings, payment: PaymentStart): StartedPayment {
  const { code, currency } = payment;
  const amount = String(payment.amount);
  const fields = {
    authenticity_token: authenticityToken,
    digest: sha512(merchantKey, code, amount, currency),
    order_number: code,
    order_info: payment.reference,
    amount,
    currency,
    transaction_type: 'purchase',
    language: LANGUAGES[payment.lang] ?? 'en',
    ...buyerFields(payment),
    success_url_override: payment.successUrl,
    cancel_url_override: payment.cancelUrl,
    callback_url_override: payment.callbackUrl,
  };
  return { kind: 'form', action: formUrl, fields };
}

/** Fields for Monri's card checks, cut to its limits. Its page asks for missing ones. */
function buyerFields({ email, buyer }: PaymentStart): Record<string, string> {
  const fields = {
    ch_full_name: buyer?.fullName.slice(0, 30),
    ch_address: buyer?.address.slice(0, 100),
    ch_city: buyer?.town.slice(0, 30),
    ch_zip: buyer?.postCode.slice(0, 9),
    ch_country: buyer?.country,
    ch_phone: buyer?.phone.slice(0, 30),
    ch_email: email.length <= 100 ? email : undefined,
  };
  return Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** Refunds the whole amount; Monri replies immediately. Its callback about the refund counts as that event. */
async function refund(
  { merchantKey, authenticityToken, formUrl = FORM_URL }: MonriSettings,
  { code, amount, currency }: { code: string; amount: number; currency: string },
): Promise<GatewayEvent> {
  const digest = sha1(merchantKey, code, String(amount), currency);
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<transaction><amount>${amount}</amount><currency>${currency}</currency><digest>${digest}</digest><authenticity-token>${authenticityToken}</authenticity-token><order-number>${code}</order-number></transaction>`;
  const url = new URL(`/transactions/${encodeURIComponent(code)}/refund.xml`, formUrl);
  const headers = { 'content-type': 'application/xml', accept: 'application/xml' };
  const response = await fetchPlain(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(WITHIN_MS) });
  if (!response.ok) throw new Error(`Monri answered ${response.status} to a refund`);
  const answer = await response.text();
  const value = (name: string): string => new RegExp(`<${name}[^>]*>([^<]*)</${name}>`).exec(answer)?.[1]?.trim() ?? '';
  const isOurs = value('order-number') === code && value('amount') === String(amount);
  if (value('status') !== 'approved' || !isOurs) throw new Error(`Monri gave nothing back: ${value('response-message') || value('status') || 'unreadable'}`);
  return { eventId: `${value('id')}:refund:refunded`, paymentCode: code, kind: 'refunded', amount, currency };
}

function readCallback({ merchantKey }: MonriSettings, { rawBody, headers }: CallbackRequest): CallbackReading {
  const digest = /^WP3-callback\s+([0-9a-f]{128})$/i.exec(headers.authorization?.trim() ?? '')?.[1];
  if (!isSameSignature(digest, sha512(merchantKey, rawBody))) return { kind: 'refused', reason: 'not signed by Monri' };
  const body = readJson(rawBody);
  // A webhook wraps the transaction in `payload`; a callback sends it unwrapped.
  const transaction = isObject(body?.payload) ? body.payload : body;
  if (!transaction) return { kind: 'refused', reason: 'unreadable' };
  const event = eventOf(transaction);
  return event ? { kind: 'event', event } : { kind: 'ignored' };
}

function eventOf({ id, order_number: paymentCode, amount, currency, status, response_code: responseCode, transaction_type: type }: Record<string, unknown>) {
  if (typeof paymentCode !== 'string' || typeof currency !== 'string' || !Number.isSafeInteger(Number(amount))) return null;
  const isApproved = status === 'approved' && responseCode === '0000';
  const kinds = KINDS[String(type)];
  const kind = isApproved ? kinds?.approved : status === 'declined' ? kinds?.declined : undefined;
  if (!kind) return null;
  const event: GatewayEvent = { eventId: `${String(id)}:${String(type)}:${kind}`, paymentCode, kind, amount: Number(amount), currency };
  return event;
}
