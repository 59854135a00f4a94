import { titleRows, titleTable } from './title-table.ts';

/** First levels in the order of the menu. */
const DEPARTMENTS = titleRows('departments');

/** Names of categories in all languages; those that are not here stay in the language of their file and are marked as such. */
export const CATEGORY_TITLES = titleTable([...DEPARTMENTS, ...titleRows('categories')]);

/** Place of a department in the menu; unknown ones come last. */
export const departmentPlace = (title: string): number => {
  const place = indexOf(title);
  return place < 0 ? DEPARTMENTS.length : place;
};

const indexOf = (title: string): number => DEPARTMENTS.findIndex(({ en }) => en?.toLowerCase() === title.toLowerCase());

/** By its English title. */
export const isDepartment = (title: string): boolean => indexOf(title) >= 0;
