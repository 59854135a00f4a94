/** Runs one of our TypeScript programs on Node 24: `node tools/run.mjs FILE …`. */
import { buildMails } from './lib/build-mails.mjs';
import { install } from './lib/install.mjs';
import { COMPILE_CACHE, fail, inRoot, nodePath } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) fail('Which program? node tools/run.mjs FILE …');
await install();
await buildMails();
const env = { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env };
process.exit(await run(nodePath(), [inRoot(file), ...args], { env }));
