import { titleRows, titleTable } from './title-table.ts';

/** First-level categories in menu order. */
const DEPARTMENTS = titleRows('departments');

/** Category names in all languages; unknown names remain in the language of their file and are marked as such. */
export const CATEGORY_TITLES = titleTable([...DEPARTMENTS, ...titleRows('categories')]);

/** Position of a department in the menu; unknown ones come last. */
export const departmentPlace = (title: string): number => {
  const place = indexOf(title);
  return place < 0 ? DEPARTMENTS.length : place;
};

const indexOf = (title: string): number => DEPARTMENTS.findIndex(({ en }) => en?.toLowerCase() === title.toLowerCase());

/** Expects the English title. */
export const isDepartment = (title: string): boolean => indexOf(title) >= 0;
