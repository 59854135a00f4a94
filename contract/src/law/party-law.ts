import { z } from 'zod';
import { country, email, line, phone, postalAddress } from '../settings/fields.ts';
import { operator } from './operator.ts';

/** What laws want told of a brand's maker beside its address. */
export const brandLaw = z.strictObject({
  /** Where the maker is established. */
  country: country.optional(),
  /** Of all its products, where it is established outside the Union. */
  responsible_person: operator.optional(),
});
export type BrandLaw = z.output<typeof brandLaw>;

const day = z.iso.date('must be a day such as 2026-11-23');

/** Who sells on the shop beside its owner (regulation 2022/2065, article 30; directive 2011/83, article 6a). */
export const sellerLaw = z.strictObject({
  name: line(160),
  address: postalAddress,
  email,
  phone: phone.optional(),
  register: z.strictObject({ name: line(160), number: line(60) }).optional(),
  vat_number: line(30).optional(),
  /** Sells in the course of a trade, by its own declaration. */
  trader: z.boolean(),
  /** Day on which it declared to offer only what complies with the law. */
  declared: day.optional(),
  /** Who looked at its documents, and when. */
  checked: z.strictObject({ by: line(80), on: day }).optional(),
  state: z.enum(['draft', 'verified', 'suspended']),
});
export type SellerLaw = z.output<typeof sellerLaw>;
