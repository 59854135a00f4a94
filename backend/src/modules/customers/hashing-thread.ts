/** Runs in a thread of its own (hash-aside.ts): one hash after another, only while nobody else wants the processor. */
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashingAnswer, HashingJob } from './hash-aside.ts';

/** Weighs a thirtieth of what a page does. */
const PRIORITY = 15;
// On Linux each thread has a priority; elsewhere it would be the whole process's.
if (process.platform === 'linux') setPriority(PRIORITY);

/** Rest after a hash, in times of what it took: a flood of logins leaves processors and memory to the pages. About fourteen a second are left. */
const REST = 2;
const sleeper = new Int32Array(new SharedArrayBuffer(4));

parentPort?.on('message', (job: HashingJob) => {
  const begun = performance.now();
  parentPort?.postMessage(answer(job));
  Atomics.wait(sleeper, 0, 0, (performance.now() - begun) * REST);
});

function answer(job: HashingJob): HashingAnswer {
  try {
    return { id: job.id, done: job.kind === 'hash' ? hashSync(job.password, job.cost) : verifySync(job.stored, job.password) };
  } catch (error) {
    return { id: job.id, error: String(error) };
  }
}
