import { fetchPlain } from '../fetch-plain.ts';
import type { PaymentType } from '@vitrina/contract/orders';
import type { CallbackReading, CallbackRequest, Gateway, GatewayEvent, PaymentStart, StartedPayment } from './gateway.ts';
import { isSigned, signMessage } from './signed-message.ts';

export interface SandboxConfig {
  /** Address of the sandbox bank: `http://localhost:3001`. */
  bankUrl: string;
  /** Shared with the bank; signs both requests and callbacks. */
  secret: string;
  /** Current name of the shop, shown on the bank's page. */
  shopName?: () => string;
}

/** Request to the bank. */
export type SandboxPayment = PaymentStart & { gateway: string; shop?: string };

/** Callback of the bank, as signed JSON. */
export interface SandboxMessage {
  event_id: string;
  payment: string;
  kind: GatewayEvent['kind'];
  amount: number;
  currency: string;
  reference: string;
  /** Partial refund: the shop's code of it. */
  refund?: string;
  /** Partial capture: the shop's code of it. */
  capture?: string;
}

/** Header with the signature over the body. */
export const SANDBOX_SIGNATURE = 'x-sandbox-signature';
const WITHIN_MS = 5000;
const WAIT_MINUTES = 30;

/**
 * Returns gateways of the sandbox bank with the four integrations that banks offer, and a lender for instalments. Throws on a short secret, with
 * which signatures could be forged.
 */
export function sandboxGateways(config: SandboxConfig): Gateway[] {
  if (config.secret.length < 16) throw new Error('The sandbox bank needs a secret of at least 16 characters');
  const { bankUrl } = config;
  return [
    gateway(config, 'sandbox-card', 'credit_cart_form', (signed) => ({ kind: 'frame', url: bankPage(bankUrl, '/card', signed) })),
    gateway(config, 'sandbox-redirect', 'redirect', (signed) => ({ kind: 'redirect', url: bankPage(bankUrl, '/pay', signed) })),
    gateway(config, 'sandbox-direct', 'direct_credit_cart_form', (signed) => ({ kind: 'redirect', url: bankPage(bankUrl, '/pay', signed) })),
    gateway(config, 'sandbox-lender', 'redirect', (signed) => ({ kind: 'redirect', url: bankPage(bankUrl, '/pay', signed) })),
    gateway(config, 'sandbox-form', 'redirect', ({ payment, signature }) => ({ kind: 'form', action: `${bankUrl}/pay`, fields: { payment, signature } })),
  ];
}

interface SignedPayment {
  payment: string;
  signature: string;
}

const bankPage = (bankUrl: string, path: string, signed: SignedPayment): string => `${bankUrl}${path}?${new URLSearchParams({ ...signed })}`;

function gateway({ bankUrl, secret, shopName }: SandboxConfig, code: string, type: PaymentType, open: (signed: SignedPayment) => StartedPayment): Gateway {
  const send = (path: string, body: object) => sendToBank({ url: bankUrl + path, secret, body });
  return {
    code,
    type,
    currencies: ['EUR', 'RSD', 'BAM'],
    waitMinutes: WAIT_MINUTES,
    start: async (start) => {
      const payment = Buffer.from(JSON.stringify({ ...start, gateway: code, shop: shopName?.() })).toString('base64url');
      return open({ payment, signature: signMessage(secret, payment) });
    },
    readCallback: (request) => readSandboxCallback(secret, request),
    status: async ({ code }) => {
      const answer = await send('/status', { payment: code });
      return answer === null ? null : toEvent(answer as SandboxMessage);
    },
    refund: async (payment) => {
      const found = await send('/refund', { payment: payment.code, amount: payment.amount, ...(payment.part && { refund: payment.part }) });
      if (found === null && payment.part) throw new Error('the sandbox bank gives no part of this payment back');
      return null;
    },
    parts: true,
    capture: async ({ code, amount, part }) => ((await send('/capture', { payment: code, amount, capture: part })) === null ? 'refused' : null),
    release: async ({ code }) => {
      await send('/release', { payment: code });
      return null;
    },
  };
}

function readSandboxCallback(secret: string, { rawBody, headers }: CallbackRequest): CallbackReading {
  if (!isSigned(secret, rawBody, headers[SANDBOX_SIGNATURE])) return { kind: 'refused', reason: 'wrong or old signature' };
  try {
    return { kind: 'event', event: toEvent(JSON.parse(rawBody.toString('utf8')) as SandboxMessage), reply: 'RECEIVED' };
  } catch {
    return { kind: 'refused', reason: 'unreadable' };
  }
}

const KINDS: readonly string[] = [
  'pending',
  'paid',
  'failed',
  'cancelled',
  'refunded',
  'part_refunded',
  'authorized',
  'captured',
  'voided',
] satisfies GatewayEvent['kind'][];

/** Throws if a field is missing: a signed message may still be invalid. */
function toEvent({ event_id, payment, kind, amount, currency, reference, refund, capture }: SandboxMessage): GatewayEvent {
  const isWhole = [event_id, payment, currency, reference].every((text) => typeof text === 'string' && text !== '');
  if (!isWhole || !KINDS.includes(kind) || !Number.isInteger(amount)) throw new Error('the sandbox bank sent half a message');
  const refundCode = typeof refund === 'string' ? { refundCode: refund } : {};
  const captureCode = typeof capture === 'string' ? { captureCode: capture } : {};
  return { eventId: event_id, paymentCode: payment, kind, amount, currency, gatewayReference: reference, ...refundCode, ...captureCode };
}

/** Sends a query to the bank; `null`: the payment is unknown there. */
async function sendToBank({ url, secret, body }: { url: string; secret: string; body: object }): Promise<unknown> {
  const text = JSON.stringify(body);
  const response = await fetchPlain(url, {
    method: 'POST',
    body: text,
    headers: { 'content-type': 'application/json', [SANDBOX_SIGNATURE]: signMessage(secret, text) },
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  if (response.status === 404) return null;
  const answer = await response.text();
  if (!response.ok || !isSigned(secret, answer, response.headers.get(SANDBOX_SIGNATURE) ?? undefined)) throw new Error(`sandbox bank: ${response.status}`);
  return JSON.parse(answer);
}
