import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Found } from '@vitrina/contract/staff/desk';
import * as calls from '@vitrina/contract/staff/desk.calls';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { useWords } from '../../language/language.tsx';
import './finder.css';

const REST_MS = 150;
const MOST_LETTERS = 100;

interface FinderProps {
  label: string;
  hint: string;
  kinds: readonly Found['kind'][];
  onChoose: (found: Found) => void;
  autoFocus?: boolean;
}

/** Search field for some kinds of results: type, arrows, Enter; cleared after each choice. */
export function Finder({ label, hint, kinds, onChoose, autoFocus = false }: FinderProps) {
  const words = useWords();
  const list = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { items, isSearching } = useFound(text.trim().slice(0, MOST_LETTERS), kinds);
  const current = Math.min(at, items.length - 1);
  const choose = (found: Found | undefined): void => {
    if (!found) return;
    setText('');
    onChoose(found);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && items.length > 0) setAt((current + step + items.length) % items.length);
    // Enter chooses a result and never submits the surrounding form.
    else if (event.key === 'Enter') choose(items[current]);
    else if (event.key === 'Escape' && text !== '') setText('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="field finder">
      <label htmlFor={`${list}-field`}>{label}</label>
      <input
        id={`${list}-field`}
        type="search"
        role="combobox"
        aria-expanded={items.length > 0}
        aria-controls={list}
        aria-activedescendant={items.length > 0 ? `${list}-${current}` : undefined}
        aria-autocomplete="list"
        placeholder={hint}
        autoComplete="off"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: the first field of a screen that the user opened
        autoFocus={autoFocus}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={list} role="listbox" aria-label={label} aria-busy={isSearching} className="finder-list">
        {items.map((found, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: referenced by aria-activedescendant
          <div key={`${found.kind}:${found.id}`} id={`${list}-${i}`} role="option" aria-selected={i === current} onClick={() => choose(found)}>
            {found.title}
            <span className="grid-dim">{found.sub}</span>
          </div>
        ))}
      </div>
      <span role="status" className="visually-hidden">
        {text.trim() !== '' && !isSearching && words('palette_found', { count: items.length })}
      </span>
    </div>
  );
}

function useFound(text: string, kinds: FinderProps['kinds']): { items: readonly Found[]; isSearching: boolean } {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, isFetching } = useQuery({
    queryKey: ['search', rested],
    queryFn: async ({ signal }) => (await callStaff(calls.search, { q: rested }, { signal })).items,
    enabled: rested !== '',
    placeholderData: keepPreviousData,
  });
  const items = text === '' || rested === '' ? [] : (data ?? []).filter(({ kind }) => kinds.includes(kind));
  return { items, isSearching: text !== '' && (isFetching || rested !== text) };
}
