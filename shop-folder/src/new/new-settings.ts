import { DEFAULT_DOCUMENTS } from '@vitrina/contract/settings/default-documents';
import type { SettingsDocuments } from '@vitrina/contract/settings/settings';
import { COUNTRY_OF_LANGUAGE, type CountryCode } from '@vitrina/contract/values/countries';
import { isInEu } from '@vitrina/contract/values/iso-countries';
import { type CurrencyCode, LANGUAGES } from '@vitrina/contract/values/languages';
import type { NewShop } from './new-shop-answers.ts';

const UNKNOWN = 'TO BE FILLED IN';
/** Initial delivery price of a parcel, by currency. */
const DELIVERY: Readonly<Record<CurrencyCode, number>> = { EUR: 4.9, RSD: 590, BAM: 9.9 };
/** Number of digits of an account number after the check digits. */
const IBAN_DIGITS: Readonly<Record<string, number>> = { SI: 15, HR: 17, DE: 18, AT: 16, RS: 18, BA: 16, ME: 18, IT: 22, ES: 20 };

/** Placeholder settings of a new shop: formally valid, so that the shop opens, and reported by `check`. */
export function newSettings({ name, languages, country }: NewShop): SettingsDocuments {
  const currencies = [...new Set(languages.map((lang) => LANGUAGES[lang].currency))];
  const inAll = (amounts: Readonly<Record<CurrencyCode, number>>) => Object.fromEntries(currencies.map((currency) => [currency, amounts[currency]]));
  const countries = new Set<string>(languages.map((lang) => COUNTRY_OF_LANGUAGE[lang]));
  const markets = languages.map((lang) => {
    const market = DEFAULT_DOCUMENTS.markets[lang] as NonNullable<(typeof DEFAULT_DOCUMENTS.markets)[typeof lang]>;
    const deliversTo = Object.fromEntries(
      Object.entries(market.deliversTo).flatMap(([to, delivery]) => (countries.has(to) ? [[to, isInEu(country) && isInEu(to) ? atHome(to) : delivery]] : [])),
    );
    return [lang, { ...market, legalEntity: 'company', deliversTo }];
  });
  return {
    shop: {
      name: name.slice(0, 60),
      mail: { from: 'shop@example.invalid' },
      email: 'shop@example.invalid',
      defaultLanguage: languages[0],
      languages: [...languages],
    },
    legal: { company: { name: `${name.slice(0, 90)} (${UNKNOWN})`, address: { street: UNKNOWN, postCode: '00000', town: UNKNOWN, country } } },
    markets: Object.fromEntries(markets),
    delivery: { ways: { delivery: { prices: [{ price: inAll(DELIVERY) }] } } },
    payment: {
      ways: [{ code: 'bank-transfer' }, { code: 'cash-on-delivery' }],
      accounts: currencies.map((currency) => ({ currency, iban: emptyIban(country), bic: `XXXX${country}XX` })),
    },
  };
}

/** Delivery terms within a country; a seller in the EU pays its VAT wherever in the EU goods arrive, also in orders from a market outside of it. */
const atHome = (country: string) => Object.values(DEFAULT_DOCUMENTS.markets).find((market) => market.country === country)?.deliversTo[country as CountryCode];

/** An account number of zeros with valid check digits: it has no holder, and `check` recognizes it. */
export function emptyIban(country: string): string {
  const digits = IBAN_DIGITS[country] ?? 16;
  const account = country === 'IT' ? `A${'0'.repeat(digits)}` : '0'.repeat(digits);
  const number = [...`${account}${country}00`].map((letter) => Number.parseInt(letter, 36)).join('');
  return `${country}${String(98n - (BigInt(number) % 97n)).padStart(2, '0')}${account}`;
}
