/** The shop's process of `npm run dev`: the whole shop on the database that runs already, its storefront out of the sources. Started anew at changes. */
import { flushCompileCache } from 'node:module';
import { ALL_PAGES, purgeCaches, readShippedTexts } from '@vitrina/backend';
import { connect, type Database } from '@vitrina/backend/db';
import { type Config, readConfig, refusalsOf } from '../config/read-config.ts';
import { createShop, type Shop } from '../start/create-shop.ts';
import { guardOutput, logError } from '../telemetry/log.ts';
import { settingsProblems } from '../start/settings-problems.ts';
import { prepare } from '../start/start-server.ts';
import type { FromShop, Question, StyleSheet, ToShop } from './messages.ts';
import { createStorefrontByVite } from './storefront-by-vite.ts';

guardOutput();
process.on('unhandledRejection', (error) => logError('a promise failed unnoticed', error));

const send = (message: FromShop): void => {
  if (process.connected) process.send?.(message);
};

const PATIENCE_MS = 30_000;

let lastId = 0;
const waiting = new Map<number, PromiseWithResolvers<unknown>>();
function requestFromParent(question: Question): Promise<unknown> {
  lastId += 1;
  const answer = Promise.withResolvers<unknown>();
  waiting.set(lastId, answer);
  send({ kind: 'ask', id: lastId, question });
  return answer.promise;
}

let isOpen = false;
const storefront = createStorefrontByVite({
  fetchModule: async (payload) => (await requestFromParent({ about: 'module', payload })) as { result: unknown },
  fetchStyles: async (of) => (await requestFromParent({ about: 'styles', ...of })) as StyleSheet[],
  onForget: () => isOpen && send({ kind: 'site changed' }),
});
let shop: Shop | undefined;
let databaseUrl: string | undefined;
/** Connection for changes of texts, opened with the first one. */
let notes: Database | undefined;

async function open(order: Extract<ToShop, { kind: 'start' }>): Promise<void> {
  const config = readConfig(process.env, (env) => [...refusalsOf(env), ...settingsProblems(env)]);
  databaseUrl = order.databaseUrl;
  const preloaded = storefront.preload();
  const holds = databaseUrl
    ? await prepare({ url: databaseUrl, isEmbedded: order.isEmbedded }, config, (line) => console.log(line))
    : { hasDemo: false, isEmpty: false };
  shop = await createShop({
    // `npm run dev` stands in front of it and says where others come from.
    config: { ...config, http: { ...config.http, trustedProxies: config.http.trustedProxies + 1 }, limits: limitsOf(config) },
    databaseUrl,
    remoteSandboxBankPort: (await requestFromParent({ about: 'bank' })) as number | null,
    storefrontModule: storefront.module,
  });
  await preloaded;
  const { port } = await shop.listen({ port: 0, host: '127.0.0.1' });
  isOpen = true;
  send({ kind: 'open', port, holds });
  flushCompileCache();
}

/** Modules load while a page is rendered, so there is no time limit unless the environment sets one. */
const limitsOf = ({ limits, environment: env }: Config): Config['limits'] => ({
  readMs: env.READ_LIMIT_MS ? limits.readMs : PATIENCE_MS,
  writeMs: env.WRITE_LIMIT_MS ? limits.writeMs : PATIENCE_MS,
});

/** Publishes changes of texts as if staff had made them, which ends caches and pages with the old ones. */
async function takeTexts(): Promise<void> {
  if (!databaseUrl) return;
  readShippedTexts();
  notes ??= connect({ url: databaseUrl, size: 1 });
  await purgeCaches(notes.db, ['labels']);
}

async function end(code: number): Promise<void> {
  await notes?.close();
  await shop?.close().catch((error: unknown) => logError('the shop did not stop cleanly', error));
  process.exit(code);
}

function fail(error: unknown): void {
  send({ kind: 'failed', message: String((error as Error).stack ?? error) });
}

function receive(message: ToShop): void {
  if (message.kind === 'start') open(message).catch(fail);
  if (message.kind === 'answer') {
    if (message.error === undefined) waiting.get(message.id)?.resolve(message.result);
    else waiting.get(message.id)?.reject(new Error(message.error));
    waiting.delete(message.id);
  }
  if (message.kind === 'outdated') {
    storefront.outdate(message.files);
    // Pages being rendered must not be stored, and no older page may replace one that fails.
    shop?.pageCache.purge([ALL_PAGES]);
    shop?.pageCache.clear();
  }
  if (message.kind === 'texts') takeTexts().catch((error: unknown) => logError('the texts could not be read', error));
  if (message.kind === 'stop') void end(0);
}

process.on('message', receive);
process.on('disconnect', () => void end(0));
// A terminal sends these to all processes of a group; which ends when is said by the first.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
send({ kind: 'here' });
