/** `npm run dev`: Vite builds on every change, the server starts again on every change. */
import { spawn } from 'node:child_process';
import { buildStorefront, forgetBuild, viteScript } from './lib/build-storefront.mjs';
import { install } from './lib/install.mjs';
import { inRoot, nodePath } from './lib/paths.mjs';
import { runAgain } from './lib/run-again.mjs';

await install();
await buildStorefront();
forgetBuild();
const watch = (...args) =>
  spawn(nodePath(), [viteScript(), 'build', ...args, '--watch', '--emptyOutDir', 'false', '--logLevel', 'warn'], {
    cwd: inRoot('storefront'),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
const builders = [watch(), watch('--ssr')];
const watched = ['backend', 'contract', 'server', 'demo', 'storefront/dist'].map((folder) => inRoot(folder));
const code = await runAgain(nodePath(), [inRoot('server', 'src', 'main.ts')], watched);
for (const builder of builders) builder.kill('SIGTERM');
process.exit(code);
