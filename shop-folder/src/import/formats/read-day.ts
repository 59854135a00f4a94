/** Parses a date of a table to milliseconds: `2026-11-01`, `2026-11-01T00:00+0100`, or as written in central Europe, `1. 11. 2026`. `NaN`: not a date. */
export function readDay(text: string): number {
  const [, day, month, year, rest = ''] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\.?(.*)$/.exec(text.trim()) ?? [];
  if (year === undefined) return Date.parse(text);
  return Date.parse(`${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}${rest.trim() === '' ? '' : ` ${rest.trim()}`}`);
}
