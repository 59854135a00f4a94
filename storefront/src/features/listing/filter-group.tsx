import type { Filter } from '@vitrina/contract/catalogue';
import { CURRENCIES } from '@vitrina/contract/values/languages';
import type { ListingQuery } from '@vitrina/contract/values/listing-query';
import { Info } from '../../ui/icons.tsx';
import { useShop, useText } from '../../context/shop-context.tsx';
import { ChoiceFilter } from './choice-filter.tsx';
import { boundsOf, hasFilter, listingAddress, PRICE, toggleValue, withBounds, withoutFilter } from './listing-query.ts';
import { RangeFilter, SHORT_UNIT } from './range-filter.tsx';

interface FilterGroupProps {
  filter: Filter;
  draft: ListingQuery;
  path: string;
  /** True: the explanation is expanded, so that shoppers learn that there are explanations. */
  isHelpOpen: boolean;
  /** Distinguishes the panel in a sheet from the one beside the list, as ids must differ. */
  idPrefix: string;
  onChange: (next: ListingQuery) => void;
}

/** One filter: name, explanation, a link to clear it, values. */
export function FilterGroup({ filter, draft, path, isHelpOpen, idPrefix, onChange }: FilterGroupProps) {
  const text = useText();
  const { language } = useShop();
  const titleId = `${idPrefix}-${filter.code}`;
  const unit = filter.code === PRICE ? CURRENCIES[language.currency].pattern.replace('%s', '').trim() : (filter.unit ?? '');
  const isUnitAside = filter.type === 'range' && unit.length > SHORT_UNIT;
  const title = (
    <h3 id={titleId}>
      {filter.title}
      {isUnitAside && <small className="muted"> ({unit})</small>}
    </h3>
  );
  return (
    <fieldset className="filter-group" aria-labelledby={titleId}>
      {filter.help ? (
        <details className="filter-help" open={isHelpOpen}>
          <summary>
            {title}
            <Info className="icon small-icon" aria-hidden="true" />
            <span className="visually-hidden">{text('listing_what_is_it')}</span>
          </summary>
          <p className="teach">{filter.help}</p>
        </details>
      ) : (
        title
      )}
      {hasFilter(draft, filter.code) && (
        <a
          className="filter-clear link"
          href={listingAddress(path, withoutFilter(draft, filter.code))}
          aria-label={text('listing_clear_filter', { title: filter.title })}
          onClick={(event) => {
            event.preventDefault();
            onChange(withoutFilter(draft, filter.code));
          }}
        >
          {text('clear')}
        </a>
      )}
      {filter.type === 'range' ? (
        <RangeFilter
          filter={filter}
          unit={unit}
          chosen={boundsOf(draft, filter.code)}
          onChange={(bounds) => onChange(withBounds(draft, filter.code, bounds))}
        />
      ) : (
        <ChoiceFilter filter={filter} draft={draft} onToggle={(value) => onChange(toggleValue(draft, filter.code, value))} />
      )}
    </fieldset>
  );
}
