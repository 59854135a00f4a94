import type { Settings } from '@vitrina/contract/settings/settings';

export interface DeliverySource {
  /** Where the stock is: the central warehouse, only in shops, or at the supplier. */
  from: 'central' | 'shop' | 'supplier';
}

/** Day of delivery as an ISO date: working days from today, from the next one for orders after the cut-off, by the shop's clock. */
export function deliveryDay({ from }: DeliverySource, now: Date, { shop, delivery: { dispatch } }: Settings): string {
  const { date, time } = localTime(now, shop.timeZone);
  const start = isWorkingDay(date, dispatch) && time < dispatch.cutOff ? date : nextWorkingDay(date, dispatch);
  let day = start;
  for (let i = 0; i < dispatch.days[from]; i += 1) day = nextWorkingDay(day, dispatch);
  return day.toISOString().slice(0, 10);
}

/** The present working day, else the one before it, as an ISO date by the shop's clock: orders that came until its cut-off have to be on their way. */
export function lastDispatchDay(now: Date, { shop, delivery: { dispatch } }: Settings): string {
  let day = localTime(now, shop.timeZone).date;
  for (let i = 0; i < MOST_DAYS_OFF && !isWorkingDay(day, dispatch); i += 1) day = addDays(day, -1);
  return day.toISOString().slice(0, 10);
}

/** Day of pickup in a shop with stock: today, or tomorrow when it is about to close. */
export function pickupDay(now: Date, closes: string | null, { shop }: Settings): string {
  const { date, time } = localTime(now, shop.timeZone);
  const closingHour = Number(closes?.slice(0, 2) ?? 0);
  return (Number(time.slice(0, 2)) + 1 < closingHour ? date : addDays(date, 1)).toISOString().slice(0, 10);
}

/** Monday is 0. */
export const weekdayOf = (now: Date, { shop }: Settings): number => (localTime(now, shop.timeZone).date.getUTCDay() + 6) % 7;

interface LocalTime {
  date: Date;
  /** `14:05` */
  time: string;
}
interface Clock {
  format: Intl.DateTimeFormat;
  latest?: { minute: number; time: LocalTime };
}
const clocks = new Map<string, Clock>();

/** Cached for its minute: formatting is slow and every product shown needs it. */
function localTime(now: Date, timeZone: string): LocalTime {
  const clock = clockOf(timeZone);
  const minute = Math.floor(now.getTime() / 60_000);
  if (clock.latest?.minute === minute) return clock.latest.time;
  const text = clock.format.format(now);
  const time = { date: new Date(`${text.slice(0, 10)}T00:00:00Z`), time: text.slice(11, 16) };
  clock.latest = { minute, time };
  return time;
}

function clockOf(timeZone: string): Clock {
  const known = clocks.get(timeZone);
  if (known) return known;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const clock: Clock = { format: new Intl.DateTimeFormat('sv-SE', { timeZone, ...parts }) };
  clocks.set(timeZone, clock);
  return clock;
}

type Dispatch = Settings['delivery']['dispatch'];
/** No calendar is that full; settings that leave no working day must not hang a page. */
const MOST_DAYS_OFF = 366;

const addDays = (day: Date, days: number): Date => new Date(day.getTime() + days * 86_400_000);

function isWorkingDay(day: Date, { workingDays, holidays }: Dispatch): boolean {
  const iso = day.toISOString().slice(0, 10);
  return workingDays.includes(day.getUTCDay() || 7) && !holidays.includes(iso.slice(5)) && !holidays.includes(iso);
}

function nextWorkingDay(day: Date, dispatch: Dispatch): Date {
  let next = addDays(day, 1);
  for (let i = 0; i < MOST_DAYS_OFF && !isWorkingDay(next, dispatch); i += 1) next = addDays(next, 1);
  return next;
}
