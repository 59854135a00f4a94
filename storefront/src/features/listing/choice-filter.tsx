import type { Filter } from '@vitrina/contract/catalogue';
import { isOnScale } from '@vitrina/contract/law/energy-scale';
import type { ListingQuery } from '@vitrina/contract/values/listing-query';
import { useText } from '../../context/shop-context.tsx';
import { useNumber } from '../../labels/use-number.ts';
import { EnergyArrow } from '../../ui/energy-arrow.tsx';
import { SWATCH_COLOURS } from '../../ui/swatch-colours.ts';
import { isChosen } from './listing-query.ts';

interface ChoiceFilterProps {
  filter: Filter;
  draft: ListingQuery;
  onToggle: (value: string) => void;
}

type Value = Filter['values'][number];
const SHOWN = 8;
const COLOUR = 'colour';

/** Checkboxes with the number of products each would give; those that would give none are disabled. */
export function ChoiceFilter({ filter, draft, onToggle }: ChoiceFilterProps) {
  const text = useText();
  const first = filter.values.length <= SHOWN + 1 ? filter.values : filter.values.slice(0, SHOWN);
  const more = filter.values.slice(first.length);
  const row = (value: Value) => (
    <ChoiceRow key={value.value} filter={filter} value={value} isTicked={isChosen(draft, filter.code, value.value)} onToggle={onToggle} />
  );
  return (
    <>
      {first.map(row)}
      {more.length > 0 && (
        <details className="more-values" open={more.some((value) => value.selected)}>
          <summary className="link">{text('listing_more_values', { n: more.length })}</summary>
          {more.map(row)}
        </details>
      )}
    </>
  );
}

function ChoiceRow({ filter, value, isTicked, onToggle }: { filter: Filter; value: Value; isTicked: boolean; onToggle: (value: string) => void }) {
  const number = useNumber();
  const isOff = value.count === 0 && !isTicked;
  const scale = filter.scale && isOnScale(value.title, filter.scale) ? filter.scale : null;
  const paint = filter.code === COLOUR ? SWATCH_COLOURS[value.value] : undefined;
  return (
    <label className={isOff ? 'filter-value off' : 'filter-value'}>
      <input type="checkbox" name={filter.code} value={value.value} checked={isTicked} disabled={isOff} onChange={() => onToggle(value.value)} />
      {paint && (
        <svg className="filter-paint" viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="9.5" fill={paint} />
        </svg>
      )}
      {scale ? (
        <EnergyArrow size="small" energy={{ class: value.title, ...scale, label_url: null, sheet_url: null }} />
      ) : (
        <span {...(value.title_lang && { lang: value.title_lang })}>{value.title}</span>
      )}
      <span className="filter-count">{number(value.count)}</span>
    </label>
  );
}
