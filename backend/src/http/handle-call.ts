import { isDeepStrictEqual } from 'node:util';
import { cacheNameOf, type Endpoint } from '@vitrina/contract/endpoint';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { type Db, isOutage, type ReadReplica } from '../db/index.ts';
import type { Binding } from './bind.ts';
import type { Limiter } from './call-limits.ts';
import type { CallContext } from './context.ts';
import type { ReplyCache } from './reply-cache.ts';
import type { Outcome } from './outcome.ts';
import { refuseAccess } from './refuse-access.ts';
import { LongReply } from './long-reply.ts';
import { type BackendReply, dataOf, failureReply, fileReply, longReply, successReply } from './reply.ts';
import { increment, trace } from './instrumentation.ts';

export interface HandlerDeps {
  cache: ReplyCache;
  /** Checks replies against their schemas; in tests and development. */
  checkReplies: boolean;
  limiter: Limiter;
  isLanguageOn: (lang: LanguageCode) => boolean;
  /** Pool of an endpoint's reads and writes. */
  dbFor: (endpoint: Endpoint) => Db;
  /** Replica for public data. */
  replica: Pick<ReadReplica, 'db' | 'failed'> | null;
}

interface BoundCall {
  binding: Binding;
  context: CallContext;
  readInput: () => Outcome<unknown> | Promise<Outcome<unknown>>;
  deps: HandlerDeps;
}

/** Answers a call of an endpoint that was admitted: access, input, cache, operation, reply. */
export async function handleCall(call: BoundCall): Promise<BackendReply> {
  const { key } = call.binding.endpoint;
  try {
    const reply = await trace('call', key, () => answerCall(call));
    increment({ what: 'call', endpoint: key, status: reply.status });
    return reply;
  } catch (error) {
    increment({ what: 'call', endpoint: key, status: isOutage(error) ? 503 : 500 });
    throw error;
  }
}

/** Looks up a token that was not checked before the call if the call is refused: an ended token gets `error_unauthorized` and no other reason. */
async function answerCall(call: BoundCall): Promise<BackendReply> {
  const reply = await answerAdmitted(call);
  const { isEnded } = call.context;
  return isEnded && reply.status >= 400 && (await isEnded()) ? failureReply('error_unauthorized') : reply;
}

async function answerAdmitted({ binding: { endpoint, operation }, context, readInput, deps }: BoundCall): Promise<BackendReply> {
  const refused = refuseAccess(endpoint, context);
  if (refused) return failureReply(refused);
  const input = await readInput();
  if (!input.ok) return failureReply(input.label, input);
  // The body may name another language than the header; if that is disabled, the one of the header applies, which is enabled.
  const inputLang = langIn(input.data);
  const lang = inputLang && (isForStaff(endpoint) || deps.isLanguageOn(inputLang)) ? inputLang : context.lang;
  return answer({ endpoint, operation, input: input.data, context: { ...context, lang, db: deps.dbFor(endpoint) }, deps });
}

const langIn = (input: unknown): CallContext['lang'] | undefined => (input as { lang?: CallContext['lang'] } | null)?.lang;

const isForStaff = ({ access }: Endpoint): boolean => access === 'staff' || access === 'office';

type Failure = Extract<Outcome<unknown>, { ok: false }>;

interface Call extends Binding {
  input: unknown;
  context: CallContext;
  deps: HandlerDeps;
}

async function answer(call: Call): Promise<BackendReply> {
  const { endpoint, input, context, deps } = call;
  // Staff always get uncached data; `ignoreCache=1` of other callers is ignored.
  const cacheName = cacheNameOf(endpoint);
  if (!cacheName || context.actor.isStaff) {
    const outcome = await run(call);
    if (outcome.ok && outcome.data instanceof LongReply) return longReply(outcome.data);
    if (outcome.ok && endpoint.file) return fileReply(endpoint.file, outcome.data as Parameters<typeof fileReply>[1]);
    return outcome.ok ? successReply(dataOf(outcome.data), outcome.tags, outcome.headers) : failureReply(outcome.label, outcome);
  }
  const lang = endpoint.sameInAllLanguages ? (langIn(input) ?? '') : context.lang;
  const key = `${endpoint.key}:${lang}:${JSON.stringify(sorted(withoutLang(input)))}`;
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
  // The shared run of another call failed: each call that waited for it runs on its own.
  const outcome = failed ?? (await run(call));
  return outcome.ok ? successReply(dataOf(outcome.data), outcome.tags) : failureReply(outcome.label, outcome);
}

async function run(call: Call): Promise<Outcome<unknown>> {
  const { endpoint, deps } = call;
  const outcome = await deps.limiter.run(endpoint, () => runOnReplicaIfAllowed(call));
  if (outcome.ok && deps.checkReplies && !endpoint.file) {
    const isLong = outcome.data instanceof LongReply;
    checkReply(endpoint, isLong ? (JSON.parse((outcome.data as LongReply).text()) as { data: unknown }).data : outcome.data);
    if (!isLong) deepFreeze(outcome.data);
  }
  return outcome;
}

/** Cached replies are public, so a replica may answer them. Staff read from the primary, as they must see their own writes. */
async function runOnReplicaIfAllowed({ endpoint, operation, input, context, deps }: Call): Promise<Outcome<unknown>> {
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

/** Throws unless the reply has exactly the fields of the contract: an extra field could disclose private data. */
function checkReply(endpoint: Endpoint, data: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(data));
  if (!isDeepStrictEqual(endpoint.reply.parse(sent), sent)) throw new Error(`${endpoint.key} answers more than its contract`);
}

/** Cached data is shared between calls: a change of it throws. */
function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
}

/** The cache key names the language apart, as it may come from a header. */
const withoutLang = (input: unknown): unknown => (typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input, lang: undefined } : input);

/** Sorts the fields, so that equal inputs have equal keys. */
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
