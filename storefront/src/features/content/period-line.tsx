import { useText } from '../../context/shop-context.tsx';
import { useMoment } from '../../labels/use-moment.ts';
import type { Period, Phase } from './period.ts';
import './cards.css';

/** Period in words, with its phase. */
export function PeriodLine({ period: { starts_at, ends_at }, phase }: { period: Period; phase: Phase }) {
  const text = useText();
  const moment = useMoment();
  const day = (iso: string) => moment(iso, 'day');
  const days =
    starts_at && ends_at
      ? text('promotion_from_to', { from: day(starts_at), to: day(ends_at) })
      : ends_at
        ? text('promotion_to', { to: day(ends_at) })
        : starts_at
          ? text('promotion_from', { from: day(starts_at) })
          : null;
  return (
    <p className="period-line">
      <span className={`period-mark ${phase}`}>{text(`promotion_${phase}`)}</span> {days}
    </p>
  );
}
