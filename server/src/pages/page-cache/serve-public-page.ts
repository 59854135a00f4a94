import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Admission } from '../../admission/admission.ts';
import { createPendingClients } from '../../admission/pending-clients.ts';
import type { ErrorAnswers } from '../../http/error-answers.ts';
import { send } from '../../http/send.ts';
import { sendRequestId } from '../../telemetry/request-context.ts';
import type { PageCache, RenderReason } from './page-cache.ts';
import type { PageEntry } from './page-entry.ts';
import type { PageServed } from './page-handler.ts';
import type { CacheKey } from './cache-key.ts';
import type { PageRequestReader } from './read-page-request.ts';
import type { RenderPage } from './render-page.ts';
import type { sendEntry } from './send-entry.ts';

interface PublicPageDeps {
  cache: PageCache;
  admission: Pick<Admission, 'run' | 'priorityOfPage'>;
  reader: PageRequestReader;
  render: RenderPage;
  sendPage: typeof sendEntry;
  errors: Pick<ErrorAnswers, 'busy'>;
  common: readonly string[];
}

/** Serves pages that are equal for all visitors, from the cache if possible. Throws `TooBusy`. */
export function createPublicPageServer(deps: PublicPageDeps): (request: IncomingMessage, response: ServerResponse) => PageServed | Promise<PageServed> {
  const { cache, admission, reader, render, sendPage } = deps;
  const pendingClients = createPendingClients();

  const serveUncached = async (request: IncomingMessage, response: ServerResponse): Promise<PageServed> => {
    const url = request.url as string;
    const priority = admission.priorityOfPage(request, url, reader.isBot(request));
    const entry = await admission.run(priority, () => render(url, false), { isNeeded: () => !response.destroyed });
    await sendPage(request, response, entry, 'none');
    return 'redirect';
  };

  /** Renders by the priority of the request, and a renewal in the background by its own. */
  const renderWhenAdmitted = (request: IncomingMessage, { key, target, isBot }: CacheKey, reason: RenderReason): Promise<PageEntry> =>
    reason === 'renewal'
      ? admission.run('background', () => render(target, isBot))
      : admission.run(admission.priorityOfPage(request, target, isBot), () => render(target, isBot), {
          isNeeded: () => pendingClients.hasClients(key),
          // With an older page at hand no client has to wait.
          mayWaitLong: reason === 'missing',
        });

  const serveByCache = async (request: IncomingMessage, response: ServerResponse, page: CacheKey): Promise<PageServed> => {
    sendRequestId();
    const leave = pendingClients.join(page.key, response);
    const outcome = await cache.get(page.key, (reason) => renderWhenAdmitted(request, page, reason)).finally(leave);
    if (outcome.state === 'busy') send(request, response, deps.errors.busy(request), deps.common);
    else if (dropsQuery(request, page, outcome.entry)) return serveUncached(request, response);
    else await sendPage(request, response, outcome.entry, outcome.state);
    return outcome.state;
  };

  return (request, response) => {
    const page = reader.keyOf(request);
    if (!page) return serveUncached(request, response);
    const fresh = cache.fresh(page.key);
    if (!fresh) return serveByCache(request, response, page);
    if (dropsQuery(request, page, fresh)) return serveUncached(request, response);
    const sent = sendPage(request, response, fresh, 'hit');
    return typeof sent === 'number' ? 'hit' : sent.then(() => 'hit');
  };
}

/** True for a redirect cached under a part of the request's query: its target must get the whole query, campaign parameters included. */
const dropsQuery = ({ url }: IncomingMessage, { target }: CacheKey, { status }: PageEntry): boolean => status >= 300 && status < 400 && url !== target;
