import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../backend/src/testing/test-database.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';

let database: TestDatabase;
let dataDir: string;
let server: ServerProcess;

beforeAll(async () => {
  database = await createTestDatabase('demo');
  dataDir = mkdtempSync(join(tmpdir(), 'vitrina-workers-'));
  server = await startServerProcess({ dataDir, env: { DATABASE_URL: database.url, WORKERS: '2' } });
  await until(() => server.output().includes('The shop is open'));
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const query = async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return client
    .query<T>(text, values)
    .then(({ rows }) => rows)
    .finally(() => client.end());
};
const until = (isSo: () => boolean | Promise<boolean>): Promise<void> =>
  vi.waitFor(async () => expect(await isSo()).toBe(true), { timeout: 20_000, interval: 100 });

/** Processes whose parent is this one. */
const childrenOf = (pid: number): number[] => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
const workers = (): number[] => childrenOf(server.child.pid as number);
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Over a connection of its own, as each goes to the next worker. */
function fetchAnew(path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const agent = new Agent({ keepAlive: false });
    get({ port: server.port, host: '127.0.0.1', path, agent }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
    }).on('error', reject);
  });
}
const metrics = async (): Promise<string> => (await fetchAnew('/metrics')).text;

describe('WORKERS=2', { sequential: true } as object, () => {
  it('serves on one port by two processes and tells the metrics of both', async () => {
    expect(workers()).toHaveLength(2);
    for (let i = 0; i < 4; i += 1) expect((await fetchAnew('/')).status).toBe(200);
    await until(async () => {
      const text = await metrics();
      return [1, 2].every((worker) => new RegExp(`vitrina_requests_total\\{kind="page",status="200",worker="${worker}"\\} [2-9]`).test(text));
    });
    expect((await metrics()).match(/^# TYPE vitrina_requests_total /gm)).toHaveLength(1);
  });

  it('does by itself in one of them what the shop does by itself [G18]', async () => {
    const schedulers = async () =>
      (
        await query<{ n: number }>(`select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name = 'vitrina jobs'`)
      )[0]?.n ?? 0;
    await until(async () => (await schedulers()) > 0);
    // One scheduler has two connections at most.
    expect(await schedulers()).toBeLessThanOrEqual(2);
  });

  it('both show a changed price within a second', async () => {
    const reply = await fetch(`http://127.0.0.1:${server.port}/api/catalog/product/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ item_code: 'DEMO-LAPTOP-01' }),
    });
    const path = ((await reply.json()) as { data: { url_without_domain: string } }).data.url_without_domain;
    for (let i = 0; i < 4; i += 1) expect((await fetchAnew(path)).text).not.toContain('4.321');
    await query(`update prices set amount = 432100 where product_id = (select id from products where code = 'DEMO-LAPTOP-01')`);
    await until(async () => (await Promise.all([1, 2, 3, 4].map(() => fetchAnew(path)))).every(({ text }) => text.includes('4.321')));
  });

  it('starts one anew that was killed, and the other serves meanwhile', async () => {
    const [victim, other] = workers() as [number, number];
    process.kill(victim, 'SIGKILL');
    await until(() => !isAlive(victim));
    for (let i = 0; i < 10; i += 1) expect((await fetchAnew('/')).status).toBe(200);
    await until(() => workers().length === 2);
    expect(workers()).toContain(other);
    expect(server.output()).toContain('a worker ended and is started anew');
    await until(async () => ((await metrics()).match(/^process_start_time_seconds/gm) ?? []).length === 2);
  });

  it('on a port in use says so and leaves no worker behind', async () => {
    const second = await startServerProcess({ dataDir, env: { DATABASE_URL: database.url, WORKERS: '2', PORT: String(server.port) } });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Port ${server.port} is in use`);
  });

  it('workers end by themselves when the first process is killed', async () => {
    const all = workers();
    server.child.kill('SIGKILL');
    await server.ended;
    await until(() => all.every((pid) => !isAlive(pid)));
    server = await startServerProcess({ dataDir, env: { DATABASE_URL: database.url, WORKERS: '2' } });
    await until(() => server.output().includes('The shop is open'));
  });

  it('ends with all workers at SIGTERM', async () => {
    const all = workers();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(all.some(isAlive)).toBe(false);
    expect(server.output()).not.toContain('did not stop cleanly');
  });
});
