import type { LanguageCode } from '@vitrina/contract/values/languages';
import { categoryPath } from '../category-path.ts';
import { isDepartment } from '../category-titles.ts';
import { englishCategory, nearlyEnglish } from './category-names.ts';
import type { CategoryTree } from './category-tree.ts';
import { DEPARTMENT_OF, feedBranch } from './feed-branches.ts';

/** The place of a file's path in our tree: its own where the shop has its department, else what the taxonomies of feeds are called here. */
export function ourPath(path: readonly string[], language: LanguageCode, tree: CategoryTree): string[] {
  if (tree.walk(path).length > 0) return categoryPath(path);
  const branch = feedBranch(path);
  if (branch) return branch;
  // A part of a department's name says too little: `Küche` is more than `Pflege & Küche`.
  const english = path.map((title, i) => (i === path.length - 1 ? nearlyEnglish : englishCategory)(title, language));
  // What is known by its last name has its place, unless the file puts it into a department of ours: `Bijela tehnika > Hladnjaci`.
  const last = english.at(-1) ?? '';
  const isPlaced = english.length > 1 && (language === 'en' || isDepartment(english[0] as string));
  const department = !isPlaced && last !== path.at(-1) ? DEPARTMENT_OF.get(last) : undefined;
  return department === undefined ? categoryPath(english) : [department, last];
}
