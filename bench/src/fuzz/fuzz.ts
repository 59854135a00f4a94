import { setTimeout as sleep } from 'node:timers/promises';
import { collectsGarbage, type ProcessState, stateOf } from '../process-state.ts';
import { randomOf } from '../random.ts';
import { startShop } from '../shop-process.ts';
import { apiRequest } from './api-request.ts';
import { callShop, type FuzzAnswer, type FuzzRequest, openAgent } from './call.ts';
import { createFindings, type Finding } from './findings.ts';
import { LONGEST_MS, problemOf } from './judge.ts';
import { pageRequest } from './page-request.ts';
import { rawRequest, sendBytes } from './raw-request.ts';
import { lookAround, type World } from './world.ts';

export interface FuzzOptions {
  dataDir: string;
  port: number;
  requests: number;
  seed: number;
  /** Number of one request to be sent alone and shown; absent: all. */
  only?: number | undefined;
}

export interface FuzzResult {
  findings: Finding[];
  /** Answers by status. */
  statuses: Map<number, number>;
  /** Endpoints of the table that gave a good answer at least once, and those that never did. */
  reached: { good: number; never: string[] };
  samePid: boolean;
  before: ProcessState;
  after: ProcessState;
  seconds: number;
}

/** So many at once that the shop is not overloaded; raw bytes mostly wait. */
const LANES = 3;
const RAW_LANES = 6;
/** Every so manieth request is bytes on a socket of its own. */
const RAW_EVERY = 16;
/** Of the requests, sent before memory is looked at the first time. */
const WARM_UP = 0.3;
const PARTS = 10;

/** Sends that many requests that follow from the seed, and notes every answer no request should get. */
export async function fuzz({ dataDir, port, requests, seed, only }: FuzzOptions): Promise<FuzzResult> {
  // Behind a proxy, so that every request may come from a visitor of its own; a small cache is full soon.
  const env = { TRUSTED_PROXIES: '1', PAGE_CACHE_MB: '16', SANDBOX_BANK_PORT: '0', ...collectsGarbage };
  const shop = await startShop({ dataDir, port, env });
  try {
    const world = await lookAround(port);
    const run = createRun({ port, seed, world });
    const begun = performance.now();
    if (only !== undefined) {
      await run.show(only);
      return { ...run.result(), samePid: !shop.hasEnded(), before: await stateOf(shop), after: await stateOf(shop), seconds: 0 };
    }
    const warm = Math.floor(requests * WARM_UP);
    await run.send(0, warm);
    const before = await settled(() => stateOf(shop), Number.POSITIVE_INFINITY);
    for (let part = 1; part <= PARTS; part += 1) {
      await run.send(warm + Math.floor(((requests - warm) * (part - 1)) / PARTS), warm + Math.floor(((requests - warm) * part) / PARTS));
      const { used, resident, descriptors } = await stateOf(shop);
      console.log(`${part} of ${PARTS}: ${used.toFixed(1)} MB in use, ${resident.toFixed(0)} MB resident, ${descriptors} descriptors`);
    }
    if (shop.hasEnded()) throw new Error(`the shop ended:\n${shop.output().slice(-3000)}`);
    const after = await settled(() => stateOf(shop), before.descriptors);
    for (const who of await loggedOut(world, port)) run.note('the run itself', `${who} was logged out: a call of the run ends its session`);
    for (const line of errorLines(shop.output())) run.note('the log', line);
    return { ...run.result(), samePid: !shop.hasEnded(), before, after, seconds: (performance.now() - begun) / 1000 };
  } finally {
    await shop.stop();
  }
}

async function loggedOut({ people }: World, port: number): Promise<string[]> {
  const gone: string[] = [];
  for (const who of ['customer', 'staff'] as const) {
    const reply = await fetch(`http://127.0.0.1:${port}/api/auth/profile/`, { headers: { authorization: `Bearer ${people[who]}` } });
    if (!reply.ok) gone.push(who);
  }
  return gone;
}

/** Connections close a moment after those who held them. */
async function settled(read: () => Promise<ProcessState>, descriptors: number): Promise<ProcessState> {
  await sleep(1500);
  for (let i = 0; ; i += 1) {
    const state = await read();
    if (state.descriptors <= descriptors || i === 10) return state;
    await sleep(1500);
  }
}

function createRun({ port, seed, world }: { port: number; seed: number; world: World }) {
  const findings = createFindings();
  const statuses = new Map<number, number>();
  const good = new Set<string>();
  const asked = new Set<string>();
  const isRaw = (n: number): boolean => n % RAW_EVERY === 0;

  const requestOf = (n: number): FuzzRequest => {
    const next = randomOf(seed, n);
    return next() < 0.62 ? apiRequest(world, next) : pageRequest(world, next);
  };
  const judge = async (n: number, request: FuzzRequest, send: () => Promise<FuzzAnswer>): Promise<void> => {
    asked.add(request.name);
    try {
      let answer = await send();
      // Once more before it is called slow: the machine may have been busy with something else.
      if (answer.ms > LONGEST_MS && answer.status < 500) answer = await send();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status < 300) good.add(request.name);
      const problem = problemOf(request, answer);
      if (problem) findings.add({ n, name: request.name, problem, request, answer: answer.text });
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      // A body far too long is answered and the connection closed while it is still being sent.
      if ((code === 'EPIPE' || code === 'ECONNRESET') && Buffer.byteLength(request.body ?? '') > 60_000) return;
      findings.add({ n, name: request.name, problem: `no answer: ${code ?? message}`, request, answer: '' });
    }
  };
  const sendRaw = async (n: number): Promise<void> => {
    const raw = rawRequest(world, randomOf(seed, n));
    const { text, statuses: all } = await sendBytes(raw, port);
    const bad = all.find((status) => status >= 500 && status !== 501 && status !== 505);
    for (const status of all) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const request = { name: raw.name, method: '', path: raw.bytes.toString('latin1').slice(0, 400), headers: {} };
    const problem = bad ? `answers ${bad}` : problemOf({ ...request, path: raw.bytes.toString('latin1') }, { status: all[0] ?? 0, headers: {}, text, ms: 0 });
    if (problem) findings.add({ n, name: raw.name, problem, request, answer: text });
  };
  const lane = async (take: () => number | null, work: (n: number) => Promise<void>): Promise<void> => {
    for (let n = take(); n !== null; n = take()) await work(n);
  };

  return {
    send: async (from: number, to: number): Promise<void> => {
      const calls = counter(from, to, (n) => !isRaw(n));
      const raws = counter(from, to, isRaw);
      const callLane = async (): Promise<void> => {
        const agent = openAgent();
        await lane(calls, (n) => {
          const request = requestOf(n);
          return judge(n, request, () => callShop(request, { port, agent }));
        });
        agent.destroy();
      };
      await Promise.all([...Array.from({ length: LANES }, callLane), ...Array.from({ length: RAW_LANES }, () => lane(raws, sendRaw))]);
    },
    /** Sends one alone and prints it with its answer. */
    show: async (n: number): Promise<void> => {
      if (isRaw(n)) {
        const raw = rawRequest(world, randomOf(seed, n));
        console.log(raw.name, JSON.stringify(raw.bytes.toString('latin1').slice(0, 3000)), await sendBytes(raw, port));
        return;
      }
      const request = requestOf(n);
      const answer = await callShop(request, { port, agent: openAgent() });
      console.log(request, { ...answer, text: answer.text.slice(0, 3000) });
    },
    note: (name: string, problem: string): void => findings.add({ n: -1, name, problem, request: null, answer: '' }),
    result: () => {
      const endpoints = [...asked].filter((name) => / \/api\//.test(name));
      return { findings: findings.all(), statuses, reached: { good: endpoints.filter((name) => good.has(name)).length, never: endpoints.filter((name) => !good.has(name)) } };
    },
  };
}

/** Hands out the numbers that suit, one after another. */
function counter(from: number, to: number, suits: (n: number) => boolean): () => number | null {
  let at = from;
  return () => {
    while (at < to && !suits(at)) at += 1;
    return at < to ? at++ : null;
  };
}

/** What the shop itself noted as an error, without what differs from time to time. */
const errorLines = (output: string): string[] =>
  output
    .split('\n')
    .filter((line) => /"level":"error"|unnoticed/.test(line))
    .map((line) => line.replace(/"time":"[^"]*",?/, '').replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '…').slice(0, 400));
