/** A deliberate fault in the code, and the tests that must detect it. */
export interface Mutant {
  /** Unique, in kebab-case: names the fault. */
  name: string;
  /** Path from the root. */
  file: string;
  /** Source text; must occur exactly once in the file. */
  find: string;
  replace: string;
  /** Test file, from the root, that must fail. */
  test: string;
  /** Part of the title of a test in it that must fail; only matching tests are run. */
  title: string;
}

const STOREFRONT = /^(?:storefront|contract)\//;

/** True if only a build by Vite contains the mutated code. */
export const needsBuild = ({ file, test }: Mutant): boolean => STOREFRONT.test(file) && test.startsWith('e2e/');

/** Returns the changed source; throws unless `find` occurs in it exactly once. */
export function mutate(source: string, { name, file, find, replace }: Mutant): string {
  const parts = source.split(find);
  if (parts.length !== 2) throw new Error(`${name}: ${JSON.stringify(find)} stands ${parts.length - 1} times in ${file}, not once`);
  return parts.join(replace);
}
