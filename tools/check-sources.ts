/**
 * The project's own checks of `npm run check`: imports, pages, classes of style sheets, interface texts, sizes. Prints all problems; exit
 * code 1 if there are any.
 */
import { fileURLToPath } from 'node:url';
import { checkClasses } from './check-classes.ts';
import { checkDependencies } from './check-dependencies.ts';
import { checkImports } from './check-imports.ts';
import { checkLabels } from './check-labels.ts';
import { checkPages } from './check-pages.ts';
import { checkSizes } from './check-sizes.ts';

const CHECKS = {
  imports: (root: string) => [...checkImports(root), ...checkDependencies(root)],
  pages: checkPages,
  classes: checkClasses,
  labels: checkLabels,
  sizes: checkSizes,
};
const name = process.argv[2] as keyof typeof CHECKS;
const problems = CHECKS[name](fileURLToPath(new URL('..', import.meta.url)));
for (const problem of problems) console.log(problem);
process.exit(problems.length > 0 ? 1 : 0);
