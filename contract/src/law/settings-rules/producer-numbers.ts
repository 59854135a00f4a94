import { isInEu } from '../../values/iso-countries.ts';
import { eli } from '../rules/rule.ts';
import { openMarkets, type SettingsFault, type SettingsRule } from './settings-rule.ts';

export const SCHEMES = ['waste', 'batteries', 'packaging'] as const;

/**
 * Rule: a seller is the producer in each country it sells into, so settings have the number and, from abroad, the
 * representative for devices, batteries and packaging.
 */
export const producerNumbers: SettingsRule = {
  id: 'producer-numbers',
  level: 'block',
  law: 'directive 2012/19, articles 16 and 17; regulation 2023/1542, article 55; regulation 2025/40, articles 44 and 45',
  link: eli('dir/2012/19'),
  check: (settings, today): SettingsFault[] =>
    openMarkets(settings).flatMap(({ code, market: { legalEntity: id, country } }) => {
      const entity = id === undefined ? undefined : settings.legal[id];
      if (!entity || !isInEu(country)) return [];
      return SCHEMES.flatMap((scheme): SettingsFault[] => {
        const field = `legal.${id}.numbers.${scheme}`;
        const numbers = entity.numbers[scheme].filter((one) => one.country === country);
        const [first] = numbers;
        if (!first) return [{ field, reason: `the number of ${country} is missing, where market ${code} sells` }];
        if (numbers.every(({ until }) => until !== undefined && until < today)) return [{ field, reason: `the number of ${country} ended on ${first.until}` }];
        if (country !== entity.address.country && numbers.every(({ representative }) => representative === undefined))
          return [{ field, reason: `a seller from ${entity.address.country} has a representative in ${country}` }];
        return [];
      });
    }),
};

const DAYS = 30;

/** Rule: registration numbers do not expire within 30 days. */
export const producerNumbersEnd: SettingsRule = {
  id: 'producer-numbers-end',
  level: 'warn',
  law: 'directive 2012/19, article 16',
  link: eli('dir/2012/19'),
  check: ({ legal }, today): SettingsFault[] =>
    Object.entries(legal).flatMap(([id, { numbers }]) =>
      SCHEMES.flatMap((scheme) =>
        numbers[scheme].flatMap(({ until, country }, i): SettingsFault[] => {
          const left = until === undefined ? Number.POSITIVE_INFINITY : (Date.parse(until) - Date.parse(today)) / 86_400_000;
          return left >= 0 && left <= DAYS ? [{ field: `legal.${id}.numbers.${scheme}.${i}`, reason: `the number of ${country} ends on ${until}` }] : [];
        }),
      ),
    ),
};
