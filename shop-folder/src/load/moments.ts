const DAY = 86_400_000;
const COUNTED = /^(\d+(?:\.\d+)?) days (ago|ahead)$/;
/** Prices change in the morning before shops open. */
const MORNING = 'T04:00:00.000Z';

/** The moment that a file names: a day, an hour of it, or so many days from now. */
export function momentOf(text: string, now: Date): Date {
  const [, days, way] = COUNTED.exec(text) ?? [];
  return days === undefined ? new Date(text) : new Date(now.getTime() + Number(days) * (way === 'ago' ? -DAY : DAY));
}

/** Moment of a period that begins in the morning of a day. */
export function morningOf(text: string, now: Date): string {
  return text.includes('T') ? new Date(text).toISOString() : `${momentOf(text, now).toISOString().slice(0, 10)}${MORNING}`;
}
