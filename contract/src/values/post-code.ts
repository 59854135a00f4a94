import { COUNTRIES, type CountryCode } from './countries.ts';

/** True if a post code has the form of its country's; its prefix, such as `SI-`, is allowed. */
export const isPostCode = (value: string, country: CountryCode): boolean => new RegExp(`^(?:${COUNTRIES[country].postCodePattern})$`, 'iu').test(value);
