import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { MAX_WORKERS } from './max-workers.ts';
import { testFiles } from './test-files.ts';
import { UNIT_OPTIONS } from './unit-options.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Patterns of files that change shared state (modules, timers), measure their process, or state a reason to run alone. */
const SIGNS = /^\s*vi\.mock\(|useFakeTimers\((?!\{ toFake: \['Date'\])|\bgrowth\(|^\/\/ Alone: /m;
/**
 * Patterns of tests on state of a server's process: its exit, memory, signals. Other tests start shops in sequence within one process, each
 * with an empty log.
 */
const OWN = /\bstartServerProcess\(|\bmemoryUsage\(|\bprocess\.on\(/;
const FOLDERS = /^bench\//;
const isAlone = (file: string): boolean => {
  const text = readFileSync(join(root, file), 'utf8');
  return FOLDERS.test(file) || SIGNS.test(text) || (file.startsWith('server/') && OWN.test(text));
};
const ALONE = testFiles(root, []).filter((file) => !/^(?:contract|storefront|e2e)\//.test(file) && isAlone(file));

/** All tests in one run: while one worker waits for the browser, the other can work. */
export default defineConfig({
  test: {
    root,
    projects: [
      // Tests of functions and components share a process, and so do those of modules: a process for each file takes two seconds to import all of the backend.
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
      // Vitest runs projects by name: these are first, as many of them wait while the checks use the processors.
      { test: { ...UNIT_OPTIONS, name: 'alone', include: ALONE } },
      `${root}e2e/vitest.config.ts`,
    ],
    maxWorkers: MAX_WORKERS,
  },
});
