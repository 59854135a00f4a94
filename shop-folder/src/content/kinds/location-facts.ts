import type { WarehouseFacts } from '../../schemas/frame.ts';
import type { LocationFacts } from '../../schemas/content-kinds.ts';
import type { ContentPlace } from '../content-place.ts';
import { dayIn } from '../zoned-moment.ts';
import { publicHolidays } from '@vitrina/contract/law/holidays/public-holidays';

type Days = [string, string] | null;

/** Returns the facts of a location in the form that the shop stores. */
export function locationFacts(
  location: LocationFacts,
  { facts: { warehouses }, now, timeZone }: Pick<ContentPlace, 'facts' | 'now'> & { timeZone: string },
): object {
  const { warehouse, phone, email, services, address, town, country, place, hours, time_zone, special_days, holidays } = location;
  const own = warehouses.find(({ code }) => code === warehouse);
  const special = special_days || holidays ? { special_days: specialDays(location, { warehouse: own, now, timeZone }) } : {};
  const fields = { warehouse, phone, email, services, address, town, country, latitude: place?.[0], longitude: place?.[1], hours, time_zone, ...special };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

interface Calendar {
  warehouse: WarehouseFacts | undefined;
  now: Date;
  timeZone: string;
}

/** Holidays of one year from now, and the listed days; a day without a year is its next one. Holidays and such days are left out if closed anyway. */
function specialDays({ special_days = [], holidays, hours, country }: LocationFacts, { warehouse, now, timeZone }: Calendar): { date: string; hours: Days }[] {
  const week = hours ?? warehouse?.hours ?? [];
  const isOpen = ({ date }: { date: string }) => Boolean(week[(new Date(date).getUTCDay() + 6) % 7]);
  const today = dayIn(now, timeZone);
  const closed = holidays
    ? publicHolidays(country ?? warehouse?.country ?? '', new Date(`${today}T00:00:00Z`)).map((date) => ({ date, hours: null as Days }))
    : [];
  const named = special_days.map(({ date, hours }) => ({ date, hours: hours as Days }));
  const yearly = named.flatMap(({ date, hours }) => (date.length > 5 ? [] : [{ date: nextOf(date, today), hours }]));
  const own = named.filter(({ date }) => date.length > 5);
  const statedDates = new Set([...own, ...yearly].map(({ date }) => date));
  return [...closed.filter(({ date }) => !statedDates.has(date)), ...yearly]
    .filter(isOpen)
    .concat(own)
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

function nextOf(day: string, today: string): string {
  const year = Number(today.slice(0, 4));
  return `${year}-${day}` >= today ? `${year}-${day}` : `${year + 1}-${day}`;
}
