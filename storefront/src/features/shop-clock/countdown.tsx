import { numberFormat } from '@vitrina/contract/values/formats';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import { useShop, useText } from '../../context/shop-context.tsx';
import { milestone, timeLeft, UNITS, type Unit } from './time-left.ts';
import { UNIT_FORMATS } from './use-time-in-words.ts';
import './countdown.css';

/** Remaining days, hours, minutes and seconds; their space is reserved until the shop's time is known. Not announced each second: see `Milestones`. */
export function Countdown({ left }: { left: number | null }) {
  const { lang } = useShop();
  const text = useText();
  const parts = left === null ? null : timeLeft(left);
  return (
    <div className="countdown" role="timer" aria-live="off" aria-label={text('block_timer_left')}>
      {UNITS.map((unit) => {
        const { value, name } = inWords(parts?.[unit] ?? 0, unit, LANGUAGES[lang].locale);
        return (
          <span key={unit} className="countdown-part">
            <b className="num">{parts ? value : '–'}</b> <span>{name}</span>
          </span>
        );
      })}
    </div>
  );
}

/** A number and its unit in plural form: 2 and `dneva`. */
function inWords(count: number, unit: Unit, locale: string): { value: string; name: string } {
  const parts = numberFormat(locale, UNIT_FORMATS[unit]).formatToParts(count);
  const of = (isUnit: boolean) =>
    parts
      .filter((part) => part.type !== 'literal' && (part.type === 'unit') === isUnit)
      .map((part) => part.value)
      .join('');
  return { value: of(false), name: of(true) };
}

/** Announces to screen readers when an hour, ten minutes and a minute remain, and `ended` at the end. */
export function Milestones({ left, ended }: { left: number | null; ended: string | null }) {
  const text = useText();
  const minutes = left === null ? null : milestone(left);
  return (
    <p className="visually-hidden" role="status">
      {ended ?? (minutes !== null && text('block_timer_minutes', { count: minutes }))}
    </p>
  );
}
