import { deletePickupPoints, type PickupPointInput, savePickupPoints } from '@vitrina/backend/seed';
import { COUNTRIES, COUNTRY_CODES, isCountryCode } from '@vitrina/contract/values/countries';
import * as z from 'zod';
import { withoutEmpty } from '../export/draft.ts';
import { stable } from '../load/stable.ts';
import { place, weekHours } from '../schemas/frame.ts';
import { line } from '../schemas/parts.ts';
import { isInCountry } from './country-bounds.ts';
import { type SiteChecking, siteKind } from './site-kind.ts';

/** `catalogue/pickup-points.yaml`: parcel lockers and other pickup points apart from the shop's own. */
const schema = z.array(
  z.strictObject({
    code: z
      .string()
      .regex(/^[A-Za-z0-9][\w.-]*$/, 'is no code: letters, digits and . _ -')
      .max(80),
    title: line,
    address: line,
    post_code: z.string().min(1, 'is empty').max(12),
    town: line,
    country: z.enum(COUNTRY_CODES, `is no country that shops deliver to: ${COUNTRY_CODES.join(', ')}`),
    place: place.optional(),
    /** Absent: open day and night. */
    hours: weekHours.optional(),
  }),
);
type Point = z.output<typeof schema>[number];

const ALWAYS = Array.from({ length: 7 }, (): [string, string] => ['00:00', '24:00']);

export const pickupPoints = siteKind<Point>({
  kind: 'pickup_point',
  file: 'catalogue/pickup-points.yaml',
  schema,
  codeOf: ({ code }) => code,
  texts: () => [],
  check,
  value: ({ code: _code, place: [latitude, longitude] = [null, null], hours = ALWAYS, ...rest }) => ({ ...rest, hours, latitude, longitude }),
  save: (db, things) =>
    savePickupPoints(
      db,
      things.map(({ code, value }) => ({ id: code, ...(value as Omit<PickupPointInput, 'id'>) })),
    ),
  remove: deletePickupPoints,
  take: ({ code, value }) => {
    const { title, address, post_code, town, country, hours, latitude, longitude } = value as unknown as PickupPointInput;
    const at = latitude === null || longitude === null ? undefined : [latitude, longitude];
    return withoutEmpty({ code, title, address, post_code, town, country, place: at, hours: stable(hours) === stable(ALWAYS) ? undefined : hours }) as Point;
  },
});

/** Reports lockers in countries that no market delivers to. */
function check(entries: readonly Point[], { documents, report }: SiteChecking): void {
  const markets = documents.markets as Record<string, { deliversTo?: object } | null> | undefined;
  const served = markets && new Set(Object.values(markets).flatMap((market) => Object.keys(market?.deliversTo ?? {})));
  for (const one of entries) {
    const { country, post_code, place: at } = one;
    if (served && !served.has(country)) report.error(one, ['country'], `no market delivers to ${country}`);
    if (!isCountryCode(country)) continue;
    const { postCodePattern, postCodeExample } = COUNTRIES[country];
    if (!new RegExp(`^${postCodePattern}$`).test(post_code)) report.error(one, ['post_code'], `is no post code of ${country} such as ${postCodeExample}`);
    if (at && !isInCountry(country, at)) report.error(one, ['place'], `lies outside ${country}: latitude first, then longitude`);
  }
}
