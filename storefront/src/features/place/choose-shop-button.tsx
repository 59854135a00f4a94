import { useEffect, useState } from 'react';
import { chooseMyShop, type MyShop, useMyShop } from '../../client/my-shop.ts';
import { useText } from '../../context/shop-context.tsx';

/** Chooses a shop as the visitor's own, or removes the choice; stored on the device. Its space is reserved before hydration. */
export function ChooseShopButton({ shop }: { shop: MyShop }) {
  const text = useText();
  const mine = useMyShop();
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const isMine = mine?.code === shop.code;
  return (
    <button
      type="button"
      className={isReady ? 'btn compact choose-shop' : 'btn compact choose-shop waiting'}
      aria-pressed={isMine}
      onClick={() => chooseMyShop(isMine ? null : shop)}
    >
      {text(isMine ? 'place_unset' : 'place_set')}
      <span className="visually-hidden">: {shop.title}</span>
    </button>
  );
}
