import type { ShownCoupon } from '@vitrina/contract/blocks';
import { usePrice, useText } from '../context/shop-context.tsx';
import type { Phase } from '../features/shop-clock/phase.ts';
import { useTimeInWords } from '../features/shop-clock/use-time-in-words.ts';
import { useMoment } from '../labels/use-moment.ts';

interface TermsProps {
  coupon: ShownCoupon;
  phase: Phase;
  /** Milliseconds to the end; `null`: unknown. */
  left: number | null;
}

/** Terms of a coupon: value, minimum order, period. */
export function CouponTerms({ coupon, phase, left }: TermsProps) {
  const text = useText();
  const price = usePrice();
  const moment = useMoment();
  const inWords = useTimeInWords();
  return (
    <ul className="coupon-block-terms">
      <li>
        <b>{coupon.title}</b>
      </li>
      {coupon.minimum !== null && <li>{text('block_coupon_minimum', { price: price(coupon.minimum) })}</li>}
      {phase === 'before' && coupon.starts_at && (
        <li>
          <time dateTime={coupon.starts_at}>{text('block_coupon_from', { moment: moment(coupon.starts_at) })}</time>
        </li>
      )}
      {coupon.ends_at && (
        <li>
          <time dateTime={coupon.ends_at}>{text('block_coupon_until', { moment: moment(coupon.ends_at) })}</time>
          {left !== null && <span className="coupon-block-left">{text('block_coupon_left', { time: inWords(left) })}</span>}
        </li>
      )}
    </ul>
  );
}
