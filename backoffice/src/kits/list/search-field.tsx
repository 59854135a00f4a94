import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import './search-field.css';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  field: RefObject<HTMLInputElement | null>;
  /** Enter or the arrow down: on to the list. */
  onDone: () => void;
}

const WAIT_MS = 200;

/** Typing shows at once; the list follows when it rests. Escape empties. */
export function SearchField({ label, placeholder, value, onChange, field, onDone }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [last, setLast] = useState(value);
  // Back and tabs change the address: the field follows.
  if (last !== value) {
    setLast(value);
    if (value !== typed.trim()) setTyped(value);
  }
  /** What the list was asked for last, by this field or by the address. */
  const sent = useRef(value);
  useEffect(() => {
    sent.current = value;
  }, [value]);
  const send = (): void => {
    const text = typed.trim();
    // Asked for once: the address may take a while to follow.
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
      // Keys in haste: what follows is meant for what was typed.
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
