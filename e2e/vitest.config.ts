import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Browser and page tests: one shop and one browser for the whole run. */
export default defineConfig({
  test: {
    name: 'pages',
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['e2e/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    environment: 'node',
    setupFiles: ['watch-log', 'wait-patiently'].map((name) => fileURLToPath(new URL(`../backend/src/testing/${name}.ts`, import.meta.url))),
    globalSetup: ['e2e/src/global-setup.ts'],
    // Against hanging only: a machine that is busy with other things may take its time.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // Browser and shop need the cores themselves.
    maxWorkers: 2,
  },
});
