import type { ScopeInput, People } from '../../api/people.ts';
import { useLanguage } from '../../language/language.tsx';
import { scopeWords } from './role-words.ts';
import { ScopeParts } from './scope-parts.tsx';

interface ScopeFieldProps {
  /** Displayed name of the role. */
  role: string;
  hasRefunds: boolean;
  people: Pick<People, 'warehouses'>;
  value: ScopeInput;
  onChange: (value: ScopeInput) => void;
}

/** Limits of a role; initially none. */
export function ScopeField({ role, hasRefunds, people, value, onChange }: ScopeFieldProps) {
  const { labels } = useLanguage();
  return (
    <details className="scope">
      <summary>
        <span className="visually-hidden">{role}: </span>
        {scopeWords(value, { labels, people })}
      </summary>
      <ScopeParts hasRefunds={hasRefunds} people={people} value={value} onChange={onChange} />
    </details>
  );
}
