import { type ListingQuery, SORTS, type Sort } from '@vitrina/contract/values/listing-query';
import { useShop, useText } from '../../context/shop-context.tsx';
import { hiddenFields } from './listing-query.ts';

interface SortSelectProps {
  draft: ListingQuery;
  path: string;
  onChange: (next: ListingQuery) => void;
}

/** Sorting of the list: a form without scripts, an immediate change with them. */
export function SortSelect({ draft, path, onChange }: SortSelectProps) {
  const text = useText();
  const ranking = Object.values(useShop().menus)
    .flat()
    .find((item) => item?.code === 'ranking');
  return (
    <form className="sort" action={path}>
      {hiddenFields({ ...draft, sort: 'recommended', page: 1 }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort" className="muted">
        {text('listing_sort')}
      </label>
      <select
        className="select"
        id="sort"
        name="sort"
        value={draft.sort}
        onChange={(event) => onChange({ ...draft, sort: event.target.value as Sort, page: 1 })}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {text(`sort_${sort}`)}
          </option>
        ))}
      </select>
      {ranking && (
        <a className="link" href={ranking.url}>
          {text('listing_ranking')}
        </a>
      )}
      <noscript>
        <button className="btn compact" type="submit">
          {text('listing_show')}
        </button>
      </noscript>
    </form>
  );
}
