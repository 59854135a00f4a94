import { setTimeout as sleep } from 'node:timers/promises';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { collectsGarbage, type ProcessState, stateOf } from '../process-state.ts';
import { startShop } from '../shop-process.ts';
import { createRun, type Heard } from './send-requests.ts';
import { lookAround, type World } from './world.ts';

export interface FuzzOptions {
  dataDir: string;
  port: number;
  requests: number;
  seed: number;
  /** Number of one request to send alone and print; absent: all. */
  only?: number | undefined;
}

export interface FuzzResult extends Heard {
  samePid: boolean;
  before: ProcessState;
  after: ProcessState;
  seconds: number;
}

/** Share of the requests sent before memory is first measured. */
const WARM_UP = 0.3;
const PARTS = 10;

/** Sends pseudo-random requests derived from the seed, and notes every response that no request should get. */
export async function fuzz({ dataDir, port, requests, seed, only }: FuzzOptions): Promise<FuzzResult> {
  // Trusts a proxy, so that every request may have another client address; a small cache fills up soon.
  const env = { TRUSTED_PROXIES: '1', PAGE_CACHE_MB: '16', SANDBOX_BANK_PORT: '0', WORKERS: '1', ...collectsGarbage };
  const shop = await startShop({ dataDir, port, env });
  try {
    const world = await lookAround(port);
    const run = createRun({ port, seed, world });
    const startedAt = performance.now();
    if (only !== undefined) {
      await run.show(only);
      return { ...run.result(), samePid: !shop.hasEnded(), before: await stateOf(shop), after: await stateOf(shop), seconds: 0 };
    }
    const warm = Math.floor(requests * WARM_UP);
    await run.send(0, warm);
    await requestAllLanguages(port);
    const before = await settled(() => stateOf(shop), Number.POSITIVE_INFINITY);
    for (let part = 1; part <= PARTS; part += 1) {
      await run.send(warm + Math.floor(((requests - warm) * (part - 1)) / PARTS), warm + Math.floor(((requests - warm) * part) / PARTS));
      const { used, resident, descriptors } = await stateOf(shop);
      console.log(`${part} of ${PARTS}: ${used.toFixed(1)} MB in use, ${resident.toFixed(0)} MB resident, ${descriptors} descriptors`);
    }
    if (shop.hasEnded()) throw new Error(`the shop ended:\n${shop.output().slice(-3000)}`);
    await requestAllLanguages(port);
    const after = await settled(() => stateOf(shop), before.descriptors);
    for (const who of await loggedOut(world, port)) run.note('the run itself', `${who} was logged out: a call of the run ends its session`);
    for (const line of errorLines(shop.output())) run.note('the log', line);
    return { ...run.result(), samePid: !shop.hasEnded(), before, after, seconds: (performance.now() - startedAt) / 1000 };
  } finally {
    await shop.stop();
  }
}

/**
 * Requests the largest reply in every language; each is kept until a page changes. Else the memory would depend on how many languages happened to be requested.
 */
async function requestAllLanguages(port: number): Promise<void> {
  for (const lang of LANGUAGE_CODES) await (await fetch(`http://127.0.0.1:${port}/api/nuxtapi/checkInitData/`, { headers: { 'x-lang': lang } })).arrayBuffer();
}

async function loggedOut({ people }: World, port: number): Promise<string[]> {
  const gone: string[] = [];
  for (const who of ['customer', 'staff'] as const) {
    const reply = await fetch(`http://127.0.0.1:${port}/api/auth/profile/`, { headers: { authorization: `Bearer ${people[who]}` } });
    if (!reply.ok) gone.push(who);
  }
  return gone;
}

/** Waits until closed connections are released. */
async function settled(read: () => Promise<ProcessState>, descriptors: number): Promise<ProcessState> {
  await sleep(1500);
  for (let i = 0; ; i += 1) {
    const state = await read();
    if (state.descriptors <= descriptors || i === 10) return state;
    await sleep(1500);
  }
}

/** Returns the errors logged by the shop, without their variable parts. */
export const errorLines = (output: string): string[] =>
  output
    .split('\n')
    .filter((line) => /"level":"error"|unnoticed/.test(line))
    .map((line) =>
      line
        .replace(/"time":"[^"]*",?/, '')
        .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '…')
        .slice(0, 400),
    );
