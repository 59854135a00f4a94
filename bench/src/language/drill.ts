import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copySources } from './copy-sources.ts';
import { startShop } from '../shop-process.ts';
import { pageFaults } from './page-faults.ts';
import { addPolish, speakPolish } from './polish.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Adds Polish as docs/extending.md describes, by files and one row, in a copy of the checkout, to an existing shop; returns the deviations. */
export async function languageDrill({ folder, port }: { folder: string; port: number }): Promise<string[]> {
  const checkout = join(folder, 'checkout');
  const shop = join(folder, 'shop');
  const opened = { dataDir: join(folder, 'data'), port, env: { SHOP_DIR: shop } };
  run(ROOT, ['server/src/commands/shop.ts', 'new', shop, '--name', 'Kowal Elektro', '--languages', 'en,de', '--country', 'DE', '--yes']);
  await (await startShop(opened)).stop();
  copySources(ROOT, checkout);
  addPolish(checkout);
  console.log(run(checkout, ['tools/check.mjs']));
  speakPolish(shop);
  run(checkout, ['server/src/commands/shop.ts', 'check', shop]);
  const process = await startShop({ ...opened, root: checkout });
  try {
    return await pageFaults(`http://localhost:${port}`);
  } finally {
    await process.stop();
  }
}

function run(cwd: string, words: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}
