import { importsBelow } from './imports-below.ts';

export type Need = 'database' | 'build' | 'programs' | 'Chromium' | 'Redis' | 'Poppler';

/** What a test file or anything it imports mentions when it needs something that a run has to provide. */
const SIGNS: readonly (readonly [Need, RegExp])[] = [
  ['database', /TEST_DATABASE_URL/],
  // A shop as a process of its own; shops inside a test have a stub in the storefront's place.
  ['build', /\/main\.ts'/],
  // Those of the server, as processes of their own.
  ['programs', /TEST_PROGRAMS/],
  ['Chromium', /\bopenBrowser\b/],
  ['Redis', /REDIS_SERVER_PATH/],
  ['Poppler', /POPPLER_PATH/],
];

/** What the run has to provide for these test files. The files of `e2e` share a shop, which all of them need. */
export function needsOf(files: readonly string[], root: string): Set<Need> {
  const texts = [...importsBelow(files, root).values()];
  const needs = SIGNS.filter(([, sign]) => texts.some((text) => sign.test(text))).map(([need]) => need);
  return new Set(files.some((file) => file.startsWith('e2e/')) ? [...needs, 'database', 'build'] : needs);
}
