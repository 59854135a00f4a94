import { createHash, randomBytes } from 'node:crypto';
import type { Gateway, PaymentStart, StartedPayment } from '../../adapters/payments/gateway.ts';
import type { Db } from '../../db/index.ts';
import { callerNetworks } from '../../http/caller-networks.ts';
import { increment, trace } from '../../http/instrumentation.ts';
import { withTimeout } from '../../http/with-timeout.ts';
import { insertPayment, saveGatewayReference } from './payment-queries.ts';

const GATEWAY_WITHIN_MS = 8000;

export type PaymentRequest = Pick<
  PaymentStart,
  'amount' | 'currency' | 'email' | 'lang' | 'buyer' | 'successUrl' | 'failureUrl' | 'cancelUrl' | 'callbackUrl'
> & {
  /** Reference of the subject: `order-12`. */
  reference: string;
  /** The subject for people: the order's number. */
  title: string;
  /** The shopper's IP address, for the limit of failed payments. */
  address: string;
};

/** `failed`: the gateway is unreachable, too slow, or its reply is invalid. The payment is kept, as the gateway may have started it. */
export type PaymentStartResult = { kind: 'started'; paymentId: number; started: StartedPayment } | { kind: 'failed'; error: unknown };

/** Inserts a payment and starts it at its gateway. Not within a transaction: a gateway may take seconds. */
export async function startPayment(db: Db, gateway: Gateway, request: PaymentRequest): Promise<PaymentStartResult> {
  const code = randomBytes(16).toString('base64url');
  const { reference, title, address, ...start } = request;
  const { amount, currency } = start;
  const payment = await insertPayment(db, { reference, gateway: gateway.code, amount, currency, code, addressHash: hashAddress(address) });
  try {
    const started = await trace('outgoing', `${gateway.code} start`, () =>
      withTimeout(gateway.start({ ...start, code, reference: title }), GATEWAY_WITHIN_MS, `the gateway ${gateway.code}`),
    );
    if ('gatewayReference' in started && started.gatewayReference)
      await saveGatewayReference(db, { id: payment.id, gatewayReference: started.gatewayReference });
    increment({ what: 'payment_started', gateway: gateway.code, outcome: 'begun' });
    return { kind: 'started', paymentId: payment.id, started };
  } catch (error) {
    increment({ what: 'payment_started', gateway: gateway.code, outcome: 'failed' });
    return { kind: 'failed', error };
  }
}

/** Networks are stored as hashes only. */
export const hashAddress = (address: string): string | null =>
  address
    ? createHash('sha256')
        .update(`payment:${callerNetworks(address).own}`)
        .digest('base64url')
    : null;
