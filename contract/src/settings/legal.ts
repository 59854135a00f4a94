import { z } from 'zod';
import { FISCAL_REGIONS } from '../law/fiscal-rules.ts';
import { amount, country, currency, email, line, phone, postalAddress, webAddress } from './fields.ts';

/** A legally required number, with the country of the law. */
const registration = z.strictObject({
  country,
  /** Name of the register or scheme. */ scheme: line(120).optional(),
  number: line(60),
  /** Legal representative. */ representative: line(200).optional(),
  /** Last day of validity; absent: unlimited. */
  until: z.iso.date('must be a day such as 2026-11-23').optional(),
});

/** Code of a business premise or a till, as registered. */
const place = z.string().regex(/^[A-Za-z0-9]{1,20}$/, 'must be 1 to 20 letters and digits, as the register knows it');

/** A trade supervisory authority, or a body for dispute resolution. */
export const authority = z.strictObject({ name: line(200), address: line(200).optional(), url: webAddress.optional() });
export const disputeBody = z.strictObject({ name: line(200), url: webAddress.optional() });

/** `legal/<id>.yaml`: a seller. */
export const legalEntity = z.strictObject({
  name: line(120),
  /** Legal form: `d. o. o.`, `GmbH`. */
  form: line(60).optional(),
  address: postalAddress,
  register: z.strictObject({ name: line(160), number: line(60) }).optional(),
  /** Tax number, if different from the VAT number: OIB, PIB, JIB, Steuernummer, codice fiscale. */
  taxNumber: line(40).optional(),
  vatNumber: line(30).optional(),
  capital: z.strictObject({ amount, currency }).optional(),
  managers: z.array(line(120)).max(20).default([]),
  /** Supervisory authority of the trade. */
  authority: authority.optional(),
  email: email.optional(),
  phone: phone.optional(),
  /** Place of issue of receipts as registered with the fiscal authority; the keys stay in the environment. */
  fiscal: z
    .strictObject({
      premise: place,
      device: place,
      /** Number of the issuing person. */ operator: line(40).optional(),
      region: z.enum(FISCAL_REGIONS).optional(),
    })
    .optional(),
  /** Address for complaints, and bodies for dispute resolution. */
  complaints: z
    .strictObject({
      email: email.optional(),
      address: postalAddress.optional(),
      bodies: z.array(disputeBody).max(10).default([]),
    })
    .default({ bodies: [] }),
  /** Numbers in the producer registers of countries. */
  numbers: z
    .strictObject({
      waste: z.array(registration).max(60).default([]),
      batteries: z.array(registration).max(60).default([]),
      packaging: z.array(registration).max(60).default([]),
    })
    .default({ waste: [], batteries: [], packaging: [] }),
});
export type LegalEntity = z.output<typeof legalEntity>;

export const legalSettings = z.record(z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be named in small letters, digits and hyphens'), legalEntity);
export type LegalSettings = z.output<typeof legalSettings>;
