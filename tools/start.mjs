/** `npm start`: installs missing packages, builds outdated outputs, then serves on Node 24. */
import { buildShop } from './lib/build-shop.mjs';
import { install } from './lib/install.mjs';
import { nodePath, SERVER_ARGUMENTS, serverEnvironment } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

await install();
await buildShop();
process.exit(await run(nodePath(), SERVER_ARGUMENTS, { env: serverEnvironment() }));
