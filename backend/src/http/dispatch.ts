import { NO_RETRY } from '@vitrina/contract/client';
import { CircuitOpen, isOutage } from '../db/index.ts';
import { isFinal, type TimeLimits } from './call-limits.ts';
import type { CallContext } from './context.ts';
import type { IncomingCall } from './incoming-call.ts';
import { type BackendReply, failureReply } from './reply.ts';
import type { Route } from './route.ts';
import { createRouter, type Match } from './router.ts';
import { withTimeout } from './with-timeout.ts';

/** Result of admission: a refusal, or the context for the route. */
export type Admission = { refusal: BackendReply } | { refusal: null; context: CallContext };

/** Logs a call that failed. `path` is the route's template, so that no value of a placeholder is written down; `unknown`: no route. */
export type LogCallError = (error: unknown, call: { method: string; path: string }) => void;

interface DispatchDeps {
  routes: readonly Route[];
  /** `route`: `null` where path or method are unknown. */
  admit: (call: IncomingCall, route: Route | null) => Admission | Promise<Admission>;
  limitOf: TimeLimits;
  logError: LogCallError;
}

export type Dispatch = (call: IncomingCall) => Promise<BackendReply>;

/** Answers every call of the interface, over HTTP and from this process: route, admission, handler, within a time limit. It never throws. */
export function createDispatch({ routes, admit, limitOf, logError }: DispatchDeps): Dispatch {
  const router = createRouter(routes);
  const byKey = new Map(routes.map((route) => [route.key, route]));
  const find = ({ method, target }: IncomingCall): Match<Route> => {
    if ('path' in target) return router.match(method, target.path);
    const route = byKey.get(target.key);
    return route ? { route, params: target.params } : { route: null, allow: null };
  };
  const answer = async (call: IncomingCall, match: Match<Route>): Promise<BackendReply> => {
    const admission = await admit(call, match.route);
    if (admission.refusal) return admission.refusal;
    if (match.route) return match.route.handle(call, match.params, admission.context);
    return match.allow === null ? failureReply('error_not_found') : failureReply('error_method_not_allowed', { headers: { allow: match.allow } });
  };
  return async (call) => {
    const match = find(call);
    const { route } = match;
    try {
      return await withTimeout(answer(call, match), limitOf(route?.kind ?? (call.method === 'GET' ? 'read' : 'write')), route?.key ?? 'a call');
    } catch (error) {
      // The failures that opened a circuit breaker were logged; thousands of refusals may follow.
      if (!(error instanceof CircuitOpen)) logError(error, { method: call.method, path: route?.template ?? 'unknown' });
      return crashReply(error);
    }
  };
}

function crashReply(error: unknown): BackendReply {
  if (!isOutage(error)) return failureReply('error_internal');
  return failureReply('error_unavailable', { headers: { 'retry-after': '5', ...(isFinal(error) && { [NO_RETRY]: '1' }) } });
}
