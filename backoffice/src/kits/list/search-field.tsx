import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import './search-field.css';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  field: RefObject<HTMLInputElement | null>;
  /** Enter or arrow down: the focus moves to the list. */
  onDone: () => void;
}

const WAIT_MS = 200;

/** Shows input immediately and debounces the list's search. Escape clears it. */
export function SearchField({ label, placeholder, value, onChange, field, onDone }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [last, setLast] = useState(value);
  // Going back and tabs change the address: the field follows.
  if (last !== value) {
    setLast(value);
    if (value !== typed.trim()) setTyped(value);
  }
  /** Text last searched for, from this field or from the address. */
  const sent = useRef(value);
  useEffect(() => {
    sent.current = value;
  }, [value]);
  const send = (): void => {
    const text = typed.trim();
    // Sent once: the address may be updated later.
    if (text !== value && text !== sent.current) onChange(text);
    sent.current = text;
  };
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(send, WAIT_MS);
    return () => clearTimeout(timer);
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === 'ArrowDown') {
      event.preventDefault();
      // Sent without debouncing: the keys that follow refer to the results of this text.
      send();
      onDone();
    } else if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      setTyped('');
    }
  };
  return (
    <input
      ref={field}
      type="search"
      className="search-field"
      aria-label={label}
      aria-keyshortcuts="/"
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
