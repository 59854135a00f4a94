import { usePrice, useText } from '../../context/shop-context.tsx';
import { changesOf, type WishChange } from './changes-of.ts';
import type { Wish } from './wish-view.ts';
import { Check, TriangleAlert } from '../../ui/icons.tsx';

const GOOD = new Set<WishChange['kind']>(['cheaper', 'back']);

/** Changes since the product was added, as text. */
export function WishChanges({ wish }: { wish: Wish }) {
  const text = useText();
  const price = usePrice();
  const changes = changesOf(wish);
  if (changes.length === 0) return null;
  const words = (change: WishChange): string => {
    if ('amount' in change) return text(`wishlist_${change.kind}`, { amount: price(change.amount) });
    return text(change.kind === 'last' ? 'availability_last_piece' : `wishlist_${change.kind}`);
  };
  return (
    <ul className="wish-changes">
      {changes.map((change) => (
        <li key={change.kind} className={GOOD.has(change.kind) ? 'good' : 'attention'}>
          {GOOD.has(change.kind) ? <Check className="icon small-icon" aria-hidden="true" /> : <TriangleAlert className="icon small-icon" aria-hidden="true" />}
          {words(change)}
        </li>
      ))}
    </ul>
  );
}
