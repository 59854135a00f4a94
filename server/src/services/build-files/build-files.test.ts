import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteExpiredRows } from '../../../../backend/src/jobs/delete-expired-rows.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { storeBuildFiles } from './store-build-files.ts';

let shop: TestShop;
const folders: string[] = [];
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  await shop.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A browser build with these files. */
function build(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-build-'));
  folders.push(folder);
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'assets', name), text);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(files));
  return folder;
}
const keep = async (folder: string): Promise<void> => (await storeBuildFiles({ url: shop.database.url, folder }))();
const query = async (text: string): Promise<pg.QueryResultRow[]> => {
  const client = new pg.Client({ connectionString: shop.database.url });
  await client.connect();
  return client
    .query(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
};
const get = (path: string): Promise<Response> => fetch(shop.origin + path, { headers: { 'accept-encoding': 'identity' } });

it('scripts of a build that another server runs, or ran within a day, are served by every server [S4.56]', async () => {
  await keep(build({ 'page-AAAAAAAA.js': 'export const page = "old";', 'style-AAAAAAAA.css': 'a{}', 'shared-CCCCCCCC.js': 'shared' }));
  await keep(build({ 'page-BBBBBBBB.js': 'export const page = "new";', 'shared-CCCCCCCC.js': 'shared' }));
  const reply = await get('/assets/page-AAAAAAAA.js');
  expect([reply.status, reply.headers.get('content-type'), await reply.text()]).toEqual([200, 'text/javascript; charset=utf-8', 'export const page = "old";']);
  expect(reply.headers.get('cache-control')).toContain('immutable');
  expect((await get('/assets/style-AAAAAAAA.css')).headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(await (await get('/assets/page-BBBBBBBB.js')).text()).toContain('new');
});

it('what no build had is not found, and neither is anything but hashed files', async () => {
  for (const path of ['/assets/page-ZZZZZZZZ.js', '/assets/none.js', '/assets/manifest.json']) expect((await get(path)).status).toBe(404);
});

it('the files go a day after the last server with that build, those that others have too stay', async () => {
  await query(`update builds set seen_at = now() - interval '25 hours' where '/assets/page-AAAAAAAA.js' = any(files)`);
  await deleteExpiredRows(shop.database.db);
  expect((await query('select path from build_files order by path')).map(({ path }) => path)).toEqual([
    '/assets/page-BBBBBBBB.js',
    '/assets/shared-CCCCCCCC.js',
  ]);
});
