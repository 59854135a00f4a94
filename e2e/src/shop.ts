import { inject } from 'vitest';
import { catalogue, type CategorySummary, type ProductDetail } from '@vitrina/contract/catalogue';
import { createClient, overHttp } from '@vitrina/contract/client';
import type { CallInput, CallReply } from '@vitrina/contract/call-types';
import type { Endpoint } from '@vitrina/contract/endpoint';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { KNOWN, type STAFF } from '@vitrina/demo/known';
import { sendRequest } from './request.ts';

/** Data of a call that must succeed. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { lang = 'si', token }: { lang?: LanguageCode; token?: string | undefined } = {},
): Promise<CallReply<E>> {
  const origin = inject('origin');
  const send = overHttp({ fetch: (request) => fetch(request), origin });
  const reply = await createClient({ send, baseHost: new URL(origin).host, lang, token }).call(endpoint, input);
  if (!reply.success) throw new Error(`${endpoint.key}: ${JSON.stringify(reply.data)}`);
  return reply.data;
}

/** A product of the demo shop by its handle. */
export const known = (handle: Exclude<keyof typeof KNOWN, 'variants'>, as: { lang?: LanguageCode; token?: string | undefined } = {}): Promise<ProductDetail> =>
  call(catalogue.product, { item_code: KNOWN[handle] }, as);

/** A category by its code; hidden ones need a staff token. */
export async function category(code: string, as: { lang?: LanguageCode; token?: string | undefined } = {}): Promise<CategorySummary> {
  const { items } = await call(catalogue.categories, { mode: 'flat' }, as);
  const found = items.find((one) => one.code === code);
  if (!found) throw new Error(`no category ${code}`);
  return found;
}

/** Logs in like a browser; returns the cookie header. */
export async function logIn({ email, password }: typeof STAFF | { email: string; password: string }): Promise<string> {
  const reply = await sendRequest('/api/auth/login/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-vitrina-browser': '1' },
    body: JSON.stringify({ email, password }),
  });
  const cookie = reply.headers['set-cookie']?.[0]?.split(';')[0];
  if (reply.status !== 200 || !cookie) throw new Error(`login answered ${reply.status} ${reply.text}`);
  return cookie;
}
