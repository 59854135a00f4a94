import { COUNTRY_OF_LANGUAGE } from '@vitrina/contract/values/countries';
import { expect, it } from 'vitest';
import { marketOfCountry } from './market-of-country.ts';

it.each([
  ['AT', 'de', 'at'],
  ['AT', 'en', 'at'],
  ['ME', 'rs', 'me'],
  ['AT', 'at', null],
  ['SI', 'si', null],
  ['SI', 'en', null],
  ['FR', 'de', null],
  [null, 'si', null],
] as const)('from %s on the pages in %s: %s [S7.102] [G28]', (country, shown, market) =>
  expect(marketOfCountry(country, shown, COUNTRY_OF_LANGUAGE)).toBe(market),
);

it('points at no market that the shop does not have', () => expect(marketOfCountry('AT', 'si', { si: 'SI', de: 'DE' })).toBeNull());
