/** `npm run dev`: the shop out of its sources; every change is taken over while it runs (decision 0043). */
import { buildMails } from './lib/build-mails.mjs';
import { install } from './lib/install.mjs';
import { COMPILE_CACHE, inRoot, nodePath } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

/** What it ends with to be started anew as a whole. */
const START_AGAIN = 75;

await install();
const env = { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env };
let code;
do {
  await buildMails();
  code = await run(nodePath(), [inRoot('server', 'src', 'development', 'main.ts')], { env });
} while (code === START_AGAIN);
process.exit(code);
