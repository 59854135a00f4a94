import { dateFormat, inZone } from './formats.ts';
import { LANGUAGES, type LanguageCode } from './languages.ts';

/** Format when no language is given. */
const DEFAULT_FORMAT = 'DD.MM.YYYY.';
/** Default time zone of the settings. */
export const USUAL_TIME_ZONE = 'Europe/Ljubljana';
const PARTS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** `21.11.2026.`, in English `21/11/2026`. Takes an ISO date, used as it is, or a moment, converted to the time zone. */
export function formatDate(iso: string, lang?: LanguageCode, timeZone = USUAL_TIME_ZONE): string {
  const { year, month, day } = partsOf(iso, timeZone);
  const format = lang ? LANGUAGES[lang].dates : DEFAULT_FORMAT;
  return format.replace('DD', day).replace('MM', month).replace('YYYY', year);
}

/** `21.11.2026. 10:30`, in English `21/11/2026, 10:30`, from an ISO moment. */
export function formatMoment(iso: string, lang?: LanguageCode, timeZone = USUAL_TIME_ZONE): string {
  const { hour, minute } = partsOf(iso, timeZone);
  return withTime(formatDate(iso, lang, timeZone), `${hour}:${minute}`);
}

const days = new Map<string, { minute: number; day: string }>();

/** `2026-11-21`: the day of a moment in a time zone. Cached for a minute, as formatting is slow and every product needs today's. */
export function dayIn(moment: Date, timeZone: string): string {
  const minute = Math.floor(moment.getTime() / 60_000);
  const latest = days.get(timeZone);
  if (latest?.minute === minute) return latest.day;
  const { year, month, day } = partsOf(moment.toISOString(), timeZone);
  const found = `${year}-${month}-${day}`;
  days.set(timeZone, { minute, day: found });
  return found;
}

/** `2026-11-21` and 14: `2026-12-05`. Counts days of the calendar, which have 23 or 25 hours where clocks change. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** A date that ends with a dot needs no comma after it. */
export const withTime = (date: string, time: string): string => `${date}${date.endsWith('.') ? '' : ','} ${time}`;

type Parts = Record<'year' | 'month' | 'day' | 'hour' | 'minute', string>;

function partsOf(iso: string, timeZone: string): Parts {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso) ?? [];
  if (year && month && day) return { year, month, day, hour: '00', minute: '00' };
  return Object.fromEntries(
    dateFormat('en-GB', inZone(PARTS, timeZone))
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  ) as Parts;
}
