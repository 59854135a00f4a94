/** Runs one of our TypeScript programs on Node 24: `node tools/run.mjs FILE …`. */
import { buildMails } from './lib/build-mails.mjs';
import { install } from './lib/install.mjs';
import { fail, inRoot, nodePath } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) fail('Which program? node tools/run.mjs FILE …');
await install();
await buildMails();
// What was read of the sources is kept: a second start of the import takes a second less of the processor.
const env = { NODE_COMPILE_CACHE: inRoot('node_modules', '.cache', 'compiled'), ...process.env };
process.exit(await run(nodePath(), [inRoot(file), ...args], { env }));
