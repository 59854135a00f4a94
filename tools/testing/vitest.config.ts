import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** All tests in one run: while one worker waits for the browser, the other has something to do. */
export default defineConfig({
  test: {
    root,
    projects: [`${root}vitest.config.ts`, `${root}e2e/vitest.config.ts`],
    maxWorkers: 2,
  },
});
