import { COUNTRY_CODES, type CountryCode } from './country-codes.ts';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from './languages.ts';

/** Countries of delivery, with the format of their addresses. */
export interface Country {
  code: CountryCode;
  /** Pattern of the whole post code; the country's own letters may precede it. */
  postCodePattern: string;
  postCodeExample: string;
  /** Dialling code without its plus. */
  dial: string;
  phoneExample: string;
  vatExample: string;
}

export { COUNTRY_CODES, type CountryCode } from './country-codes.ts';

const country = (code: CountryCode, digits: string, postCodeExample: string, dial: string, phoneExample: string, vatExample: string): Country => ({
  code,
  postCodePattern: `(?:${code}[ \\-]?)?${digits}`,
  postCodeExample,
  dial,
  phoneExample,
  vatExample,
});

export const COUNTRIES: Readonly<Record<CountryCode, Country>> = {
  SI: country('SI', '[1-9]\\d{3}', '1000', '386', '+386 40 123 456', 'SI12345679'),
  HR: country('HR', '[1-5]\\d{4}', '10000', '385', '+385 91 234 5678', 'HR12345678903'),
  AT: country('AT', '[1-9]\\d{3}', '8020', '43', '+43 664 123 4567', 'ATU12345675'),
  DE: country('DE', '\\d{5}', '10115', '49', '+49 151 2345 6789', 'DE123456788'),
  RS: country('RS', '[1-3]\\d{4}', '11000', '381', '+381 61 234 5678', '123456788'),
  BA: country('BA', '[78]\\d{4}', '71000', '387', '+387 61 123 456', '123456789012'),
  ME: country('ME', '8\\d{4}', '81000', '382', '+382 67 123 456', '12345679'),
  IT: country('IT', '\\d{5}', '34121', '39', '+39 333 123 4567', 'IT12345678903'),
  ES: country('ES', '(?:0[1-9]|[1-4]\\d|5[0-2])\\d{3}', '28001', '34', '+34 612 345 678', 'ESB12345674'),
};

/** Country where readers of a language most likely live. */
export const COUNTRY_OF_LANGUAGE = Object.fromEntries(LANGUAGE_CODES.map((lang) => [lang, LANGUAGES[lang].country])) as Readonly<
  Record<LanguageCode, CountryCode>
>;

export const isCountryCode = (value: unknown): value is CountryCode => typeof value === 'string' && (COUNTRY_CODES as readonly string[]).includes(value);
