import type { IncomingMessage, ServerResponse } from 'node:http';
import { isBot } from '@vitrina/contract/values/bots';
import { isPrivatePath } from '@vitrina/contract/values/private-path';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { PAGE_CACHE_SECONDS } from '@vitrina/contract/cache-minutes';
import type { Admission } from '../../admission/admission.ts';
import { createPendingClients } from '../../admission/pending-clients.ts';
import { TooBusy } from '../../admission/too-busy.ts';
import type { ErrorAnswers } from '../../http/error-answers.ts';
import { readCookie } from '../../http/read-cookie.ts';
import { send, text } from '../../http/send.ts';
import { isOwnSite, looksLikeToken, TOKEN_COOKIE } from '../../http/token-rules.ts';
import { type ClearCaches, cachesToClear } from './clear-by-query.ts';
import { createBoundedMemo } from '@vitrina/contract/values/bounded-memo';
import { ownCopy } from '../../shared/own-copy.ts';
import type { MakeReason, PageCache } from './page-cache.ts';
import { type Lives, makeEntry, type PageEntry } from './page-entry.ts';
import { type PageKey, pageKey } from './page-key.ts';
import { giveRequestId } from '../../telemetry/request-context.ts';
import { sendEntry } from './send-entry.ts';
import { chosenView, type StaffView, staffViewCookie, staffViewOf } from './staff-view.ts';

const DAY_MS = 86_400_000;
export const PAGE_LIVES: Lives = { freshMs: PAGE_CACHE_SECONDS * 1000, staleMs: DAY_MS, notFoundMs: 10_000 };

interface PageFacts {
  staffToken?: string | undefined;
  staffView?: StaffView | undefined;
  visitorToken?: string | undefined;
  visitor?: { address: string; agent: string; consent: string | undefined } | undefined;
  isDeliberate?: boolean | undefined;
}

/** What the server needs of the storefront. */
export interface PageHandler {
  handleRequest(request: Request, facts?: PageFacts): Promise<Response>;
}

export interface PageDeps {
  storefront: PageHandler;
  cache: PageCache;
  /** Who is served before whom. */
  admission: Pick<Admission, 'run' | 'laneOfPage'>;
  isStaff: (token: string) => boolean | Promise<boolean>;
  clearCaches: ClearCaches;
  /** Pages that are one visitor's alone. */
  privatePage: (request: IncomingMessage, response: ServerResponse) => Promise<PageServed>;
  /** Origin under which pages are made, whatever the request said. */
  origin: string;
  defaultLanguage: LanguageCode;
  isHttps: boolean;
  /** Security headers. */
  common: readonly string[];
  /** The shop is closed to all but staff. */
  isClosed: () => boolean;
  errors: ErrorAnswers;
  /** Counts followed redirect rules by their ids, also where the answer came from the cache. */
  countRedirects: (rules: readonly number[]) => void;
  logError: (message: string, error: unknown) => void;
}

export type PageServed = 'hit' | 'shared' | 'stale' | 'miss' | 'busy' | 'staff' | 'private' | 'redirect';

const LONGEST_REMEMBERED = 300;
/** Where staff log in while the shop is closed. */
const STAFF_ENTRANCE = /^(?:\/_data)?(?:\/[a-z]{2})?\/auth\/login\//;

/** What the storefront is told of who asks. */
export const agentFor = (isBot: boolean): string => (isBot ? 'Googlebot' : 'Mozilla/5.0');

/** Serves pages and page data: from the cache where it can be, made by the storefront else. */
export function createPageServer(deps: PageDeps): (request: IncomingMessage, response: ServerResponse) => PageServed | Promise<PageServed> {
  const { cache, storefront, admission, origin, common } = deps;
  const askedBefore = createBoundedMemo<PageKey | null>(10_000, { keepKey: ownCopy });
  const agents = createBoundedMemo<boolean>(2000, { keepKey: ownCopy });
  const pendingClients = createPendingClients();

  const isBotsOwn = (request: IncomingMessage): boolean => agents((request.headers['user-agent'] ?? '').slice(0, 400), isBot);
  const keyOf = (request: IncomingMessage): PageKey | null => {
    const rawUrl = request.url as string;
    const bot = isBotsOwn(request);
    const make = () => pageKey({ rawUrl, isBot: bot, defaultLanguage: deps.defaultLanguage });
    // Long ones are seldom asked for twice, and ten thousand of them would fill the memory.
    return rawUrl.length > LONGEST_REMEMBERED ? make() : askedBefore(bot ? `bot ${rawUrl}` : rawUrl, make);
  };

  /** The storefront sees the canonical address, the layout, and nothing else of what came. */
  const render = (target: string, isBot: boolean, staff: PageFacts = {}): Promise<PageEntry> => {
    const request = new Request(origin + target, { headers: { 'user-agent': agentFor(isBot) } });
    return storefront.handleRequest(request, staff).then((answer) => makeEntry(answer, { lives: PAGE_LIVES, common }));
  };

  const sendPage: typeof sendEntry = (request, response, entry, state) => {
    if (entry.rules.length > 0) deps.countRedirects(entry.rules);
    return sendEntry(request, response, entry, state);
  };

  /** A page as staff chose to see it; as a guest's or a crawler's it is made of what those get, and kept as little. */
  const renderForStaff = async (request: IncomingMessage, response: ServerResponse, staffToken: string): Promise<PageServed> => {
    const staffView = staffViewOf(request.headers.cookie);
    const asOthers = staffView === 'staff' ? null : keyOf(request)?.target;
    const facts = { staffView, ...(staffView === 'staff' && { staffToken }) };
    const entry = await admission.run('first', () => render(asOthers ?? (request.url as string), staffView === 'bot', facts));
    await sendPage(request, response, asPrivate(entry), 'staff');
    return 'staff';
  };

  /** A link of the staff bar: remembers the view and leads back to the page. */
  const chooseView = (request: IncomingMessage, response: ServerResponse): boolean => {
    const chosen = isOwnSite(request.headers['sec-fetch-site'] as string | undefined) ? chosenView(request.url as string) : null;
    if (!chosen) return false;
    const headers = ['Location', chosen.back, 'Set-Cookie', staffViewCookie(chosen.view, deps.isHttps)];
    send(request, response, text(303, '', headers), common);
    return true;
  };

  const renderOnce = async (request: IncomingMessage, response: ServerResponse): Promise<PageServed> => {
    const lane = admission.laneOfPage(request, request.url as string, isBotsOwn(request));
    const entry = await admission.run(lane, () => render(request.url as string, false), { isWanted: () => !response.destroyed });
    await sendPage(request, response, entry, 'none');
    return 'redirect';
  };

  const serveAnyone = (request: IncomingMessage, response: ServerResponse): PageServed | Promise<PageServed> => {
    const page = keyOf(request);
    if (!page) return orBusy(request, response, renderOnce(request, response));
    const fresh = cache.fresh(page.key);
    if (!fresh) return makeAndSend(request, response, page);
    if (leavesQuery(request, page, fresh)) return orBusy(request, response, renderOnce(request, response));
    const sent = sendPage(request, response, fresh, 'hit');
    return typeof sent === 'number' ? 'hit' : sent.then(() => 'hit');
  };

  const makeAndSend = async (
    request: IncomingMessage,
    response: ServerResponse,
    { key, target, isBot }: { key: string; target: string; isBot: boolean },
  ): Promise<PageServed> => {
    giveRequestId();
    const leave = pendingClients.join(key, response);
    const make = (reason: MakeReason): Promise<PageEntry> =>
      reason === 'renewal'
        ? admission.run('spare', () => render(target, isBot))
        : admission.run(admission.laneOfPage(request, target, isBot), () => render(target, isBot), {
            isWanted: () => pendingClients.hasClients(key),
            // With something older at hand nobody has to wait for their turn.
            isPatient: reason === 'missing',
          });
    const outcome = await cache.get(key, make).finally(leave);
    if (outcome.state !== 'busy' && leavesQuery(request, { target }, outcome.entry)) return orBusy(request, response, renderOnce(request, response));
    if (outcome.state === 'busy') send(request, response, deps.errors.busy(request), common);
    else await sendPage(request, response, outcome.entry, outcome.state);
    return outcome.state;
  };

  const serve = (request: IncomingMessage, response: ServerResponse, staffToken: string | null): PageServed | Promise<PageServed> => {
    if (staffToken && chooseView(request, response)) return 'staff';
    if (!staffToken && deps.isClosed() && !STAFF_ENTRANCE.test(request.url as string)) {
      send(request, response, deps.errors.maintenance(request), common);
      return 'busy';
    }
    if (isPrivatePath(request.url as string)) return orBusy(request, response, deps.privatePage(request, response));
    return staffToken ? orBusy(request, response, renderForStaff(request, response, staffToken)) : serveAnyone(request, response);
  };

  /** Staff first empty the caches that the address names, then see the page. */
  const serveStaff = async (request: IncomingMessage, response: ServerResponse, staffToken: string): Promise<PageServed> => {
    const caches = cachesToClear(request);
    if (caches) await deps.clearCaches(caches, staffToken);
    return serve(request, response, staffToken);
  };

  const orBusy = (request: IncomingMessage, response: ServerResponse, served: Promise<PageServed>): Promise<PageServed> =>
    served.catch((error: unknown) => {
      if (!(error instanceof TooBusy)) throw error;
      send(request, response, deps.errors.busy(request), common);
      return 'busy';
    });

  return (request, response) => {
    const cookies = request.headers.cookie;
    const token = cookies === undefined ? undefined : readCookie(cookies, TOKEN_COOKIE);
    if (!looksLikeToken(token)) return serve(request, response, null);
    const staff = deps.isStaff(token);
    if (staff === false) return serve(request, response, null);
    return Promise.resolve(staff).then((isStaff) => (isStaff ? serveStaff(request, response, token) : serve(request, response, null)));
  };
}

/** A redirect that was kept under less than was asked for; where it leads, all of the query shall arrive, marks of campaigns too. */
const leavesQuery = ({ url }: IncomingMessage, { target }: Pick<PageKey, 'target'>, { status }: PageEntry): boolean =>
  status >= 300 && status < 400 && url !== target;

/** What is for one person goes nowhere else. */
export function asPrivate(entry: PageEntry): PageEntry {
  const headers: string[] = [];
  for (let i = 0; i < entry.headers.length; i += 2)
    if (entry.headers[i]?.toLowerCase() !== 'cache-control') headers.push(entry.headers[i] as string, entry.headers[i + 1] as string);
  return { ...entry, headers: [...headers, 'Cache-Control', 'private, no-store'] };
}
