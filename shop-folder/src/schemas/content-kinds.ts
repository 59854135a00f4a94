import { timeZone } from '@vitrina/contract/settings/fields';
import * as z from 'zod';
import { code, day, inLanguages, line, moment, pictureFile, productCode } from './parts.ts';

const COUNTED_HOUR = /^(?:\d{4}-\d\d-\d\d|\d{1,4} days (?:ago|ahead)) at (?:[01]\d|2[0-3]):[0-5]\d$/;
/** A moment in the shop's time zone: a date means its midnight, `9 days ahead at 20:00` a time of that day. */
export const zonedMoment = z.union([
  moment,
  z
    .string()
    .regex(COUNTED_HOUR, 'is no moment (2026-12-01, 2026-12-01 at 20:00, 9 days ahead at 20:00)')
    .refine((text) => text.includes('days') || day.safeParse(text.slice(0, 10)).success, 'is no day of the calendar'),
]);

const scalar = z.union([z.string().max(200), z.number(), z.boolean()]);
/** A drawing by the shop: one device, or a composition of several. */
const composition = z
  .object({ draw: code })
  .catchall(z.union([scalar, z.array(code), z.array(z.record(z.string().max(40), z.union([scalar, z.record(z.string().max(40), scalar)]))).max(20)]));
/** A drawing, a file of `pictures/`, or the picture of a product or a category. */
export const contentPicture = z.union([
  composition,
  z.strictObject({ file: pictureFile }),
  z.strictObject({ product: productCode }),
  z.strictObject({ category: code }),
]);

const entry = {
  code,
  visible: z.boolean().optional(),
  /** Absent: the moment of the first load. */
  published: moment.optional(),
};
const products = z.array(productCode).max(200).optional();

/** `content/promotions.yaml`, in order. Texts are `content/promotions/<code>/<language>.md`, likewise for all kinds below. */
export const promotionsFile = z.array(
  z.strictObject({ ...entry, from: zonedMoment.optional(), to: zonedMoment.optional(), picture: contentPicture.optional(), products }),
);

/** Gross, with at most two decimals; 0 is free. */
const amount = z
  .number()
  .min(0, 'is below 0')
  .max(20_000_000)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'has more than two decimals');

/** `content/services.yaml`: services of the shop other than sales. Without prices, a service is on request. */
export const servicesFile = z.array(z.strictObject({ ...entry, prices: inLanguages(amount).optional(), picture: contentPicture.optional(), products }));

const hour = z.string().regex(/^(?:[01]\d|2[0-4]):[0-5]\d$/, 'is no hour (HH:MM)');
const hours = z.union([z.tuple([hour, hour]), z.null()]);
const yearDay = z
  .string()
  .regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'is no day of the year (12-31)')
  .refine((value) => day.safeParse(`2024-${value}`).success, 'is no day of the calendar');

/** `content/locations.yaml`: places open to visitors. Address, hours and coordinates default to those of the warehouse. */
export const locationsFile = z.array(
  z.strictObject({
    ...entry,
    /** Code of the warehouse. */
    warehouse: code.optional(),
    address: line.optional(),
    town: line.optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'is no country code')
      .optional(),
    /** Latitude and longitude. */
    place: z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]).optional(),
    /** Monday first; `null`: closed. An empty list: unknown. */
    hours: z.union([z.array(hours).length(7), z.array(hours).length(0)]).optional(),
    time_zone: timeZone.optional(),
    phone: line.optional(),
    email: z.email().optional(),
    services: z.array(z.enum(['pickup', 'service', 'advice', 'recycling', 'parking', 'barrier_free'])).optional(),
    /** `closed`: closed on the public holidays of its country. */
    holidays: z.literal('closed').optional(),
    /** Days with hours other than those of their weekday; a day without a year is annual. */
    special_days: z
      .array(z.strictObject({ date: z.union([day, yearDay]), hours }))
      .max(100)
      .optional(),
    picture: contentPicture.optional(),
    products,
  }),
);

/** `content/post-categories.yaml`: topics of the guides, a parent before its children. */
export const postCategoriesFile = z.array(z.strictObject({ ...entry, parent: code.optional(), picture: contentPicture.optional() }));

/** `content/authors.yaml`: authors of the guides. */
export const authorsFile = z.array(z.strictObject({ ...entry, picture: contentPicture.optional() }));

const path = z.string().regex(/^\/(?!\/)[^\s\\]*$/, 'is no path of this shop');
/** `content/posts.yaml`: the shop shows the newest first. */
export const postsFile = z.array(
  z.strictObject({
    ...entry,
    category: code,
    authors: z.array(code).max(10).optional(),
    /** Absent: `published`. */
    status: z.enum(['draft', 'review', 'published', 'highlighted']).optional(),
    /** Sorts before larger numbers, regardless of the date. */
    position: z.int().optional(),
    picture: contentPicture.optional(),
    products,
    /** Target of a redirect: the code of another post, a path, or a path for each language. */
    moved: z.strictObject({ to: z.union([code, path, inLanguages(path)]), status: z.union([z.literal(301), z.literal(302)]).optional() }).optional(),
  }),
);

/** `content/landing.yaml`: pages made of blocks, which are in their texts. */
export const landingFile = z.array(z.strictObject({ ...entry, picture: contentPicture.optional() }));

export type ContentPicture = z.output<typeof contentPicture>;
export type PromotionFacts = z.output<typeof promotionsFile>[number];
export type ServiceFacts = z.output<typeof servicesFile>[number];
export type LocationFacts = z.output<typeof locationsFile>[number];
export type PostCategoryFacts = z.output<typeof postCategoriesFile>[number];
export type AuthorFacts = z.output<typeof authorsFile>[number];
export type PostFacts = z.output<typeof postsFile>[number];
export type LandingFacts = z.output<typeof landingFile>[number];
