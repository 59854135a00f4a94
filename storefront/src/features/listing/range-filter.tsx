import type { Filter } from '@vitrina/contract/catalogue';
import { type ChangeEvent, useState } from 'react';
import { useText } from '../../context/shop-context.tsx';
import { useNumber } from '../../labels/use-number.ts';
import type { Bounds } from './listing-query.ts';
import { RangeSlider } from './range-slider.tsx';

interface RangeFilterProps {
  filter: Filter;
  unit: string;
  chosen: Bounds;
  onChange: (bounds: Bounds) => void;
}

/** Maximum length of a unit inside the field; a longer one is beside the filter's name. */
export const SHORT_UNIT = 2;

/** Formats a number for input: with the language's decimal sign and without thousands separators, which could be misread as one. */
function useWritten(): (value: number | null | undefined) => string {
  const number = useNumber();
  const sign = number(0.5).charAt(1);
  return (value) => (value === null || value === undefined ? '' : String(value).replace('.', sign));
}

/** Parses input with comma or dot; empty or invalid: no bound. */
export function readNumber(text: string): number | undefined {
  const bare = text.replace(/\s/g, '').replace(',', '.');
  return /^\d{1,9}(\.\d{0,4})?$/.test(bare) ? Number(bare) : undefined;
}

/** A range: histogram and slider if scripts run, and two fields that always work. */
export function RangeFilter({ filter, unit, chosen, onChange }: RangeFilterProps) {
  const written = useWritten();
  const [typed, setTyped] = useState({ from: written(chosen.from), to: written(chosen.to) });
  const [base, setBase] = useState(chosen);
  if (base.from !== chosen.from || base.to !== chosen.to) {
    setBase(chosen);
    setTyped({ from: written(chosen.from), to: written(chosen.to) });
  }
  const bounds = { from: readNumber(typed.from), to: readNumber(typed.to) };
  const commit = (next: Bounds = bounds) => {
    if (next.from !== chosen.from || next.to !== chosen.to) onChange(next);
  };
  return (
    <>
      {filter.min !== null && filter.max !== null && filter.min < filter.max && (
        <RangeSlider
          filter={filter}
          ends={{ min: filter.min, max: filter.max }}
          unit={unit}
          bounds={bounds}
          onSlide={({ from, to }) => setTyped({ from: written(from), to: written(to) })}
          onCommit={commit}
        />
      )}
      <div className="range-fields">
        {(['from', 'to'] as const).map((end) => (
          <RangeField
            key={end}
            end={end}
            filter={filter}
            unit={unit}
            value={typed[end]}
            onType={(event) => setTyped({ ...typed, [end]: event.target.value })}
            onLeave={() => commit()}
          />
        ))}
      </div>
    </>
  );
}

interface RangeFieldProps {
  end: 'from' | 'to';
  filter: Filter;
  unit: string;
  value: string;
  onType: (event: ChangeEvent<HTMLInputElement>) => void;
  onLeave: () => void;
}

function RangeField({ end, filter, unit, value, onType, onLeave }: RangeFieldProps) {
  const text = useText();
  const written = useWritten();
  const edge = end === 'from' ? filter.min : filter.max;
  return (
    <label className="range-field">
      <span aria-hidden="true">{text(end)}</span>
      <span className="visually-hidden">{text(end === 'from' ? 'listing_range_from' : 'listing_range_to', { title: filter.title })}</span>
      <input
        name={`${filter.code}_${end}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={value}
        placeholder={written(edge)}
        onChange={onType}
        onBlur={onLeave}
        onKeyDown={(event) => event.key === 'Enter' && onLeave()}
      />
      {unit && unit.length <= SHORT_UNIT && <span className="range-unit">{unit}</span>}
    </label>
  );
}
