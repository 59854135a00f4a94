/** WSPay: a signed form to its payment page, a signed report of each transaction, and a status query. */
import { fetchPlain } from '../fetch-plain.ts';
import type { CurrencyCode, LanguageCode } from '@vitrina/contract/values/languages';
import type { CallbackReading, CallbackRequest, Gateway, GatewayEvent, PaymentStart, StartedPayment } from './gateway.ts';
import { type Env, readCurrency, readEnv, requireSecrets } from './gateway-settings.ts';
import { readFields, readFlatJson } from './read-body.ts';
import { isSameSignature, sha512 } from './signatures.ts';

export interface WsPaySettings {
  shopId: string;
  secretKey: string;
  /** A merchant account has one currency. */
  currency: CurrencyCode;
  /** URL of the form of the test environment, or of a test; absent: production. */
  formUrl?: string;
  servicesUrl?: string;
}

const FORM_URL = 'https://form.wspay.biz/authorization.aspx';
const SERVICES_URL = 'https://secure.wspay.biz/api/services';
const LANGUAGES: Readonly<Partial<Record<LanguageCode, string>>> = {
  ...{ si: 'SL', hr: 'HR', en: 'EN', de: 'DE', at: 'DE', rs: 'SR', it: 'IT', ba: 'BS', me: 'CG', es: 'ES' },
};

/** WSPay's form. The address for transaction reports is set in its administration. */
export function wsPayGateway(settings: WsPaySettings): Gateway {
  requireSecrets('wspay', { shopId: settings.shopId, secretKey: settings.secretKey });
  return {
    code: 'wspay',
    type: 'redirect',
    currencies: [settings.currency],
    waitMinutes: 60,
    start: async (payment) => start(settings, payment),
    readCallback: (request) => readCallback(settings, request),
    status: async ({ code }) => {
      const report = await fetchStatus(settings, code);
      return report && eventOf(settings, report);
    },
    refund: (payment) => refund(settings, payment),
  };
}

/** WSPay from WSPAY_SHOP_ID and WSPAY_SECRET_KEY (WSPAY_CURRENCY, WSPAY_FORM_URL, WSPAY_SERVICES_URL if others); `null`: not configured. */
export function wsPayFromEnv(env: Env): Gateway | null {
  const values = readEnv(env, ['WSPAY_SHOP_ID', 'WSPAY_SECRET_KEY']);
  if (!values) return null;
  const currency = readCurrency(env, 'WSPAY_CURRENCY');
  const { WSPAY_FORM_URL: formUrl, WSPAY_SERVICES_URL: servicesUrl } = env;
  return wsPayGateway({
    ...{ shopId: values.WSPAY_SHOP_ID, secretKey: values.WSPAY_SECRET_KEY, currency },
    ...(formUrl && { formUrl }),
    ...(servicesUrl && { servicesUrl }),
  });
}

function start({ shopId, secretKey, formUrl = FORM_URL }: WsPaySettings, payment: PaymentStart): StartedPayment {
  const { code } = payment;
  const fields = {
    ShopID: shopId,
    ShoppingCartID: code,
    Version: '2.0',
    TotalAmount: (payment.amount / 100).toFixed(2).replace('.', ','),
    // The amount is signed by its digits alone.
    Signature: sha512(shopId, secretKey, code, secretKey, String(payment.amount), secretKey),
    Lang: LANGUAGES[payment.lang] ?? 'EN',
    CustomerEmail: payment.email,
    ReturnURL: payment.successUrl,
    CancelURL: payment.cancelUrl,
    ReturnErrorURL: payment.failureUrl,
  };
  return { kind: 'form', action: formUrl, fields };
}

type Report = Record<string, string>;

/** The report's signature covers neither the payment nor the amount, so the report only triggers a status query, whose answer counts. */
async function readCallback(settings: WsPaySettings, { rawBody }: CallbackRequest): Promise<CallbackReading> {
  const report = readFields(rawBody);
  if (!report || !isSigned(settings, report)) return { kind: 'refused', reason: 'not signed by WSPay' };
  const answer = await fetchStatus(settings, report.ShoppingCartID ?? '');
  if (!answer || answer.WsPayOrderId !== report.WsPayOrderId) return { kind: 'refused', reason: 'WSPay knows of no such transaction of this payment' };
  const event = eventOf(settings, answer);
  return event ? { kind: 'event', event, reply: 'OK' } : { kind: 'ignored', reply: 'OK' };
}

function isSigned({ shopId, secretKey }: WsPaySettings, report: Report): boolean {
  const { ActionSuccess = '', ApprovalCode = '', WsPayOrderId = '' } = report;
  return isSameSignature(report.Signature, sha512(shopId, secretKey, ActionSuccess, ApprovalCode, secretKey, shopId, ApprovalCode, WsPayOrderId));
}

/** Queries a payment at WSPay; `null`: unknown there. Throws if it is down or its signature is wrong. */
async function fetchStatus(settings: WsPaySettings, code: string): Promise<Report | null> {
  const { shopId, secretKey, servicesUrl = SERVICES_URL } = settings;
  const Signature = sha512(shopId, secretKey, code, secretKey, shopId, code);
  const report = await post(`${servicesUrl}/statusCheck`, { Version: '2.0', ShopId: shopId, ShoppingCartId: code, Signature });
  if (!report) throw new Error('WSPay gave an unreadable answer to a status check');
  if (!report.WsPayOrderId) return null;
  if (!isSigned(settings, report) || report.ShoppingCartID !== code) throw new Error('WSPay gave an answer about another payment, or none of its own');
  return report;
}

/** Posts to one of its services; `null`: unreadable response. Throws if it is unreachable or answers with an error status. */
async function post(url: string, fields: Record<string, string>): Promise<Report | null> {
  const body = new URLSearchParams(fields);
  const response = await fetchPlain(url, { method: 'POST', body, signal: AbortSignal.timeout(6000) });
  if (!response.ok) throw new Error(`WSPay answered ${response.status} to ${new URL(url).pathname}`);
  return readFlatJson(Buffer.from(await response.arrayBuffer()));
}

/** Refunds the whole amount, or voids an authorisation. Refunds made earlier, by staff or by a call whose reply was lost, are not repeated. */
async function refund(settings: WsPaySettings, { code, amount }: { code: string; amount: number }): Promise<GatewayEvent | null> {
  const { shopId, secretKey, servicesUrl = SERVICES_URL } = settings;
  const report = await fetchStatus(settings, code);
  const gatewayEvent = report && eventOf(settings, report);
  if (gatewayEvent?.kind === 'refunded') return gatewayEvent;
  if (!report || gatewayEvent?.kind !== 'paid') throw new Error('WSPay: nothing was paid that could be given back');
  const { WsPayOrderId = '', STAN = '', ApprovalCode = '' } = report;
  const Signature = sha512(shopId, WsPayOrderId, secretKey, STAN, secretKey, ApprovalCode, secretKey, String(amount), secretKey, WsPayOrderId);
  const service = report.CanBeRefunded !== '1' && report.CanBeVoided === '1' ? 'void' : 'refund';
  const answer = await post(`${servicesUrl}/${service}`, {
    Version: '2.0',
    WsPayOrderId,
    ShopId: shopId,
    ApprovalCode,
    STAN,
    Amount: String(amount),
    Signature,
  });
  if (answer?.ActionSuccess !== '1' || answer.WsPayOrderId !== WsPayOrderId)
    throw new Error(`WSPay gave nothing back: ${answer?.ErrorMessage ?? 'unreadable'}`);
  return eventOf(settings, { ...report, Refunded: '1' });
}

function eventOf({ currency }: WsPaySettings, report: Report): GatewayEvent | null {
  const { WsPayOrderId: id, ShoppingCartID: paymentCode, Amount } = report;
  const amount = readAmount(Amount);
  const kind = kindOf(report);
  if (!id || !paymentCode || amount === null || !kind) return null;
  return { eventId: `${id}:${kind}`, paymentCode, kind, amount, currency, ...(kind === 'paid' && { gatewayReference: id }) };
}

function kindOf({ ActionSuccess, Authorized, Completed, Voided, Refunded }: Report): GatewayEvent['kind'] | null {
  if (Voided === '1' || Refunded === '1') return 'refunded';
  if (Authorized === '1' || Completed === '1') return 'paid';
  return ActionSuccess === '0' ? 'failed' : null;
}

/** `80`, `80,5` or `80.55`, in minor units. */
function readAmount(text = ''): number | null {
  const match = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text);
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}
