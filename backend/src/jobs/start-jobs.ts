import { setTimeout as wait } from 'node:timers/promises';
import { skipDueMails } from '../adapters/mail/outbox-queries.ts';
import { smtpTransport } from '../adapters/mail/mail-transport.ts';
import type { MailDeps } from '../adapters/mail/render-mail.ts';
import { sendDueMails } from '../adapters/mail/send-due-mails.ts';
import type { Job } from './job.ts';
import { jobRuns } from './job-runs.ts';
import { runAgain } from './run-again.ts';
import { type ScheduledJobsDeps, scheduledJobs } from './scheduled-jobs.ts';
import { startScheduler } from './start-scheduler.ts';

export interface JobsOptions extends MailDeps, ScheduledJobsDeps {
  databaseUrl: string;
  smtpUrl: string | undefined;
  isProduction: boolean;
  /** Additional jobs. */
  jobs?: readonly Job[];
  onError: (message: string, error: unknown) => void;
  /** Logs warnings for the operator, without personal data. */
  log: (message: string, data: { mail?: number; kind?: string; attempts?: number; why?: string }) => void;
}

const MAILS_EVERY_MS = 2000;
const TRY_AGAIN_MS = 5000;
/** Concurrent senders, so that one slow reply of the mail server does not delay the others. */
const SENDERS = 3;
/** Longest wait for running mails and jobs when the shop stops; a mail still unsent then is retried later. */
const FINISH_WITHIN_MS = 8000;

/**
 * Starts the background work of the shop: mails every two seconds, scheduled jobs by pg-boss. Mails do not use the scheduler, as senders may run
 * concurrently, and pg-boss starts at most one job of a kind per minute. Returns a function that stops all of it.
 */
export function startJobs(options: JobsOptions): () => Promise<void> {
  const stopping = new AbortController();
  const stopMails = startMails(options, () => stopping.signal.aborted);
  const scheduler = startWithRetries(options, stopping.signal);
  return async () => {
    stopping.abort();
    const finished = Promise.all([stopMails(), scheduler.then((stop) => stop?.())]);
    await Promise.race([finished, wait(FINISH_WITHIN_MS, undefined, { ref: false })]);
  };
}

function startMails({ db, shop, text, codes, smtpUrl, isProduction, onError, log }: JobsOptions, isStopping: () => boolean): () => Promise<void> {
  if (!smtpUrl && isProduction) {
    log('SMTP_URL is not set: mails wait in the database until it is', {});
    return async () => {};
  }
  const transport = smtpUrl ? smtpTransport({ url: smtpUrl, shop }) : null;
  return runAgain({
    everyMs: MAILS_EVERY_MS,
    run: () =>
      transport ? Promise.all(Array.from({ length: SENDERS }, () => sendDueMails({ db, shop, text, codes, transport, isStopping, log }))) : skipDueMails(db),
    onError: (error) => onError('mails could not be sent', error),
  });
}

/** Starts the scheduler, with retries: the shop opens without waiting for it. Resolves with the function that stops it; `null`: stopped before it started. */
async function startWithRetries(options: JobsOptions, signal: AbortSignal): Promise<(() => Promise<void>) | null> {
  const { db, databaseUrl, jobs = [], onError } = options;
  const own = scheduledJobs(options);
  while (!signal.aborted) {
    try {
      return await startScheduler({ databaseUrl, jobs: [...jobs, ...own], runs: jobRuns(db), onError });
    } catch (error) {
      onError('the scheduler of jobs could not start', error);
      await wait(TRY_AGAIN_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }
  return null;
}
