import type { IncomingMessage } from 'node:http';
import { isBot } from '@vitrina/contract/values/bots';
import { languageBase, type LanguageCode, splitLanguage } from '@vitrina/contract/values/languages';
import { safePath } from '@vitrina/contract/values/safe-path';
import { readCookie } from '../../http/read-cookie.ts';
import type { ErrorAnswers } from '../../http/error-answers.ts';
import { type Answer, failure, text } from '../../http/send.ts';
import { ERROR_POLICY, genericPage, redirectPage, REFRESH_BUILD_SECONDS, REFRESH_SECONDS, renewedPage } from './error-page.ts';
import { createWaitingPages } from './waiting-pages.ts';

/** An error of rendering; any thrown value. */
export interface PageError {
  /** Status of the failed call. */
  statusCode?: number;
  /** Redirect target on this site. */
  leadTo?: string;
  /** The storefront's own files could not be read. */
  isBuildFailure?: boolean;
}

interface Options {
  defaultLanguage: LanguageCode;
  isProduction: boolean;
}

/** Marks a reload after a 401: a second 401 in a row is shown as an error, against reload loops. */
const RENEWED_COOKIE = 'renewed';
const GUARD_SECONDS = 10;
/** Retry-After during overload, seconds. */
const BUSY_SECONDS = 4;

/** Error pages (specification, sections 4 and 8), rendered without backend and storefront. */
export function createErrorAnswers({ defaultLanguage, isProduction }: Options): ErrorAnswers {
  const langOf = (path: string): LanguageCode => splitLanguage(path.replace(/^\/_data(?=\/)/, ''), defaultLanguage).lang;

  const waitingPage = createWaitingPages();

  const page = (status: number, body: Buffer | string, headers: readonly string[] = []): Answer => ({
    status,
    headers: ['Content-Type', 'text/html; charset=utf-8', 'Cache-Control', 'no-store', 'Content-Security-Policy', ERROR_POLICY, ...headers],
    body,
  });

  const waiting = (request: IncomingMessage, { status = 503, seconds = REFRESH_SECONDS, isBusy = false, headers = [] }: WaitingPage = {}): Answer => {
    const path = request.url ?? '/';
    const { body, encoding } = waitingPage({ lang: langOf(bare(path)), path, seconds, isBusy, accepts: request.headers['accept-encoding'] });
    return page(status, body, [...encoding, ...retrying(retryAfter(seconds)), ...headers]);
  };

  const forPerson = (request: IncomingMessage, error: unknown, { status, id }: { status: number; id: string }): Answer => {
    const path = bare(request.url ?? '/');
    const lang = langOf(path);
    const home = languageBase(lang, defaultLanguage);
    const { leadTo, isBuildFailure = false } = factsOf(error);
    const number = ['X-Request-Id', id];
    const target = leadTo === undefined ? null : safePath(leadTo);
    if (target !== null) return page(404, redirectPage({ lang, url: target }), number);
    if (status === 401 && readCookie(request.headers.cookie, RENEWED_COOKIE) === undefined)
      return page(401, renewedPage({ lang }), [...number, 'Set-Cookie', `${RENEWED_COOKIE}=1; Max-Age=${GUARD_SECONDS}; Path=/; SameSite=Lax; HttpOnly`]);
    if (status === 503) return waiting(request, { seconds: isBuildFailure ? REFRESH_BUILD_SECONDS : REFRESH_SECONDS, headers: number });
    if (status === 500 && isProduction) return waiting(request, { status, headers: number });
    const message = isProduction ? '' : error instanceof Error ? error.message : String(error);
    return page(
      status,
      genericPage({
        lang,
        status,
        message,
        home,
        ...(isProduction ? status !== 401 && { lostUrl: `${home}404/` } : error instanceof Error && { stack: error.stack }),
      }),
      status === 429 || status >= 500 ? [...number, 'Retry-After', '10'] : number,
    );
  };

  return {
    answer: (request, error, id) => {
      const { statusCode, isBuildFailure } = factsOf(error);
      const status = isBuildFailure ? 503 : (statusCode ?? 500);
      const path = request.url ?? '/';
      if (path.startsWith('/api/')) return failure(status === 503 ? 'error_unavailable' : 'error_internal', [...retrying(10), 'X-Request-Id', id]);
      // Bots and page data get the status with one line; after failed page data the browser loads the document.
      if (wantsNoPage(request))
        return text(status, `Error ${status}\n`, status >= 500 ? [...retrying(retryAfter(REFRESH_SECONDS)), 'X-Request-Id', id] : ['X-Request-Id', id]);
      return forPerson(request, error, { status, id });
    },
    maintenance: (request) => (wantsNoPage(request) ? text(503, 'Error 503\n', retrying(retryAfter(REFRESH_SECONDS))) : waiting(request)),
    busy: (request) => (wantsNoPage(request) ? text(503, 'Error 503\n', retrying(BUSY_SECONDS)) : waiting(request, { seconds: BUSY_SECONDS, isBusy: true })),
  };
}

interface WaitingPage {
  status?: number;
  seconds?: number;
  isBusy?: boolean;
  headers?: readonly string[];
}

const wantsNoPage = ({ url = '/', headers }: IncomingMessage): boolean => url.startsWith('/_data/') || isBot(headers['user-agent'] ?? '');
const bare = (path: string): string => path.split('?')[0] as string;
const retrying = (seconds: number): string[] => ['Retry-After', String(seconds)];
/** Randomized, so that clients do not return together. */
const retryAfter = (seconds: number): number => seconds + Math.floor((Math.random() * seconds) / 4);

/** The contract's client puts the status into `data`, other errors carry it themselves. */
function factsOf(error: unknown): PageError {
  const { statusCode, leadTo, isBuildFailure, data } = (error ?? {}) as PageError & { data?: { statusCode?: unknown } };
  const status = statusCode ?? data?.statusCode;
  return {
    ...(isStatus(status) && { statusCode: status }),
    ...(typeof leadTo === 'string' && { leadTo }),
    ...(isBuildFailure === true && { isBuildFailure }),
  };
}

const isStatus = (status: unknown): status is number => typeof status === 'number' && Number.isInteger(status) && status >= 400 && status <= 599;
