import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { loginCrowd } from './login-crowd.ts';
import { loginFlood } from './login-flood.ts';
import { loginTimes } from './login-times.ts';
import { queryShop } from './shop-database.ts';
import { startShop } from './shop-process.ts';

interface AccountsBench {
  port: number;
  pathOf: (port: number) => Promise<string>;
  note: (name: string, value: number, more?: string) => void;
}

/** Login benchmarks on the demo shop: whether response times reveal an account, and the effect of a login flood on other clients. */
export async function measureAccounts({ port, pathOf, note }: AccountsBench): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrina-bench-accounts-'));
  // Every login has its own client address, taken from the last proxy's header.
  const shop = await startShop({ dataDir, port, env: { TRUSTED_PROXIES: '1' } });
  try {
    const { known, unknown, bad } = await loginTimes(port, () => queryShop(dataDir, 'delete from login_attempts'));
    note('login_gap', Math.abs(known - unknown), `(known ${known.toFixed(1)}, unknown ${unknown.toFixed(1)} ms, ${bad} bad)`);
    const flood = await loginFlood(port, await pathOf(port));
    const { quiet, flooded, sent, lookedAt } = flood;
    note(
      'login_flood_pages',
      flooded / quiet,
      `(p99 ${flooded.toFixed(2)} against ${quiet.toFixed(2)} ms; of ${sent} logins ${lookedAt} were looked at; ${load()})`,
    );
    note('login_flood_bad', flood.bad);
    const crowd = await loginCrowd(port, dataDir);
    note('login_crowd', crowd.slowest / 1000, `(${crowd.wrong} wrong logins were answered meanwhile, ${crowd.lookedAt} of them looked at; ${load()})`);
    note('login_crowd_failed', crowd.failed);
  } finally {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Returns the system load of the last minute, as other processes influence the results. */
const load = (): string => `load ${(loadavg()[0] ?? 0).toFixed(1)}`;
