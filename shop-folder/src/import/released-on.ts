const DATE = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/;

/** Converts `2019`, `2019-05` or `2019-05-20` to a date; `null`: there is no such day. */
export function releasedOn(text: string): string | null {
  const [, year, month = '01', day = '01'] = DATE.exec(text.trim()) ?? [];
  if (!year || Number(year) < 1900 || Number(year) > 2100) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? null : date;
}
