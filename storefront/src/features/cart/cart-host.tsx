import { lazy, Suspense, useEffect } from 'react';
import { cartHint } from '../../client/cart/cart-hint.ts';
import { useShop } from '../../context/shop-context.tsx';
import { useDrawer } from './drawer-store.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import { handleAddToCart } from './handle-add-to-cart.ts';

const CartDrawer = lazy(() => import('./cart-drawer.tsx').then((file) => ({ default: file.CartDrawer })));

/** Handles add-to-cart forms, loads the quantity in the header where a cart may exist, and renders the drawer. */
export function CartHost({ before }: { before: (open: () => void) => void }) {
  const { lang } = useShop();
  const drawer = useDrawer();
  useEffect(() => handleAddToCart({ lang, before }), [lang, before]);
  useEffect(() => followOtherTabs(lang), [lang]);
  useEffect(() => {
    if (cartHint.isSet()) void import('../../client/cart/cart-actions.ts').then(({ fetchCartQty }) => fetchCartQty(lang)).catch(() => undefined);
  }, [lang]);
  if (!drawer) return null;
  return (
    <Suspense fallback={null}>
      <CartDrawer drawer={drawer} />
    </Suspense>
  );
}
