import { z } from 'zod';
import { amounts, deliveryCountry, id, language, line, listOf, whole } from './fields.ts';
import { postCodes } from './post-code-ranges.ts';

const code = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'must be a code such as washing-machines');

const attribute = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/, 'must be the code of an attribute such as screen_size');
/** Bounds, both inclusive. */
const bounds = z.strictObject({ from: z.number().optional(), to: z.number().optional() });

const priceRow = z.strictObject({
  /** Greatest unit price of the product, by currency; absent: any. */
  upTo: amounts.optional(),
  price: amounts,
});

const guarantee = z.strictObject({
  /** Months after the end of the legal guarantee. */
  months: whole(1, 120),
});

const service = z.strictObject({
  code: id,
  titles: z.partialRecord(language, line(80)),
  /** Description of the service, one sentence. */
  notes: z.partialRecord(language, line(300)).default({}),
  enabled: z.boolean().default(true),
  /** Markets; absent: all. */
  markets: listOf(language).optional(),
  /** Products it can be bought with: all given conditions must hold. */
  with: z.strictObject({
    /** Codes of categories, subcategories included. */
    categories: listOf(code).min(1),
    /** Conditions by attribute: a list of values, one of which must occur, or bounds of its number. */
    attributes: z
      .record(
        attribute,
        z.union([
          z
            .array(z.union([z.string(), z.number(), z.boolean()]))
            .min(1)
            .max(100),
          bounds,
        ]),
      )
      .optional(),
    /** Least unit price, by currency. */
    from: amounts.optional(),
    /** `true`: only packages too long, bulky or heavy for one courier; `false`: only others, those of unknown size included. */
    large: z.boolean().optional(),
    conditions: z
      .array(z.enum(['new', 'open-box', 'refurbished']))
      .min(1)
      .default(['new']),
  }),
  /** Places where the service is carried out. */
  where: z
    .strictObject({
      /** Countries; absent: wherever the market delivers. */
      countries: listOf(deliveryCountry).min(1).optional(),
      /** Post codes by country; absent country: everywhere in it. */
      postCodes: z.partialRecord(deliveryCountry, listOf(postCodes, 500).min(1)).optional(),
    })
    .default({}),
  /** Carried out at the buyer's home: not available for goods collected from a shop or locker. */
  atHome: z.boolean().default(true),
  /** True if it includes carrying in, so that no other charge applies for that. */
  carriesIn: z.boolean().default(false),
  /** Codes of services that are part of it: they are not charged beside it. */
  includes: listOf(id, 20).default([]),
  /** Name of a reduced VAT rate in `markets`; absent: the standard rate. */
  vatClass: id.optional(),
  /** True for a commercial guarantee at extra cost: its legally required information is added (directive 2019/771, article 17). */
  guarantee: guarantee.optional(),
  /** The first line whose conditions hold and that names the currency gives the price. */
  prices: z.array(priceRow).min(1).max(50),
});
export type Service = z.output<typeof service>;

/** `services.yaml` */
export const servicesSettings = z.strictObject({
  /** Services in the order offered. */
  services: z
    .array(service)
    .max(60)
    .refine((all) => new Set(all.map(({ code }) => code)).size === all.length, 'must not name the same service twice')
    .default([]),
});
