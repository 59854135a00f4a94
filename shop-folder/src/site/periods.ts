import type { Report } from '../check/report.ts';
import { isCounted, momentOf } from '../load/moments.ts';
import { day } from '../schemas/parts.ts';
import type { SitePlace } from './site-kind.ts';

interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

/** Moments exist, and the end is behind the beginning. */
export function checkPeriod(entry: Period, report: Report): void {
  const { from, to } = entry;
  const now = new Date();
  const read = (text: string | undefined) => (text === undefined ? undefined : isMoment(text) ? momentOf(text, now).getTime() : Number.NaN);
  const [starts, ends] = [read(from), read(to)];
  if (Number.isNaN(starts)) report.error(entry, ['from'], 'is no day of the calendar');
  if (Number.isNaN(ends)) report.error(entry, ['to'], 'is no day of the calendar');
  if (starts !== undefined && ends !== undefined && ends <= starts) report.error(entry, ['to'], `is not behind ${from}, when it begins`);
}

/** Of the calendar, which has no 31 February. */
const isMoment = (text: string): boolean => isCounted(text) || day.safeParse(text.slice(0, 'YYYY-MM-DD'.length)).success;

/** Milliseconds; `null`: it is open. What is counted was counted when the thing came, unless staff changed it since. */
export function momentMs(
  text: string | undefined,
  field: string,
  { now, standing, isUntouched }: Pick<SitePlace, 'now' | 'standing' | 'isUntouched'>,
): number | null {
  if (text === undefined) return null;
  const stood = standing?.[field];
  return isUntouched && isCounted(text) && typeof stood === 'number' ? stood : momentOf(text, now).getTime();
}

export const writtenMoment = (ms: number | null): string | undefined => (ms === null ? undefined : new Date(ms).toISOString().replace('.000Z', 'Z'));
