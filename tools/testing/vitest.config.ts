import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { MAX_WORKERS } from './max-workers.ts';
import { testFiles } from './test-files.ts';
import { UNIT_OPTIONS } from './unit-options.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Of files that change what is not theirs alone (modules, timers), measure the work of their process, or say why they are alone. */
const SIGNS = /^\s*vi\.mock\(|useFakeTimers\((?!\{ toFake: \['Date'\])|\bgrowth\(|^\/\/ Alone: /m;
/** What a server's process has for itself: its end, memory, signals. Other tests start their shops one after another in one process, each with a log that has said nothing yet. */
const OWN = /\bstartServerProcess\(|\bmemoryUsage\(|\bprocess\.on\(/;
const FOLDERS = /^bench\//;
const isAlone = (file: string): boolean => {
  const text = readFileSync(join(root, file), 'utf8');
  return FOLDERS.test(file) || SIGNS.test(text) || (file.startsWith('server/') && OWN.test(text));
};
const ALONE = testFiles(root, []).filter((file) => !/^(?:contract|storefront|e2e)\//.test(file) && isAlone(file));

/** All tests in one run: while one worker waits for the browser, the other has something to do. */
export default defineConfig({
  test: {
    root,
    projects: [
      // Functions and components, and modules, each kind in one process: a process for each file takes two seconds with all of the backend.
      { test: { ...UNIT_OPTIONS, name: 'functions', include: ['{contract,storefront}/**/*.test.{ts,tsx}'], isolate: false } },
      {
        test: {
          ...UNIT_OPTIONS,
          name: 'modules',
          include: ['{backend,backoffice,demo,shop-folder,server,tools,bench}/**/*.test.{ts,tsx}'],
          exclude: [...UNIT_OPTIONS.exclude, ...ALONE],
          isolate: false,
        },
      },
      // Vitest runs projects by name: these come first, as many of them wait, while the checks have work for the processors.
      { test: { ...UNIT_OPTIONS, name: 'alone', include: ALONE } },
      `${root}e2e/vitest.config.ts`,
    ],
    maxWorkers: MAX_WORKERS,
  },
});
