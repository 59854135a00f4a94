import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { arrowOf } from '@vitrina/contract/law/energy-arrow';
import { isPrivatePath } from '@vitrina/contract/values/private-path';
import { isAllowedHost } from './allowed-host.ts';
import { addressOf } from './client-address.ts';
import { isFromThisMachine } from './from-this-machine.ts';
import type { ApiCall } from './handle-api.ts';
import { answerHealth, answerReadiness } from './health-checks.ts';
import type { RequestKind } from '../telemetry/request-metrics.ts';
import { hostOf } from './office-host.ts';
import { sendRequestId } from '../telemetry/request-context.ts';
import { type Answer, failure, isLong, json, type LongAnswer, send, sendLong, text } from './send.ts';
import { createTableAnswers } from './table-answers.ts';
import { unescapePath } from './unescape-path.ts';

/** All request handlers, composed by `createShop`. */
export interface Routes {
  publicUrl: string | undefined;
  /** Host of the back office, if it has its own; that host serves nothing else. */
  officeOrigin: string | undefined;
  isHttps: boolean;
  allowLocal: boolean;
  trustedProxies: number;
  metricsToken: string | undefined;
  /** Metrics are shown without the token to requests from this machine. */
  showsFiguresHere: boolean;
  common: readonly string[];
  /** Maps a path that the shop serves elsewhere to the contract's own. */
  ownPath: (method: string, path: string) => string;
  api: (call: ApiCall) => Promise<Answer | LongAnswer>;
  page: (request: IncomingMessage, response: ServerResponse) => unknown;
  file: (path: string, request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** Pages for this machine only: written mails in development; `null`: none. */
  localPages: { matches: (path: string) => boolean; answer: (path: string) => Promise<Answer> } | null;
  /** The back office's page and files, below `/backoffice`. */
  backoffice: (path: string, request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** The script of the error pages. */
  errorScript: { path: string; text: string };
  thumb: (path: string, request: IncomingMessage, response: ServerResponse) => Promise<void>;
  appleIcon: () => Promise<Answer>;
  media: (path: string, request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Reasons why the shop is not ready; none: it is. */
  notReady: () => Promise<string[]>;
  metrics: () => Promise<string>;
  build: () => string;
}

const tableAnswer = createTableAnswers();
const LONGEST_URL = 2048;
const ARROW_HEADERS = ['Content-Type', 'image/svg+xml', 'Cache-Control', 'public, max-age=86400'];
/** Files in the root of the browser build. */
const ROOT_FILE = /^\/[\w-]+(?:\.[\w-]+)*\.(?:svg|ico|png|webmanifest|txt|json)$/;

/** Routes a request to its handler; returns the kind of request. Pages come first as they are the most frequent. */
export function routeRequest(request: IncomingMessage, response: ServerResponse, routes: Routes): RequestKind | Promise<RequestKind> {
  const { url = '/', method = 'GET' } = request;
  const path = pathOf(url);
  const refusal = refuse(request, path, routes);
  if (refusal) {
    send(request, response, refusal, routes.common);
    return 'refused';
  }
  if (path.startsWith('/api/')) return answerApi(request, response, routes);
  if (method !== 'GET' && method !== 'HEAD' && !(method === 'POST' && isPrivatePath(path))) {
    send(request, response, text(405, 'Method not allowed\n', ['Allow', 'GET, HEAD']), routes.common);
    return 'refused';
  }
  if (path.startsWith('/assets/')) return answerFile(path, request, response, routes);
  if (path.startsWith('/thumbs/')) return routes.thumb(path, request, response).then(() => 'thumb');
  const arrow = path.startsWith('/energy/') ? arrowOf(path) : null;
  if (arrow !== null) {
    send(request, response, { status: 200, headers: ARROW_HEADERS, body: arrow }, routes.common);
    return 'asset';
  }
  if (path.startsWith('/media/')) return routes.media(path, request, response).then(() => 'asset');
  if (path === '/backoffice' || path.startsWith('/backoffice/')) return routes.backoffice(path, request, response).then(() => 'page');
  if (routes.localPages?.matches(path) && isFromThisMachine(request)) {
    return routes.localPages.answer(path).then((answer) => {
      send(request, response, answer, routes.common);
      return 'page';
    });
  }
  const own = ownAnswer(path, request, routes);
  if (own) {
    return own.then((answer) => {
      send(request, response, answer, routes.common);
      return 'health';
    });
  }
  if (!path.endsWith('/') && ROOT_FILE.test(path) && path !== '/robots.txt') return answerFile(path, request, response, routes);
  const served = routes.page(request, response);
  return served instanceof Promise ? served.then(() => 'page') : 'page';
}

function pathOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? url : url.slice(0, at);
}

function refuse(request: IncomingMessage, path: string, { publicUrl, officeOrigin, allowLocal }: Routes): Answer | null {
  if (path.length > LONGEST_URL || (request.url as string).length > LONGEST_URL * 4) return tooLong(path);
  if (!path.startsWith('/') || path.includes('\\') || /[^\x21-\x7e]/.test(path)) return text(400, 'Bad address\n', ['Connection', 'close']);
  const host = hostOf({ host: request.headers.host, path, officeOrigin });
  if (host === 'nowhere') return path.startsWith('/api/') ? failure('error_not_found') : text(404, 'Not found\n');
  if (host === 'shop' && !isAllowedHost({ host: request.headers.host, path, publicUrl, allowLocal })) return text(421, 'This host is not served here\n');
  return null;
}

function tooLong(path: string): Answer {
  const close = ['Connection', 'close'];
  return path.startsWith('/api/') ? { ...failure('error_bad_input', close), status: 414 } : text(414, 'Address too long\n', close);
}

async function answerApi(request: IncomingMessage, response: ServerResponse, routes: Routes): Promise<RequestKind> {
  sendRequestId();
  const isOffice = hostOf({ host: request.headers.host, path: pathOf(request.url as string), officeOrigin: routes.officeOrigin }) === 'office';
  const origin = (isOffice ? routes.officeOrigin : routes.publicUrl) ?? `http://${request.headers.host}`;
  const target = origin + (request.url as string);
  const called = (request.url as string).length > LONGEST_URL ? null : URL.parse(target);
  if (!called) {
    send(request, response, failure('error_bad_input'), routes.common);
    return 'api';
  }
  const path = routes.ownPath(request.method as string, unescapePath(called.pathname));
  if (path !== called.pathname) called.pathname = path;
  // `/api/../metrics` is not an API path and must not be forwarded to a remote backend.
  const answer = called.pathname.startsWith('/api/')
    ? await routes.api({ request, url: called, address: addressOf(request, routes.trustedProxies) })
    : failure('error_not_found');
  if (isLong(answer)) await sendLong(request, response, answer, routes.common);
  else send(request, response, await tableAnswer(request, called.pathname, answer), routes.common);
  return 'api';
}

async function answerFile(path: string, request: IncomingMessage, response: ServerResponse, routes: Routes): Promise<RequestKind> {
  if (await routes.file(path, request, response)) return 'asset';
  if (!path.startsWith('/assets/')) {
    await routes.page(request, response);
    return 'page';
  }
  send(request, response, text(404, 'Not found\n'), routes.common);
  return 'asset';
}

function ownAnswer(path: string, request: IncomingMessage, routes: Routes): Promise<Answer> | null {
  if (path === '/healthz') return Promise.resolve(answerHealth());
  if (path === '/apple-touch-icon.png') return routes.appleIcon();
  if (path === routes.errorScript.path) return Promise.resolve(script(routes.errorScript.text));
  if (path === '/_build/latest.json') return Promise.resolve(json(200, { id: routes.build() }));
  if (path === '/metrics') return answerMetrics(request, routes);
  if (path === '/readyz') return answerReadiness(routes.notReady);
  return null;
}

const script = (body: string): Answer => ({
  status: 200,
  headers: ['Content-Type', 'text/javascript; charset=utf-8', 'Cache-Control', 'public, max-age=86400'],
  body,
});

async function answerMetrics(request: IncomingMessage, { metricsToken, showsFiguresHere, metrics }: Routes): Promise<Answer> {
  const isAllowed =
    (showsFiguresHere && isFromThisMachine(request)) || (metricsToken !== undefined && isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`));
  if (!isAllowed) return text(403, 'Only with METRICS_TOKEN as bearer\n');
  return { status: 200, headers: ['Content-Type', 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control', 'no-store'], body: await metrics() };
}

/** Compared in constant time, also for unequal lengths. */
function isSame(received: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(received), digest(expected));
}
