import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { needsOf } from './needs-of.ts';
import { testFiles } from './test-files.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const needs = (word: string): string[] => {
  const files = testFiles(ROOT, [word]);
  expect(files.length, word).toBeGreaterThan(0);
  return [...needsOf(files, ROOT)].sort();
};

describe('what a run of some test files has to provide', () => {
  it.each([
    ['a pure function', 'totals.test', []],
    ['a component', 'storefront/src/features', []],
    ['a module with the database', 'cart/cart.test', ['database']],
    ['a server with a stub of the storefront', 'page-cache/page-cache.test', ['database']],
    ['the shop as a process', 'workers/workers.test', ['build', 'database', 'programs']],
    ['what processes share', 'redis/two-processes.test', ['Redis', 'build', 'database', 'programs']],
    ['pages', 'e2e/pages/faq.test', ['build', 'database']],
    ['pages of a shop of their own', 'e2e/pages/dead-session.test', ['build', 'database', 'programs']],
    ['pages in a browser', 'e2e/browser/faq.test', ['Chromium', 'build', 'database']],
    ['documents as PDF', 'documents/documents.test', ['Poppler', 'database']],
    ['all', '.test', ['Chromium', 'Poppler', 'Redis', 'build', 'database', 'programs']],
  ])('%s (%s): %j', (_what, word, expected) => expect(needs(word)).toEqual(expected));
});
