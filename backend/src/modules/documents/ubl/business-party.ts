import type { LegalEntity } from '@vitrina/contract/settings/legal';
import type { Settings } from '@vitrina/contract/settings/settings';
import { isInEu } from '@vitrina/contract/values/iso-countries';
import type { OrderSource } from '../order-source.ts';
import { clean } from '../clean.ts';

/** Name and address in their parts, as an e-invoice needs them. */
export interface BusinessParty {
  name: string;
  street: string;
  town: string;
  postCode: string;
  country: string;
  /** VAT number with its country prefix; `null`: none. */
  vatNumber: string | null;
  taxNumber: string | null;
  register: string | null;
  contact: { name: string; phone: string; email: string };
}

/** Reason why a line at 0 % is exempt (EN 16931, UNCL 5305): export, delivery to a company of another member state, or otherwise. */
export type ZeroCategory = 'G' | 'K' | 'E';

/** Further data of an e-invoice for a company, which are not printed. */
export interface BusinessData {
  seller: BusinessParty;
  buyer: BusinessParty;
  /** Delivery address. */
  deliverTo: { street: string; town: string; postCode: string; country: string };
  zeroCategory: ZeroCategory;
}

/** `undefined`: the buyer is no company, or the shop has no legal entity that sells. */
export function businessData(order: OrderSource, entity: LegalEntity | undefined, { shop }: Settings): BusinessData | undefined {
  const { customer } = order.snapshot;
  if (!customer?.is_company || !entity) return undefined;
  const { fields, country } = customer;
  const field = (name: string): string => clean(fields[name]);
  const prefix = field('delivery_street') ? 'delivery_' : '';
  const vatNumber = withLetters(field('vat_number'), country);
  return {
    seller: {
      ...{ name: entity.name, street: entity.address.street, town: entity.address.town, postCode: entity.address.postCode, country: entity.address.country },
      vatNumber: withLetters(entity.vatNumber ?? '', entity.address.country),
      taxNumber: entity.taxNumber ?? null,
      register: entity.register?.number ?? null,
      contact: { name: entity.managers[0] ?? entity.name, phone: entity.phone ?? shop.phone ?? '', email: entity.email ?? shop.email },
    },
    buyer: {
      ...{ name: field('company_name'), street: field('street'), town: field('town'), postCode: field('post_code'), country, vatNumber },
      ...{ taxNumber: null, register: null },
      contact: { name: [field('name'), field('surname')].filter(Boolean).join(' '), phone: field('phone'), email: order.email },
    },
    deliverTo: { street: field(`${prefix}street`), town: field(`${prefix}town`), postCode: field(`${prefix}post_code`), country },
    zeroCategory: order.snapshot.totals.vat_reason === 'intra_community' ? 'K' : isInEu(country) ? 'E' : 'G',
  };
}

/** Adds the country prefix to a number; for Greece EL. */
function withLetters(number: string, country: string): string | null {
  const bare = number.toUpperCase().replace(/[\s.\-/]/g, '');
  if (!bare) return null;
  return /^[A-Z]{2}/.test(bare) && bare.startsWith(country === 'GR' ? 'EL' : country) ? bare : `${country === 'GR' ? 'EL' : country}${bare}`;
}
