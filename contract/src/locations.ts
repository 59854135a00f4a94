/** Shops and other places of the shop (specification, section 2, controller location; section 9, location points). */
import { z } from 'zod';
import * as calls from './locations.calls.ts';
import { contentPage, contentSummary } from './content.ts';
import { defineEndpoint } from './endpoint.ts';
import { idInQuery, lang, slug } from './fields.ts';

/** `["09:00", "21:00"]`; `null`: closed. */
export const openingHours = z.tuple([z.string(), z.string()]).nullable();

const place = {
  /** Street, post code, town. */
  address: z.string(),
  town: z.string(),
  country: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** Opening hours by weekday, Monday first. */
  hours: z.array(openingHours),
  /** Days with other hours than their day of the week, from yesterday on: `2026-12-25`. */
  special_days: z.array(z.object({ date: z.string(), hours: openingHours })),
  /** IANA time zone of the opening hours. */
  time_zone: z.string(),
  /** Codes of its services: `pickup`, `service`, `advice`, `recycling`, `parking`, `barrier_free`. */
  services: z.array(z.string()),
};

export const locationPoint = contentSummary.extend({
  ...place,
  /** Code of its warehouse; `null`: a place without stock. */
  shop: z.string().nullable(),
});
export type LocationPoint = z.infer<typeof locationPoint>;

export const locationPage = contentPage.extend({
  ...place,
  /** Ids of products in stock there, most popular first; hidden products are omitted when their data are requested. */
  product_ids: z.array(z.number().int()),
});
export type LocationPage = z.infer<typeof locationPage>;

export const locations = {
  points: defineEndpoint({
    ...calls.points,
    path: '/api/location/points/',
    summary: 'All locations with address, coordinates and opening hours.',
    input: z.object({ lang, country: z.string().length(2).optional() }),
    reply: z.object({ items: z.array(locationPoint) }),
    cache: 'location_points',
  }),
  point: defineEndpoint({
    ...calls.point,
    path: '/api/location/point/',
    summary: 'One location with its text and products in stock.',
    input: z
      .object({ lang, id: idInQuery.optional(), slug: slug.optional() })
      .refine(({ id, slug: name }) => id !== undefined || name !== undefined, { path: ['id'], params: { label: 'error_field_required' } }),
    reply: locationPage,
    errors: ['error_empty_data'],
    cache: 'location_points',
  }),
} as const;
