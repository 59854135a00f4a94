import type { ReactNode, RefObject } from 'react';
import { useWords } from '../../language/language.tsx';
import type { FilterField } from './filter-field.ts';
import { Filters } from './filters.tsx';
import { SearchField } from './search-field.tsx';

interface ListHeadProps {
  title: string;
  searchField: { label: string; hint: string };
  search: Readonly<Record<string, string | undefined>>;
  filters: readonly FilterField[];
  onChange: (next: Record<string, string>) => void;
  field: RefObject<HTMLInputElement | null>;
  /** Enter or arrow down in the field: the focus moves to the list. */
  onDone: () => void;
  actions?: ReactNode;
  /** Tools of the list. */
  children: ReactNode;
}

/** Search field, the other filters behind a button, and the list's tools; set filters are shown as chips. */
export function ListHead({ title, searchField, search, filters, onChange, field, onDone, actions, children }: ListHeadProps) {
  return (
    <div className="screen-head">
      <h1>{title}</h1>
      <SearchField
        label={searchField.label}
        placeholder={searchField.hint}
        value={search.text ?? ''}
        onChange={(text) => onChange({ text })}
        field={field}
        onDone={onDone}
      />
      {filters.length > 0 && <Filters fields={filters} onChange={onChange} />}
      {actions}
      {children}
    </div>
  );
}

/** Number of rows added since the list was opened; a press shows them. */
export function NewerRows({ count, onShow }: { count: number; onShow: () => void }) {
  const words = useWords();
  return (
    <div role="status" className="list-newer">
      {count > 0 && (
        <button type="button" className="link" onClick={onShow}>
          {words('list_newer', { count })}
        </button>
      )}
    </div>
  );
}
