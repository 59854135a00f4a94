import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { UNIT_OPTIONS } from './unit-options.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** All tests in one run: while one worker waits for the browser, the other has something to do. */
export default defineConfig({
  test: {
    root,
    projects: [
      // Functions and components, which keep nothing: a process for each file would take longer than most of them.
      { test: { ...UNIT_OPTIONS, name: 'functions', include: ['{contract,storefront}/**/*.test.{ts,tsx}'], isolate: false } },
      { test: { ...UNIT_OPTIONS, include: ['{backend,backoffice,server,shop-folder,demo,bench,tools}/**/*.test.{ts,tsx}'] } },
      `${root}e2e/vitest.config.ts`,
    ],
    maxWorkers: 2,
  },
});
