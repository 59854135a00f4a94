import { isInSingleMarket } from '../operator.ts';
import { eli, type Rule } from './rule.ts';

/** Rule: a product of a manufacturer outside the Union has a responsible person in it. */
export const responsiblePerson: Rule = {
  id: 'responsible-person',
  level: 'block',
  law: 'regulation 2023/988, articles 16 and 19 (1) (b)',
  link: eli('reg/2023/988'),
  check: ({ maker, law }) => {
    const country = maker?.law.country;
    if (!country || isInSingleMarket(country)) return [];
    const person = law.responsible_person ?? maker.law.responsible_person;
    if (!person)
      return [{ field: 'law.responsible_person', reason: `${maker.title} is established in ${country}: a responsible person in the Union is missing` }];
    return isInSingleMarket(person.country)
      ? []
      : [{ field: 'law.responsible_person.country', reason: `${person.name} is established in ${person.country}, not in the Union` }];
  },
};
