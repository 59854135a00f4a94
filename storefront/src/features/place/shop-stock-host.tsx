import { useEffect } from 'react';
import { loadMyShop, useMyShop } from '../../client/my-shop.ts';
import { useShop, useText } from '../../context/shop-context.tsx';

/** Once the page is taken over: what the visitor's own shop has stands in the places that pages keep for it. Without a chosen shop nothing is loaded. */
export function ShopStockHost() {
  const { lang } = useShop();
  const text = useText();
  const shop = useMyShop();
  useEffect(() => void loadMyShop(), []);
  useEffect(() => {
    if (!shop) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    void import('./fill-shop-stock.ts').then(({ fillShopStock }) => {
      if (!isOver) stop = fillShopStock({ lang, text, shop: shop.code });
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [shop, lang, text]);
  return null;
}
