import { useEffect, useMemo } from 'react';
import { setWishlistCodes, useWishlistState } from '../../client/lists/wishlist-store.ts';
import { toWishes, type Wishes } from './wish-view.ts';

/** Lists of pages that the store has taken over. */
const taken = new WeakSet<Wishes>();

/** The lists of a page: initially its own, after the first write those of the reply, always without pending removals. */
export function usePageWishes(fromPage: Wishes): Wishes {
  const state = useWishlistState();
  useEffect(() => {
    if (taken.has(fromPage)) return;
    taken.add(fromPage);
    setWishlistCodes(fromPage.items, { fresh: true });
  }, [fromPage]);
  const answer = taken.has(fromPage) ? (state?.answer ?? null) : null;
  const wishes = useMemo(() => (answer ? toWishes(answer) : fromPage), [answer, fromPage]);
  const items = wishes.items.filter((item) => state?.pending.get(item.shopping_cart_code) !== false);
  return items.length === wishes.items.length ? wishes : { ...wishes, items };
}
