import { z } from 'zod';
import { amounts, deliveryCountry, id, language, line, listOf, time, whole } from './fields.ts';
import { postCodes } from './post-code-ranges.ts';

export const SHIPPING_CODES = ['delivery', 'carry_in', 'pickup', 'locker'] as const;
export type ShippingCode = (typeof SHIPPING_CODES)[number];

/** A line of a price table. The first line whose conditions all hold and that names the currency gives the price. */
const priceRow = z.strictObject({
  /** Countries; absent: all. */
  countries: listOf(deliveryCountry).min(1).optional(),
  /** Greatest weight of all goods with packaging, grams; goods of unknown weight exceed it. */
  upToGrams: whole(1, 10_000_000).optional(),
  /** Greatest length of any package, millimetres; packages of unknown size exceed it. */
  upToMillimetres: whole(1, 100_000).optional(),
  /** Least gross value of the goods, by currency. */
  fromSum: amounts.optional(),
  price: amounts,
});
export type PriceRow = z.output<typeof priceRow>;

const way = z.strictObject({
  enabled: z.boolean().default(true),
  /** Name in `carriers`. */
  carrier: id.optional(),
  /** Markets; absent: all. */
  markets: listOf(language).optional(),
  /** Free from this gross value of the goods on; absent: never free by value. */
  freeFrom: amounts.optional(),
  prices: z.array(priceRow).max(200),
});
export type DeliveryWay = z.output<typeof way>;

/** Longest first. */
const sides = z
  .tuple([whole(1, 100_000), whole(1, 100_000), whole(1, 100_000)])
  .refine(([a, b, c]) => a >= b && b >= c, 'must be three sides in millimetres, longest first');
/** `01-01` every year, `2026-04-06` once. */
const holiday = z.string().regex(/^(?:\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'must be a day such as 12-25 or 2027-03-29');

/** Places with longer delivery times: islands, valleys, other countries. */
const fartherPlace = z.strictObject({
  country: deliveryCountry,
  /** Post codes; absent: the whole country. */
  postCodes: listOf(postCodes, 500).min(1).optional(),
  /** Additional working days. */
  days: whole(1, 60),
});

/** `delivery.yaml` */
export const deliverySettings = z.strictObject({
  /** Carriers with their tracking addresses. Validated only; staff still type both when an order leaves. */
  carriers: z
    .record(
      z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
      z.strictObject({
        title: line(60),
        /** URL with the placeholder `{number}`. */ tracking: z
          .string()
          .regex(/^https:\/\/[^\s<>"]+\{number\}[^\s<>"]*$/, 'must be an address with {number} in it')
          .optional(),
      }),
    )
    .default({}),
  ways: z.partialRecord(z.enum(SHIPPING_CODES), way),
  dispatch: z
    .strictObject({
      /** Orders until this time are dispatched on their working day. */
      cutOff: time.default('14:00'),
      /** 1 is Monday. */
      workingDays: z
        .array(whole(1, 7))
        .min(1)
        .max(7)
        .refine((days) => new Set(days).size === days.length, 'must not name the same twice')
        .default([1, 2, 3, 4, 5]),
      holidays: listOf(holiday, 400).default([]),
      /** Working days from dispatch to delivery, by location of the stock. */
      days: z
        .strictObject({ central: whole(0, 60).default(1), shop: whole(0, 60).default(2), supplier: whole(0, 200).default(10) })
        .default({ central: 1, shop: 2, supplier: 10 }),
      /** Extra days of remote places; of several matching rows, the one with most days applies. */
      farther: z.array(fartherPlace).max(200).default([]),
    })
    .prefault({}),
  /** Size of the largest compartment available in the lockers of all carriers. */
  locker: z.strictObject({ sides, grams: whole(1, 1_000_000) }).default({ sides: [600, 400, 380], grams: 20_000 }),
  /** Limits of one courier's parcel; larger goods go by freight. Girth: longest side plus twice the two others. Millimetres and grams. */
  courier: z
    .strictObject({ longest: whole(1, 100_000), girth: whole(1, 300_000), grams: whole(1, 1_000_000) })
    .default({ longest: 1750, girth: 3000, grams: 31_500 }),
  /** Codes of the warehouses where goods can be collected; absent: all shops. */
  pickupShops: listOf(z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'must be the code of a warehouse'), 500).optional(),
});
export type DeliverySettings = z.output<typeof deliverySettings>;
