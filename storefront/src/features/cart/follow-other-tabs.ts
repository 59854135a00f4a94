import type { LanguageCode } from '@vitrina/contract/values/languages';
import { isCartKnown, setCart, setCartQty } from '../../client/cart/cart-store.ts';
import { listenToOtherTabs } from '../../client/cart/other-tabs.ts';

/** Takes over cart changes of other tabs. A cart of another language or market is refetched if this tab shows the cart. */
export const followOtherTabs = (lang: LanguageCode): (() => void) =>
  listenToOtherTabs((news) => {
    if (news.lang === lang) return setCart(news.cart);
    if (!isCartKnown()) return setCartQty(news.cart.qty);
    void import('../../client/cart/cart-actions.ts').then(({ refetchCart }) => refetchCart(lang)).catch(() => undefined);
  });
