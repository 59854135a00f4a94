import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../backend/src/testing/test-database.ts';
import { copyCheckout } from '../../../bench/src/development/copy-checkout.ts';
import { EDITS, edit } from '../../../bench/src/development/edits.ts';
import { type DevProcess, startDev } from '../../../bench/src/development/start-dev.ts';
import { freePort } from '../testing/server-process.ts';

// Alone: it waits for other processes most of its time.
let folder: string;
let root: string;
let database: TestDatabase;
let dev: DevProcess;
let origin: string;
let bank: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-dev-'));
  root = join(folder, 'checkout');
  copyCheckout(root);
  database = await createTestDatabase('demo');
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const bankPort = await freePort();
  bank = `http://localhost:${bankPort}`;
  dev = await startDev({ root, port, env: { DATA_DIR: join(folder, 'data'), DATABASE_URL: database.url, SANDBOX_BANK_PORT: String(bankPort) } });
});
afterAll(async () => {
  await dev?.stop();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const open = (path = '/') => fetch(origin + path);
const home = async () => (await open()).text();
const shows = (text: string) => vi.waitFor(async () => expect(await home()).toContain(text), { timeout: 60_000, interval: 50 });
const restarts = () => dev.output().split('Started anew').length - 1;

describe('npm run dev', { timeout: 120_000, sequential: true } as object, () => {
  it('prints addresses and serves pages of the sources, whose styles stand in the document', async () => {
    expect(dev.output()).toContain(`The shop is open:  ${origin}/`);
    const html = await home();
    expect(html).toContain('<link rel="stylesheet" href="/src/styles/index.css"');
    expect(html).toContain('<link rel="stylesheet" href="/src/pages/cms-homepage/home.css"');
    expect(html).not.toContain('/src/pages/catalog-detail/');
    expect(html, 'parts whose script comes later').toContain('<link rel="stylesheet" href="/src/features/footer/footer.css"');
    const [, entry] = /<script type="module" src="([^"]+entry[^"]*)">/.exec(html) ?? [];
    for (const path of [entry as string, '/src/pages/cms-homepage/page.tsx']) expect(await (await open(path)).text()).toContain('import');
  });

  it('allows what Vite puts into pages, but no script in the document', async () => {
    const policy = (await open()).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("style-src 'self' 'unsafe-inline'; ");
    expect(policy).toMatch(/connect-src 'self' ws: wss:;/);
    expect(policy).toContain("script-src 'self'; ");
  });

  it.each(['/@fs/etc/passwd', '/@fs/etc/passwd?raw', '/package-lock.json', '/@fs/proc/self/environ?import&raw'])(
    'gives no file of elsewhere: %s',
    async (path) => {
      expect((await open(path)).status).not.toBe(200);
    },
  );

  it('shows a changed text without a new start', async () => {
    edit(root, EDITS.label, '1');
    await shows('Gumb 1');
    expect(restarts()).toBe(0);
  });

  it('renders a changed component without a new start', async () => {
    edit(root, EDITS.component, '2');
    await shows('data-mark="2"');
    expect(restarts()).toBe(0);
  });

  it('starts the shop once for files of several sides; requests meanwhile wait for it', async () => {
    edit(root, EDITS.component, '3');
    edit(root, { file: 'contract/src/values/consent.ts', change: (text) => `${text}\n// changed\n` }, '');
    saveByRenaming(EDITS.backend.file, '3');
    await vi
      .waitFor(
        async () => {
          const replies = await Promise.all(Array.from({ length: 5 }, () => open()));
          expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
          expect(await replies[0]?.text()).toContain('+386 3');
        },
        { timeout: 60_000, interval: 50 },
      )
      .catch((error: unknown) => {
        console.log(dev.output());
        throw error;
      });
    await shows('data-mark="3"');
    expect(restarts()).toBe(1);
  });

  it('says in a page what is wrong with the backend, and goes on with the mended one', async () => {
    const before = edit(root, { ...EDITS.backend, change: (text) => `${text}\nconst = ;\n` }, '');
    await shows('The shop did not start');
    expect(await home()).toContain('site-config.ts');
    expect((await open('/api/nuxtapi/info/')).status).toBe(500);
    writeFileSync(join(root, EDITS.backend.file), EDITS.backend.change(before, '4'));
    await shows('+386 4');
  });

  it('says in a page what is wrong with a component, and goes on with the mended one', async () => {
    const before = edit(root, { ...EDITS.component, change: (text) => `${text}\nconst = ;\n` }, '');
    await shows('This page could not be made');
    expect(await home()).toContain('footer.tsx');
    writeFileSync(join(root, EDITS.component.file), EDITS.component.change(before, '5'));
    await shows('data-mark="5"');
  });

  it('ends at a signal, with everything it started', async () => {
    await dev.stop();
    for (const address of [origin, bank]) await expect(fetch(address)).rejects.toThrow();
  });
});

/** As editors do it: the new text gets the old one's name. */
function saveByRenaming(file: string, mark: string): void {
  const aside = join(folder, 'aside');
  writeFileSync(aside, EDITS.backend.change(readFileSync(join(root, file), 'utf8'), mark));
  renameSync(aside, join(root, file));
}
