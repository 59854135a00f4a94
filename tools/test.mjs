/**
 * `npm test`: checks, tests on a real PostgreSQL, browser tests. `npm test -- WORD …` runs only the test files whose path holds a
 * word, on what they need. `npm run test:watch` runs what your changes touch, again at every change. `--cpu` runs one file at a
 * time and says what each costs; `--all` tries every language, width and order of events.
 */
import { buildBackoffice } from './lib/build-backoffice.mjs';
import { buildMails } from './lib/build-mails.mjs';
import { buildStorefront } from './lib/build-storefront.mjs';
import { install } from './lib/install.mjs';
import { inRoot, nodePath } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const words = process.argv.slice(2);
await install();
await buildMails();
const isWhole = words.every((word) => word.startsWith('--'));
// The check of sizes measures it.
if (isWhole) await Promise.all([buildStorefront(), buildBackoffice()]);
/** Modules without their types, compiled: a shop that tests start takes half of the time with them. Templates of databases are made with them too. */
const COMPILED = inRoot('node_modules', '.cache', 'compiled');
const env = { ...process.env, NODE_ENV: 'test', NODE_COMPILE_CACHE: COMPILED, WITH_CHECKS: isWhole ? '1' : '' };
process.exit(await run(nodePath(), ['--no-warnings', inRoot('tools', 'run-tests.ts'), ...words], { env }));
