import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests of functions, modules and servers. */
export default defineConfig({
  test: {
    name: 'units',
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['{contract,backend,storefront,backoffice,server,demo,bench,tools}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Each file has its own database and ports; two at a time suit two cores.
    maxWorkers: 2,
  },
});
