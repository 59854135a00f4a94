/** The anonymous Gregorian algorithm. */
export function westernEaster(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((8 * b + 13) / 25);
  const e = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const f = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - e - (c % 4)) % 7;
  const g = Math.floor((a + 11 * e + 19 * f) / 433);
  const month = Math.floor((e + f - 7 * g + 90) / 25);
  const day = (e + f - 7 * g + 33 * month + 19) % 32;
  return new Date(Date.UTC(year, month - 1, day));
}

/** Meeus' Julian algorithm, converted to the Gregorian calendar; the calendars are 13 days apart until 2100. */
export function orthodoxEaster(year: number): Date {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const sum = d + e + 114;
  return new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1 + 13));
}
