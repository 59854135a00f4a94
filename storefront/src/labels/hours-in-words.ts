import { dateFormat } from '@vitrina/contract/values/formats';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { type DayHours, openingHours } from '@vitrina/contract/values/opening-hours';

const WEEKDAY = { weekday: 'short', timeZone: 'UTC' } as const;
/** A Monday, from which weekday names are formatted. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** `Mon–Fri 08:00–16:00, Sat 09:00–12:00`; closed days are omitted. */
export function hoursInWords(week: readonly DayHours[], lang: LanguageCode): string {
  const format = dateFormat(LANGUAGES[lang].locale, WEEKDAY);
  const day = (index: number): string => format.format(new Date(MONDAY + index * DAY));
  return openingHours(week)
    .flatMap(({ from, to, hours }) => (hours ? [`${from === to ? day(from) : `${day(from)}–${day(to)}`} ${hours[0]}–${hours[1]}`] : []))
    .join(', ');
}
