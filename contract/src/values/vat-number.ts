import type { CountryCode } from './countries.ts';

/** True if a text is a valid VAT number of the country, check digit included. Country letters, spaces and punctuation are ignored. */
export const isVatNumber = (text: string, country: CountryCode): boolean => CHECKS[country](normalizeVatNumber(text, country));

/** Normalises a VAT number: upper case, without spaces, punctuation and the country's letters. */
export function normalizeVatNumber(text: string, country: CountryCode): string {
  const bare = text.toUpperCase().replace(/[\s.\-/]/g, '');
  return bare.startsWith(country) ? bare.slice(2) : bare;
}

const digitsOf = (text: string): number[] => [...text].map(Number);
const weighted = (digits: readonly number[], weights: readonly number[]): number => weights.reduce((sum, weight, i) => sum + weight * (digits[i] ?? 0), 0);

const CHECKS: Readonly<Record<CountryCode, (number: string) => boolean>> = {
  SI: (number) => /^[1-9]\d{7}$/.test(number) && slovenian(digitsOf(number)),
  HR: (number) => /^\d{11}$/.test(number) && mod1110(digitsOf(number)),
  AT: (number) => /^U\d{8}$/.test(number) && austrian(digitsOf(number.slice(1))),
  DE: (number) => /^[1-9]\d{8}$/.test(number) && mod1110(digitsOf(number)),
  RS: (number) => /^\d{9}$/.test(number) && mod1110(digitsOf(number)),
  // The tax number of 13 digits begins with a 4 that the VAT number leaves out; no check digit is published.
  BA: (number) => /^(?:4\d{12}|\d{12})$/.test(number),
  ME: (number) => /^\d{8}$/.test(number) && montenegrin(digitsOf(number)),
  IT: (number) => /^\d{11}$/.test(number) && !/^0{7}/.test(number) && luhn(digitsOf(number)),
  ES: (number) => spanish(number),
};

const SEVEN = [8, 7, 6, 5, 4, 3, 2];

function slovenian(digits: number[]): boolean {
  const check = 11 - (weighted(digits, SEVEN) % 11);
  return (check === 10 ? 0 : check) === digits[7];
}

const montenegrin = (digits: number[]): boolean => ((11 - (weighted(digits, SEVEN) % 11)) % 11) % 10 === digits[7];

/** ISO 7064, MOD 11,10. */
function mod1110(digits: number[]): boolean {
  let rest = 10;
  for (const digit of digits.slice(0, -1)) rest = ((((rest + digit) % 10 || 10) * 2) % 11) as number;
  return (11 - rest) % 10 === digits.at(-1);
}

function austrian(digits: number[]): boolean {
  const sum = digits.slice(0, 7).reduce((total, digit, i) => total + (i % 2 === 0 ? digit : Math.floor(digit / 5) + ((digit * 2) % 10)), 0);
  return (10 - ((sum + 4) % 10)) % 10 === digits[7];
}

function luhn(digits: number[]): boolean {
  const sum = digits.reduce((total, digit, i) => {
    const doubled = digit * 2;
    return total + (i % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

const PERSON_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const COMPANY_LETTERS = 'JABCDEFGHI';

/** A person's number (NIF, NIE) or a company's. */
function spanish(number: string): boolean {
  const person = /^([XYZ\d])(\d{7})([A-Z])$/.exec(number);
  if (person)
    return PERSON_LETTERS[Number(`${'XYZ'.includes(person[1] as string) ? 'XYZ'.indexOf(person[1] as string) : person[1]}${person[2]}`) % 23] === person[3];
  const company = /^([ABCDEFGHJNPQRSUVW])(\d{7})([\dA-J])$/.exec(number);
  if (!company) return false;
  const sum = digitsOf(company[2] as string).reduce((total, digit, i) => total + (i % 2 === 1 ? digit : Math.floor((digit * 2) / 10) + ((digit * 2) % 10)), 0);
  const check = (10 - (sum % 10)) % 10;
  return company[3] === String(check) || company[3] === COMPANY_LETTERS[check];
}
