/** `npm run dev`: runs the shop from its sources, with changes applied while it runs (decision 0043). */
import { buildMails } from './lib/build-mails.mjs';
import { install } from './lib/install.mjs';
import { COMPILE_CACHE, inRoot, nodePath } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

/** Exit code by which the process requests a complete restart. */
const START_AGAIN = 75;

await install();
const env = { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env };
let code;
do {
  await buildMails();
  code = await run(nodePath(), [inRoot('server', 'src', 'development', 'main.ts')], { env });
} while (code === START_AGAIN);
process.exit(code);
