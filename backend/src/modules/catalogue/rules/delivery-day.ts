import { isPublicHoliday } from '@vitrina/contract/law/holidays/public-holidays';
import { holdsPostCode } from '@vitrina/contract/settings/post-code-ranges';
import { sellerCountry } from '@vitrina/contract/settings/seller-country';
import type { Settings } from '@vitrina/contract/settings/settings';

export interface DeliverySource {
  /** Place of the stock: the central warehouse, only shops, or the supplier. */
  from: 'central' | 'shop' | 'supplier';
  /** Country of delivery, whose public holidays its carriers observe. */
  to: string;
  /** `null`: not known, so the days of most places in the country apply. */
  postCode: string | null;
}

/** Day of delivery as an ISO date: working days from today, or from the next working day for orders after the cut-off, in the shop's time zone. */
export function deliveryDay({ from, to, postCode }: DeliverySource, now: Date, settings: Settings): string {
  const { shop, delivery } = settings;
  const { date, time } = localTime(now, shop.timeZone);
  const goesToday = time < delivery.dispatch.cutOff;
  const days = delivery.dispatch.days[from] + fartherBy({ to, postCode }, delivery.dispatch);
  const key = `${date.getTime()} ${goesToday} ${days} ${to}`;
  const cache = daysOf(settings);
  const day = cache.get(key) ?? countDays({ days, to }, { date, goesToday }, settings);
  if (cache.size > MOST_DAYS_KEPT) cache.clear();
  cache.set(key, day);
  return day;
}

/** Additional working days of a remote place. */
export const fartherBy = ({ to, postCode }: Omit<DeliverySource, 'from'>, { farther }: Pick<Dispatch, 'farther'>): number =>
  Math.max(
    0,
    ...farther.flatMap(({ country, postCodes, days }) =>
      country === to && (!postCodes || (postCode !== null && holdsPostCode(postCodes, postCode))) ? [days] : [],
    ),
  );

function countDays({ days, to }: { days: number; to: string }, { date, goesToday }: { date: Date; goesToday: boolean }, settings: Settings): string {
  const { dispatch } = settings.delivery;
  // The warehouse observes the holidays of the shop's own country.
  const home = { dispatch, country: sellerCountry(settings, settings.shop.defaultLanguage) };
  let day = isWorkingDay(date, home) && goesToday ? date : nextWorkingDay(date, home);
  for (let i = 0; i < days; i += 1) day = nextWorkingDay(day, home);
  for (let i = 0; i < MOST_DAYS_OFF && !(isWorkingDay(day, home) && isWorkingDay(day, { dispatch, country: to })); i += 1) day = addDays(day, 1);
  return day.toISOString().slice(0, 10);
}

/** The current working day, or else the last one, as an ISO date in the shop's time zone: orders placed before its cut-off must be dispatched. */
export function lastDispatchDay(now: Date, settings: Settings): string {
  const { shop, delivery } = settings;
  const home = { dispatch: delivery.dispatch, country: sellerCountry(settings, shop.defaultLanguage) };
  let day = localTime(now, shop.timeZone).date;
  for (let i = 0; i < MOST_DAYS_OFF && !isWorkingDay(day, home); i += 1) day = addDays(day, -1);
  return day.toISOString().slice(0, 10);
}

/** Cache of days by settings, as every displayed product needs one. */
const counted = new WeakMap<Settings, Map<string, string>>();
const MOST_DAYS_KEPT = 500;
function daysOf(settings: Settings): Map<string, string> {
  const cache = counted.get(settings) ?? new Map<string, string>();
  counted.set(settings, cache);
  return cache;
}

interface PickupShop {
  country: string;
  /** Monday first; `null`: closed; empty: not known. */
  hours: readonly (readonly [string, string] | null)[];
}

/** Day of pickup in a shop with stock: today, or the next open day if it is closed or closes soon. */
export const pickupDay = (now: Date, shop: PickupShop, { shop: { timeZone } }: Settings): string => dayOfPickup(localTime(now, timeZone), shop);

const dayOfPickup = oncePerMinute(({ date, time }, shop): string => {
  const closes = hoursOn(date, shop)?.[1];
  let day = closes !== undefined && Number(time.slice(0, 2)) + 1 < Number(closes.slice(0, 2)) ? date : addDays(date, 1);
  for (let i = 0; i < MOST_DAYS_OFF && day !== date && !isOpen(day, shop); i += 1) day = addDays(day, 1);
  return day.toISOString().slice(0, 10);
});

const hoursOn = (day: Date, { hours, country }: PickupShop): readonly [string, string] | null =>
  isPublicHoliday(country, day.toISOString().slice(0, 10)) ? null : (hours[(day.getUTCDay() + 6) % 7] ?? null);

const isOpen = (day: Date, shop: PickupShop): boolean =>
  shop.hours.some((one) => one !== null) ? hoursOn(day, shop) !== null : !isPublicHoliday(shop.country, day.toISOString().slice(0, 10));

/** Returns the time a shop closes today, `20:00`; `null`: closed all day. */
export const closingTime = (now: Date, shop: PickupShop, { shop: { timeZone } }: Settings): string | null => closing(localTime(now, timeZone), shop);

const closing = oncePerMinute(({ date }, shop): string | null => hoursOn(date, shop)?.[1] ?? null);

/**
 * Caches a result by minute and shop, as every displayed product needs it for each shop. Works by object identity: a minute has one `LocalTime`, an edited shop
 * is a new object.
 */
function oncePerMinute<Value>(make: (at: LocalTime, shop: PickupShop) => Value): (at: LocalTime, shop: PickupShop) => Value {
  const minutes = new WeakMap<LocalTime, Map<PickupShop, Value>>();
  return (at, shop) => {
    const shops = minutes.get(at) ?? new Map<PickupShop, Value>();
    if (shops.size === 0) minutes.set(at, shops);
    const cached = shops.get(shop);
    if (cached !== undefined) return cached;
    const value = make(at, shop);
    shops.set(shop, value);
    return value;
  };
}

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

/** Cached for a minute, as formatting is slow and every displayed product needs it. */
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
  const cached = clocks.get(timeZone);
  if (cached) return cached;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const clock: Clock = { format: new Intl.DateTimeFormat('sv-SE', { timeZone, ...parts }) };
  clocks.set(timeZone, clock);
  return clock;
}

type Dispatch = Settings['delivery']['dispatch'];
/** Limit of consecutive days off: settings without working days must not cause an endless loop. */
const MOST_DAYS_OFF = 366;

const addDays = (day: Date, days: number): Date => new Date(day.getTime() + days * 86_400_000);

interface WorkingCalendar {
  dispatch: Dispatch;
  country: string;
}

function isWorkingDay(day: Date, { dispatch: { workingDays, holidays }, country }: WorkingCalendar): boolean {
  const iso = day.toISOString().slice(0, 10);
  return workingDays.includes(day.getUTCDay() || 7) && !holidays.includes(iso.slice(5)) && !holidays.includes(iso) && !isPublicHoliday(country, iso);
}

function nextWorkingDay(day: Date, calendar: WorkingCalendar): Date {
  let next = addDays(day, 1);
  for (let i = 0; i < MOST_DAYS_OFF && !isWorkingDay(next, calendar); i += 1) next = addDays(next, 1);
  return next;
}
