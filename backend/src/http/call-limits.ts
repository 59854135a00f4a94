import type { Endpoint } from '@vitrina/contract/endpoint';
import { allEndpoints } from '@vitrina/contract/endpoints';
import { isExternalLoginPath } from '@vitrina/contract/values/external-login';
import { type CircuitBreaker, CircuitOpen, createCircuitBreaker } from '../db/index.ts';
import { TimeoutError, withTimeout } from './with-timeout.ts';

/** Time limits of replies, milliseconds. */
export interface CallLimits {
  readMs: number;
  /** A write is tried once and never aborted; after this time only its caller stops waiting. */
  writeMs: number;
}

/** `provider`: a login step with several requests to an identity provider. `file`: export of a whole list. */
export type CallKind = 'read' | 'write' | 'provider' | 'file';
export type TimeLimits = (kind: CallKind) => number;

const PROVIDER_MS = 20_000;
const FILE_MS = 120_000;

/** Time limit of a whole call, in milliseconds. */
export const timeLimits =
  ({ readMs, writeMs }: CallLimits): TimeLimits =>
  (kind) =>
    ({ provider: PROVIDER_MS, file: FILE_MS, read: readMs, write: writeMs })[kind];

/** POST calls that only read: live values on cached pages. */
const READ_BY_POST: ReadonlySet<string> = new Set(['catalog_price_qty', 'catalog_shop_stock', 'catalog_delivery_to']);

/** True if the call changes nothing except counters. */
const isRead = ({ method, cache, key }: Endpoint): boolean => method === 'GET' || cache !== undefined || READ_BY_POST.has(key);
export const kindOf = (endpoint: Endpoint): 'read' | 'write' => (isRead(endpoint) ? 'read' : 'write');
const isListFile = ({ key }: Endpoint): boolean => key.endsWith('_csv');
/** Kind by which the whole call is limited. */
export const limitedAs = (endpoint: Endpoint): CallKind => (isListFile(endpoint) ? 'file' : kindOf(endpoint));

/** True if an immediate retry is useless: the work timed out, or its circuit is open. */
export function isFinal(error: unknown): boolean {
  const { cause } = (error ?? {}) as { cause?: unknown };
  return error instanceof TimeoutError || error instanceof CircuitOpen || (cause !== undefined && cause !== error && isFinal(cause));
}

export interface Limiter {
  /** Runs one operation. A read that times out many times in a row is refused for a while; other endpoints are not affected. */
  run<T>(endpoint: Endpoint, work: () => Promise<T>): Promise<T>;
}

export function createLimiter({ readMs }: CallLimits): Limiter {
  const circuits = new Map<string, CircuitBreaker>();
  const circuitOf = ({ key }: Endpoint): CircuitBreaker => {
    const existing = circuits.get(key);
    if (existing) return existing;
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
        const result = await withTimeout(work(), readMs, endpoint.key);
        circuit.succeeded();
        return result;
      } catch (error) {
        if (error instanceof TimeoutError) circuit.failed();
        throw error;
      }
    },
  };
}

/** Time limits by path, for a server whose backend is elsewhere. */
export function limitsByPath(limits: CallLimits): (call: { method: string; path: string }) => number {
  const limitOf = timeLimits(limits);
  const readPosts = new Set(allEndpoints.filter((endpoint) => endpoint.method === 'POST' && isRead(endpoint)).map(({ path }) => path));
  const listFiles = new Set(allEndpoints.filter(isListFile).map(({ path }) => path));
  return ({ method, path }) => {
    if (isExternalLoginPath(path)) return limitOf('provider');
    const declared = path.endsWith('/') ? path : `${path}/`;
    if (method === 'POST' && listFiles.has(declared)) return limitOf('file');
    return limitOf(method === 'GET' || readPosts.has(declared) ? 'read' : 'write');
  };
}
