import type { Report } from '../check/report.ts';
import { zonedMoment } from '../content/zoned-moment.ts';
import type { SitePlace } from './site-kind.ts';

interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

const DEFAULT_ZONE = 'Europe/Ljubljana';

/** Reports an end that is not after the beginning. */
export function checkPeriod(entry: Period, report: Report): void {
  const { from, to } = entry;
  if (from === undefined || to === undefined) return;
  const place = { now: new Date(), timeZone: DEFAULT_ZONE };
  if (zonedMoment(to, place) <= zonedMoment(from, place)) report.error(entry, ['to'], `is not behind ${from}, when it begins`);
}

/** True for moments relative to the day of loading: `12 days ago`, `9 days ahead at 20:00`. */
const isCounted = (text: string): boolean => / days (?:ago|ahead)\b/.test(text);

/**
 * Milliseconds since the epoch of an entry's moment, in the shop's time zone; `null`: no limit. A relative moment keeps its value while
 * neither the folder's text nor the shop's entry changes. `field`: its name in the entry's value.
 */
export function momentMs(entry: object, name: 'from' | 'to' | 'sent', field: string, place: SitePlace): number | null {
  const { now, standing, isUntouched, earlier, documents } = place;
  const text = (entry as Readonly<Record<string, string | undefined>>)[name];
  if (text === undefined) return null;
  const stood = standing?.[field];
  if (isCounted(text) && isUntouched && earlier?.[name] === text && typeof stood === 'number') return stood;
  const { timeZone = DEFAULT_ZONE } = (documents.shop ?? {}) as { timeZone?: string };
  return zonedMoment(text, { now, timeZone }).getTime();
}

export const writtenMoment = (ms: number | null): string | undefined => (ms === null ? undefined : new Date(ms).toISOString().replace('.000Z', 'Z'));
