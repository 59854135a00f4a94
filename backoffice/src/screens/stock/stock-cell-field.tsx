import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface StockCellFieldProps {
  label: string;
  start: string;
  /** An empty text changes nothing. */
  onDone: (text: string, to: { row: number; column: number }) => void;
}

const STAY = { row: 0, column: 0 };

export function StockCellField({ label, start, onDone }: StockCellFieldProps) {
  const [text, setText] = useState(start);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent): void => {
    const leaves: Readonly<Record<string, { row: number; column: number }>> = {
      Enter: { row: 1, column: 0 },
      ArrowDown: { row: 1, column: 0 },
      ArrowUp: { row: -1, column: 0 },
      Tab: { row: 0, column: event.shiftKey ? -1 : 1 },
    };
    const to = leaves[event.key];
    if (event.ctrlKey || event.metaKey) {
      // Ctrl+Enter saves all changes, including this field's.
      if (event.key === 'Enter') onDone(text, STAY);
    } else if (to) {
      event.preventDefault();
      onDone(text, to);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      onDone('', STAY);
    }
  };
  return (
    <input
      ref={field}
      className="stock-field"
      aria-label={label}
      inputMode="text"
      autoComplete="off"
      maxLength={9}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => onDone(text, STAY)}
    />
  );
}
