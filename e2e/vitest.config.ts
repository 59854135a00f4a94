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
    globalSetup: ['e2e/src/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // Browser and shop need the cores themselves.
    maxWorkers: 2,
  },
});
