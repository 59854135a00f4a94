import { isCountryCode } from '../../values/countries.ts';
import { isVatNumber } from '../../values/vat-number.ts';
import type { SettingsProblem } from '../settings-problem.ts';
import type { Settings } from '../settings.ts';

/** VAT numbers have the format and the check digits of their country; a producer has only one number in a register at a time. */
export const legalProblems = ({ legal }: Settings): SettingsProblem[] =>
  Object.entries(legal).flatMap(([id, { vatNumber, address, numbers }]) => [
    ...(vatNumber === undefined || isVatNumberOf(vatNumber, address.country)
      ? []
      : [{ group: 'legal' as const, path: [id, 'vatNumber'], message: `is no VAT number of ${address.country}` }]),
    ...Object.entries(numbers).flatMap(([kind, all]) =>
      repeated(all).map((place) => ({
        group: 'legal' as const,
        path: [id, 'numbers', kind, place],
        message: 'holds for the same days as another one of its country and scheme',
      })),
    ),
  ]);

/** Indexes of numbers with country, scheme and last day of an earlier one. */
const repeated = (all: readonly { country: string; scheme?: string | undefined; until?: string | undefined }[]): number[] => {
  const keys = all.map(({ country, scheme = '', until = '' }) => [country, scheme, until].join('\n'));
  return keys.flatMap((key, i) => (keys.indexOf(key) < i ? [i] : []));
};

export const isVatNumberOf = (number: string, country: string): boolean =>
  isCountryCode(country) ? isVatNumber(number, country) : /^[A-Z]{2}[A-Z0-9+*.]{2,13}$/.test(number.replace(/[\s-]/g, ''));
