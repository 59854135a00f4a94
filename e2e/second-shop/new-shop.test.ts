/** A shop that is created by answering questions and opened as the README says. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { makeEmptyDatabase } from '../src/empty-database.ts';
import { hasNoDatabase, NEEDS_DATABASE } from '../src/needs.ts';
import { sendRequest } from '../src/request.ts';
import { type RunningShop, startOwnShop } from '../src/start-shop.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COMMAND = ['--no-warnings', 'server/src/commands/shop.ts'];
/** `script` of util-linux runs a program in a terminal. */
const hasTerminal = spawnSync('script', ['--version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'vitrina-new-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Waits until the shop has printed a word; returns its output until then. */
async function printed(shop: RunningShop, word: string): Promise<string> {
  await expect.poll(shop.output).toContain(word);
  return shop.output();
}

/** Runs the command in a terminal; each answer is typed when its question has been printed. */
function atTerminal(dir: string, answers: readonly [question: string, answer: string][]): Promise<{ status: number | null; output: string }> {
  const command = [process.execPath, ...COMMAND, 'new', dir].map((part) => `'${part}'`).join(' ');
  const child = spawn('script', ['-qec', command, '/dev/null'], { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] });
  let output = '';
  let seen = 0;
  const waiting = [...answers];
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
    for (let at = waiting[0] ? output.indexOf(waiting[0][0], seen) : -1; at >= 0; at = waiting[0] ? output.indexOf(waiting[0][0], seen) : -1) {
      const [question, answer] = waiting.shift() as [string, string];
      seen = at + question.length;
      child.stdin.write(answer);
    }
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, output }));
  });
}

it.skipIf(!hasTerminal)('asks for name, languages and country, again where an answer will not do, and writes a folder that check takes', async () => {
  const dir = join(folder, 'asked');
  const { status, output } = await atTerminal(dir, [
    ['Name of the shop: ', '\r'],
    ['Name of the shop: ', 'Kovač Elektro\r'],
    ['Languages, ', 'hr,xx\r'],
    ['Languages, ', 'hr,de\r'],
    ['Country of the company', 'XX\r'],
    ['Country of the company', 'HR\r'],
  ]);
  expect([status, output]).toEqual([0, expect.stringContaining('holds a small shop with 10 sample products')]);
  for (const message of ['at most 60 letters', 'There is no language xx', 'There is no country XX']) expect(output).toContain(message);
  expect(readFileSync(join(dir, 'shop.yaml'), 'utf8')).toMatch(/^name: Kovač Elektro$/m);
  expect(execFileSync(process.execPath, [...COMMAND, 'check', dir], { cwd: ROOT, encoding: 'utf8' })).toMatch(/^0 errors, [1-9]\d* warnings$/m);
});

it.skipIf(!hasTerminal)('writes nothing where the terminal is closed before the last answer', async () => {
  const dir = join(folder, 'closed');
  const { status } = await atTerminal(dir, [
    ['Name of the shop: ', 'Kovač Elektro\r'],
    ['Languages, ', '\u0004'],
  ]);
  expect([status, existsSync(dir)]).toEqual([2, false]);
});

it.each([
  [[], 'Without a terminal to ask at'],
  [['--name', 'Kovač', '--languages', 'hr,hr', '--country', 'HR'], 'Name at least one language, each once.'],
  [['--name', 'Kovač', '--languages', 'hr', '--country', 'hr'], 'There is no country hr'],
])('without a terminal %j is refused in words and writes nothing', (flags, words) => {
  const dir = join(folder, 'refused');
  const { status, stderr } = spawnSync(process.execPath, [...COMMAND, 'new', dir, ...flags], { cwd: ROOT, encoding: 'utf8', input: '' });
  expect([status, stderr, existsSync(dir)]).toEqual([2, expect.stringContaining(words), false]);
});

it.skipIf(hasNoDatabase)('SHOP_DIR opens it by the program of npm start, on an empty database', NEEDS_DATABASE, async () => {
  const dir = join(folder, 'opened');
  const flags = ['--name', 'Kovač Elektro', '--languages', 'hr,de', '--country', 'HR', '--yes'];
  execFileSync(process.execPath, [...COMMAND, 'new', dir, ...flags], { cwd: ROOT });
  const shop = await startOwnShop({ SHOP_DIR: dir }, makeEmptyDatabase, 'tools/start.mjs');
  try {
    const [home, german] = [await sendRequest('/', { origin: shop.origin }), await sendRequest('/de/', { origin: shop.origin })];
    expect([home.status, german.status]).toEqual([200, 200]);
    for (const { text } of [home, german]) expect(text).toContain('Kovač Elektro');
    expect(home.text).toContain('14 dana za povrat');
    const products = (await sendRequest('/sitemap-hr-products-1.xml', { origin: shop.origin })).text.match(/<loc>/g);
    expect(products).toHaveLength(10);
    // Without a telephone number the checkout shows the address, and no word of the demo shop appears.
    const [, labels = ''] = /href="(\/_labels\/de\.[^"]+)"/.exec(german.text) ?? [];
    expect((await sendRequest(labels, { origin: shop.origin })).text).not.toMatch(/\bdemo/i);
    const { jwt } = JSON.parse((await sendRequest('/api/auth/generate-token/', { origin: shop.origin })).text).data;
    const headers = { 'content-type': 'application/json', 'x-lang': 'de', authorization: `Bearer ${jwt}` };
    const post = async (path: string, body: object) =>
      JSON.parse((await sendRequest(path, { origin: shop.origin, method: 'POST', headers, body: JSON.stringify(body) })).text).data;
    const { shopping_cart_code } = await post('/api/catalog/product/', { item_code: 'KVANT-LIST-1' });
    await post('/api/webshop/product/', { shopping_cart_code });
    const checkout = await sendRequest('/de/webshop/login/', { origin: shop.origin, headers: { cookie: `token=${jwt}` } });
    expect(checkout.text).toMatch(/class="checkout-help" href="mailto:shop@example\.invalid"/);
    expect(checkout.text).not.toContain('href="tel:');
    const [, code] = /first login {6}\S+\/backoffice\/#first=(\S+) \(makes its holder the owner/.exec(await printed(shop, 'first login')) ?? [];
    const first = () =>
      fetch(`${shop.origin}/api/staff/session/first/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: shop.origin },
        body: JSON.stringify({ code, email: 'vlasnik@kovac.test', password: 'tri rumene race plavajo' }),
      });
    expect(await (await first()).json()).toMatchObject({ data: { step: 'enrol' } });
    expect((await first()).status).toBe(410);
  } finally {
    await shop.stop();
  }
});
