import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../../../bench/src/fault-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { CircuitOpen } from './circuit-breaker.ts';
import { connect, type Database } from './connect.ts';
import { isOutage } from './is-outage.ts';
import { listen } from './listen.ts';

/** Short where life is long: what hangs would hang for ever. */
const LIMITS = { connectMs: 300, statementMs: 400 };
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
  shop = connect({ url, size: 3, limits: LIMITS });
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
  it('fails its queries within their limit; after ten in a row nobody waits any more, until it is back [F1] [F2]', async () => {
    await Promise.all([one(), one(), one()]);
    await proxy.set(fault);
    let asked = 0;
    let error: unknown;
    while (!((error = await failureOf(one())) instanceof CircuitOpen)) {
      asked += 1;
      expect(isOutage(error)).toBe(true);
      expect(asked).toBeLessThan(20);
    }
    expect(shop.isAway()).toBe(true);
    // The afterEach sees it come back.
  }, 30_000);
});

it('a connection with a query under way is never lent again: the next one gets its own answer', async () => {
  const slow = failureOf(sql`select 'mine', pg_sleep(3)`.execute(connectionless()));
  expect(isOutage(await slow)).toBe(true);
  const { rows } = await sql<{ whose: string }>`select 'yours' as whose`.execute(patient.db);
  expect(rows).toEqual([{ whose: 'yours' }]);
  expect(patient.stats().open).toBe(1);
  await patient.close();
});
let patient: Database;
/** One connection whose server-side limit is off, as behind a pooler that drops it: only the client's own is left. */
function connectionless() {
  patient = connect({ url: `${url}?options=-c%20statement_timeout%3D0`, size: 1, limits: { connectMs: 1000, statementMs: 300 } });
  return patient.db;
}

it('connections ended a hundred times cost no more than a query each time [F8]', async () => {
  for (let round = 0; round < 100; round += 1) {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vitrina' and pid <> pg_backend_pid() and datname = current_database()`.execute(
      real.db,
    );
    await vi.waitFor(async () => expect(await one()).toBe(1), { timeout: 1000, interval: 10 });
  }
}, 30_000);

it('refusals of the database are answers: a row that is locked, a wrong statement, too long a statement do not count as an outage [F9]', async () => {
  for (let i = 0; i < 12; i += 1) expect(isOutage(await failureOf(sql`select 1 / 0`.execute(shop.db)))).toBe(false);
  expect(isOutage(await failureOf(sql`select pg_sleep(5)`.execute(shop.db)))).toBe(false);
  expect(shop.isAway()).toBe(false);
  expect(isOutage({ code: '53300' })).toBe(true);
});

it('a listener finds out that its peer is gone without a word, and catches up when it has another', async () => {
  const onNotice = vi.fn();
  const stop = await listen({ url, channel: 'catalogue', onNotice, heartbeat: { everyMs: 100, withinMs: 300 } });
  const opened = proxy.counts.opened;
  await proxy.set({ kind: 'hang' });
  await vi.waitFor(() => expect(proxy.counts.opened).toBeGreaterThan(opened), SOON);
  expect(onNotice).not.toHaveBeenCalled();
  await proxy.set(null);
  await vi.waitFor(() => expect(onNotice).toHaveBeenCalled(), SOON);
  await stop();
});
