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
    setupFiles: ['../backend/src/testing/watch-log.ts', '../backend/src/testing/wait-patiently.ts', 'src/watch-pages.ts'].map((file) =>
      fileURLToPath(new URL(file, import.meta.url)),
    ),
    globalSetup: ['e2e/src/global-setup.ts'],
    // Only against hanging: a busy machine may be slow.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // Files share their modules: a process per file would cost a second.
    isolate: false,
    // See tools/testing/max-workers.ts.
    maxWorkers: Number(process.env.TEST_WORKERS ?? 2),
  },
});
