import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Rules of the cookie `token`, which holds the caller's jwt out of reach of scripts (contract, "Origin and transport"). */
export const TOKEN_COOKIE = 'token';
/** One year (specification, section 9). */
export const TOKEN_COOKIE_SECONDS = 31_536_000;

const ISSUING =
  /^\/api\/auth\/(?:generate-token|login|logout|signup-confirm\/[^/]+\/[^/]+|change-password|close-sessions|erase|passkeys\/login|login-link\/[^/]+\/[^/]+)\/?$/;

/** Bearer handle that browsers may send: it names the cookie's token and is useless without it (decision 0035). */
export const bearerHandle = (token: string): string => `b.${createHash('sha256').update(token).digest('base64url').slice(0, 22)}`;
export const isBearerHandle = (authorization: string | undefined): boolean => /^Bearer b\.[\w-]{22}$/.test(authorization ?? '');

/** True if a reply to the path may contain a new token. */
export const issuesToken = (path: string): boolean => ISSUING.test(path);

/** True if the path is the storefront's token call, which the server handles itself. */
export const isTokenCall = (path: string): boolean => path === '/api/nuxtapi/token' || path === '/api/nuxtapi/token/';

export const looksLikeToken = (text: string | undefined): text is string => text !== undefined && /^[\w.-]{1,2000}$/.test(text);

/** The Set-Cookie header for a new token. */
export const tokenCookie = (jwt: string, isHttps: boolean): string =>
  `${TOKEN_COOKIE}=${jwt}; Path=/; Max-Age=${TOKEN_COOKIE_SECONDS}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;

interface WriteFacts {
  method: string;
  /** Header Sec-Fetch-Site. */
  site: string | undefined;
  contentType: string | undefined;
}

/**
 * Returns the error for a call authenticated by the cookie alone; `null`: allowed. A page of another site can make the
 * browser send the cookie, so such writes are refused, and so is any body that a plain HTML form could send.
 */
export function cookieCallRefusal({ method, site, contentType }: WriteFacts): 'error_bad_origin' | 'error_content_type' | null {
  if (method === 'GET' || method === 'HEAD') return null;
  if (!isOwnSite(site)) return 'error_bad_origin';
  return /^application\/json\b/i.test(contentType ?? '') ? null : 'error_content_type';
}

/** Sec-Fetch-Site of a call from our own pages, from the address bar, or from a client that sends none. */
export const isOwnSite = (site: string | undefined): boolean => site === undefined || site === 'same-origin' || site === 'none';

/** True if a browser opens an address as a document, not as a picture, frame or script of another site's page. */
export const isNavigation = (
  method: string,
  { 'sec-fetch-site': site, 'sec-fetch-mode': mode = 'navigate', 'sec-fetch-dest': destination = 'document' }: IncomingHttpHeaders,
  // A browser names its site beside the mode; programs with a `fetch` of their own name the mode alone.
): boolean => method === 'GET' && (mode === 'navigate' || site === undefined) && destination === 'document';

/** Values of Sec-Purpose and Purpose for speculative fetches. */
const AHEAD = /\b(?:prefetch|prerender|preview)\b/i;
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/**
 * True if a visitor opened an address deliberately, from one of our pages or the address bar: not a speculative fetch,
 * picture, frame or script, nor a link on another site. Only then may a GET end a session.
 */
export const isDeliberate = (method: string, headers: IncomingHttpHeaders): boolean =>
  isOwnSite(headers['sec-fetch-site'] as string | undefined) &&
  isNavigation(method, headers) &&
  !PURPOSES.some((name) => AHEAD.test(String(headers[name] ?? ''))) &&
  // Browsers without Sec-Fetch-Dest still send Accept.
  !/^(?:image|audio|video)\//.test(headers.accept ?? '');
