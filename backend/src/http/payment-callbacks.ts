import type { Context, Hono } from 'hono';
import { PAYMENT_CALLBACK_PATH } from '@vitrina/contract/endpoints';
import { type BackendReply, carry, failureReply } from './reply.ts';

/** Addresses that gateways call. */
export const CALLBACK_PATH = /^\/api\/webshop\/payment-callback\/[\w-]{1,60}\/?$/;
const MAX_BODY_BYTES = 256 * 1024;

/** A call as it came. */
interface RawCall {
  rawBody: Buffer;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

type Receive = (call: { gateway: string; request: RawCall }) => Promise<BackendReply>;

/** Registers the address that gateways call. It gets the bytes as they came, form or JSON: their signature is over them. */
export function registerCallbacks(app: Hono, receive: Receive): void {
  const path = PAYMENT_CALLBACK_PATH.replace(/\{(\w+)\}/g, ':$1');
  for (const spelling of [path, path.replace(/\/$/, '')]) {
    app.post(spelling, async (c) => carry(await answer(c, receive)));
    app.all(spelling, () => carry(failureReply('error_method_not_allowed', { headers: { allow: 'POST' } })));
  }
}

async function answer(c: Context, receive: Receive): Promise<BackendReply> {
  if (c.req.header('content-encoding')) return failureReply('error_content_encoding');
  if (Number(c.req.header('content-length') ?? 0) > MAX_BODY_BYTES) return failureReply('error_body_too_large');
  const rawBody = (c.env as { body?: Buffer } | undefined)?.body ?? Buffer.from(await c.req.arrayBuffer());
  if (rawBody.length > MAX_BODY_BYTES) return failureReply('error_body_too_large');
  const request = { rawBody, headers: c.req.header(), query: new URL(c.req.url).searchParams };
  return receive({ gateway: c.req.param('gateway') ?? '', request });
}
