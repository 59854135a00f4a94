import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { isPrivatePath } from '@vitrina/contract/values/private-path';
import type { Admission } from '../../admission/admission.ts';
import { TooBusy } from '../../admission/too-busy.ts';
import type { ErrorAnswers } from '../../http/error-answers.ts';
import { readCookie } from '../../http/read-cookie.ts';
import { send } from '../../http/send.ts';
import { looksLikeToken, TOKEN_COOKIE } from '../../http/token-rules.ts';
import { type ClearCaches, cachesToClear } from './clear-by-query.ts';
import type { PageCache } from './page-cache.ts';
import type { PageHandler, PageServed } from './page-handler.ts';
import { createPageRequestReader } from './read-page-request.ts';
import { createRenderPage } from './render-page.ts';
import { sendEntry } from './send-entry.ts';
import { createPublicPageServer } from './serve-public-page.ts';
import { createStaffPages } from './serve-staff-page.ts';

export interface PageDeps {
  storefront: PageHandler;
  cache: PageCache;
  admission: Pick<Admission, 'run' | 'priorityOfPage'>;
  isStaff: (token: string) => boolean | Promise<boolean>;
  clearCaches: ClearCaches;
  /** Serves pages of one visitor. */
  privatePage: (request: IncomingMessage, response: ServerResponse) => Promise<PageServed>;
  /** Origin of rendered pages; the request's Host is ignored. */
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
}

/** Path of the staff login, which stays open while the shop is closed. */
const STAFF_ENTRANCE = /^(?:\/_data)?(?:\/[a-z]{2})?\/auth\/login\//;

/** Serves pages and page data: to staff, to one visitor, or from the cache to all. */
export function createPageServer(deps: PageDeps): (request: IncomingMessage, response: ServerResponse) => PageServed | Promise<PageServed> {
  const { common, errors } = deps;
  const reader = createPageRequestReader(deps.defaultLanguage);
  const render = createRenderPage(deps);
  const sendPage: typeof sendEntry = (request, response, entry, state) => {
    if (entry.rules.length > 0) deps.countRedirects(entry.rules);
    return sendEntry(request, response, entry, state);
  };
  const staffPages = createStaffPages({ ...deps, reader, render, sendPage });
  const servePublic = createPublicPageServer({ ...deps, reader, render, sendPage });

  const orBusy = (request: IncomingMessage, response: ServerResponse, served: Promise<PageServed>): Promise<PageServed> =>
    served.catch((error: unknown) => {
      if (!(error instanceof TooBusy)) throw error;
      send(request, response, errors.busy(request), common);
      return 'busy';
    });

  const serveVisitor = (request: IncomingMessage, response: ServerResponse): PageServed | Promise<PageServed> => {
    if (deps.isClosed() && !STAFF_ENTRANCE.test(request.url as string)) {
      send(request, response, errors.maintenance(request), common);
      return 'busy';
    }
    const served = isPrivatePath(request.url as string) ? deps.privatePage(request, response) : servePublic(request, response);
    return typeof served === 'string' ? served : orBusy(request, response, served);
  };

  /** Caches that the address names are emptied first. */
  const serveStaff = async (request: IncomingMessage, response: ServerResponse, staffToken: string): Promise<PageServed> => {
    const caches = cachesToClear(request);
    if (caches) await deps.clearCaches(caches, staffToken);
    if (staffPages.chooseView(request, response)) return 'staff';
    const isPrivate = isPrivatePath(request.url as string);
    return orBusy(request, response, isPrivate ? deps.privatePage(request, response) : staffPages.serve(request, response, staffToken));
  };

  return (request, response) => {
    const cookies = request.headers.cookie;
    const token = cookies === undefined ? undefined : readCookie(cookies, TOKEN_COOKIE);
    if (!looksLikeToken(token)) return serveVisitor(request, response);
    const staff = deps.isStaff(token);
    if (staff === false) return serveVisitor(request, response);
    return Promise.resolve(staff).then((isStaff) => (isStaff ? serveStaff(request, response, token) : serveVisitor(request, response)));
  };
}
