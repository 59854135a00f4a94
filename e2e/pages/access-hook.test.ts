import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningShop, startOwnShop } from '../src/start-shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrina-hook-'));
let shop: RunningShop;
beforeAll(async () => {
  const file = join(folder, 'hook.mjs');
  writeFileSync(file, "export default ({ template, isStaff }) => (template === 'CatalogSellers' && !isStaff ? 'Error404' : null);");
  shop = await startOwnShop({ ACCESS_HOOK: file });
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('the owner’s access hook may show another template than the route table says [S6.9]', async () => {
  expect((await fetch(`${shop.origin}/prodajalci/`)).status).toBe(404);
  expect((await fetch(`${shop.origin}/blagovne-znamke/`)).status).toBe(200);
});
