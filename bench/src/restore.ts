import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pageAddresses } from './addresses.ts';
import { startBuying } from './crash-buyers.ts';
import { type Check, crashChecks } from './crash-checks.ts';
import { random } from './random.ts';
import { takeFromShelf } from './shelf.ts';
import { stockByProduct, queryShop } from './shop-database.ts';
import { startShop } from './shop-process.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PRODUCTS = 30;
const BEFORE_MS = 4000;
const PAGES = 120;

export interface RestoreResult {
  backupSeconds: number;
  /** Seconds from the start on the copy to its first page. */
  restoreSeconds: number;
  /** Orders confirmed before the backup started, and those in the copy. */
  acknowledgedOrders: number;
  restoredOrders: number;
  checks: Check[];
  /** Pages of the copy with a status other than 200, and whether it accepts an order. */
  badPages: number;
  takesOrders: boolean;
}

/** Backs up a shop while guests order, starts another on the copy, and checks that every order confirmed before is complete in it. */
export async function restoreDrill({ dataDir, port }: { dataDir: string; port: number }): Promise<RestoreResult> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-backup-'));
  // Folder accessible to the database's system user.
  chmodSync(folder, 0o755);
  const target = join(folder, 'copy');
  const shop = await startShop({ dataDir, port, env: { SANDBOX_BANK_PORT: '0' } });
  try {
    await queryShop(dataDir, 'update stock set qty = 5000 where qty > 0');
    const before = await stockByProduct(dataDir);
    const take = await takeFromShelf(port);
    const codes = Array.from({ length: PRODUCTS }, take);
    const buying = startBuying({ port, codes, next: random(5) });
    await sleep(BEFORE_MS);
    const acknowledgedBefore = buying.acknowledged.slice();
    const backupSeconds = await backUp(dataDir, target);
    const acknowledged = await buying.stop();
    await shop.stop();

    const copy = await startShop({ dataDir: target, port, env: { SANDBOX_BANK_PORT: '0' } });
    try {
      const all = await crashChecks({ dataDir: target, acknowledged, before });
      const early = await crashChecks({ dataDir: target, acknowledged: acknowledgedBefore, before });
      const paths = await pageAddresses(port);
      const step = Math.ceil(paths.length / PAGES);
      let badPages = 0;
      for (const path of paths.filter((_, i) => i % step === 0)) if ((await fetch(`http://127.0.0.1:${port}${path}`)).status !== 200) badPages += 1;
      const again = startBuying({ port, codes, next: random(6) });
      await sleep(1000);
      const [row] = await queryShop<{ n: number }>(target, 'select count(*)::integer as n from orders');
      const takesOrders = (await again.stop()).length > 0;
      // Later data are not in the copy, so only earlier orders can be lost.
      const lost = (check: Check): boolean => /^acknowledged orders|^keys that do not/.test(check.what);
      return {
        backupSeconds,
        restoreSeconds: copy.startSeconds,
        acknowledgedOrders: acknowledgedBefore.length,
        restoredOrders: row?.n ?? 0,
        checks: [...early.filter(lost), ...all.filter((check) => !lost(check))],
        badPages,
        takesOrders,
      };
    } finally {
      await copy.stop();
    }
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs `npm run backup` as an owner does. */
function backUp(dataDir: string, target: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
    const child = spawn(process.execPath, ['--no-warnings', 'server/src/commands/backup.ts', target], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve((performance.now() - startedAt) / 1000) : reject(new Error(`the backup ended with ${code}`))));
  });
}
