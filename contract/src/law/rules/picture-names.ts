import { eli, type Rule } from './rule.ts';

/** Pictures are named by the product's title in every language sold. */
export const pictureNames: Rule = {
  id: 'picture-names',
  level: 'block',
  law: 'directive 2019/882, annex I',
  link: eli('dir/2019/882'),
  check: ({ titles }) =>
    Object.values(titles).some((title) => title.trim() !== '') ? [] : [{ field: 'title', reason: 'its pictures have no name: no language has a title' }],
};
