import type { MouseEvent } from 'react';
import { useMyPlace } from '../../client/my-place.ts';
import { usePlaceFacts } from '../../client/place-facts.ts';
import { useText } from '../../context/shop-context.tsx';
import { listingAddress, toggleValue } from './listing-query.ts';

type Query = Parameters<typeof toggleValue>[0];

interface MyPlaceFilterProps {
  draft: Query;
  path: string;
  onChange: (draft: Query) => void;
}

/** Filter for delivery tomorrow to the visitor's place: the filter of delivery days with one value. Its space in the bar is reserved. */
export function MyPlaceFilter({ draft, path, onChange }: MyPlaceFilterProps) {
  const text = useText();
  const mine = useMyPlace();
  const tomorrow = usePlaceFacts()?.tomorrow ?? null;
  const isOffered = mine !== null && tomorrow !== null;
  const next = tomorrow !== null ? toggleValue(draft, 'delivery', tomorrow) : draft;
  const isOn = isOffered && (draft.filters.delivery ?? []).includes(tomorrow);
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    onChange(next);
  };
  return (
    <a
      className={isOffered ? 'btn compact my-shop-filter' : 'btn compact my-shop-filter waiting'}
      href={listingAddress(path, next)}
      aria-current={isOn ? 'true' : undefined}
      onClick={choose}
    >
      {text('place_tomorrow_filter', { place: mine?.postCode ?? '' })}
    </a>
  );
}
