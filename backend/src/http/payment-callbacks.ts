import { PAYMENT_CALLBACK_PATH } from '@vitrina/contract/endpoints';
import type { Db } from '../db/index.ts';
import type { IncomingCall } from './incoming-call.ts';
import { type BackendReply, failureReply } from './reply.ts';
import type { Route } from './route.ts';

/** A gateway's request as received. */
interface RawCall {
  rawBody: Buffer;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

type Receive = (db: Db, call: { gateway: string; request: RawCall }) => Promise<BackendReply>;

/** Route of the gateways' callbacks. The handler gets the raw bytes, form or JSON, as the signature is computed over them. */
export const callbackRoute = (receive: Receive): Route => ({
  method: 'POST',
  template: PAYMENT_CALLBACK_PATH,
  key: null,
  kind: 'write',
  isSigned: true,
  handle: async (call, { gateway = '' }, { db }) => {
    const request = await readRawCall(call);
    return 'rawBody' in request ? receive(db, { gateway, request }) : request;
  },
});

async function readRawCall(call: IncomingCall): Promise<RawCall | BackendReply> {
  const body = await call.bytes();
  if (!body.ok) return failureReply(body.label);
  return { rawBody: body.data, headers: call.headers(), query: new URLSearchParams(call.search()) };
}
