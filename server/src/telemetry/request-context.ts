import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readTraceParent, type Span, type TraceParent } from './trace-parent.ts';

/** Context of a request or of background work, available anywhere within it. */
export interface RequestContext {
  /** Created on first use: most requests are cached pages and files, which never need it. */
  id: string | undefined;
  /** Parent span from the caller's trace; undefined: none. */
  parent: TraceParent | undefined;
  /** The span that what is done now belongs to; `null`: this work is not followed, `undefined`: not decided yet. */
  span: Span | null | undefined;
  /** Template of the page that was made. */
  template: string | undefined;
  /** Result of the page cache. */
  cache: string | undefined;
  response: ServerResponse | undefined;
}

const store = new AsyncLocalStorage<RequestContext>();

/** Returns the current context; undefined outside of requests and background work. */
export const currentContext = (): RequestContext | undefined => store.getStore();

/** Id of what is going on. */
export const currentRequestId = (): string | undefined => {
  const work = store.getStore();
  return work && requestIdOf(work);
};

export function requestIdOf(work: RequestContext): string {
  work.id ??= randomUUID();
  return work.id;
}

/** Does something within a work. */
export const runInContext = <T>(work: RequestContext, does: () => T): T => store.run(work, does);

/** The context with another span, for a part of the work. */
export const runInSpan = <T>(work: RequestContext, span: Span, does: () => T): T => store.run({ ...work, id: requestIdOf(work), span }, does);

/** Does something that belongs to nothing that is going on, though it was begun there. */
export const runWithoutContext = <T>(does: () => T): T => store.exit(does);

const VALID_ID = /^[\w.-]{8,64}$/;

/** The work of a request. Ids from outside are taken only where our own proxy stands in front, which sets or checks them. */
export function contextOfRequest({ headers }: Pick<IncomingMessage, 'headers'>, response: ServerResponse, isTrusted: boolean): RequestContext {
  if (!isTrusted) return { id: undefined, parent: undefined, span: undefined, template: undefined, cache: undefined, response };
  const given = headers['x-request-id'];
  return {
    id: typeof given === 'string' && VALID_ID.test(given) ? given : undefined,
    parent: readTraceParent(headers.traceparent),
    span: undefined,
    template: undefined,
    cache: undefined,
    response,
  };
}

/** RequestContext that no request asked for. */
export const createContext = (): RequestContext => ({
  id: randomUUID(),
  parent: undefined,
  span: undefined,
  template: undefined,
  cache: undefined,
  response: undefined,
});

/** Tells the caller the id of the request that is being answered, while nothing has gone out yet. */
export function sendRequestId(): void {
  const work = store.getStore();
  if (work?.response && !work.response.headersSent && !work.response.destroyed) work.response.setHeader('X-Request-Id', requestIdOf(work));
}
