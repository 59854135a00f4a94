/**
 * `npm test`: checks, tests on a real PostgreSQL, browser tests. `npm test -- WORD …` runs only test files with a word in their path, with
 * what they need. `npm run test:watch` runs the tests of changed code after every change. `--cpu` runs one file at a time and prints the
 * cost of each; `--all` tries every language, width and order of events.
 */
import { buildBackoffice } from './lib/build-backoffice.mjs';
import { buildMails } from './lib/build-mails.mjs';
import { buildStorefront } from './lib/build-storefront.mjs';
import { install } from './lib/install.mjs';
import { COMPILE_CACHE, inRoot, nodePath } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const words = process.argv.slice(2);
await install();
await buildMails();
const isWhole = words.every((word) => word.startsWith('--'));
// The check of sizes needs both builds.
if (isWhole) await Promise.all([buildStorefront(), buildBackoffice()]);
const env = { ...process.env, NODE_ENV: 'test', NODE_COMPILE_CACHE: COMPILE_CACHE, WITH_CHECKS: isWhole ? '1' : '' };
process.exit(await run(nodePath(), ['--no-warnings', inRoot('tools', 'run-tests.ts'), ...words], { env }));
