import type { RefObject } from 'react';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import type { FilterField } from './filter-field.ts';
import './filters.css';

interface FilterChipsProps {
  fields: readonly FilterField[];
  onDrop: (name: string) => void;
  /** Receives the focus after the last chip is removed. */
  button: RefObject<HTMLButtonElement | null>;
}

/** Active filters, one chip each; a press removes it and keeps the focus in the row. */
export function FilterChips({ fields, onDrop, button }: FilterChipsProps) {
  const words = useWords();
  const { date } = useFormats();
  const set = fields.filter(({ value }) => value);
  if (set.length === 0) return null;
  const shown = (field: FilterField): string => {
    const { value = '' } = field;
    if (field.kind === 'day') return date(value);
    return (field.kind === 'choice' && field.options.find((one) => one.value === value)?.label) || value;
  };
  const drop = (name: string, chip: HTMLElement): void => {
    const { previousElementSibling, nextElementSibling } = chip.closest('li') as HTMLLIElement;
    ((nextElementSibling ?? previousElementSibling)?.querySelector('button') ?? button.current)?.focus();
    onDrop(name);
  };
  return (
    <ul className="filter-chips" aria-label={words('filters_set')}>
      {set.map((field) => (
        <li key={field.name}>
          <button
            type="button"
            aria-label={words('filter_drop', { title: `${field.label}: ${shown(field)}` })}
            onClick={({ currentTarget }) => drop(field.name, currentTarget)}
          >
            <span>
              {field.label}: <b>{shown(field)}</b>
            </span>
            <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
