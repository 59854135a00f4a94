import { COUNTRY_CODES, COUNTRY_OF_LANGUAGE, type CountryCode } from '../values/countries.ts';
import type { LanguageCode } from '../values/languages.ts';
import type { Settings } from './settings.ts';

type Markets = Pick<Settings, 'markets'>;

/** Returns a market's home country: the assumed country of its shoppers until they choose another. */
export const homeCountry = ({ markets }: Markets, market: LanguageCode): CountryCode => markets[market]?.country ?? COUNTRY_OF_LANGUAGE[market];

/** Countries that a market delivers to. */
export const deliveryCountries = ({ markets }: Markets, market: LanguageCode): CountryCode[] =>
  COUNTRY_CODES.filter((code) => markets[market]?.deliversTo[code] !== undefined);
