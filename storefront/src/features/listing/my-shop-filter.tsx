import type { MouseEvent } from 'react';
import { useMyShop } from '../../client/my-shop.ts';
import { useText } from '../../context/shop-context.tsx';
import { listingAddress, toggleValue } from './listing-query.ts';

type Query = Parameters<typeof toggleValue>[0];

interface MyShopFilterProps {
  draft: Query;
  path: string;
  onChange: (draft: Query) => void;
}

/** Filter for stock in the visitor's own shop: the filter of shops with one value. Its space in the bar is reserved. */
export function MyShopFilter({ draft, path, onChange }: MyShopFilterProps) {
  const text = useText();
  const mine = useMyShop();
  const next = mine ? toggleValue(draft, 'shop', mine.code) : draft;
  const isOn = mine !== null && (draft.filters.shop ?? []).includes(mine.code);
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    onChange(next);
  };
  return (
    <a
      className={mine ? 'btn compact my-shop-filter' : 'btn compact my-shop-filter waiting'}
      href={listingAddress(path, next)}
      aria-current={isOn ? 'true' : undefined}
      onClick={choose}
    >
      {text('place_filter', { shop: mine?.title ?? '' })}
    </a>
  );
}
