import type { Cart } from '@vitrina/contract/cart';
import type { Settings } from '@vitrina/contract/settings/settings';
import { isCountryCode } from '@vitrina/contract/values/countries';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { clean } from './clean.ts';
import type { DocumentData, PartyData } from './document-data.ts';

type Customer = Cart['customer'];

/** Returns the seller of a market, and the key of its entity in the settings. */
export function sellerOf({ legal, markets, shop }: Settings, market: LanguageCode): { id: string; seller: DocumentData['seller'] } {
  const id = markets[market]?.legalEntity ?? markets[shop.defaultLanguage]?.legalEntity ?? Object.keys(legal)[0] ?? 'shop';
  const entity = legal[id];
  if (!entity) return { id, seller: { lines: [shop.name], vatNumber: null, taxNumber: null, register: null, contact: [shop.email] } };
  const { name, address, register, capital, vatNumber = null, taxNumber = null } = entity;
  const money = capital && `${(capital.amount).toLocaleString(LANGUAGES[market].locale)} ${capital.currency}`;
  return {
    id,
    seller: {
      lines: [name, address.street, `${address.postCode} ${address.town}`, countryName(address.country, market)],
      vatNumber,
      taxNumber,
      register: register ? [register.name, register.number, money].filter(Boolean).join(', ') : null,
      contact: [entity.email ?? shop.email, entity.phone ?? shop.phone ?? ''].filter(Boolean),
    },
  };
}

export function buyerOf(customer: Customer, lang: LanguageCode): PartyData {
  if (!customer) return { lines: [], vatNumber: null, taxNumber: null };
  const company = customer.is_company ? (customer.fields.company_name ?? '') : '';
  return {
    lines: [company, ...addressLines(customer, lang, '')].filter(Boolean),
    vatNumber: (customer.is_company && clean(customer.fields.vat_number)) || null,
    taxNumber: null,
  };
}

/** `null`: to the buyer's own address. */
export function deliverToOf(customer: Customer, lang: LanguageCode): string[] | null {
  return customer && clean(customer.fields.delivery_street) ? addressLines(customer, lang, 'delivery_') : null;
}

function addressLines({ fields, country }: NonNullable<Customer>, lang: LanguageCode, prefix: '' | 'delivery_'): string[] {
  const line = (...names: string[]): string =>
    names
      .map((name) => clean(fields[prefix + name]))
      .filter(Boolean)
      .join(' ');
  return [line('name', 'surname'), line('street'), line('post_code', 'town'), countryName(country, lang)].filter(Boolean);
}

const countryName = (country: string, lang: LanguageCode): string =>
  isCountryCode(country) ? (new Intl.DisplayNames([LANGUAGES[lang].locale], { type: 'region' }).of(country) ?? country) : country;
