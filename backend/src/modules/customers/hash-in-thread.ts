import { Worker } from 'node:worker_threads';
import { createHashQueue, type Rank, type Turn } from './hash-queue.ts';

export interface HashingCost {
  /** KiB. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

export type HashingJob = { kind: 'hash'; password: string; cost: HashingCost } | { kind: 'verify'; password: string; stored: string };
export type HashingReply = { result: string | boolean } | { error: string };

let thread: Worker | undefined;
/** Promise of the job the thread is working on. */
let running: { resolve: (result: string | boolean) => void; reject: (error: Error) => void } | undefined;
const queue = createHashQueue<HashingJob>(runAside);

/** True if a request of this priority would be rejected; check before other work. */
export const isHashingFull = (rank: Rank): boolean => queue.isFull(rank);

/** Hashes a password; one at a time, in another thread than the one that serves pages. */
export const hashInThread = (password: string, cost: HashingCost, turn: Turn): Promise<string> => queue.enqueue({ kind: 'hash', password, cost }, turn);

/** Verifies a password against a hash, in the same queue. */
export const verifyInThread = (stored: string, password: string, turn: Turn): Promise<boolean> => queue.enqueue({ kind: 'verify', stored, password }, turn);

function runAside(job: HashingJob): Promise<string | boolean> {
  thread ??= startThread();
  // The thread keeps the process alive only while it has work.
  thread.ref();
  return new Promise((resolve, reject) => {
    running = { resolve, reject };
    thread?.postMessage(job);
  });
}

function startThread(): Worker {
  const started = new Worker(new URL('./hashing-thread.ts', import.meta.url));
  started.on('message', (reply: HashingReply) => {
    started.unref();
    if ('error' in reply) running?.reject(new Error(reply.error));
    else running?.resolve(reply.result);
  });
  // Pending requests fail; the next one starts a new thread.
  started.on('error', (error) => {
    thread = undefined;
    running?.reject(error);
  });
  return started;
}
