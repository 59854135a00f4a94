/** Hours of one day: `["09:00", "21:00"]`; `null`: closed. */
export type DayHours = readonly [opens: string, closes: string] | null;

/** Consecutive days with equal hours; days count from Monday, 0. `hours: null`: closed. */
export interface HoursRow {
  from: number;
  to: number;
  hours: DayHours;
}

/** Opening hours of a week; consecutive days with equal hours are grouped. */
export function openingHours(week: readonly DayHours[]): HoursRow[] {
  const rows: HoursRow[] = [];
  week.forEach((hours, day) => {
    const last = rows.at(-1);
    if (last && last.hours?.join() === hours?.join()) last.to = day;
    else rows.push({ from: day, to: day, hours });
  });
  return rows;
}

/** Open day and night, as parcel lockers are. */
export const isAlwaysOpen = (week: readonly DayHours[]): boolean =>
  week.length === 7 && week.every((hours) => hours !== null && hours[0] === '00:00' && /^(?:24:00|23:59|00:00)$/.test(hours[1]));

interface Place {
  /** Monday first. */
  hours: readonly DayHours[];
  /** Days with other hours: `2026-12-25`. */
  special_days: readonly { date: string; hours: DayHours }[];
  /** IANA name. */
  time_zone: string;
}

/** Opening state of a place at a moment. `until`: time it closes; `opens`: next opening, `days` from today, `null`: not within a week. */
export type OpenState = { isOpen: true; until: string } | { isOpen: false; opens: { time: string; date: string; days: number } | null };

export function openState({ hours, special_days, time_zone }: Place, now: Date): OpenState {
  const { date, time } = localTime(now, time_zone);
  const hoursOn = (days: number): { date: string; hours: DayHours } => {
    const day = new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000);
    const iso = day.toISOString().slice(0, 10);
    const special = special_days.find((one) => one.date === iso);
    return { date: iso, hours: special ? special.hours : (hours[(day.getUTCDay() + 6) % 7] ?? null) };
  };
  const today = hoursOn(0).hours;
  if (today && time >= today[0] && time < today[1]) return { isOpen: true, until: today[1] };
  for (let days = 0; days <= 7; days += 1) {
    const next = hoursOn(days);
    if (next.hours && (days > 0 || time < next.hours[0])) return { isOpen: false, opens: { time: next.hours[0], date: next.date, days } };
  }
  return { isOpen: false, opens: null };
}

/** Date and time of day as a clock on the place's wall shows them. */
function localTime(now: Date, timeZone: string): { date: string; time: string } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return { date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}
