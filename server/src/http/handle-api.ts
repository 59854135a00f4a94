import type { IncomingMessage } from 'node:http';
import type { BackendReply, CallRequest } from '@vitrina/backend';
import { bodyLimitOf } from '@vitrina/contract/body-limits';
import { isListFilePath } from '@vitrina/contract/staff/lists';
import { staffSession } from '@vitrina/contract/staff/session';
import { consentCookie } from '@vitrina/contract/values/consent';
import { deviceCookie, looksLikeDevice } from '@vitrina/contract/values/device-cookie';
import { isExternalLoginPath } from '@vitrina/contract/values/external-login';
import type { Backend } from './backend.ts';
import { readBody } from './body.ts';
import { readLongBody } from './long-bodies.ts';
import { readCookie, withoutCookie } from './read-cookie.ts';
import { type Answer, failure, json, type LongAnswer } from './send.ts';
import {
  bearerHandle,
  cookieCallRefusal,
  isBearerHandle,
  isNavigation,
  isOwnSite,
  issuesToken,
  isTokenCall,
  looksLikeToken,
  TOKEN_COOKIE,
  tokenCookie,
} from './token-rules.ts';
import { BROWSER, CACHE_TAGS, CLIENT_ADDRESS, CLIENT_AGENT, VISITOR_DEVICE, VISITOR_TOKEN } from '@vitrina/contract/internal-headers';

export interface ApiDeps {
  /** The backend, in this process or elsewhere. */
  answer: Backend['answer'];
  isHttps: boolean;
  /** Browsers send a bearer header that names their cookie's token. */
  hasHandles?: boolean;
}

export interface ApiCall {
  request: IncomingMessage;
  /** Absolute address with the origin for the backend. */
  url: URL;
  address: string;
}

/** Methods that a `Request` supports; TRACE and CONNECT are not among them. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Headers of this connection, or reserved for the server. */
const DROPPED =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|host|content-length|cookie|authorization|accept-encoding|forwarded|x-forwarded-.*|x-real-ip|x-client-.*|x-vitrina-.*|x-request-id|traceparent|tracestate|baggage)$/;

/** Forwards a call to the backend: the cookie becomes the bearer header, new tokens are set as the cookie. */
export async function handleApi(call: ApiCall, deps: ApiDeps): Promise<Answer | LongAnswer> {
  const { headers, method = 'GET' } = call.request;
  // The cookie identifies the caller; a handle only names its token, also one replaced meanwhile.
  const authorization = deps.hasHandles && isBearerHandle(headers.authorization) ? undefined : headers.authorization;
  if (!METHODS.has(method)) return failure('error_method_not_allowed');
  // Also for GET: a link on another site must neither end a session nor replace the cookie's token.
  if (issuesToken(call.url.pathname) && authorization === undefined && !isOwnSite(headers['sec-fetch-site'] as string | undefined))
    return failure('error_bad_origin');
  const isExternal = isExternalLoginPath(call.url.pathname);
  if (isExternal && !isNavigation(method, headers)) return failure(method === 'GET' ? 'error_bad_origin' : 'error_method_not_allowed');
  const cookie = readCookie(headers.cookie, TOKEN_COOKIE);
  const usesCookie = authorization === undefined && looksLikeToken(cookie);
  const refusal = usesCookie
    ? cookieCallRefusal({ method, site: headers['sec-fetch-site'] as string | undefined, contentType: headers['content-type'] })
    : null;
  if (refusal) return failure(refusal);
  if (isTokenCall(call.url.pathname) && method === 'GET' && authorization === undefined) return answerTokenCall(call, deps, usesCookie ? cookie : undefined);

  const bearer = authorization ?? (usesCookie ? `Bearer ${cookie}` : undefined);
  const { most, from } = bodyLimitOf(method, call.url.pathname);
  // Bodies larger than usual are read only from callers with a known token or session.
  const isAdmitted = from === 'anybody' || (from === 'office' ? await isOfSession(call, deps) : await isOfVisitor(call, bearer, deps));
  if (!isAdmitted) return failure('error_unauthorized', ['Connection', 'close']);
  const body = method === 'GET' || method === 'HEAD' ? undefined : await readLong(from, () => readBody(call.request, most));
  if (body === 'busy') return failure('error_unavailable', ['Connection', 'close', 'Retry-After', '2']);
  if (body === null) return failure('error_body_too_large', ['Connection', 'close']);
  const gone = whenGone(call);
  const reply = await deps.answer(toRequest(call, bearer, gone.signal), body).finally(gone.stop);
  if (reply.long) return { status: reply.status, headers: headersOf(reply), body: reply.long };
  const answer = toAnswer(reply);
  if (isExternal && authorization === undefined) return withVisitorToken(answer, deps);
  if (isConsentCall(call.url.pathname) && method === 'POST' && reply.status === 200) return withConsent(answer, deps);
  const isBrowser = cookie !== undefined || headers[BROWSER] === '1';
  return issuesToken(call.url.pathname) && method !== 'HEAD' && reply.status < 300 && authorization === undefined
    ? moveToken(answer, { isBrowser, isHttps: deps.isHttps })
    : answer;
}

const readLong = <T>(from: 'anybody' | 'office' | 'visitor', read: () => Promise<T>): Promise<T | 'busy'> => (from === 'visitor' ? readLongBody(read) : read());

/** Resolves with true if the call carries a known visitor token. */
async function isOfVisitor({ url, address }: ApiCall, bearer: string | undefined, deps: ApiDeps): Promise<boolean> {
  if (bearer === undefined) return false;
  const headers = new Headers({ [CLIENT_ADDRESS]: address, authorization: bearer });
  return (await deps.answer(new Request(new URL('/api/auth/is-login/', url), { headers }))).status === 200;
}

/** Resolves with true if the call carries a session of the back office with its second factor. */
async function isOfSession({ request, url, address }: ApiCall, deps: ApiDeps): Promise<boolean> {
  const headers = new Headers({ [CLIENT_ADDRESS]: address, cookie: request.headers.cookie ?? '' });
  return (await deps.answer(new Request(new URL(staffSession.me.path, url), { headers }))).status === 200;
}

const NO_BODY = async (): Promise<ArrayBuffer> => new ArrayBuffer(0);

/** The body is read already. */
function toRequest({ request, url, address }: ApiCall, bearer: string | undefined, signal: AbortSignal | undefined): CallRequest {
  const headers = new Map<string, string>();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !DROPPED.test(name)) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const cookies = withoutCookie(request.headers.cookie, TOKEN_COOKIE);
  if (cookies) headers.set('cookie', cookies);
  if (bearer) headers.set('authorization', bearer);
  headers.set(CLIENT_ADDRESS, address);
  headers.set(CLIENT_AGENT, (request.headers['user-agent'] ?? '').slice(0, 300));
  return {
    method: request.method ?? 'GET',
    get url() {
      return url.href;
    },
    parsed: url,
    headers,
    body: null,
    arrayBuffer: NO_BODY,
    signal,
  };
}

const NEVER: { signal: AbortSignal | undefined; stop: () => void } = { signal: undefined, stop: () => {} };

/** Aborts when the client hangs up: password hashes wait in a queue of their own, and a whole list as a file is work for minutes. */
function whenGone({ request: { method, socket }, url }: ApiCall): typeof NEVER {
  if (method !== 'POST' || !(url.pathname.startsWith('/api/auth/') || isListFilePath(url.pathname))) return NEVER;
  const gone = new AbortController();
  const abort = (): void => gone.abort();
  socket.once('close', abort);
  return { signal: gone.signal, stop: () => socket.off('close', abort) };
}

const isConsentCall = (path: string): boolean => path.replace(/\/$/, '') === '/api/misc/gdpr-consents';

/** Headers for caches in front of the backend, or of one connection. */
const INTERNAL = new Set([CACHE_TAGS, 'content-length', 'content-encoding', 'transfer-encoding', 'connection', 'keep-alive', 'date']);

const headersOf = ({ headers }: BackendReply): string[] => Object.entries(headers).flatMap(([name, value]) => (INTERNAL.has(name) ? [] : [name, value]));

const toAnswer = (reply: BackendReply): Answer => ({
  status: reply.status,
  headers: headersOf(reply),
  body: reply.bytes ? Buffer.from(reply.bytes) : reply.text,
});

function withVisitorToken(answer: Answer, { isHttps }: ApiDeps): Answer {
  const [token, device] = [VISITOR_TOKEN, VISITOR_DEVICE].map((name) => headerOf(answer.headers, name));
  const remainingHeaders = [VISITOR_TOKEN, VISITOR_DEVICE].reduce((headers, name) => withoutHeader(headers, name), answer.headers);
  return looksLikeToken(token)
    ? { ...answer, headers: [...remainingHeaders, ...cookiesOf({ token, device, isHttps })] }
    : { ...answer, headers: remainingHeaders };
}

/** Sets the consent cookie by header too: some browsers delete cookies set by scripts within a week. */
function withConsent(answer: Answer, { isHttps }: ApiDeps): Answer {
  const { data } = JSON.parse(String(answer.body)) as { data: { items: string[]; max_age: number } };
  return { ...answer, headers: [...answer.headers, 'Set-Cookie', consentCookie(data.items, isHttps, data.max_age)] };
}

function headerOf(headers: readonly string[], name: string): string | undefined {
  const at = headers.indexOf(name);
  return at < 0 ? undefined : headers[at + 1];
}

function withoutHeader(headers: readonly string[], name: string): readonly string[] {
  const at = headers.indexOf(name);
  return at < 0 ? headers : headers.toSpliced(at, 2);
}

const cookiesOf = ({ token, device, isHttps }: { token: string; device: string | undefined; isHttps: boolean }): string[] => [
  'Set-Cookie',
  tokenCookie(token, isHttps),
  ...(looksLikeDevice(device) ? ['Set-Cookie', deviceCookie(device, isHttps)] : []),
];

/** Sets the reply's jwt as the cookie; for browsers it is removed from the body, so that no script can read it. */
function moveToken(answer: Answer, { isBrowser, isHttps }: { isBrowser: boolean; isHttps: boolean }): Answer {
  const reply = JSON.parse(String(answer.body)) as { success: boolean; data: { jwt?: string; device?: string } };
  const { jwt, device, ...rest } = reply.data;
  if (!looksLikeToken(jwt)) return answer;
  return {
    ...answer,
    headers: [...answer.headers, ...cookiesOf({ token: jwt, device, isHttps })],
    body: isBrowser ? JSON.stringify({ ...reply, data: rest }) : answer.body,
  };
}

/** `GET /api/nuxtapi/token`: owner of the cookie; a new guest where it is missing or expired, or on request. */
async function answerTokenCall(call: ApiCall, deps: ApiDeps, token: string | undefined): Promise<Answer> {
  const regenerate = call.url.searchParams.get('regenerate') === '1';
  // A link on another site must not be able to log a visitor out.
  if (regenerate && !isOwnSite(call.request.headers['sec-fetch-site'] as string | undefined)) return failure('error_bad_origin');
  const handleOf = (jwt: string) => deps.hasHandles && { bearer: bearerHandle(jwt) };
  const callBackend = (path: string, bearer?: string) => {
    const url = new URL(path, call.url);
    const headers = { [CLIENT_ADDRESS]: call.address, ...(bearer && { authorization: `Bearer ${bearer}` }) };
    return deps.answer(new Request(url, { headers }));
  };
  if (token && !regenerate) {
    const reply = await callBackend('/api/auth/is-login/', token);
    if (reply.status !== 401) {
      const { data } = JSON.parse(reply.text) as { data: { user_id?: number | null } };
      return reply.status === 200
        ? json(200, { success: true, data: { user_id: data.user_id ?? null, ...handleOf(token) } })
        : json(reply.status, { success: false, data });
    }
  }
  const reply = await callBackend('/api/auth/generate-token/');
  const { data } = JSON.parse(reply.text) as { data: { jwt?: string } };
  if (reply.status === 429) return toAnswer(reply);
  if (reply.status !== 200 || !looksLikeToken(data.jwt)) return failure('error_unavailable');
  return json(200, { success: true, data: { user_id: null, ...handleOf(data.jwt) } }, ['Set-Cookie', tokenCookie(data.jwt, deps.isHttps)]);
}
