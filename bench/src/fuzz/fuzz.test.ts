import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLongRun } from '@vitrina/contract/testing/long-run';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../backend/src/testing/test-database.ts';
import { freePort } from '../../../server/src/testing/server-process.ts';
import { startShop } from '../shop-process.ts';
import { errorLines } from './fuzz.ts';
import { createRun } from './send-requests.ts';
import { lookAround } from './world.ts';

const REQUESTS = isLongRun ? 1500 : 300;
const SEED = 20_261_122;

it(`${REQUESTS} requests made from the endpoints' own schemas, pages and bare bytes get no answer that none may get (all: npm run bench -- fuzz)`, async () => {
  const database = await createTestDatabase('demo');
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrina-fuzz-'));
  const port = await freePort();
  const shop = await startShop({ dataDir, port, env: { DATABASE_URL: database.url, TRUSTED_PROXIES: '1', SANDBOX_BANK_PORT: '0', WORKERS: '1' } });
  try {
    const run = createRun({ port, seed: SEED, world: await lookAround(port) });
    await run.send(0, REQUESTS);
    const { findings, statuses } = run.result();
    // Durations depend more on this machine than on the shop; the drill measures them.
    expect(findings.filter(({ problem }) => problem !== 'is slow')).toEqual([]);
    expect(errorLines(shop.output())).toEqual([]);
    expect(shop.hasEnded()).toBe(false);
    // Without enough successful requests the test would prove nothing.
    expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 10);
  } finally {
    await shop.stop();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
