import type { Filter } from '@vitrina/contract/catalogue';
import type { ListingQuery } from '@vitrina/contract/values/listing-query';
import { X } from '../../ui/icons.tsx';
import type { FormEvent, MouseEvent } from 'react';
import { useText } from '../../context/shop-context.tsx';
import { FilterGroup } from './filter-group.tsx';
import { hiddenFields, listingAddress, withoutFilters } from './listing-query.ts';
import './filters.css';

export interface FilterPanelProps {
  filters: readonly Filter[];
  /** Chosen filters, including the latest change. */
  draft: ListingQuery;
  total: number;
  path: string;
  onChange: (next: ListingQuery) => void;
  /** Closes the panel; only in a sheet opened by scripts. */
  onClose?: (() => void) | undefined;
}

/** Filters without an explanation, as their meaning is obvious. */
const PLAIN: ReadonlySet<string> = new Set(['reduced', 'rating', 'delivery', 'shop', 'screen_size']);

/** The filter with the longest explanation, which is expanded initially; `undefined`: none has one. */
const mostTeaching = (filters: FilterPanelProps['filters']): string | undefined =>
  filters.filter(({ help, type, code }) => help && type === 'choice' && !PLAIN.has(code)).toSorted((a, b) => (b.help?.length ?? 0) - (a.help?.length ?? 0))[0]
    ?.code;

/**
 * All filters as one form. Without scripts it is submitted by its button and on small screens opened by the fragment `#filters`; with scripts each change loads
 * its list immediately.
 */
export function FilterPanel({ filters, draft, total, path, onChange, onClose }: FilterPanelProps) {
  const text = useText();
  const open = mostTeaching(filters);
  const id = onClose ? 'filters-sheet' : 'filters';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onClose?.();
  };
  const close = (event: MouseEvent) => {
    if (!onClose) return;
    event.preventDefault();
    onClose();
  };
  const clearAll = (event: MouseEvent) => {
    event.preventDefault();
    onChange(withoutFilters(draft));
  };
  return (
    <form className="filters" id={id} action={path} aria-labelledby={`${id}-title`} onSubmit={onSubmit}>
      <div className="filters-head">
        <h2 id={`${id}-title`}>{text('listing_filters')}</h2>
        {/* biome-ignore lint/a11y/useValidAnchor: without scripts the address closes the panel */}
        <a className="icon-btn" href="#results" aria-label={text('close')} onClick={close}>
          <X className="icon" aria-hidden="true" />
        </a>
      </div>
      {hiddenFields({ search_q: draft.search_q, sort: draft.sort }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {filters.map((filter) => (
        <FilterGroup key={filter.code} filter={filter} draft={draft} path={path} isHelpOpen={filter.code === open} idPrefix={id} onChange={onChange} />
      ))}
      <div className="filters-foot">
        <a className="btn" href={listingAddress(path, withoutFilters(draft))} onClick={clearAll}>
          {text('clear_all')}
        </a>
        <button className="key" type="submit" aria-live="polite">
          {text('listing_show_products', { count: total })}
        </button>
      </div>
      <noscript>
        <div className="filters-send">
          <button className="btn wide" type="submit">
            {text('listing_show')}
          </button>
        </div>
      </noscript>
    </form>
  );
}
