import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocuments, saveSettings } from '@vitrina/backend';
import { connect } from '@vitrina/backend/db';
import { programOf } from '@vitrina/contract/testing/program-of';
import { CUSTOMER, KNOWN, OFFICE, STAFF } from '@vitrina/demo/known';
import { hashPassword } from '../../../backend/src/modules/customers/index.ts';
import { createTestDatabase, type TestDatabase } from '../../../backend/src/testing/test-database.ts';
import { readHolder } from '../database/lock/server-lock.ts';
import { query } from '../testing/query.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { refuseUnready } from './refuse-unready.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DOCKERFILE = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
const OTHER = 'dolga vrsta ob treh zjutraj';
const KEY = 'a key that only the tests of this shop know';

/** What the image sets by itself, and what it runs. */
const imageEnv = Object.fromEntries(
  [...DOCKERFILE.matchAll(/^ENV (.*)$/gm)].flatMap(([, pairs]) => (pairs as string).split(' ').map((pair) => pair.split('=') as [string, string])),
);
const imageCommand = JSON.parse(/^CMD (\[.*\])$/m.exec(DOCKERFILE)?.[1] as string) as string[];

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrina-production-'));
});
const started: ServerProcess[] = [];
afterAll(async () => {
  await Promise.all(started.map(end));
  rmSync(dataDir, { recursive: true, force: true });
});

const call = async (server: ServerProcess, path: string, body: unknown, token?: string): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'x-lang': 'si', ...(token && { authorization: `Bearer ${token}` }) };
  return (await fetch(`http://localhost:${server.port}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
};
const end = async (server: ServerProcess): Promise<void> => {
  server.child.kill('SIGTERM');
  await server.ended;
};

/** Starts in production at this machine's own address. */
async function startHere(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess({
    dataDir,
    env: (port) => ({ ...imageEnv, PUBLIC_URL: `http://localhost:${port}`, SECRET_KEY: KEY, DATA_DIR: dataDir, ...env }),
  });
  started.push(server);
  await server.ready();
  return server;
}

describe('the image', () => {
  it('is told nothing: it says what it needs, touches nothing, and ends with 1', async () => {
    const [, ...args] = imageCommand;
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { PATH: process.env.PATH, ...imageEnv, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1);
    expect(output.split('\n')).toEqual([
      'The environment cannot be used:',
      expect.stringMatching(/^ {2}PUBLIC_URL is missing: .*https:\/\//),
      expect.stringMatching(/^ {2}SECRET_KEY is missing: .*32 bytes/),
      '',
    ]);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('starts empty; with VITRINA_DEMO=1 it shows the demo shop, without staff and without any known password', async () => {
    const empty = await startHere({});
    const [counts] = await query<{ products: number; users: number }>(
      readHolder(dataDir)?.databaseUrl as string,
      'select (select count(*)::integer from products) as products, (select count(*)::integer from users) as users',
    );
    expect(counts).toEqual({ products: 0, users: 0 });
    await empty.printed('The database is empty');
    expect(empty.output()).not.toMatch(/npm run demo|vitrina-demo-1/);
    expect(empty.output()).toMatch(/`npm run shop -- load DIR` fills it.*SHOP_DIR=DIR opens one/);
    const [, code] =
      new RegExp(`first login {6}http://localhost:${empty.port}/backoffice/#first=(\\S+) \\(makes its holder the owner`).exec(empty.output()) ?? [];
    expect(code).toMatch(/^[\w-]{43}$/);
    await end(empty);

    const shown = await startHere({ VITRINA_DEMO: '1' });
    await shown.printed('first login      by the link of an earlier start');
    expect(shown.output()).not.toContain(code as string);
    const owner = { email: 'prva@trgovina.test', password: 'tri rumene race plavajo' };
    expect(await call(shown, '/staff/session/first/', { ...owner, code: 'A'.repeat(43) })).toBe(410);
    expect(await call(shown, '/catalog/product/', { item_code: KNOWN.laptop })).toBe(200);
    for (const { email, password } of [CUSTOMER, STAFF]) expect(await call(shown, '/auth/login/', { email, password })).toBe(422);
    const users = await query(readHolder(dataDir)?.databaseUrl as string, 'select email, password_hash, is_staff from users');
    expect(users).toEqual([{ email: CUSTOMER.email, password_hash: null, is_staff: false }]);
    await shown.printed('without its logins');
    expect(shown.output()).not.toContain(STAFF.password);
    await end(shown);
  });
});

describe('production on a database that held the demo shop', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase('demo');
  });
  afterAll(() => database.drop());

  it('closes the public demo logins with their sessions, and no others', async () => {
    const url = database.url;
    const first = await startServerProcess({ dataDir, env: { DATABASE_URL: url, SECRET_KEY: KEY } });
    started.push(first);
    await first.ready();
    const reply = await fetch(`http://localhost:${first.port}/api/auth/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(STAFF),
    });
    const { jwt } = ((await reply.json()) as { data: { jwt: string } }).data;
    await end(first);
    // The customer has chosen another password since, which is nobody else's business.
    await query(url, 'update users set password_hash = $1 where email = $2', [await hashPassword(OTHER), CUSTOMER.email]);

    // One start names all reasons; below, each alone refuses.
    const [fillAccount, fillTexts] = [await unfillAccount(url), await unfillTexts(url)];
    const refused = await startRefused({ DATABASE_URL: url, DATABASE_MAY_FORGET: '1' });
    expect(refused).toContain(`everybody knows: ${[STAFF, ...OFFICE.people].map(({ email }) => email).join(', ')}\n`);
    const lines = refused.split('\n');
    const firstLine = lines.indexOf(ACCOUNT_REASONS[0] as string);
    expect(lines.slice(firstLine, firstLine + 11)).toEqual([...ACCOUNT_REASONS, ...TEXT_REASONS]);
    await confirmTexts(url, refused);
    await fillTexts();
    expect(await reasonsOf(url)).toEqual(ACCOUNT_REASONS);
    await fillAccount();
    await unfillTexts(url);
    expect(await reasonsOf(url)).toEqual(TEXT_REASONS);
    await fillTexts();
    const server = await startHere({ DATABASE_URL: url, DATABASE_MAY_FORGET: '1' });
    expect(await query(url, 'select from staff_role_grants where ended_at is null')).toEqual([]);
    expect(await query(url, 'select from staff_factors')).toEqual([]);
    expect(await call(server, '/auth/login/', STAFF)).toBe(422);
    expect(await call(server, '/auth/login/', { email: CUSTOMER.email, password: OTHER })).toBe(200);
    expect(await call(server, '/auth/is-login/', {}, jwt)).toBe(401);
    expect(await query(url, 'select email from users where is_staff')).toEqual([]);
    await end(server);
    expect(await demo(url, { NODE_ENV: 'production' })).toMatch(/VITRINA_DEMO=1/);
    // Whoever forgets NODE_ENV beside a shop that serves brings no login into it either.
    expect(await demo(url, {})).toContain('without the demo logins');
    expect(await query(url, 'select email from users where is_staff')).toEqual([]);
    expect(await query(url, 'select from staff_role_grants where ended_at is null')).toEqual([]);
  });
});

/** Starts in production where it must not; gives what it prints. */
async function startRefused(env: Record<string, string>): Promise<string> {
  const server = await startServerProcess({
    dataDir,
    env: (port) => ({ ...imageEnv, PUBLIC_URL: `http://localhost:${port}`, SECRET_KEY: KEY, DATA_DIR: dataDir, ...env }),
  });
  expect(await server.ended).toBe(1);
  return server.output();
}

/** What the law words, by country, in November 2026. */
const EVERYWHERE = ['order-button', 'withdrawal-instruction', 'model-form'];
const IN_THE_UNION = ['withdrawal-function', 'guarantee-notice', 'durability-label'];
const OPEN: Readonly<Record<string, string[]>> = {
  si: [...EVERYWHERE, ...IN_THE_UNION, 'credit-warning', 'dispute-notice'],
  hr: [...EVERYWHERE, ...IN_THE_UNION, 'complaint-notice'],
  en: [...EVERYWHERE, ...IN_THE_UNION, 'dispute-notice'],
  de: [...EVERYWHERE, ...IN_THE_UNION],
  at: [...EVERYWHERE, ...IN_THE_UNION],
  it: [...EVERYWHERE, ...IN_THE_UNION, 'waste-information'],
  es: [...EVERYWHERE, ...IN_THE_UNION],
  rs: [...EVERYWHERE, 'complaint-notice', 'dispute-notice'],
  ba: EVERYWHERE,
  me: EVERYWHERE,
};

/** Reads every reason of the refusal and confirms them as an owner would: a wording less, or one of another version, is refused in production. */
async function confirmTexts(url: string, refused: string): Promise<void> {
  expect(refused).toContain('cannot open in production');
  const lines = [...refused.matchAll(/^ {2}(\w\w) ([a-z-]+), version ([0-9a-f]{12}): .*compare with (\S.+)$/gm)].map(([, market, text, version]) => ({
    ...{ market: market as string, text: text as string, version: version as string },
  }));
  const named = Object.fromEntries(
    Object.keys(OPEN).map((code) => [
      code,
      lines
        .filter(({ market }) => market === code)
        .map(({ text }) => text)
        .toSorted(),
    ]),
  );
  expect(named).toEqual(Object.fromEntries(Object.entries(OPEN).map(([code, texts]) => [code, texts.toSorted()])));
  const { db, close } = connect({ url, size: 1 });
  try {
    const markets = structuredClone((await readDocuments(db)).markets.document) as Record<string, Record<string, unknown>>;
    const save = (documents: object) => saveSettings(db, { documents, versions: 'any', userId: null, cause: 'test' });
    for (const [code, market] of Object.entries(markets))
      market.confirmedTexts = Object.fromEntries(
        lines.filter((line) => line.market === code).map(({ text, version }) => [text, { by: 'Counsel', on: '2026-11-23', version }]),
      );
    expect(await save({ markets })).toMatchObject({ kind: 'saved' });
    const others = structuredClone(markets) as Record<string, { confirmedTexts: Record<string, object> }>;
    delete others.rs?.confirmedTexts['order-button'];
    const bad = await save({ markets: { ...others, de: { ...markets.de, confirmedTexts: withVersion(markets.de, 'model-form', '0'.repeat(12)) } } });
    expect(bad.kind === 'bad' && bad.problems.map(({ path }) => path.join('.')).toSorted()).toEqual([
      'de.confirmedTexts.model-form',
      'rs.confirmedTexts.order-button',
    ]);
    // Other words on the button are another version.
    const words = await save({ words: { hr: { checkout_order_button: 'Naruči' } } });
    expect(words.kind === 'bad' && words.problems.map(({ path }) => path.join('.'))).toEqual(['hr.confirmedTexts.order-button']);
  } finally {
    await close();
  }
}

/** Why production would not open; empty: it would. */
const reasonsOf = (url: string): Promise<string[]> =>
  refuseUnready(url).then(
    () => [],
    (error: Error) => error.message.split('\n'),
  );

const ACCOUNT_REASONS: unknown[] = [
  'The shop cannot open in production: placeholders of a new shop are among its settings.',
  '  payment.accounts.0.iban',
  '  payment.accounts.0.bic',
  expect.stringMatching(/^Fill in your own/),
];

/** Gives the shop an account of noughts, as a new shop's folder has it; gives what puts it right. */
async function unfillAccount(url: string): Promise<() => Promise<void>> {
  const save = async (change: (payment: { accounts: object[] }) => object) => {
    const { db, close } = connect({ url, size: 1 });
    try {
      const before = (await readDocuments(db)).payment.document as { accounts: object[] };
      expect(await saveSettings(db, { documents: { payment: change(before) }, versions: 'any', userId: null, cause: 'test' })).toMatchObject({ kind: 'saved' });
      return before;
    } finally {
      await close();
    }
  };
  const before = await save(({ accounts: [first, ...others], ...payment }) => ({
    ...payment,
    accounts: [{ ...first, iban: 'HR5800000000000000000', bic: 'XXXXHRXX' }, ...others],
  }));
  return async () => void (await save(() => before));
}

const TEXT_REASONS: unknown[] = [
  'The shop cannot open in production: placeholders of a new shop are in what its visitors read.',
  '  maker kvant',
  '  page terms (de)',
  expect.stringMatching(/^Fill in your own/),
  'The shop cannot open in production: pages that a sale leans on are missing.',
  '  page privacy (de)',
  expect.stringMatching(/^Write them in content\/pages\//),
];

/** Leaves to be filled in, as a new shop's folder does, what visitors read, and takes away a page; gives what puts it right. */
async function unfillTexts(url: string): Promise<() => Promise<void>> {
  const run = (statement: string) => query(url, statement);
  const ofPage = (code: string) => `lang = 'de' and content_id = (select id from contents where kind = 'page' and code = '${code}')`;
  await run(`update content_texts set content = content || ' TO BE FILLED IN' where ${ofPage('terms')}`);
  await run(`update manufacturers set email = 'maker@example.invalid' where code = 'kvant'`);
  await run(`update content_texts set lang = 'xx' where ${ofPage('privacy')}`);
  return async () => {
    await run(`update content_texts set lang = 'de' where lang = 'xx'`);
    await run(`update manufacturers set email = 'pomoc@kvant.example' where code = 'kvant'`);
    await run(`update content_texts set content = replace(content, ' TO BE FILLED IN', '') where ${ofPage('terms')}`);
  };
}

const withVersion = (market: Record<string, unknown> | undefined, text: string, version: string): object => {
  const confirmed = (market?.confirmedTexts ?? {}) as Record<string, object>;
  return { ...confirmed, [text]: { ...confirmed[text], version } };
};

/** `npm run demo` on a database; gives what it prints. */
function demo(url: string, env: Record<string, string>): Promise<string> {
  const all = { ...process.env, NODE_ENV: '', DATA_DIR: dataDir, DATABASE_URL: url, DATABASE_MAY_FORGET: '1', ...env };
  const child = spawn(process.execPath, [programOf(join(ROOT, 'server/src/commands/load-demo.ts'))], {
    cwd: ROOT,
    env: all,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  return new Promise((resolve) => child.once('close', () => resolve(output)));
}
