import { importsBelow } from './imports-below.ts';

export type Need = 'database' | 'build' | 'programs' | 'Chromium' | 'Redis' | 'Poppler';

/** Patterns of sources that need something which a run must provide, in a test file or anything it imports. */
const SIGNS: readonly (readonly [Need, RegExp])[] = [
  ['database', /TEST_DATABASE_URL/],
  // A shop in a process of its own; shops within a test process have a stub of the storefront.
  ['build', /\/main\.ts'/],
  // The server's programs, in processes of their own.
  ['programs', /TEST_PROGRAMS/],
  ['Chromium', /\bopenBrowser\b/],
  ['Redis', /REDIS_SERVER_PATH/],
  ['Poppler', /POPPLER_PATH/],
];

/** Everything that a run must provide for these test files. The files of `e2e` share a shop, which all of them need. */
export function needsOf(files: readonly string[], root: string): Set<Need> {
  const texts = [...importsBelow(files, root).values()];
  const needs = SIGNS.filter(([, sign]) => texts.some((text) => sign.test(text))).map(([need]) => need);
  return new Set(files.some((file) => file.startsWith('e2e/')) ? [...needs, 'database', 'build'] : needs);
}
