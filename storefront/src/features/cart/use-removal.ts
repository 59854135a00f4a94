import { useState } from 'react';
import type { CartItem } from '@vitrina/contract/cart';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { ErrorData } from '@vitrina/contract/errors';
import { useShop } from '../../context/shop-context.tsx';
import { addToCart, removeItem, setService } from '../../client/cart/cart-actions.ts';

export interface Removal {
  /** The line removed last, with its quantity. */
  removed: CartItem | null;
  /** Refusal of the removal or of its undo. */
  refused: { data: ErrorData; item: CartItem } | null;
  remove: (item: CartItem) => void;
  undo: () => void;
}

/** Adds a removed product again with its services. */
function putBack(lang: LanguageCode, item: CartItem): ReturnType<typeof addToCart> {
  if (item.service) return setService(lang, item.service.of, item.service.code, true);
  const services = (item.services ?? []).filter(({ is_chosen }) => is_chosen).map(({ code }) => code);
  return addToCart(lang, item.shopping_cart_code, item.qty, services.length > 0 ? { services } : {});
}

/** Removes a line; undo is possible until the next removal or until the page is left. */
export function useRemoval(): Removal {
  const { lang } = useShop();
  const [removed, setRemoved] = useState<CartItem | null>(null);
  const [refused, setRefused] = useState<Removal['refused']>(null);
  const remove = async (item: CartItem) => {
    setRefused(null);
    setRemoved(item);
    const reply = await (item.service ? setService(lang, item.service.of, item.service.code, false) : removeItem(lang, item.shopping_cart_code));
    if (reply.success) return;
    setRemoved(null);
    setRefused({ data: reply.data, item });
  };
  const undo = async () => {
    if (!removed) return;
    setRefused(null);
    const reply = await putBack(lang, removed);
    if (reply.success) setRemoved(null);
    else setRefused({ data: reply.data, item: removed });
  };
  return { removed, refused, remove: (item) => void remove(item), undo: () => void undo() };
}
