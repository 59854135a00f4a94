import { numberFormat } from '@vitrina/contract/values/formats';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import { useShop } from '../../context/shop-context.tsx';
import { timeLeft, UNITS, type Unit } from './time-left.ts';

const long = (unit: Unit): Intl.NumberFormatOptions => ({ style: 'unit', unit, unitDisplay: 'long' });
export const UNIT_FORMATS: Record<Unit, Intl.NumberFormatOptions> = { day: long('day'), hour: long('hour'), minute: long('minute'), second: long('second') };

/** `2 dneva 3 ure`: formats the two largest units of the remaining time in plural forms. */
export function useTimeInWords(): (milliseconds: number) => string {
  const { lang } = useShop();
  return (milliseconds) => {
    const parts = timeLeft(milliseconds);
    const first = Math.max(
      0,
      UNITS.findIndex((unit) => parts[unit] > 0),
    );
    return UNITS.slice(first, first + 2)
      .map((unit) => numberFormat(LANGUAGES[lang].locale, UNIT_FORMATS[unit]).format(parts[unit]))
      .join(' ');
  };
}
