import { COUNTRIES, type CountryCode } from './countries.ts';

/** Normalises a phone number in any usual notation to `+38640123456`; national numbers get the country's code. */
export function internationalPhone(value: string, country: CountryCode): string | null {
  const bare = value.replace(/[\s()./-]/g, '').replace(/^00/, '+');
  // Only Italian numbers keep the leading zero in international form.
  const whole = bare.startsWith('+') ? bare : `+${COUNTRIES[country].dial}${country === 'IT' ? bare : bare.replace(/^0/, '')}`;
  return /^\+[1-9]\d{7,14}$/.test(whole) ? whole : null;
}
