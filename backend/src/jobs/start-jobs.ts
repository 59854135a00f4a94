import { setTimeout as wait } from 'node:timers/promises';
import { skipDueMails } from '../adapters/mail/outbox-queries.ts';
import { smtpTransport } from '../adapters/mail/mail-transport.ts';
import type { MailDeps } from '../adapters/mail/render-mail.ts';
import { sendDueMails } from '../adapters/mail/send-due-mails.ts';
import { httpEprel } from '../adapters/eprel/index.ts';
import type { LabelsConfig } from '../config/index.ts';
import { countFindings } from '../guardian/finding-queries.ts';
import { guardChanges, guardShop, keepRegister } from '../guardian/guard-shop.ts';
import { type Catalogue, countBestSellers, guardCatalogue, refreshLabels } from '../modules/catalogue/index.ts';
import { drawCampaigns } from '../modules/campaigns/index.ts';
import { enqueueDueNotices, enqueueFoundNotices } from '../modules/notices/index.ts';
import type { OrderDeps } from '../modules/orders/index.ts';
import { enqueueRecallMails } from '../modules/safety/index.ts';
import { issueCoupon } from '../modules/coupons/index.ts';
import { expireTradeIns } from '../modules/trade-in/index.ts';
import type { Job } from './job.ts';
import { jobRuns } from './job-runs.ts';
import { orderJobs } from './order-jobs.ts';
import { runAgain } from './run-again.ts';
import { startScheduler } from './start-scheduler.ts';
import { deleteExpiredRows } from './delete-expired-rows.ts';
import { enqueueCartReminders } from './enqueue-cart-reminders.ts';

export interface JobsOptions extends MailDeps {
  databaseUrl: string;
  smtpUrl: string | undefined;
  isProduction: boolean;
  orders: OrderDeps;
  catalogue: Pick<Catalogue, 'engine' | 'vocabularies' | 'dictionary'>;
  /** Access to the register of energy labels; absent or without an address: it is not queried. */
  labels?: LabelsConfig;
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

/** Hourly check that takes products with blocking findings off sale, if the shop's settings say so; otherwise it does nothing. */
async function guardWhatIsForSale(db: JobsOptions['db'], { config: { settings } }: OrderDeps): Promise<void> {
  if (settings.behaviour.guardian === 'block') await guardCatalogue(db, { settings, now: new Date() });
}

/** Hourly comparison of energy labels with the register, in parts; each label is due once a week. Empty: no register is configured. */
function labelJobs(db: JobsOptions['db'], { config }: OrderDeps, labels: LabelsConfig | undefined): Job[] {
  const { eprelUrl: url, eprelKey: key } = labels ?? {};
  if (url === undefined) return [];
  const register = httpEprel({ url, key });
  const run = async (): Promise<void> => {
    const guarding = { settings: config.settings, now: new Date() };
    await refreshLabels(db, { register, ...guarding });
    await keepRegister(db, guarding);
  };
  return [{ name: 'energy-labels', cron: '7 * * * *', run }];
}

/** Nightly check of all public content, texts and settings; logs the number of findings. Staff read them by `/api/staff/guardian/` and `npm run guardian`. */
async function logFindings(db: JobsOptions['db'], { config: { settings } }: OrderDeps, log: JobsOptions['log']): Promise<void> {
  await guardShop(db, { settings, now: new Date() });
  const { total, blocking } = await countFindings(db);
  if (total > 0) log('the guardian of the law has findings', { why: `${blocking} that block, ${total - blocking} warnings` });
}

/** Starts the scheduler, with retries: the shop opens without waiting for it. Resolves with the function that stops it; `null`: stopped before it started. */
async function startWithRetries(
  { db, databaseUrl, orders, catalogue, labels, jobs = [], onError, log }: JobsOptions,
  signal: AbortSignal,
): Promise<(() => Promise<void>) | null> {
  const own: Job[] = [
    ...orderJobs(db, orders),
    { name: 'cart-reminders', cron: '*/5 * * * *', run: () => enqueueCartReminders(db) },
    { name: 'notices', cron: '* * * * *', run: () => enqueueDueNotices(db) },
    { name: 'found-words', cron: '*/10 * * * *', run: () => enqueueFoundNotices(db, catalogue) },
    { name: 'recalls', cron: '* * * * *', run: () => enqueueRecallMails(db, orders.config.settings.shop.timeZone) },
    { name: 'draws', cron: '* * * * *', run: () => drawCampaigns(db, { issueCoupon }) },
    { name: 'trade-ins', cron: '*/10 * * * *', run: () => expireTradeIns(db) },
    { name: 'guardian-changes', cron: '* * * * *', run: () => guardChanges(db, { settings: orders.config.settings, now: new Date() }) },
    { name: 'guardian', cron: '41 * * * *', run: () => guardWhatIsForSale(db, orders) },
    ...labelJobs(db, orders, labels),
    { name: 'guardian-night', cron: '23 2 * * *', run: () => logFindings(db, orders, log) },
    { name: 'best-sellers', cron: '37 3 * * *', run: () => countBestSellers(db) },
    { name: 'tidy-tables', cron: '17 * * * *', run: () => deleteExpiredRows(db) },
  ];
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
