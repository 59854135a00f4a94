import { useEffect, useMemo } from 'react';
import { setWishCodes, useWishState } from '../../client/lists/wish-store.ts';
import { toWishes, type Wishes } from './wish-view.ts';

/** Lists that pages came with and that were taken over. */
const taken = new WeakSet<Wishes>();

/** The lists of a page: its own at first, from the first write on what the shop answered, and never what was just taken off. */
export function usePageWishes(fromPage: Wishes): Wishes {
  const state = useWishState();
  useEffect(() => {
    if (taken.has(fromPage)) return;
    taken.add(fromPage);
    setWishCodes(fromPage.items, { fresh: true });
  }, [fromPage]);
  const answer = taken.has(fromPage) ? (state?.answer ?? null) : null;
  const wishes = useMemo(() => (answer ? toWishes(answer) : fromPage), [answer, fromPage]);
  const items = wishes.items.filter((item) => state?.expected.get(item.shopping_cart_code) !== false);
  return items.length === wishes.items.length ? wishes : { ...wishes, items };
}
