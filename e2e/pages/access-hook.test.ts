import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningShop, startOwnShop } from '../src/start-shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrina-hook-'));
let shop: RunningShop;
beforeAll(async () => {
  const file = join(folder, 'hook.mjs');
  writeFileSync(
    file,
    "export default ({ template, isStaff }) => (template === 'CatalogSellers' && !isStaff ? 'Error404' : template === 'CatalogManufacturers' ? 'Nothing' : null);",
  );
  shop = await startOwnShop({ ACCESS_HOOK: file });
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('the owner’s access hook may show another template than the route table says [S6.9]', async () => {
  expect((await fetch(`${shop.origin}/prodajalci/`)).status).toBe(404);
  expect((await fetch(`${shop.origin}/katalog/`)).status).toBe(200);
});

it('a template that there is not is an error, and never another page [S8.34]', async () => {
  const reply = await fetch(`${shop.origin}/blagovne-znamke/`);
  expect(reply.status).toBe(500);
  expect(await reply.text()).toContain('the access hook names Nothing, which is no template');
});
