import { useState } from 'react';
import type { CartItem } from '@vitrina/contract/cart';
import type { ErrorData } from '@vitrina/contract/errors';
import { useShop } from '../../context/shop-context.tsx';
import { addToCart, removeItem } from '../../client/cart/cart-actions.ts';

export interface Removal {
  /** What was taken out last, with the pieces there were. */
  removed: CartItem | null;
  /** Why it could not be taken out or put back. */
  refused: { data: ErrorData; item: CartItem } | null;
  remove: (item: CartItem) => void;
  undo: () => void;
}

/** Takes a line out at once and can put it back, until another one is taken out or the page is left. */
export function useRemoval(): Removal {
  const { lang } = useShop();
  const [removed, setRemoved] = useState<CartItem | null>(null);
  const [refused, setRefused] = useState<Removal['refused']>(null);
  const remove = async (item: CartItem) => {
    setRefused(null);
    setRemoved(item);
    const reply = await removeItem(lang, item.shopping_cart_code);
    if (reply.success) return;
    setRemoved(null);
    setRefused({ data: reply.data, item });
  };
  const undo = async () => {
    if (!removed) return;
    setRefused(null);
    const reply = await addToCart(lang, removed.shopping_cart_code, removed.qty);
    if (reply.success) setRemoved(null);
    else setRefused({ data: reply.data, item: removed });
  };
  return { removed, refused, remove: (item) => void remove(item), undo: () => void undo() };
}
