import type { PickupPoint } from '@vitrina/contract/cart';
import { dateFormat } from '@vitrina/contract/values/formats';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import { useShop, useText } from '../../context/shop-context.tsx';
import { isAlwaysOpen, openingHours } from '@vitrina/contract/values/opening-hours';

const WEEKDAY = { weekday: 'short', timeZone: 'UTC' } as const;
/** 1 January 2024 was a Monday. */
const dayName = (day: number, locale: string): string => dateFormat(locale, WEEKDAY).format(new Date(Date.UTC(2024, 0, 1 + day)));

/** Opening hours of a pickup point; days with equal hours are grouped. */
export function PickupPointHours({ hours }: { hours: PickupPoint['hours'] }) {
  const { lang } = useShop();
  const text = useText();
  const { locale } = LANGUAGES[lang];
  if (hours.length === 0) return null;
  if (isAlwaysOpen(hours)) return <p className="point-hours">{text('checkout_hours_always')}</p>;
  return (
    <details className="point-hours">
      <summary>{text('checkout_hours')}</summary>
      <dl>
        {openingHours(hours).map((row) => (
          <div key={row.from}>
            <dt>{row.from === row.to ? dayName(row.from, locale) : `${dayName(row.from, locale)}–${dayName(row.to, locale)}`}</dt>
            <dd className="num">{row.hours ? `${row.hours[0]}–${row.hours[1]}` : text('checkout_hours_closed')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
