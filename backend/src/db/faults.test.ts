import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../../../bench/src/fault-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { CircuitOpen } from './circuit-breaker.ts';
import { connect, type Database } from './connect.ts';
import { isOutage } from './is-outage.ts';
import { listen } from './listen.ts';

/** Shorter limits than in operation, in milliseconds, as these faults hang until a limit. */
const LIMITS = { connectMs: 400, statementMs: 100 };
const PATIENT = { connectMs: 5000, statementMs: 1000 };
const SOON = { timeout: 10_000, interval: 50 };

let real: TestDatabase;
let proxy: FaultProxy;
let url: string;
let shop: Database;
beforeAll(async () => {
  real = await createTestDatabase('empty');
  const target = new URL(real.url);
  proxy = await startFaultProxy({ target: { host: target.hostname, port: Number(target.port) } });
  url = Object.assign(new URL(real.url), { hostname: '127.0.0.1', port: String(proxy.port) }).href;
  shop = connect({ url, size: 4, limits: LIMITS });
});
afterEach(async () => {
  await proxy.set(null);
  await vi.waitFor(async () => expect(await one()).toBe(1), SOON);
});
afterAll(async () => {
  await shop.close();
  await proxy.stop();
  await real.drop();
});

const one = async (): Promise<number | undefined> => (await sql<{ one: number }>`select ${1}::integer as one`.execute(shop.db)).rows[0]?.one;
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe.each([
  ['hangs', { kind: 'hang' }],
  ['is down', { kind: 'down' }],
  ['answers after a minute', { kind: 'latency', ms: 60_000 }],
] as const)('a database that %s', (_how, fault) => {
  it('fails its queries within their time limit; after ten in a row they fail at once, until the database is back [F1] [F2]', async () => {
    await proxy.set(fault);
    let queryCount = 0;
    while (!shop.isAway()) {
      for (const error of await Promise.all([one(), one(), one(), one()].map(failureOf))) expect(isOutage(error)).toBe(true);
      queryCount += 4;
    }
    expect(queryCount).toBeLessThanOrEqual(20);
    expect(await failureOf(Promise.all([one(), one()]))).toBeInstanceOf(CircuitOpen);
    // The afterEach sees it come back.
  });
});

it('a connection with a query under way is never lent again: the next one gets its own answer', async () => {
  const patient = connect({ url, size: 1, limits: { ...PATIENT, statementMs: 300 } });
  const echo = async (whose: string) => (await sql<{ whose: string }>`select ${whose}::text as whose`.execute(patient.db)).rows;
  await vi.waitFor(() => echo('warm'), SOON);
  await proxy.set({ kind: 'hang' });
  expect(isOutage(await failureOf(echo('mine')))).toBe(true);
  await proxy.set(null);
  // Retried until a first answer, as on a busy machine an attempt may exceed the limit.
  expect(await vi.waitFor(() => echo('yours'), SOON)).toEqual([{ whose: 'yours' }]);
  await patient.close();
});

it('connections ended again and again cost no more than a query each time [F8]', async () => {
  for (let round = 0; round < 100; round += 1) {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vitrina' and pid <> pg_backend_pid() and datname = current_database()`.execute(
      real.db,
    );
    await vi.waitFor(async () => expect(await one()).toBe(1), { timeout: 1000, interval: 10 });
  }
});

it('refusals of the database are answers: a row that is locked, a wrong statement, too long a statement do not count as an outage [F9]', async () => {
  const patient = connect({ url, limits: { ...PATIENT, statementMs: 6000 } });
  for (let i = 0; i < 12; i += 1) expect(isOutage(await failureOf(sql`select 1 / 0`.execute(patient.db)))).toBe(false);
  expect(isOutage(await failureOf(sql`select pg_sleep(9)`.execute(patient.db)))).toBe(false);
  expect(patient.isAway()).toBe(false);
  await patient.close();
});

it('a database that has no connection to spare counts as away', () => expect(isOutage({ code: '53300' })).toBe(true));

it('a listener finds out that its peer is gone without a word, and catches up when it has another', async () => {
  const onNotice = vi.fn();
  const stop = await listen({ url, channel: 'catalogue', onNotice, heartbeat: { everyMs: 400, withinMs: 300 } });
  const opened = proxy.counts.opened;
  await proxy.set({ kind: 'hang' });
  await vi.waitFor(() => expect(proxy.counts.opened).toBeGreaterThan(opened), SOON);
  expect(onNotice).not.toHaveBeenCalled();
  await proxy.set(null);
  await vi.waitFor(() => expect(onNotice).toHaveBeenCalled(), SOON);
  await stop();
});
