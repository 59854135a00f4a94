/** `npm run check`: types, style, allowed imports, interface texts, sizes. */
import { buildBackoffice } from './lib/build-backoffice.mjs';
import { buildStorefront } from './lib/build-storefront.mjs';
import { runChecks } from './lib/checks.mjs';
import { install } from './lib/install.mjs';

await install();
await buildStorefront();
await buildBackoffice();
const failed = await runChecks();
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
