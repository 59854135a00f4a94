import { orthodoxEaster, westernEaster } from './easter.ts';
import { HOLIDAYS, type HolidayCalendar, type HolidayRow } from './holidays.ts';

const DAY = 86_400_000;
const isoOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const isSunday = (iso: string): boolean => new Date(iso).getUTCDay() === 0;
const calendars = new Map(HOLIDAYS.map((one) => [one.country, one]));
const years = new Map<string, ReadonlySet<string>>();

/** Countries whose holidays are known. */
export const HOLIDAY_COUNTRIES: readonly string[] = [...calendars.keys()];

/** True if a day, `2026-12-25`, is a public holiday in the whole country; `withParts`: or in a part of it. False for unknown countries. */
export const isPublicHoliday = (country: string, day: string, { withParts = false } = {}): boolean =>
  holidaysOf(country, Number(day.slice(0, 4)), { withParts }).has(day);

/** Public holidays with closed shops in a country, within a year from a day, the next first. */
export function publicHolidays(country: string, from: Date): string[] {
  const year = from.getUTCFullYear();
  const last = isoOf(from.getTime() + 365 * DAY);
  const all = [year, year + 1].flatMap((one) => [...holidaysOf(country, one, { withTrading: false })]);
  return all.filter((day) => day >= isoOf(from.getTime()) && day < last).toSorted();
}

function holidaysOf(country: string, year: number, { withTrading = true, withParts = false } = {}): ReadonlySet<string> {
  const key = `${country} ${year} ${withTrading} ${withParts}`;
  const cached = years.get(key);
  if (cached) return cached;
  const calendar = calendars.get(country);
  const found = calendar ? daysOf(calendar, year, { withTrading, withParts }) : new Set<string>();
  years.set(key, found);
  return found;
}

function daysOf(calendar: HolidayCalendar, year: number, { withTrading, withParts }: { withTrading: boolean; withParts: boolean }): ReadonlySet<string> {
  const easter = (calendar.isOrthodox ? orthodoxEaster(year) : westernEaster(year)).getTime();
  const rows = calendar.rows.filter(
    ({ from = year, until = year, isTrading, isPart }) => from <= year && year <= until && (withTrading || !isTrading) && (withParts || !isPart),
  );
  const dayOf = (day: HolidayRow['days'][number]): string => {
    if (typeof day === 'object') return weekdayBefore(Date.parse(`${year}-${day.before}`), day.weekday);
    return typeof day === 'number' ? isoOf(easter + day * DAY) : `${year}-${day}`;
  };
  const holidays = new Set(rows.flatMap(({ days }) => days.map(dayOf)));
  const moved = rows.flatMap((row) => row.days.map(dayOf).flatMap((day) => movedOf(day, row, holidays)));
  return new Set([...holidays, ...moved]);
}

/** The last such weekday before a day. */
function weekdayBefore(at: number, weekday: number): string {
  const back = (new Date(at).getUTCDay() - weekday + 7) % 7 || 7;
  return isoOf(at - back * DAY);
}

/** Days off that replace a holiday on a Sunday. */
function movedOf(day: string, { sunday }: HolidayRow, holidays: ReadonlySet<string>): string[] {
  if (!sunday || !isSunday(day)) return [];
  const at = Date.parse(day);
  if (sunday === 'two-next') return [isoOf(at + DAY), isoOf(at + 2 * DAY)];
  let next = at + DAY;
  while (holidays.has(isoOf(next))) next += DAY;
  return [isoOf(next)];
}
