import type { Filter } from '@vitrina/contract/catalogue';
import type { ListingQuery } from '@vitrina/contract/values/listing-query';
import { X } from '../../ui/icons.tsx';
import type { MouseEvent } from 'react';
import { usePrice, useText } from '../../context/shop-context.tsx';
import { useNumber } from '../../labels/use-number.ts';
import { activeFilters } from './active-filters.ts';
import { type Bounds, listingAddress, PRICE, withoutFilters } from './listing-query.ts';

interface FilterChipsProps {
  filters: readonly Filter[];
  draft: ListingQuery;
  path: string;
  onChange: (next: ListingQuery) => void;
}

/** Active filters above the list; a click removes one. */
export function FilterChips({ filters, draft, path, onChange }: FilterChipsProps) {
  const text = useText();
  const rangeText = useRangeText();
  const chosen = activeFilters(filters, draft, rangeText);
  if (chosen.length === 0) return null;
  const follow = (next: ListingQuery) => (event: MouseEvent) => {
    event.preventDefault();
    onChange(next);
  };
  return (
    <ul className="chips" aria-label={text('listing_chosen')}>
      {chosen.map(({ key, prefix, title, title_lang, rest }) => (
        <li key={key}>
          <a className="chip" href={listingAddress(path, rest)} onClick={follow(rest)}>
            <span className="visually-hidden">{text('listing_remove')} </span>
            <span>
              {prefix && `${prefix}: `}
              <span {...(title_lang && { lang: title_lang })}>{title}</span>
            </span>
            <X className="icon small-icon" aria-hidden="true" />
          </a>
        </li>
      ))}
      <li>
        <a className="chip clear" href={listingAddress(path, withoutFilters(draft))} onClick={follow(withoutFilters(draft))}>
          {text('clear_all')}
        </a>
      </li>
    </ul>
  );
}

/** `300–1.600 €`, `od 300 €`, `do 16 GB`. */
function useRangeText(): (bounds: Bounds, filter: Filter) => string {
  const text = useText();
  const price = usePrice();
  const number = useNumber();
  return ({ from, to }, filter) => {
    const measure = (value: number) =>
      filter.code === PRICE ? price(value).replace(/[.,]00(?=\D*$)/, '') : `${number(value)}\u00a0${filter.unit ?? ''}`.trim();
    if (from !== undefined && to !== undefined) return `${number(from)}–${measure(to)}`;
    return from !== undefined ? text('listing_at_least', { value: measure(from) }) : text('listing_at_most', { value: measure(to ?? 0) });
  };
}
