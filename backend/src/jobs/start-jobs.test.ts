import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { startMailServer } from '../adapters/mail/testing/mail-server.ts';
import { insertTestOrder } from '../adapters/mail/testing/insert-test-order.ts';
import { enqueueMail } from '../adapters/mail/outbox.ts';
import { connect } from '../db/index.ts';
import { shippedText } from '../modules/labels/index.ts';
import { TEST_SITE } from '../testing/demo-site.ts';
import { TEST_CODES } from '../testing/test-backend.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { Job } from './job.ts';
import { runAgain } from './run-again.ts';
import { type JobsOptions, startJobs } from './start-jobs.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function freshDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase('empty');
  undo.push(() => database.drop());
  return database;
}

/** The jobs of one process. */
function start(database: TestDatabase, more: Partial<JobsOptions> = {}) {
  const own = connect({ url: database.url, size: 3 });
  const errors: unknown[] = [];
  const stop = startJobs({
    db: own.db,
    shop: TEST_SITE,
    text: shippedText,
    codes: TEST_CODES,
    databaseUrl: database.url,
    smtpUrl: undefined,
    isProduction: false,
    catalogue: {} as JobsOptions['catalogue'],
    orders: { config: TEST_SITE, gateways: [], text: shippedText, logError: (error) => errors.push(error) },
    onError: (message, error) => errors.push({ message, error }),
    log: (message) => errors.push(message),
    ...more,
  });
  undo.push(async () => {
    await stop();
    await own.close();
  });
  return { errors, stop };
}

async function writtenMail(database: TestDatabase): Promise<void> {
  const { id } = await insertTestOrder(database.db);
  await enqueueMail(database.db, {
    dedupeKey: `order-received:${id}`,
    kind: 'order-received',
    recipient: 'ana@example.com',
    lang: 'si',
    data: { orderId: id },
  });
}
const open = async (database: TestDatabase): Promise<number> =>
  (await sql<{ count: number }>`select count(*) from mails where sent_at is null`.execute(database.db)).rows[0]?.count ?? -1;

it('each time of a job comes to one process, and a job that fails is told and comes again', async () => {
  const database = await freshDatabase();
  const runs: string[] = [];
  const job: Job = {
    name: 'test-job',
    cron: '* * * * *',
    run: async () => {
      runs.push('run');
      throw new Error('it went wrong');
    },
  };
  const processes = [start(database, { jobs: [job] }), start(database, { jobs: [job] }), start(database, { jobs: [job] })];
  const queued = () =>
    sql<{ name: string }>`select name from jobs.schedule order by name`.execute(database.db).then(
      ({ rows }) => rows.map(({ name }) => name),
      () => [],
    );
  await expect
    .poll(queued)
    .toEqual([
      'best-sellers',
      'cart-reminders',
      'check-payments',
      'draws',
      'expire-orders',
      'fiscal-documents',
      'found-words',
      'goods-figures',
      'guardian',
      'guardian-changes',
      'guardian-night',
      'issue-documents',
      'notices',
      'recalls',
      'test-job',
      'tidy-tables',
      'trade-ins',
    ]);
  // Simulates the scheduled minute in several processes at once.
  const { PgBoss } = await import('pg-boss');
  const senders = await Promise.all(
    Array.from({ length: 3 }, () => new PgBoss({ connectionString: database.url, schema: 'jobs', supervise: false, schedule: false, migrate: false }).start()),
  );
  await Promise.all(senders.map((boss) => boss.send('test-job')));
  await expect.poll(() => runs.length).toBeGreaterThan(0);
  await Promise.all(senders.map((boss) => boss.stop({ graceful: false })));
  // A run is recorded as failed shortly after it ended.
  const failed = async () => (await sql`select from jobs.job where name = 'test-job' and state = 'failed'`.execute(database.db)).rows.length;
  await expect.poll(async () => (await failed()) === runs.length).toBe(true);
  // The result is recorded for the back office, and a requested run is executed.
  const noted = () =>
    sql<{ failures: number; error: string | null }>`select failures, error from job_runs where name = 'test-job' and ended_at is not null`
      .execute(database.db)
      .then(({ rows }) => rows[0]);
  await expect
    .poll(async () => {
      const row = await noted();
      return row && [row.failures === runs.length, row.error];
    })
    .toEqual([true, 'it went wrong']);
  const before = runs.length;
  await sql`update job_runs set wanted_at = now() where name = 'test-job'`.execute(database.db);
  await expect.poll(() => runs.length, { timeout: 60_000 }).toBeGreaterThan(before);
  expect(processes.flatMap(({ errors }) => errors)).toContainEqual({ message: 'the job test-job failed', error: new Error('it went wrong') });
});

it('mails go out within seconds of being written, through the server that is set', async () => {
  const [database, server] = [await freshDatabase(), await startMailServer()];
  undo.unshift(() => server.close());
  const { errors } = start(database, { smtpUrl: server.url, isProduction: true });
  await writtenMail(database);
  await expect.poll(() => server.got.length).toBe(1);
  expect(errors).toEqual([]);
});

it('without a mail server: in production mails wait and that is said, else they are kept as done', async () => {
  const database = await freshDatabase();
  await writtenMail(database);
  const production = start(database, { isProduction: true });
  expect(production.errors).toEqual(['SMTP_URL is not set: mails wait in the database until it is']);
  await production.stop();
  expect(await open(database)).toBe(1);
  start(database);
  await expect.poll(() => open(database)).toBe(0);
});

it('stops at once, also while it is starting', async () => {
  const database = await freshDatabase();
  const { stop, errors } = start(database);
  // Otherwise the stop would wait for the pause between two rounds.
  await stop();
  expect(errors).toEqual([]);
});

it('what is done again and again is never done twice at once, survives its errors, and is waited for when it stops', async () => {
  let [under, most, finished] = [0, 0, 0];
  const onError = vi.fn();
  const stop = runAgain({
    everyMs: 1,
    onError,
    run: async () => {
      under += 1;
      most = Math.max(most, under);
      await new Promise((resolve) => setTimeout(resolve, 20));
      under -= 1;
      finished += 1;
      if (finished === 2) throw new Error('once');
    },
  });
  await vi.waitFor(() => expect([finished > 2, under]).toEqual([true, 1]), { timeout: 20_000, interval: 1 });
  await stop();
  expect(under).toBe(0);
  expect(most).toBe(1);
  expect(finished).toBeGreaterThan(2);
  expect(onError).toHaveBeenCalledTimes(1);
});
