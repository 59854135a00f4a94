import { useId } from 'react';
import { useText } from '../context/shop-context.tsx';
import { Milestones } from '../features/shop-clock/countdown.tsx';
import { usePhase } from '../features/shop-clock/use-phase.ts';
import { BlockHead } from './block-head.tsx';
import { CouponTerms } from './coupon-terms.tsx';
import { CouponUse } from './coupon-use.tsx';
import type { BlockProps } from './shown-block.ts';
import './coupon.css';

const ALWAYS = { starts_at: null, ends_at: null };

/** A coupon in its present state: value, terms, and its code to copy or redeem. */
export function Coupon({ block }: BlockProps<'coupon'>) {
  const id = useId();
  const text = useText();
  const { code, coupon } = block;
  const { phase, left } = usePhase(coupon ?? ALWAYS, block.phase);
  const isThere = coupon !== null && code !== null && phase !== 'over';
  return (
    <section className="block coupon-block" aria-labelledby={id}>
      <div className="coupon-block-text">
        <BlockHead id={id} title={block.title} text={isThere ? block.text : undefined} />
        {isThere ? <CouponTerms coupon={coupon} phase={phase} left={left} /> : <p className="coupon-block-over">{text('block_coupon_over')}</p>}
      </div>
      {isThere && <CouponUse code={code} isUsable={phase === 'running'} />}
      <Milestones left={left} ended={phase === 'over' && block.phase !== 'over' ? text('block_coupon_over') : null} />
    </section>
  );
}
