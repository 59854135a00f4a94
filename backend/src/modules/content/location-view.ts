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

/** Where most of the shop's places are. */
const TIME_ZONE = 'Europe/Ljubljana';
const DAY_MS = 86_400_000;

/** What a place has besides what every content has. */
export function placeView(row: ContentRow, place: PlaceRow | undefined, now: Date) {
  const { phone = null, email = null, special_days = [], time_zone = TIME_ZONE, services = [] } = row.facts as Facts;
  // Yesterday still counts in a zone to the west.
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

export const locationPointView = (row: ContentRow, place: PlaceRow | undefined, reader: Reader, now = new Date()): LocationPoint => ({
  ...contentSummaryView(row, reader),
  ...placeView(row, place, now),
});
