import { useEffect } from 'react';
import { loadMyPlace, useMyPlace } from '../../client/my-place.ts';
import { loadMyShop, useMyShop } from '../../client/my-shop.ts';
import { loadNetPrices, useNetPrices } from '../../client/net-prices.ts';
import { useShop, useText } from '../../context/shop-context.tsx';

/** Fills in, after hydration, stock of the visitor's own shop and delivery days to the visitor's place. Without such a choice nothing is loaded. */
export function PlaceHost() {
  const { lang } = useShop();
  const text = useText();
  const shop = useMyShop();
  const place = useMyPlace();
  const isNet = useNetPrices();
  useEffect(() => {
    loadMyShop();
    loadMyPlace();
    loadNetPrices();
  }, []);
  useEffect(
    () => (shop ? whileLoaded(import('./fillings.ts'), ({ fillShopStock }) => fillShopStock({ lang, text, shop: shop.code })) : undefined),
    [shop, lang, text],
  );
  useEffect(
    () => (place ? whileLoaded(import('./fillings.ts'), ({ fillDeliveryDays }) => fillDeliveryDays({ lang, text, place })) : undefined),
    [place, lang, text],
  );
  useEffect(() => (isNet ? whileLoaded(import('./fillings.ts'), ({ fillNetPrices }) => fillNetPrices({ lang, text })) : undefined), [isNet, lang, text]);
  return null;
}

/** Starts a filling when its module has loaded; returns a function that stops it, also before. */
function whileLoaded<M>(module: Promise<M>, begin: (module: M) => () => void): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  void module.then((one) => {
    if (!isOver) stop = begin(one);
  });
  return () => {
    isOver = true;
    stop?.();
  };
}
