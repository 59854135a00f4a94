const DAY = 86_400_000;
const COUNTED = /^(\d+(?:\.\d+)?) days (ago|ahead)$/;
/** Prices change early in the morning, before shops open. */
const MORNING = 'T04:00:00.000Z';

/** Converts a moment of a file: a day, a time of a day, or a number of days before or after now. */
export function momentOf(text: string, now: Date): Date {
  const [, days, way] = COUNTED.exec(text) ?? [];
  return days === undefined ? new Date(text) : new Date(now.getTime() + Number(days) * (way === 'ago' ? -DAY : DAY));
}

/** Moment of a period that begins on the morning of a day, ISO. */
export function morningOf(text: string, now: Date): string {
  return text.includes('T') ? new Date(text).toISOString() : `${momentOf(text, now).toISOString().slice(0, 10)}${MORNING}`;
}
