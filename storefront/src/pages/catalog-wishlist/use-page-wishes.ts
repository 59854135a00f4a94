import { useEffect, useMemo } from 'react';
import { setWishlistCodes, useWishlistState } from '../../client/lists/wishlist-store.ts';
import { toWishes, type Wishes } from './wish-view.ts';

/** Lists that pages came with and that were taken over. */
const taken = new WeakSet<Wishes>();

/** The lists of a page: its own at first, from the first write on what the shop answered, and never what was just taken off. */
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
