import type { ProductGroup } from '../product-groups.ts';
import { eli, type Problem, type Rule } from './rule.ts';

const CONNECTED: readonly ProductGroup[] = ['smartphone', 'slate_tablet', 'laptop', 'tv'];
const FACTS = ['types', 'format', 'volume_mb_day', 'realtime', 'storage', 'retention_days', 'access'] as const;

/** Rule: a connected product states which data it generates, their format, storage and the access of its user. */
export const dataActRule: Rule = {
  id: 'data-act',
  level: 'block',
  law: 'regulation 2023/2854, article 3 (2)',
  link: eli('reg/2023/2854'),
  check: ({ law: { group = 'none', data_act: facts } }): Problem[] => {
    if (!facts) return CONNECTED.includes(group) ? [{ field: 'law.data_act', reason: `${group} is connected: what data it makes is missing` }] : [];
    if (!facts.connected) return CONNECTED.includes(group) ? [{ field: 'law.data_act.connected', reason: `${group} is connected` }] : [];
    return FACTS.filter((name) => facts[name] === undefined).map((name) => ({ field: `law.data_act.${name}`, reason: 'is missing for a connected product' }));
  },
};
