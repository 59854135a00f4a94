import type { LegalEntity } from '../../settings/legal.ts';
import { eli } from '../rules/rule.ts';
import { openMarkets, type SettingsFault, type SettingsRule } from './settings-rule.ts';

type Part = 'register' | 'vatNumber' | 'taxNumber' | 'capital' | 'managers' | 'authority';

/** Parts of an imprint that each country requires besides name, legal form, address, e-mail and telephone, with the acts. */
const ASKED: Readonly<Record<string, readonly Part[]>> = {
  // ZEPT 5, ZGD-1 45; vatNumber where it is registered
  SI: ['register', 'vatNumber', 'authority'],
  // ZET 6, ZTD 21
  HR: ['register', 'taxNumber', 'capital', 'managers'],
  // DDG 5
  DE: ['register', 'vatNumber', 'managers'],
  // ECG 5, UGB 14
  AT: ['register', 'vatNumber', 'authority'],
  // d.lgs. 70/2003, article 7; c.c. 2250
  IT: ['register', 'vatNumber', 'capital'],
  // LSSI 10
  ES: ['register', 'vatNumber'],
  RS: ['register', 'taxNumber'],
  BA: ['register', 'taxNumber'],
  ME: ['register', 'taxNumber'],
};

const isMissing = (entity: LegalEntity, part: Part | 'form' | 'email' | 'phone'): boolean => {
  const value = entity[part];
  return value === undefined || (Array.isArray(value) && value.length === 0);
};

/** Rule: the imprint has the parts that its seller's country requires. */
export const imprint: SettingsRule = {
  id: 'imprint',
  level: 'block',
  law: 'directive 2000/31, article 5 (1); known: national acts',
  link: eli('dir/2000/31'),
  check: (settings): SettingsFault[] => {
    const used = new Set(openMarkets(settings).flatMap(({ market }) => market.legalEntity ?? []));
    return [...used].flatMap((id) => {
      const entity = settings.legal[id];
      if (!entity) return [];
      const { country } = entity.address;
      const parts = ['form', 'email', 'phone', ...(ASKED[country] ?? [])] as const;
      return parts.filter((part) => isMissing(entity, part)).map((part) => ({ field: `legal.${id}.${part}`, reason: `an imprint in ${country} names it` }));
    });
  },
};
