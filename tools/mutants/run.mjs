/** `npm run mutants`: applies deliberate faults to the code, one at a time, and checks that the tests detect them. */
import { findChromium } from '../lib/browser.mjs';
import { buildShop } from '../lib/build-shop.mjs';
import { install } from '../lib/install.mjs';
import { inRoot, nodePath } from '../lib/paths.mjs';
import { findPoppler } from '../lib/poppler.mjs';
import { findRedisServer } from '../lib/redis.mjs';
import { run } from '../lib/run.mjs';

await install();
await buildShop();
const [chromium, redis, poppler] = [await findChromium(), await findRedisServer(), await findPoppler()];
const env = {
  ...process.env,
  ...(chromium && { CHROMIUM_PATH: chromium }),
  ...(redis && { REDIS_SERVER_PATH: redis }),
  ...(poppler && { POPPLER_PATH: poppler }),
};
process.exit(await run(nodePath(), [inRoot('tools', 'mutants', 'run-mutants.ts'), ...process.argv.slice(2)], { env }));
