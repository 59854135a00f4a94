import { USUAL_TIME_ZONE, withTime } from '@vitrina/contract/values/date';
import { dateFormat, inZone } from '@vitrina/contract/values/formats';

const DAY = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
/** DIN 5008: German dates have two-digit days and months. */
const FULL_DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const SHORT_DAY = { month: 'numeric', day: 'numeric' } as const;
const SHORT_FULL_DAY = { month: '2-digit', day: '2-digit' } as const;
const YEAR = { year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** `1. 11. 2026` in Slovenian: a localized day without line break. Takes an ISO date, used unchanged, or a moment. */
export function officeDate(iso: string, locale: string): string {
  const zone = /^\d{4}-\d\d-\d\d$/.test(iso) ? 'UTC' : USUAL_TIME_ZONE;
  const form = locale.startsWith('de') ? FULL_DAY : DAY;
  return dateFormat(locale, inZone(form, zone)).format(new Date(iso)).replace(/\s/g, '\u00a0');
}

/** `1. 11. 10:30` in Slovenian, from an ISO moment of the current year; of another year, day and year without time. */
export function officeShortMoment(iso: string, locale: string, now = new Date()): string {
  const yearOf = (when: Date): string => dateFormat('en-GB', inZone(YEAR, USUAL_TIME_ZONE)).format(when);
  const when = new Date(iso);
  if (yearOf(when) !== yearOf(now)) return officeDate(iso, locale);
  const form = locale.startsWith('de') ? SHORT_FULL_DAY : SHORT_DAY;
  return withTime(dateFormat(locale, inZone(form, USUAL_TIME_ZONE)).format(when).replace(/\s/g, '\u00a0'), timeOf(when));
}

/** `1. 11. 2026, 10:30` in Slovenian, from an ISO moment. */
export function officeMoment(iso: string, locale: string): string {
  return withTime(officeDate(iso, locale), timeOf(new Date(iso)));
}

const timeOf = (when: Date): string => dateFormat('en-GB', inZone(TIME, USUAL_TIME_ZONE)).format(when);
