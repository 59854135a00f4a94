import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { processStart } from '../database/lock/process-start.ts';
import { readHolder, takeLock } from '../database/lock/server-lock.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';

/** Starts without the demo shop, which takes most of a first start. */
const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://www.vitrina.example', SECRET_KEY: 'k'.repeat(32) };

let dataDir: string;
let server: ServerProcess;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrina-start-'));
  server = await startServerProcess({ dataDir });
  await server.ready();
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

const again = async (env = {}) => {
  server = await startServerProcess({ dataDir, env });
  await server.ready();
};
const databaseUrl = () => readHolder(dataDir)?.databaseUrl as string;
/** The cluster's folder; root's may be elsewhere when the database's user cannot enter the data folder. */
const cluster = () => {
  const note = join(dataDir, 'postgres-is-elsewhere.txt');
  return existsSync(note) ? (readFileSync(note, 'utf8').split('\n')[0] as string) : join(dataDir, 'postgres');
};
const postgresPid = () => Number(readFileSync(join(cluster(), 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
async function query<T extends pg.QueryResultRow>(text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('npm start', { sequential: true } as object, () => {
  it('opens the demo shop and prints where it is, with its logins', async () => {
    await Promise.all([`http://localhost:${server.port}/`, 'customer@vitrina.test', '/hr/'].map((text) => server.printed(text)));
  });

  it('keeps the database’s password to its owner', () => {
    expect(statSync(join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
    expect(server.output()).not.toContain(readFileSync(join(dataDir, 'postgres-password'), 'utf8'));
  });

  it('runs a durable database that listens to this machine only [F7]', async () => {
    const rows = await query<{ name: string; setting: string }>(
      `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'unix_socket_directories', 'data_checksums')`,
    );
    expect(Object.fromEntries(rows.map((row) => [row.name, row.setting]))).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      listen_addresses: '127.0.0.1',
      unix_socket_directories: cluster(),
      data_checksums: 'on',
    });
  });

  it('reaches its database by a socket file that is closed to other users [F7]', async () => {
    const [connection] = await query<{ by_file: number; port: string }>(
      `select count(*) filter (where client_addr is null)::integer as by_file, current_setting('port') as port from pg_stat_activity where application_name = 'vitrina'`,
    );
    expect(connection?.by_file).toBeGreaterThan(0);
    expect(statSync(join(cluster(), `.s.PGSQL.${connection?.port}`)).mode & 0o777).toBe(0o700);
  });

  it('a second time on the same folder names the first and ends with 1', async () => {
    const second = await startServerProcess({ dataDir });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`in use by process ${server.child.pid}`);
    expect(second.output()).toContain(`http://localhost:${server.port}`);
    expect((await fetch(`http://127.0.0.1:${server.port}/readyz`)).status).toBe(200);
  });

  it('on the folder of a shop that is still starting says so', async () => {
    const other = mkdtempSync(join(tmpdir(), 'vitrina-starting-'));
    const first = takeLock(other, 'server');
    const second = await startServerProcess({ dataDir: other });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('still starting: try again when it says that the shop is open');
    if (first.ok) first.lock.release();
    rmSync(other, { recursive: true, force: true });
  });

  it('on a port in use says so before it prepares its data, and leaves no database behind', async () => {
    const other = mkdtempSync(join(tmpdir(), 'vitrina-port-'));
    const second = await startServerProcess({ dataDir: other, env: { ...PRODUCTION, PORT: String(server.port) } });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Port ${server.port} is in use`);
    expect(second.output()).not.toContain('Database brought up to date');
    expect(readHolder(other)).toBeNull();
    expect(existsSync(join(other, 'postgres', 'data', 'postmaster.pid'))).toBe(false);
    rmSync(other, { recursive: true, force: true });
  });

  it.each([
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/vitrina' },
      /DATABASE_URL \(127\.0\.0\.1:1\/vitrina\) cannot be used: connect ECONNREFUSED/,
    ],
    [
      'a database that forgets, in production',
      { DATABASE_URL: process.env.TEST_DATABASE_URL as string, ...PRODUCTION },
      /may lose confirmed orders: fsync, full_page_writes, synchronous_commit is off/,
    ],
    ['a data folder that cannot be made', { DATA_DIR: '/dev/null/data' }, /data folder \/dev\/null\/data cannot be written/],
    ['a host that means no address', { ...PRODUCTION, HOST: 'nowhere.invalid' }, /address nowhere\.invalid cannot be listened on/],
  ])('with %s says so without a stack, and ends with 1', async (_case, env, message) => {
    const other = mkdtempSync(join(tmpdir(), 'vitrina-bad-'));
    const bad = await startServerProcess({ dataDir: other, env });
    expect(await bad.ended).toBe(1);
    expect(bad.output()).toMatch(message);
    expect(bad.output()).not.toMatch(/secret/);
    // The log may hold one: what has just begun loses its database.
    expect(bad.output().replace(/^\{"at":.*$/gm, '')).not.toMatch(/ {4}at /);
    rmSync(other, { recursive: true, force: true });
  });

  it('with a bad environment names the variables and ends with 1', async () => {
    const bad = await startServerProcess({ dataDir, env: { DEFAULT_LANGUAGE: 'fr', WORKERS: 'many' } });
    expect(await bad.ended).toBe(1);
    expect(bad.output()).toMatch(/WORKERS[\s\S]*DEFAULT_LANGUAGE/);
  });

  it('in production names all reasons not to start at once, begins nothing, and ends with 1', async () => {
    const other = mkdtempSync(join(tmpdir(), 'vitrina-open-'));
    const env = { NODE_ENV: 'production', WORKERS: 'many', STRIPE_SECRET_KEY: 'sk_test', CORVUSPAY_STORE_ID: '1', OIDC_GOOGLE_CLIENT_ID: 'x' };
    const bad = await startServerProcess({ dataDir: other, env });
    expect(await bad.ended).toBe(1);
    for (const name of ['WORKERS', 'PUBLIC_URL', 'SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'CORVUSPAY_SECRET_KEY', 'OIDC_GOOGLE_CLIENT_SECRET'])
      expect(bad.output()).toMatch(new RegExp(`^ .*\\b${name}\\b`, 'm'));
    expect(bad.output()).not.toMatch(/sk_test| {4}at /);
    expect(readdirSync(other)).toEqual([]);
    rmSync(other, { recursive: true, force: true });
  });

  it('starts a database that died again by itself', async () => {
    const before = postgresPid();
    process.kill(before, 'SIGKILL');
    await vi.waitFor(
      async () => {
        expect(postgresPid()).not.toBe(before);
        expect((await fetch(`http://127.0.0.1:${server.port}/readyz`)).status).toBe(200);
        expect((await fetch(`http://127.0.0.1:${server.port}/api/nuxtapi/labels?lang=hr`)).status).toBe(200);
      },
      { timeout: 60_000, interval: 100 },
    );
    await server.printed('starting it again');
  });

  it('after kill -9 of the server finds the database that was left, and goes on with the same data', async () => {
    await query(`insert into settings (key, value) values ('kept', '1')`);
    const orphan = postgresPid();
    server.child.kill('SIGKILL');
    await server.ended;
    expect(processStart(orphan)).not.toBeNull();
    await again();
    await server.printed(`process ${orphan}`);
    expect(await query(`select value from settings where key = 'kept'`)).toEqual([{ value: 1 }]);
  });

  it('after kill -9 of server and database at once goes on with the same data', async () => {
    const database = postgresPid();
    server.child.kill('SIGKILL');
    process.kill(database, 'SIGKILL');
    await server.ended;
    await again();
    expect(await query(`select value from settings where key = 'kept'`)).toEqual([{ value: 1 }]);
  });

  it('SIGTERM finishes what is being answered, stops the database and ends with 0', async () => {
    // A call whose body comes slowly is one that is being answered.
    const slow = slowLogin(server.port);
    await slow.started;
    server.child.kill('SIGTERM');
    await server.printed('Stopping');
    const isReady = () =>
      fetch(`http://127.0.0.1:${server.port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await vi.waitFor(async () => expect(await isReady()).toBe(false));
    slow.finish();
    expect(await slow.reply).toMatch(/^HTTP\/1\.1 200 /);
    expect(await server.ended).toBe(0);
    expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
    expect(existsSync(join(cluster(), 'data', 'postmaster.pid'))).toBe(false);
  });

  it('refuses the data of another PostgreSQL, says what to do and leaves it is', async () => {
    const file = join(cluster(), 'data', 'PG_VERSION');
    const version = readFileSync(file, 'utf8');
    writeFileSync(file, '15\n');
    const refused = await startServerProcess({ dataDir });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toMatch(/written by PostgreSQL 15[\s\S]*pg_dump/);
    writeFileSync(file, version);
    await again();
    expect(await query(`select value from settings where key = 'kept'`)).toEqual([{ value: 1 }]);
  });

  it('SIGINT during the start ends with 0 and leaves nothing behind', async () => {
    const other = mkdtempSync(join(tmpdir(), 'vitrina-int-'));
    const early = await startServerProcess({ dataDir: other, env: PRODUCTION });
    await vi.waitFor(() => expect(existsSync(join(other, 'server.lock'))).toBe(true), { timeout: 20_000, interval: 20 });
    early.child.kill('SIGINT');
    expect(await early.ended).toBe(0);
    expect(readdirSync(other)).not.toContain('server.lock');
    rmSync(other, { recursive: true, force: true });
  });

  it('SIGHUP, when the terminal is closed, ends it as gently', async () => {
    server.child.kill('SIGHUP');
    expect(await server.ended).toBe(0);
    expect(existsSync(join(cluster(), 'data', 'postmaster.pid'))).toBe(false);
  });

  it('a first start that was cut in the middle is simply done again', async () => {
    rmSync(join(cluster(), 'complete'));
    await again(PRODUCTION);
    expect(await query(`select exists (select from settings where key = 'kept') as kept`)).toEqual([{ kept: false }]);
  });
});

/** A login whose body is sent in two parts; it has begun when the server asks for the body. */
function slowLogin(port: number) {
  const body = JSON.stringify({ email: 'customer@vitrina.test', password: 'vitrina-demo-1' });
  let received = '';
  const socket = connect({ port, host: '127.0.0.1' });
  const GO_ON = 'HTTP/1.1 100 Continue\r\n\r\n';
  socket.once('connect', () =>
    socket.write(
      `POST /api/auth/login/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n${body.slice(0, 10)}`,
    ),
  );
  const started = new Promise<void>((resolve) => {
    socket.on('data', (chunk) => {
      received += chunk;
      if (received.includes(GO_ON)) resolve();
    });
  });
  const reply = new Promise<string>((resolve) => socket.on('close', () => resolve(received.replace(GO_ON, ''))));
  return { started, reply, finish: () => socket.write(body.slice(10)) };
}
