import { eli, type Rule } from './rule.ts';

const DAYS = 30;

/** Rule: label and sheet were compared with the register within the last 30 days. */
export const energyAge: Rule = {
  id: 'energy-age',
  level: 'warn',
  law: 'regulation 2017/1369, article 12',
  link: eli('reg/2017/1369'),
  check: ({ law: { energy } }, today) =>
    energy && !energy.invented && (energy.fetched === undefined || Date.parse(today) - Date.parse(energy.fetched) > DAYS * 86_400_000)
      ? [{ field: 'law.energy.fetched', reason: `label and sheet were taken from EPREL ${energy.fetched ?? 'on an unknown day'}, more than ${DAYS} days ago` }]
      : [],
};
