/** Days of the year on which shops are closed: `12-25`, and days counted from Easter. */
interface Holidays {
  fixed: readonly string[];
  easter: readonly number[];
  /** Easter by the Julian calendar. */
  isOrthodox?: true;
}

const HOLIDAYS: Readonly<Record<string, Holidays>> = {
  SI: { fixed: ['01-01', '01-02', '02-08', '04-27', '05-01', '05-02', '06-25', '08-15', '10-31', '11-01', '12-25', '12-26'], easter: [1] },
  HR: { fixed: ['01-01', '01-06', '05-01', '05-30', '06-22', '08-05', '08-15', '11-01', '11-18', '12-25', '12-26'], easter: [0, 1, 60] },
  AT: { fixed: ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-25', '12-26'], easter: [1, 39, 50, 60] },
  DE: { fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'], easter: [-2, 1, 39, 50] },
  IT: { fixed: ['01-01', '01-06', '04-25', '05-01', '06-02', '08-15', '11-01', '12-08', '12-25', '12-26'], easter: [0, 1] },
  ES: { fixed: ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'], easter: [-2] },
  RS: { fixed: ['01-01', '01-02', '01-07', '02-15', '02-16', '05-01', '05-02', '11-11'], easter: [-2, 0, 1], isOrthodox: true },
  BA: { fixed: ['01-01', '01-02', '03-01', '05-01', '05-02', '11-25'], easter: [] },
  ME: { fixed: ['01-01', '01-02', '01-07', '05-01', '05-02', '05-21', '05-22', '07-13', '07-14', '11-13'], easter: [-2, 0, 1], isOrthodox: true },
};
/** Countries whose holidays are known; of those that are not the same in all of a country, those of all of it. */
export const HOLIDAY_COUNTRIES: readonly string[] = Object.keys(HOLIDAYS);
const NONE: Holidays = { fixed: [], easter: [] };
const DAY = 86_400_000;
const isoOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Public holidays of a country within a year from a day, the next first; none where they are not known. */
export function publicHolidays(country: string, from: Date): string[] {
  const { fixed, easter, isOrthodox } = HOLIDAYS[country] ?? NONE;
  const year = from.getUTCFullYear();
  const all = [year, year + 1].flatMap((one) => {
    const sunday = isOrthodox ? orthodoxEaster(one) : westernEaster(one);
    return [...fixed.map((day) => `${one}-${day}`), ...easter.map((days) => isoOf(new Date(sunday.getTime() + days * DAY)))];
  });
  const last = isoOf(new Date(from.getTime() + 365 * DAY));
  return [...new Set(all)].filter((day) => day >= isoOf(from) && day < last).toSorted();
}

/** The anonymous Gregorian algorithm. */
function westernEaster(year: number): Date {
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

/** Meeus' Julian algorithm, as a day of our calendar; 13 days apart until 2100. */
function orthodoxEaster(year: number): Date {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const sum = d + e + 114;
  return new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1 + 13));
}
