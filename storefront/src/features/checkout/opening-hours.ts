import type { PickupPoint } from '@vitrina/contract/cart';

/** Days in a row with the same hours; days count from Monday, 0. `hours: null`: closed. */
export interface HoursRow {
  from: number;
  to: number;
  hours: readonly [string, string] | null;
}

/** Opening hours of a week, days in a row with the same hours together. */
export function openingHours(week: PickupPoint['hours']): HoursRow[] {
  const rows: HoursRow[] = [];
  week.forEach((hours, day) => {
    const last = rows.at(-1);
    if (last && last.hours?.join() === hours?.join()) last.to = day;
    else rows.push({ from: day, to: day, hours });
  });
  return rows;
}

/** Open day and night, as parcel lockers are. */
export const isAlwaysOpen = (week: PickupPoint['hours']): boolean =>
  week.length === 7 && week.every((hours) => hours !== null && hours[0] === '00:00' && /^(?:24:00|23:59|00:00)$/.test(hours[1]));
