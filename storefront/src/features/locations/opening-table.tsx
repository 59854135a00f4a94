import type { LocationPoint } from '@vitrina/contract/locations';
import { dateFormat } from '@vitrina/contract/values/formats';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import { type DayHours, openingHours } from '@vitrina/contract/values/opening-hours';
import { useShop, useText } from '../../context/shop-context.tsx';
import { useDay } from '../../labels/use-day.ts';

export type PlaceHours = Pick<LocationPoint, 'hours' | 'special_days' | 'time_zone'>;

const WEEKDAY = { weekday: 'long', timeZone: 'UTC' } as const;
/** 1 January 2024 was a Monday. */
const dayName = (day: number, locale: string): string => dateFormat(locale, WEEKDAY).format(new Date(Date.UTC(2024, 0, 1 + day)));
/** Limit of holidays beside the week. */
const MOST_SPECIAL = 8;

/** Weekly opening hours, days with equal hours grouped, and the next holidays. */
export function OpeningTable({ hours, special_days }: PlaceHours) {
  const { lang } = useShop();
  const text = useText();
  const day = useDay();
  const { locale } = LANGUAGES[lang];
  const written = (one: DayHours) => (one ? `${one[0]}–${one[1]}` : text('locations_closed'));
  return (
    <dl className="opening-table">
      {openingHours(hours).map((row) => (
        <div key={row.from}>
          <dt>{row.from === row.to ? dayName(row.from, locale) : `${dayName(row.from, locale)}–${dayName(row.to, locale)}`}</dt>
          <dd className="num">{written(row.hours)}</dd>
        </div>
      ))}
      {special_days.slice(0, MOST_SPECIAL).map((one) => (
        <div key={one.date} className="special">
          <dt>{day(one.date)}</dt>
          <dd className="num">{written(one.hours)}</dd>
        </div>
      ))}
    </dl>
  );
}
