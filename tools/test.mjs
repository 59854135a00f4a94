/** `npm test`: checks, tests on a real PostgreSQL, browser tests. `npm test -- WORD …` runs only the test files whose path holds a word. */
import { buildStorefront } from './lib/build-storefront.mjs';
import { findChromium, hasBrowserTests } from './lib/browser.mjs';
import { runChecks } from './lib/checks.mjs';
import { install } from './lib/install.mjs';
import { inRoot, nodePath } from './lib/paths.mjs';
import { findRedisServer } from './lib/redis.mjs';
import { run } from './lib/run.mjs';

const words = process.argv.slice(2);
await install();
await buildStorefront();
const failed = words.length === 0 ? await runChecks() : [];
const chromium = hasBrowserTests() ? await findChromium() : null;
const redis = await findRedisServer();
const found = { ...(chromium && { CHROMIUM_PATH: chromium }), ...(redis && { REDIS_SERVER_PATH: redis }) };
const env = { ...process.env, NODE_ENV: 'test', ...found, FAILED_CHECKS: failed.join(', ') };
process.exit(await run(nodePath(), [inRoot('tools', 'run-tests.ts'), ...words], { env }));
