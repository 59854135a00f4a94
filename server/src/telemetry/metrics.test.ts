import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { STAFF } from '@vitrina/demo/known';
import { inBackground } from '../../../backend/src/http/instrumentation.ts';
import { allowLogged } from '../../../backend/src/testing/expect-logged.ts';
import { log } from './log.ts';
import { rawRequest, type RawReply } from '../testing/raw-request.ts';
import { page } from '../testing/stub-storefront.ts';
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts';
import { createBacklogReader } from './backlog-metrics.ts';

// Its limit for slow statements is low, and machines are as slow as they are.
allowLogged(/a statement was slow/);

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop({ kind: 'demo', env: { SLOW_QUERY_MS: '1000' } });
});
afterAll(() => test.stop());

/** Statements that have waited for a lock, for twice what is slow here. */
const BLOCKED =
  "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and clock_timestamp() - query_start > interval '2 s'";

const call = (path: string, body?: object) =>
  rawRequest({
    port: test.port,
    path,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { host: 'localhost', ...(body && { 'content-type': 'application/json' }) },
  });

interface Parsed {
  types: Map<string, string>;
  samples: Map<string, number>;
}

/** Prometheus' text form, read strictly: each family begins with its two lines and stands together, no sample comes twice. */
function parse(text: string): Parsed {
  const types = new Map<string, string>();
  const samples = new Map<string, number>();
  let current = '';
  let helped = '';
  expect(text.endsWith('\n')).toBe(true);
  for (const line of text.split('\n').filter(Boolean)) {
    const help = /^# HELP ([a-z_\d]+) \S.*$/.exec(line);
    const type = /^# TYPE ([a-z_\d]+) (gauge|counter|histogram)$/.exec(line);
    const sample = /^([a-z_\d]+)(\{(?:[a-z_]+="(?:[^"\\\n]|\\.)*"(?:,(?!\})|(?=\})))+\})? (-?[\d.e+-]+)$/.exec(line);
    if (help) helped = help[1] as string;
    else if (type) {
      expect([helped, types.has(helped)]).toEqual([type[1], false]);
      current = helped;
      types.set(current, type[2] as string);
    } else {
      expect(sample, line).not.toBeNull();
      const [, name = '', labels = '', value] = sample ?? [];
      expect(types.get(current) === 'histogram' ? name.replace(/_(?:bucket|sum|count)$/, '') : name).toBe(current);
      expect(samples.has(name + labels)).toBe(false);
      samples.set(name + labels, Number(value));
    }
  }
  return { types, samples };
}

const read = async (): Promise<Parsed> => parse((await call('/metrics')).body.toString());

it('say how caches, database, mails, payments, calls and the event loop do, in a form that Prometheus reads', async () => {
  test.storefront.answer = () => page('made');
  await call('/nova/');
  await call('/nova/');
  for (let i = 0; i < 2; i += 1) await call('/api/nuxtapi/routes/');
  await call('/api/auth/login/', { email: STAFF.email, password: 'ni pravo geslo' });
  await call('/api/auth/login/', { email: STAFF.email, password: STAFF.password });
  await call('/api/webshop/order/', {});
  const { types, samples } = await read();
  const at = (sample: string): number => samples.get(sample) ?? Number.NaN;

  expect(at('vitrina_calls_total{endpoint="nuxtapi_routes",status="200"}')).toBeGreaterThanOrEqual(2);
  expect(at('vitrina_logins_total{outcome="ok"}')).toBeGreaterThanOrEqual(1);
  expect(at('vitrina_logins_total{outcome="refused"}')).toBeGreaterThanOrEqual(1);
  expect(at('vitrina_orders_total{outcome="refused"}')).toBeGreaterThanOrEqual(1);
  // There before the first of them, or its alert would not see it come.
  expect(at('vitrina_orders_total{outcome="failed"}')).toBe(0);
  expect(at('vitrina_mails_total{outcome="given_up"}')).toBe(0);
  expect(at('vitrina_database_statements_total{outcome="ok"}')).toBeGreaterThan(3);
  expect(at('vitrina_database_statement_seconds_bucket{le="+Inf"}')).toBe(at('vitrina_database_statement_seconds_count'));
  expect(at('vitrina_page_cache_requests_total{result="hit"}')).toBeGreaterThanOrEqual(1);
  expect([...samples.keys()].some((name) => name.startsWith('vitrina_data_cache_requests_total{cache="'))).toBe(true);
  for (const name of ['vitrina_mails_waiting', 'vitrina_mails_failed', 'vitrina_mails_oldest_seconds']) expect(at(name)).toBeGreaterThanOrEqual(0);
  for (const name of ['nodejs_eventloop_lag_p50_seconds', 'vitrina_event_loop_utilization', 'process_cpu_seconds_total', 'vitrina_heap_limit_bytes'])
    expect(at(name)).toBeGreaterThanOrEqual(0);
  expect([...samples.keys()].find((name) => name.startsWith('vitrina_build_info{'))).toMatch(/version="[\d.]+"/);

  // Prometheus' conventions, and nothing that grows with what is asked for.
  for (const [name, type] of types) expect(name.endsWith('_total'), name).toBe(type === 'counter');
  expect([...samples.keys()].join('\n')).not.toMatch(/nova|\/|@|[\da-f]{8}-/);
});

it('every name that an alert asks for is told', async () => {
  const rules = readFileSync(new URL('../../../deploy/alerts.yml', import.meta.url), 'utf8');
  const alertNames = new Set([...rules.matchAll(/\b(?:vitrina|nodejs|process)_[a-z_\d]+/g)].map(([name]) => name.replace(/_bucket$/, '')));
  expect(alertNames.size).toBeGreaterThan(10);
  // What stands in the database is left out of a reading that it does not answer in time.
  await vi.waitFor(
    async () => {
      const { types } = await read();
      expect([...alertNames].filter((name) => !types.has(name))).toEqual([]);
    },
    { timeout: 20_000 },
  );
});

it('statements that fail or take long are logged by their text, under the id of the request, without what was sent', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => lines.push(line));
  const client = new pg.Client({ connectionString: test.database.url });
  await client.connect();
  const logIn = () => call('/api/auth/login/', { email: 'kanarcek@example.com', password: 'kanarcek 4711' });
  let slow: RawReply;
  let failed: RawReply;
  try {
    await client.query('begin; lock table login_attempts in access exclusive mode');
    const waiting = logIn();
    // By PostgreSQL's own clock it has waited for longer than a statement may take.
    await vi.waitFor(async () => expect((await client.query(BLOCKED)).rowCount).toBeGreaterThan(0));
    await client.query('commit; alter table login_attempts rename to login_attempts_away');
    [slow, failed] = [await waiting, await logIn()];
    await client.query('alter table login_attempts_away rename to login_attempts');
  } finally {
    await client.end();
  }
  vi.restoreAllMocks();

  expect(failed.status).toBe(500);
  const of = (id: unknown, message: string) =>
    lines.map((line) => JSON.parse(line) as Record<string, unknown>).find((line) => line.request === id && line.message === message);
  const logged = of(slow.headers['x-request-id'], 'a statement was slow') ?? of(slow.headers['x-request-id'], 'a statement failed');
  expect(logged).toMatchObject({ statement: expect.stringContaining('$1') });
  expect(logged?.ms).toBeGreaterThan(1000);
  expect(of(failed.headers['x-request-id'], 'a statement failed')).toMatchObject({ code: '42P01', statement: expect.stringContaining('count_attempt') });
  expect(of(failed.headers['x-request-id'], 'a call failed')).toMatchObject({ method: 'POST', path: '/api/auth/login/' });
  expect(lines.join()).not.toContain('kanarcek');
});

it('work in the background has an id of its own and is counted by its name', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => lines.push(line));
  await inBackground('try-out', async () => log('warn', 'first'));
  const failing = inBackground('try-out', async () => {
    log('warn', 'second');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  vi.restoreAllMocks();
  const ids = lines.map((line) => (JSON.parse(line) as { request?: string }).request);
  expect(new Set(ids.map((id) => id?.length))).toEqual(new Set([36]));
  expect(new Set(ids).size).toBe(2);
  const { samples } = await read();
  expect(samples.get('vitrina_jobs_total{job="try-out",outcome="ok"}')).toBeGreaterThanOrEqual(1);
  expect(samples.get('vitrina_jobs_total{job="try-out",outcome="failed"}')).toBeGreaterThanOrEqual(1);
  expect(samples.get('vitrina_job_last_success_timestamp_seconds{job="try-out"}')).toBeGreaterThan(1.7e9);
});

it('what waits in the database is asked for at most every so often, by one reader at a time, and never holds up the others', async () => {
  let readCount = 0;
  let answer: (() => void) | undefined;
  const reader = createBacklogReader(
    () => {
      readCount += 1;
      return new Promise((resolve) => {
        answer = () => resolve({ mails: { waiting: 3, failed: 0, oldestSeconds: 7 } });
      });
    },
    { cacheMs: 60_000, withinMs: 20 },
  );
  expect(await Promise.all([reader(), reader()])).toEqual([[], []]);
  answer?.();
  await vi.waitFor(async () => expect((await reader()).map(({ samples }) => samples[0]?.value)).toEqual([3, 0, 7]));
  expect(readCount).toBe(1);
  expect(await createBacklogReader(() => Promise.reject(new Error('away')))()).toEqual([]);
});
