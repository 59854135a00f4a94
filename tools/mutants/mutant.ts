/** One breakage of ours, and the tests that must notice it. */
export interface Mutant {
  /** Unique, in kebab-case: what is broken. */
  name: string;
  /** Path from the root. */
  file: string;
  /** Source text; must occur exactly once in the file. */
  find: string;
  replace: string;
  /** Test file, from the root, that must go red. */
  test: string;
  /** Part of the title of a test in it that must fail; only tests with it are run. */
  title: string;
}

const STOREFRONT = /^(?:storefront|contract)\//;

/** True if only a build by Vite contains the mutated code. */
export const needsBuild = ({ file, test }: Mutant): boolean => STOREFRONT.test(file) && test.startsWith('e2e/');

/** The changed source; throws where `find` does not stand in it exactly once. */
export function mutate(source: string, { name, file, find, replace }: Mutant): string {
  const parts = source.split(find);
  if (parts.length !== 2) throw new Error(`${name}: ${JSON.stringify(find)} stands ${parts.length - 1} times in ${file}, not once`);
  return parts.join(replace);
}
