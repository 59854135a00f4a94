import { z } from 'zod';
import { country, email, line, phone, webAddress } from '../settings/fields.ts';
import { isInEu } from '../values/iso-countries.ts';

/** Street of a postal address; a post office box alone is not accepted. */
const street = line(120).refine(
  (text) => !/^(?:p\.? ?o\.? ?box|postfach|poštni predal|apartado|casella postale)\b/i.test(text),
  'must be a street, not a post office box',
);

/** Manufacturer, importer or responsible person (regulation 2023/988, articles 16 and 19): name, postal address and an electronic address. */
export const operator = z
  .strictObject({
    name: line(160),
    street,
    post_code: line(12),
    town: line(80),
    country,
    email: email.optional(),
    url: webAddress.optional(),
    phone: phone.optional(),
  })
  .refine((one) => one.email !== undefined || one.url !== undefined, { path: ['email'], message: 'must be given, or a url' });
export type Operator = z.output<typeof operator>;

/** Iceland, Liechtenstein and Norway apply the same regulation. */
const EEA = ['IS', 'LI', 'NO'];
/** True if a responsible person may be established in the country: European Union or EEA. */
export const isInSingleMarket = (code: string): boolean => isInEu(code) || EEA.includes(code);
