import { eli, type Rule } from './rule.ts';

/** Rule: the product has a title in at least one language, as it is the text alternative of its pictures. */
export const pictureNames: Rule = {
  id: 'picture-names',
  level: 'block',
  law: 'directive 2019/882, annex I',
  link: eli('dir/2019/882'),
  check: ({ titles }) =>
    Object.values(titles).some((title) => title.trim() !== '') ? [] : [{ field: 'title', reason: 'its pictures have no name: no language has a title' }],
};
