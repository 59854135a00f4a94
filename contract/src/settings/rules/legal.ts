import { isCountryCode } from '../../values/countries.ts';
import { isVatNumber } from '../../values/vat-number.ts';
import type { SettingsProblem } from '../settings-problem.ts';
import type { Settings } from '../settings.ts';

/** VAT numbers have the form and the check digits of their country. */
export const legalProblems = ({ legal }: Settings): SettingsProblem[] =>
  Object.entries(legal).flatMap(([id, { vatNumber, address }]) =>
    vatNumber === undefined || isOf(vatNumber, address.country)
      ? []
      : [{ group: 'legal' as const, path: [id, 'vatNumber'], message: `is no VAT number of ${address.country}` }],
  );

const isOf = (number: string, country: string): boolean =>
  isCountryCode(country) ? isVatNumber(number, country) : /^[A-Z]{2}[A-Z0-9+*.]{2,13}$/.test(number.replace(/[\s-]/g, ''));
