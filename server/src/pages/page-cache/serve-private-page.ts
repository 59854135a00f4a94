import type { IncomingMessage, ServerResponse } from 'node:http';
import { CONSENT_COOKIE, consentCookie, parseConsent } from '@vitrina/contract/values/consent';
import { deviceCookie, looksLikeDevice, readDeviceCookie } from '@vitrina/contract/values/device-cookie';
import { isBot } from '@vitrina/contract/values/bots';
import { MOST_FORM_BYTES, MOST_FORM_PARTS, takesFiles } from '@vitrina/contract/values/takes-files';
import { isConsentPath } from '@vitrina/contract/values/private-path';
import type { Admission } from '../../admission/admission.ts';
import type { Backend } from '../../http/backend.ts';
import { readBody } from '../../http/body.ts';
import { readLongBody } from '../../http/long-bodies.ts';
import { readCookie } from '../../http/read-cookie.ts';
import { send, text } from '../../http/send.ts';
import { isDeliberate, isOwnSite, looksLikeToken, TOKEN_COOKIE, tokenCookie } from '../../http/token-rules.ts';
import { asPrivate } from './as-private.ts';
import { PAGE_LIVES, type PageHandler, type PageServed, userAgentFor } from './page-handler.ts';
import { makeEntry } from './page-entry.ts';
import { sendEntry } from './send-entry.ts';
import { CLIENT_ADDRESS, VISITOR_CONSENT, VISITOR_DEVICE, VISITOR_TOKEN } from '@vitrina/contract/internal-headers';

export interface PrivatePageDeps {
  storefront: PageHandler;
  answer: Backend['answer'];
  admission: Pick<Admission, 'run' | 'priorityOfPrivatePage'>;
  isStaff: (token: string) => boolean | Promise<boolean>;
  /** Origin of rendered pages; the request's Host is ignored. */
  origin: string;
  isHttps: boolean;
  /** Address of the client. */
  addressOf: (request: IncomingMessage) => string;
  common: readonly string[];
  /** Counts followed redirect rules by their ids. */
  countRedirects: (rules: readonly number[]) => void;
}

/** Serves checkout, orders and account: rendered for one visitor with their token, and for forms without scripts; never cached. */
export function createPrivatePageServer(deps: PrivatePageDeps): (request: IncomingMessage, response: ServerResponse) => Promise<PageServed> {
  const { storefront, origin, isHttps, common } = deps;
  return async (request, response) => {
    const isForm = request.method === 'POST';
    const form = isForm ? await readForm(request, deps) : null;
    if (form && 'refused' in form) {
      send(request, response, form.refused, common);
      return 'private';
    }
    // A form is carried out also when its client has disconnected; a page is not rendered for no client.
    return deps.admission.run(deps.admission.priorityOfPrivatePage(request), () => makeAndSend(request, response, form), {
      isNeeded: () => isForm || !response.destroyed,
    });
  };

  async function makeAndSend(request: IncomingMessage, response: ServerResponse, form: { body: Buffer; type?: string } | null): Promise<PageServed> {
    const visitor = await visitorOf(request, deps, form !== null);
    const page = await storefront.handleRequest(
      new Request(origin + request.url, {
        headers: { 'user-agent': userAgentFor(isBot(request.headers['user-agent'] ?? '')), ...(form?.type && { 'content-type': form.type }) },
        ...(form && { method: 'POST', body: new Uint8Array(form.body) }),
      }),
      {
        visitorToken: visitor.token,
        visitor: {
          address: deps.addressOf(request),
          agent: request.headers['user-agent'] ?? '',
          consent: readCookie(request.headers.cookie, CONSENT_COOKIE),
          ...ofLogin(request, response),
        },
        isDeliberate: isDeliberate(request.method as string, request.headers),
        ...(visitor.token && (await deps.isStaff(visitor.token)) && { staffToken: visitor.token }),
      },
    );
    // A login or logout on the page returned another token.
    const token = page.headers.get(VISITOR_TOKEN) ?? (visitor.isNew ? visitor.token : undefined);
    page.headers.delete(VISITOR_TOKEN);
    const device = page.headers.get(VISITOR_DEVICE);
    page.headers.delete(VISITOR_DEVICE);
    const consent = page.headers.get(VISITOR_CONSENT);
    page.headers.delete(VISITOR_CONSENT);
    const entry = asPrivate(await makeEntry(page, { lives: PAGE_LIVES, common }));
    deps.countRedirects(entry.rules);
    const headers = [
      ...entry.headers,
      ...(looksLikeToken(token) ? ['Set-Cookie', tokenCookie(token, isHttps)] : []),
      ...(looksLikeDevice(device) ? ['Set-Cookie', deviceCookie(device, isHttps)] : []),
      ...(consent ? ['Set-Cookie', choiceCookie(consent, isHttps)] : []),
    ];
    await sendEntry(request, response, { ...entry, headers }, 'none');
    return 'private';
  }
}

/** `necessary|analytics;15552000`: approved categories, and the lifetime of the choice in seconds. */
function choiceCookie(consent: string, isHttps: boolean): string {
  const [choice = '', seconds] = consent.split(';');
  return consentCookie(parseConsent(choice), isHttps, seconds === undefined ? undefined : Number(seconds));
}

/** Returns the facts that judge a login by form: the device cookie, and a signal aborted when the client disconnects. */
function ofLogin(request: IncomingMessage, response: ServerResponse): { device: string | undefined; signal?: AbortSignal } {
  const device = readDeviceCookie(request.headers.cookie) ?? undefined;
  if (request.method !== 'POST') return { device };
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return { device, signal: gone.signal };
}

type Form = { body: Buffer; type?: string } | { refused: ReturnType<typeof text> };

/** A form from one of our own pages; any other site's is refused, as the cookie comes along by itself. */
async function readForm(request: IncomingMessage, deps: PrivatePageDeps): Promise<Form> {
  const { headers } = request;
  const site = headers['sec-fetch-site'] as string | undefined;
  const isOurs = site === undefined ? sourceOf(headers) === headers.host : isOwnSite(site);
  if (!isOurs) return { refused: text(403, 'Forms are taken from this site only\n') };
  if (hasFiles(request)) return readFormWithFiles(request, deps);
  if (!/^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')) return { refused: text(415, 'Not a form\n') };
  const body = await readBody(request);
  return body === null ? { refused: text(413, 'Too large\n', ['Connection', 'close']) } : { body };
}

/** Boundary of a multipart form; `null`: another content type. */
const boundaryOf = (type: string): string | null => /^multipart\/form-data;\s*boundary="?([\w'()+,./:=? -]{1,70})"?$/i.exec(type)?.[1] ?? null;

const hasFiles = ({ headers, url = '' }: IncomingMessage): boolean =>
  takesFiles(url.split('?')[0] as string) && boundaryOf(headers['content-type'] ?? '') !== null;

/** Reads a form with photos: only of visitors with a token, few at once, with a limited number of parts. */
async function readFormWithFiles(request: IncomingMessage, deps: PrivatePageDeps): Promise<Form> {
  const { headers } = request;
  if (!(await isKnown(request, deps))) return { refused: text(403, 'Cookies are needed for files\n', ['Connection', 'close']) };
  const body = await readLongBody(() => readBody(request, MOST_FORM_BYTES));
  if (body === 'busy') return { refused: text(503, 'Busy\n', ['Connection', 'close', 'Retry-After', '2']) };
  if (body === null) return { refused: text(413, 'Too large\n', ['Connection', 'close']) };
  const type = headers['content-type'] as string;
  return countParts(body, boundaryOf(type) as string) > MOST_FORM_PARTS ? { refused: text(413, 'Too many fields\n') } : { body, type };
}

async function isKnown({ headers }: IncomingMessage, { answer, origin }: PrivatePageDeps): Promise<boolean> {
  const token = readCookie(headers.cookie, TOKEN_COOKIE);
  if (!looksLikeToken(token)) return false;
  return (await answer(new Request(`${origin}/api/auth/is-login/`, { headers: { authorization: `Bearer ${token}` } }))).status === 200;
}

function countParts(body: Buffer, boundary: string): number {
  let parts = 0;
  for (let at = body.indexOf(`--${boundary}`); at >= 0 && parts <= MOST_FORM_PARTS; at = body.indexOf(`--${boundary}`, at + 1)) parts += 1;
  return parts;
}

/** Host that a form came from, by Origin or Referer, for older browsers. */
function sourceOf(headers: IncomingMessage['headers']): string | null {
  const from = headers.origin ?? headers.referer;
  return from !== undefined && URL.canParse(from) ? new URL(from).host : null;
}

/** Token of the visitor. An expired one is replaced by a new guest's; a visitor without a token gets one if a form needs it. */
async function visitorOf(
  request: IncomingMessage,
  { answer, origin, addressOf }: PrivatePageDeps,
  isForm: boolean,
): Promise<{ token: string | undefined; isNew: boolean }> {
  const token = readCookie(request.headers.cookie, TOKEN_COOKIE);
  const headers = { [CLIENT_ADDRESS]: addressOf(request) };
  if (looksLikeToken(token)) {
    const reply = await answer(new Request(`${origin}/api/auth/is-login/`, { headers: { ...headers, authorization: `Bearer ${token}` } }));
    if (reply.status !== 401) return { token, isNew: false };
  } else if (!isForm || isConsentPath(request.url as string)) return { token: undefined, isNew: false };
  const reply = await answer(new Request(`${origin}/api/auth/generate-token/`, { headers }));
  const { data } = JSON.parse(reply.text) as { data: { jwt?: string } };
  return { token: data.jwt, isNew: true };
}
