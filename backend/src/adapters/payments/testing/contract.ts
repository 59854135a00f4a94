/** Helpers shared by the contract tests of all gateways. */
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nextPaymentState, type PaymentState } from '../../../modules/payments/payment-states.ts';
import type { CallbackReading, CallbackRequest, Gateway, GatewayEvent, PaymentStart } from '../gateway.ts';

export const PAYMENT: PaymentStart = {
  code: 'AbC-_fGhIjKlMnOpQrStUv',
  amount: 129_999,
  currency: 'EUR',
  reference: 'Naročilo 2026-000123',
  email: 'kupec@example.com',
  lang: 'si',
  successUrl: 'https://shop.example/webshop/thank_you/?identifier=1-x',
  failureUrl: 'https://shop.example/webshop/failed_payment/?identifier=1-x',
  cancelUrl: 'https://shop.example/webshop/payment-canceled-quick/?identifier=1-x',
  callbackUrl: 'https://shop.example/api/webshop/payment-callback/x/',
};

/** A callback request. */
export const callback = (body: string, headers: Record<string, string> = {}): CallbackRequest => ({
  rawBody: Buffer.from(body),
  headers,
  query: new URLSearchParams(),
});

/** The event of a callback; any other reading fails the test. */
export function eventIn(reading: CallbackReading): GatewayEvent {
  if (reading.kind !== 'event') throw new Error(`no event: ${JSON.stringify(reading)}`);
  return reading.event;
}

/** All permutations of the items. */
export function permutations<T>(things: readonly T[]): T[][] {
  return things.length < 2 ? [[...things]] : things.flatMap((one, i) => permutations(things.toSpliced(i, 1)).map((rest) => [one, ...rest]));
}

/** Final state of a payment after these callbacks, each event counted once; only those about this payment count. */
export async function endState(gateway: Gateway, requests: readonly CallbackRequest[]): Promise<PaymentState> {
  const seen = new Set<string>();
  let state: PaymentState = 'created';
  for (const request of requests) {
    const reading = await gateway.readCallback(request);
    if (reading.kind !== 'event' || seen.has(reading.event.eventId)) continue;
    const { eventId, paymentCode, amount, currency, kind } = reading.event;
    if (paymentCode !== PAYMENT.code || amount !== PAYMENT.amount || currency !== PAYMENT.currency) continue;
    seen.add(eventId);
    state = nextPaymentState(state, kind);
  }
  return state;
}

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  fields: URLSearchParams;
  /** Body as received. */
  text: string;
}

/** A provider's server on this machine: `answer` gets each request and returns a status and a JSON body. */
export async function startProvider(answer: (request: ReceivedRequest) => { status?: number; body: unknown } | Promise<{ status?: number; body: unknown }>) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const received = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, fields: new URLSearchParams(text), text };
    const { status = 200, body } = await answer(received);
    response
      .writeHead(status, { 'content-type': typeof body === 'string' && body.startsWith('<') ? 'application/xml' : 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
