import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { cacheNameOf, type Endpoint } from '@vitrina/contract/endpoint';
import { type Db, isOutage, type ReadReplica } from '../db/index.ts';
import type { Limiter } from './call-limits.ts';
import type { CallContext } from './context.ts';
import type { DataCache } from './data-cache.ts';
import type { Outcome } from './outcome.ts';
import { readInput } from './read-input.ts';
import { type BackendReply, carry, dataOf, failureReply, successReply } from './reply.ts';
import { counted, traced } from './watch.ts';

export type Operation<Input, Data> = (input: Input, context: CallContext) => Promise<Outcome<Data>>;

/** One endpoint with the operation that answers it; modules export lists of these. */
export interface Binding {
  endpoint: Endpoint;
  operation: Operation<never, unknown>;
}

/** Ties an endpoint of the contract to its operation; does not compile unless input and data fit. */
export const bind = <Input extends z.ZodType, Reply extends z.ZodType>(
  endpoint: Endpoint<Input, Reply>,
  operation: Operation<z.output<Input>, z.input<Reply>>,
): Binding => ({ endpoint, operation: operation as Operation<never, unknown> });

export interface BindingDeps {
  cache: DataCache;
  /** Checks replies against their schemas; in tests and development. */
  checkReplies: boolean;
  limiter: Limiter;
  /** Where a call reads and writes. */
  dbFor: (endpoint: Endpoint) => Db;
  /** Where public data may be read as well. */
  replica: Pick<ReadReplica, 'db' | 'failed'> | null;
}

/** Registers an endpoint on both spellings of its path. */
export function register(app: Hono, binding: Binding, deps: BindingDeps & { contextOf: (c: Context) => CallContext }): void {
  const { endpoint } = binding;
  app.on(endpoint.method, bothSpellings(pathOf(endpoint)), async (c: Context) =>
    carry(await perform({ binding, caller: deps.contextOf(c), readInput: () => readInput(c, endpoint), deps })),
  );
}

interface Performance {
  binding: Binding;
  caller: CallContext;
  readInput: () => Outcome<unknown> | Promise<Outcome<unknown>>;
  deps: BindingDeps;
}

/** One call from access to reply, wherever it came from. */
export async function perform(call: Performance): Promise<BackendReply> {
  const { key } = call.binding.endpoint;
  try {
    const reply = await traced('call', key, () => performNow(call));
    counted({ what: 'call', endpoint: key, status: reply.status });
    return reply;
  } catch (error) {
    counted({ what: 'call', endpoint: key, status: isOutage(error) ? 503 : 500 });
    throw error;
  }
}

async function performNow({ binding: { endpoint, operation }, caller, readInput, deps }: Performance): Promise<BackendReply> {
  if (endpoint.access === 'staff' && !caller.actor.isStaff) return failureReply('error_unauthorized');
  const input = await readInput();
  if (!input.ok) return failureReply(input.label, input);
  // Header and body may both name the language; the body is nearer to the question.
  const lang = (input.data as { lang?: CallContext['lang'] } | null)?.lang ?? caller.lang;
  return answer({ endpoint, operation, input: input.data, context: { ...caller, lang, db: deps.dbFor(endpoint) }, deps });
}

/** Every other method on the paths of the interface: 405 with those that work. To be called when all endpoints are registered. */
export function refuseOtherMethods(app: Hono, bindings: readonly Binding[]): void {
  for (const [template, endpoints] of Map.groupBy(bindings, ({ endpoint }) => pathOf(endpoint))) {
    const allow = endpoints.flatMap(({ endpoint }) => (endpoint.method === 'GET' ? ['GET', 'HEAD'] : [endpoint.method])).join(', ');
    for (const path of bothSpellings(template)) app.all(path, () => carry(failureReply('error_method_not_allowed', { headers: { allow } })));
  }
}

const pathOf = (endpoint: Endpoint): string => endpoint.path.replace(/\{(\w+)\}/g, ':$1');
const bothSpellings = (path: string): [string, string] => [path, path.replace(/\/$/, '')];

type Failure = Extract<Outcome<unknown>, { ok: false }>;

interface Call extends Binding {
  input: unknown;
  context: CallContext;
  deps: BindingDeps;
}

async function answer(call: Call): Promise<BackendReply> {
  const { endpoint, input, context, deps } = call;
  // Staff always get uncached data; `ignoreCache=1` from anybody else gets the ordinary answer.
  const cacheName = cacheNameOf(endpoint);
  if (!cacheName || context.actor.isStaff) {
    const outcome = await run(call);
    return outcome.ok ? successReply(dataOf(outcome.data), outcome.tags) : failureReply(outcome.label, outcome);
  }
  const key = `${endpoint.key}:${endpoint.sameInAllLanguages ? '' : context.lang}:${JSON.stringify(sorted(withoutLang(input)))}`;
  let failed: Failure | undefined;
  const reply = await deps.cache.get({
    name: cacheName,
    key,
    make: async () => {
      const outcome = await run(call);
      if (outcome.ok) return { data: dataOf(outcome.data), tags: outcome.tags };
      failed = outcome;
      return null;
    },
  });
  if (reply) return successReply(reply.data, reply.tags);
  // Somebody else's flight failed for all who waited: each asks again.
  const outcome = failed ?? (await run(call));
  return outcome.ok ? successReply(dataOf(outcome.data), outcome.tags) : failureReply(outcome.label, outcome);
}

async function run(call: Call): Promise<Outcome<unknown>> {
  const { endpoint, deps } = call;
  const outcome = await deps.limiter.run(endpoint, () => perhapsOnReplica(call));
  if (outcome.ok && deps.checkReplies) {
    checkReply(endpoint, outcome.data);
    deepFreeze(outcome.data);
  }
  return outcome;
}

/** What is cached is public, and so a copy may answer it. Staff read where they write, and see what they have just done. */
async function perhapsOnReplica({ endpoint, operation, input, context, deps }: Call): Promise<Outcome<unknown>> {
  const replica = cacheNameOf(endpoint) && !context.actor.isStaff ? deps.replica?.db() : null;
  if (replica) {
    try {
      return await operation(input as never, { ...context, db: replica });
    } catch (error) {
      deps.replica?.failed(error);
    }
  }
  return operation(input as never, context);
}

/** Not less and not more than the contract says: a field too many is one that nobody decided to show. */
function checkReply(endpoint: Endpoint, data: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(data));
  const agreed = JSON.stringify(sorted(endpoint.reply.parse(sent)));
  if (JSON.stringify(sorted(sent)) !== agreed) throw new Error(`${endpoint.key} answers more than its contract`);
}

/** Several callers get the same data: none may change it. */
function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
}

/** The key names the language already, also where only a header did. */
const withoutLang = (input: unknown): unknown => (typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input, lang: undefined } : input);

/** Same input, same key, whatever the order of its fields. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
