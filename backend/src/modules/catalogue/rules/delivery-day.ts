const CUT_OFF_HOUR = 14;
const TIME_ZONE = 'Europe/Ljubljana';
const DAYS_FROM_CENTRAL = 1;
const DAYS_FROM_SHOP = 2;
const DAYS_ON_REQUEST = 10;

export interface DeliverySource {
  /** Where the piece lies: the central warehouse, only in shops, or it must be ordered. */
  from: 'central' | 'shop' | 'supplier';
}

/** Day of delivery as an ISO date: working days from today, from tomorrow for orders after 14:00 Ljubljana time. */
export function deliveryDay({ from }: DeliverySource, now: Date): string {
  const { date, hour } = localTime(now);
  const days = { central: DAYS_FROM_CENTRAL, shop: DAYS_FROM_SHOP, supplier: DAYS_ON_REQUEST }[from];
  const start = isWorkingDay(date) && hour < CUT_OFF_HOUR ? date : nextWorkingDay(date);
  let day = start;
  for (let i = 0; i < days; i += 1) day = nextWorkingDay(day);
  return day.toISOString().slice(0, 10);
}

/** Day of pick-up in a shop that has the piece: today, or tomorrow when it is about to close. */
export function pickupDay(now: Date, closes: string | null): string {
  const { date, hour } = localTime(now);
  const closingHour = Number(closes?.slice(0, 2) ?? 0);
  return (hour + 1 < closingHour ? date : addDays(date, 1)).toISOString().slice(0, 10);
}

/** Monday is 0. */
export const weekdayOf = (now: Date): number => (localTime(now).date.getUTCDay() + 6) % 7;

const LOCAL = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' });

interface LocalTime {
  date: Date;
  hour: number;
}
let latest: { minute: number; time: LocalTime } | undefined;

/** Asked for every product shown, and slow to format: kept for its minute. */
function localTime(now: Date): LocalTime {
  const minute = Math.floor(now.getTime() / 60_000);
  if (latest?.minute === minute) return latest.time;
  const text = LOCAL.format(now);
  const time = { date: new Date(`${text.slice(0, 10)}T00:00:00Z`), hour: Number(text.slice(11, 13)) };
  latest = { minute, time };
  return time;
}

/** The same every year; Easter Monday is left to the carrier's calendar. */
const HOLIDAYS = new Set(['01-01', '01-02', '02-08', '04-27', '05-01', '05-02', '06-25', '08-15', '10-31', '11-01', '12-25', '12-26']);
const addDays = (day: Date, days: number): Date => new Date(day.getTime() + days * 86_400_000);
const isWorkingDay = (day: Date): boolean => day.getUTCDay() % 6 !== 0 && !HOLIDAYS.has(day.toISOString().slice(5, 10));

function nextWorkingDay(day: Date): Date {
  let next = addDays(day, 1);
  while (!isWorkingDay(next)) next = addDays(next, 1);
  return next;
}
