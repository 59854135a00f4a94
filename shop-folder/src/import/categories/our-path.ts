import type { LanguageCode } from '@vitrina/contract/values/languages';
import { categoryPath } from '../category-path.ts';
import { isDepartment } from '../category-titles.ts';
import { englishCategory, nearlyEnglish } from './category-names.ts';
import type { CategoryTree } from './category-tree.ts';
import { DEPARTMENT_OF, feedBranch } from './feed-branches.ts';

/** Place of a file's path in our tree: the path itself if the shop has its department, else its equivalent by the taxonomies of feeds. */
export function ourPath(path: readonly string[], language: LanguageCode, tree: CategoryTree): string[] {
  if (tree.walk(path).length > 0) return categoryPath(path);
  const branch = feedBranch(path);
  if (branch) return branch;
  // Only the last title may match a part of a name; as a department that is too vague: `Küche` is wider than `Pflege & Küche`.
  const english = path.map((title, i) => (i === path.length - 1 ? nearlyEnglish : englishCategory)(title, language));
  // A path whose last title is known goes to that category, unless the file puts it below one of our departments: `Bijela tehnika > Hladnjaci`.
  const last = english.at(-1) ?? '';
  const isPlaced = english.length > 1 && (language === 'en' || isDepartment(english[0] as string));
  const department = !isPlaced && last !== path.at(-1) ? DEPARTMENT_OF.get(last) : undefined;
  return department === undefined ? categoryPath(english) : [department, last];
}
