import { addDays } from '../../values/date.ts';
import { isPublicHoliday } from './public-holidays.ts';

/**
 * The last day of a period that would end on `day`: what ends on a Saturday, Sunday or public holiday of the country ends on its next working day (regulation 1182/71, article 3 (4)).
 * `withParts`: a holiday of any part of the country counts, so that the period ends too early in no part.
 */
export function endOfPeriod(day: string, country: string, options: { withParts?: boolean } = {}): string {
  const weekday = new Date(day).getUTCDay();
  if (weekday !== 0 && weekday !== 6 && !isPublicHoliday(country, day, options)) return day;
  return endOfPeriod(addDays(day, 1), country, options);
}
