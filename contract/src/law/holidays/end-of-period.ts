import { isPublicHoliday } from './public-holidays.ts';

const DAY = 86_400_000;

/**
 * The last day of a period that would end on `day`: what ends on a Saturday, Sunday or public holiday of the country ends on its next working day (regulation 1182/71, article 3 (4)).
 * `withParts`: a holiday of any part of the country counts, for periods that must end too early nowhere.
 */
export function endOfPeriod(day: string, country: string, options: { withParts?: boolean } = {}): string {
  const weekday = new Date(day).getUTCDay();
  if (weekday !== 0 && weekday !== 6 && !isPublicHoliday(country, day, options)) return day;
  return endOfPeriod(new Date(Date.parse(day) + DAY).toISOString().slice(0, 10), country, options);
}
