import type { Endpoint } from '@vitrina/contract/endpoint';
import { allEndpoints } from '@vitrina/contract/endpoints';
import { isExternalLoginPath } from '@vitrina/contract/values/external-login';
import { type CircuitBreaker, CircuitOpen, createCircuitBreaker } from '../db/index.ts';

/** How long an answer may take, in milliseconds. */
export interface CallLimits {
  readMs: number;
  /** A write is tried once and never broken off; only its caller waits no longer. */
  writeMs: number;
}

/** `provider`: a step of a login that waits for a provider of identity, which is asked several things. */
export type CallKind = 'read' | 'write' | 'provider';
export type TimeLimits = (kind: CallKind) => number;

const PROVIDER_MS = 20_000;

/** Time limit of a whole call, in milliseconds. */
export const timeLimits =
  ({ readMs, writeMs }: CallLimits): TimeLimits =>
  (kind) =>
    kind === 'provider' ? PROVIDER_MS : kind === 'read' ? readMs : writeMs;

/** The answer did not come in time; what made it may still end well, for whoever asks next. */
export class TooLate extends Error {
  /** As the system says it, so that it counts as an outage. */
  readonly code = 'ETIMEDOUT';
  /** Of a page that was waited for. */
  readonly statusCode = 503;
  constructor(what: string, ms: number) {
    super(`${what} took longer than ${ms} ms`);
  }
}

/** Changes nothing but counters. */
const isRead = ({ method, cache, key }: Endpoint): boolean => method === 'GET' || cache !== undefined || key === 'catalog_price_qty';
export const kindOf = (endpoint: Endpoint): Exclude<CallKind, 'provider'> => (isRead(endpoint) ? 'read' : 'write');

/** The result, or `TooLate`. Nobody hears of a late failure. */
export async function inTime<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    // Once more through the loop: after a standstill of this process what was waited for may be there already.
    timer = setTimeout(() => setImmediate(reject, new TooLate(what, ms)), ms);
  });
  late.catch(() => {});
  work.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether asking once more at once would only cost: the answer was not to be had in time, or nobody was asked. */
export function isFinal(error: unknown): boolean {
  const { cause } = (error ?? {}) as { cause?: unknown };
  return error instanceof TooLate || error instanceof CircuitOpen || (cause !== undefined && cause !== error && isFinal(cause));
}

export interface Limiter {
  /** Runs one operation. A read that times out many times in a row is refused for a while; other endpoints go on. */
  run<T>(endpoint: Endpoint, work: () => Promise<T>): Promise<T>;
}

export function createLimiter({ readMs }: CallLimits): Limiter {
  const circuits = new Map<string, CircuitBreaker>();
  const circuitOf = ({ key }: Endpoint): CircuitBreaker => {
    const known = circuits.get(key);
    if (known) return known;
    const circuit = createCircuitBreaker({ name: key });
    circuits.set(key, circuit);
    return circuit;
  };
  return {
    run: async (endpoint, work) => {
      if (!isRead(endpoint)) return work();
      const circuit = circuitOf(endpoint);
      circuit.enter();
      try {
        const result = await inTime(work(), readMs, endpoint.key);
        circuit.succeeded();
        return result;
      } catch (error) {
        if (error instanceof TooLate) circuit.failed();
        throw error;
      }
    },
  };
}

/** Time limits by path, for a server whose backend is elsewhere. */
export function limitsByPath(limits: CallLimits): (call: { method: string; path: string }) => number {
  const limitOf = timeLimits(limits);
  const readPosts = new Set(allEndpoints.filter((endpoint) => endpoint.method === 'POST' && isRead(endpoint)).map(({ path }) => path));
  return ({ method, path }) => {
    if (isExternalLoginPath(path)) return limitOf('provider');
    return limitOf(method === 'GET' || readPosts.has(path.endsWith('/') ? path : `${path}/`) ? 'read' : 'write');
  };
}
