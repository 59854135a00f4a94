import type { LocationPoint } from '@vitrina/contract/locations';
import type { ContentRow, Reader } from './content-queries.ts';
import { contentSummaryView } from './content-view.ts';
import type { PlaceRow } from './location-queries.ts';

type Hours = LocationPoint['hours'][number];

interface Facts {
  phone?: string;
  email?: string;
  special_days?: { date: string; hours: Hours }[];
  time_zone?: string;
  services?: string[];
}

const DAY_MS = 86_400_000;

/** `timeZone`: default for places without one. */
export interface Clock {
  timeZone: string;
  now?: Date;
}

/** Returns the additional fields of a place. */
export function placeView(row: ContentRow, place: PlaceRow | undefined, { timeZone, now = new Date() }: Clock) {
  const { phone = null, email = null, special_days = [], time_zone = timeZone, services = [] } = row.facts as Facts;
  // Starts yesterday, which is still today in a time zone to the west.
  const from = new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);
  return {
    address: place?.address ?? '',
    town: place?.town ?? '',
    country: place?.country ?? '',
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    phone,
    email,
    hours: place?.hours ?? [],
    special_days: special_days.filter(({ date }) => date >= from).toSorted((a, b) => a.date.localeCompare(b.date)),
    time_zone,
    services,
  };
}

export const locationPointView = (row: ContentRow, place: PlaceRow | undefined, reader: Reader, clock: Clock): LocationPoint => ({
  ...contentSummaryView(row, reader),
  ...placeView(row, place, clock),
  shop: place?.warehouse_code ?? null,
});
