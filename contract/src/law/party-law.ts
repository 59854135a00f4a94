import { z } from 'zod';
import { country, email, line, phone, postalAddress } from '../settings/fields.ts';
import { operator } from './operator.ts';

/** Legally required facts about a brand's manufacturer besides its address. */
export const brandLaw = z.strictObject({
  /** Country where the manufacturer is established. */
  country: country.optional(),
  /** Responsible person in the Union for all its products, required for manufacturers outside it. */
  responsible_person: operator.optional(),
});
export type BrandLaw = z.output<typeof brandLaw>;

const day = z.iso.date('must be a day such as 2026-11-23');

/** Legal identity of a seller beside the shop's owner (regulation 2022/2065, article 30; directive 2011/83, article 6a). */
export const sellerLaw = z.strictObject({
  name: line(160),
  address: postalAddress,
  email,
  phone: phone.optional(),
  register: z.strictObject({ name: line(160), number: line(60) }).optional(),
  vat_number: line(30).optional(),
  /** True if it declared to be a trader. */
  trader: z.boolean(),
  /** Day of its declaration to offer only lawful products. */
  declared: day.optional(),
  /** Check of the seller's documents: name of the checker, and day. */
  checked: z.strictObject({ by: line(80), on: day }).optional(),
  state: z.enum(['draft', 'verified', 'suspended']),
});
export type SellerLaw = z.output<typeof sellerLaw>;
