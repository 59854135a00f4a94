import { Star } from './icons.tsx';
import { useText } from '../context/shop-context.tsx';
import { useNumber } from '../labels/use-number.ts';
/** `★ 4,7 (318)` */
export function Rating({ rates, votes }: { rates: number; votes: number }) {
  const text = useText();
  const number = useNumber();
  if (votes === 0) return null;
  return (
    <span className="rating">
      <Star className="icon" aria-hidden="true" />
      <span className="visually-hidden">{text('rating')} </span>
      {number(rates, 1)}
      <span className="muted">({number(votes)})</span>
    </span>
  );
}
