import { setTimeout as sleep } from 'node:timers/promises';
import { randomOf } from '../random.ts';
import { apiRequest } from './api-request.ts';
import { callShop, type FuzzAnswer, type FuzzRequest, openAgent } from './call.ts';
import { createFindings, type Finding } from './findings.ts';
import { LONGEST_MS, problemOf } from './judge.ts';
import { pageRequest } from './page-request.ts';
import { type RawRequest, rawRequest, sendBytes } from './raw-request.ts';
import type { World } from './world.ts';

/** Concurrent requests, few enough not to overload the shop; raw ones mostly wait. */
const LANES = 3;
const RAW_LANES = 6;
/** One of this many requests is sent as raw bytes on a separate socket. */
const RAW_EVERY = 16;
/** Consecutive slow responses that make a finding. */
const SLOW_TIMES = 3;
const SLOW_PAUSE_MS = 1000;

export interface Run {
  /** Sends the requests of these numbers. */
  send: (from: number, to: number) => Promise<void>;
  /** Sends one request alone and prints it with its response. */
  show: (n: number) => Promise<void>;
  note: (name: string, problem: string) => void;
  result: () => Heard;
}

export interface Heard {
  findings: Finding[];
  /** Number of responses by status. */
  statuses: Map<number, number>;
  /** Endpoints with at least one successful response, and those without. */
  reached: { good: number; never: string[] };
}

/** Requests derived from a seed, and the problems of their responses. */
export function createRun({ port, seed, world }: { port: number; seed: number; world: World }): Run {
  const findings = createFindings();
  const statuses = new Map<number, number>();
  const good = new Set<string>();
  const requestNames = new Set<string>();
  const isRaw = (n: number): boolean => n % RAW_EVERY === 0;

  const requestOf = (n: number): FuzzRequest => {
    const next = randomOf(seed, n);
    return next() < 0.62 ? apiRequest(world, next) : pageRequest(world, next);
  };
  const judge = async (n: number, request: FuzzRequest, send: () => Promise<FuzzAnswer>): Promise<void> => {
    requestNames.add(request.name);
    try {
      const answer = await sendAgainWhileSlow(send);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status < 300) good.add(request.name);
      const problem = problemOf(request, answer);
      if (problem) findings.add({ n, name: request.name, problem, request, answer: answer.text });
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      // A body over the limit is answered and the connection closed while it is still being sent.
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
    show: async (n) => (isRaw(n) ? showRaw(rawRequest(world, randomOf(seed, n)), port) : showCall(requestOf(n), port)),
    note: (name: string, problem: string): void => findings.add({ n: -1, name, problem, request: null, answer: '' }),
    result: () => {
      const endpoints = [...requestNames].filter((name) => / \/api\//.test(name));
      return {
        findings: findings.all(),
        statuses,
        reached: { good: endpoints.filter((name) => good.has(name)).length, never: endpoints.filter((name) => !good.has(name)) },
      };
    },
  };
}

/** Repeats a slow request before reporting it: the machine may have been busy with other work. */
async function sendAgainWhileSlow(send: () => Promise<FuzzAnswer>): Promise<FuzzAnswer> {
  let answer = await send();
  for (let i = 1; i < SLOW_TIMES && answer.ms > LONGEST_MS && answer.status < 500; i += 1) {
    await sleep(SLOW_PAUSE_MS);
    answer = await send();
  }
  return answer;
}

async function showRaw(raw: RawRequest, port: number): Promise<void> {
  console.log(raw.name, JSON.stringify(raw.bytes.toString('latin1').slice(0, 3000)), await sendBytes(raw, port));
}

async function showCall(request: FuzzRequest, port: number): Promise<void> {
  const answer = await callShop(request, { port, agent: openAgent() });
  console.log(request, { ...answer, text: answer.text.slice(0, 3000) });
}

async function lane(take: () => number | null, work: (n: number) => Promise<void>): Promise<void> {
  for (let n = take(); n !== null; n = take()) await work(n);
}

/** Returns a function that hands out the matching numbers, one after another. */
function counter(from: number, to: number, suits: (n: number) => boolean): () => number | null {
  let at = from;
  return () => {
    while (at < to && !suits(at)) at += 1;
    return at < to ? at++ : null;
  };
}
