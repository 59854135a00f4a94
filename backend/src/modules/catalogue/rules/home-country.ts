import type { LanguageCode } from '@vitrina/contract/values/languages';

/** Where the shoppers of a market live; English is read from anywhere. Their own shops come first. */
const HOME_COUNTRY: Readonly<Record<LanguageCode, string | null>> = {
  si: 'SI',
  hr: 'HR',
  en: null,
  de: 'DE',
  at: 'AT',
  rs: 'RS',
  it: 'IT',
  ba: 'BA',
  me: 'ME',
  es: 'ES',
};

/** Whether a shop in `country` is one that shoppers of the market can walk into. */
export const isNear = (country: string, market: LanguageCode): boolean => HOME_COUNTRY[market] === null || HOME_COUNTRY[market] === country;
