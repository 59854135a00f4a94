import { Worker } from 'node:worker_threads';

/** Asked for and not answered yet, at most. */
const WAITING_AT_MOST = 100;

export interface HashingCost {
  /** KiB. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

type Work = { kind: 'hash'; password: string; cost: HashingCost } | { kind: 'verify'; password: string; stored: string };
export type HashingJob = Work & { id: number };
export type HashingAnswer = { id: number; done: string | boolean } | { id: number; error: string };

export class TooBusy extends Error {}

let thread: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, { resolve: (done: never) => void; reject: (error: Error) => void }>();

/** Whether another one would be turned away: to be asked before anything else is done for it. */
export const isHashingFull = (): boolean => waiting.size >= WAITING_AT_MOST;

/** The hash of a password; one at a time, away from the thread that serves pages. */
export const hashAside = (password: string, cost: HashingCost): Promise<string> => ask({ kind: 'hash', password, cost });

/** Whether a password fits a hash; in the same queue. */
export const verifyAside = (stored: string, password: string): Promise<boolean> => ask({ kind: 'verify', stored, password });

function ask<T extends string | boolean>(work: Work): Promise<T> {
  if (isHashingFull()) return Promise.reject(new TooBusy());
  thread ??= startThread();
  // It keeps the process alive only while somebody waits.
  thread.ref();
  lastId += 1;
  const id = lastId;
  return new Promise<T>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    thread?.postMessage({ ...work, id } satisfies HashingJob);
  });
}

function startThread(): Worker {
  const started = new Worker(new URL('./hashing-thread.ts', import.meta.url));
  started.on('message', (answer: HashingAnswer) => {
    const one = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) started.unref();
    if ('error' in answer) one?.reject(new Error(answer.error));
    else one?.resolve(answer.done as never);
  });
  // Whoever waits is told; the next one gets a new thread.
  started.on('error', (error) => {
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  return started;
}
