import { useRef, useState } from 'react';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { Select } from '../../ui/select.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { FilterField } from './filter-field.ts';
import './filters.css';

interface FiltersProps {
  fields: readonly FilterField[];
  /** Empty text: filter not set. */
  onChange: (next: Record<string, string>) => void;
}

/** Filters of a list behind a button that shows how many are set; each set filter is also shown as a chip. */
export function Filters({ fields, onChange }: FiltersProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const count = fields.filter(({ value }) => value).length;
  return (
    <>
      <Button ref={button} look="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {words('filters')}
        {count > 0 && ` (${count})`}
      </Button>
      {isOpen && (
        <div className="filters">
          {fields.map((field) => (
            <Field key={field.name} field={field} onChange={(value) => onChange({ [field.name]: value })} />
          ))}
          <Button look="quiet" onPress={() => onChange(Object.fromEntries(fields.map(({ name }) => [name, ''])))}>
            {words('filter_clear')}
          </Button>
        </div>
      )}
      <FilterChips fields={fields} button={button} onDrop={(name) => onChange({ [name]: '' })} />
    </>
  );
}

function Field({ field, onChange }: { field: FilterField; onChange: (value: string) => void }) {
  const words = useWords();
  const { label, value = '' } = field;
  if (field.kind === 'day') return <DayField label={label} value={value} onChange={onChange} />;
  if (field.kind === 'code') return <CodeField label={label} value={value} onChange={onChange} {...(field.maxLength && { maxLength: field.maxLength })} />;
  const any = { value: '', label: field.none ?? words('filter_any') };
  // A value from the address is shown even if it is no option, or before the options have loaded.
  const unlisted = value === '' || field.options.some((one) => one.value === value) ? [] : [{ value, label: value }];
  return <Select label={label} value={value} options={[any, ...field.options, ...unlisted]} onChange={onChange} />;
}
