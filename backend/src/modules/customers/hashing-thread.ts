/** Runs in a worker thread of low priority (hash-in-thread.ts), one hash after another. */
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashingReply, HashingJob } from './hash-in-thread.ts';

/** Nice value: a tenth of the weight of the thread that serves pages. More, and pages wait in a flood; less, and on a busy machine a login takes seconds. */
const PRIORITY = 10;
// On Linux each thread has its own priority; elsewhere this would change that of the whole process.
if (process.platform === 'linux') setPriority(PRIORITY);

parentPort?.on('message', (job: HashingJob) => parentPort?.postMessage(processJob(job)));

function processJob(job: HashingJob): HashingReply {
  try {
    return { result: job.kind === 'hash' ? hashSync(job.password, job.cost) : verifySync(job.stored, job.password) };
  } catch (error) {
    return { error: String(error) };
  }
}
