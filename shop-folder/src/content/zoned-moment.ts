import { momentOf } from '../load/moments.ts';

const DAY = 86_400_000;

/** Converts a moment of a file in a time zone: a date is its midnight there, and relative days count from the present day there. */
export function zonedMoment(text: string, { now, timeZone }: { now: Date; timeZone: string }): Date {
  if (text.includes('T')) return new Date(text);
  const [what = text, time = '00:00'] = text.split(' at ');
  const day = /^\d{4}-/.test(what)
    ? what
    : momentOf(what, new Date(`${dayIn(now, timeZone)}T00:00:00Z`))
        .toISOString()
        .slice(0, 10);
  const local = Date.parse(`${day}T${time}:00Z`);
  const guess = local - offsetOf(local, timeZone);
  return new Date(local - offsetOf(guess, timeZone));
}

/** A date, or days relative to the day of loading: equal for all loads of one UTC day. */
export const dayMoment = (text: string, now: Date): Date => momentOf(text, new Date(Math.floor(now.getTime() / DAY) * DAY));

/** Present date in a time zone, as `2026-11-23`. */
export const dayIn = (now: Date, timeZone: string): string => new Date(now.getTime() + offsetOf(now.getTime(), timeZone)).toISOString().slice(0, 10);

/** Returns the UTC offset of a time zone, milliseconds. */
function offsetOf(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'medium' }).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - Math.floor(at / 1000) * 1000;
}
