import { useEffect, useState } from 'react';
import './field.css';

interface CodeFieldProps {
  label: string;
  value: string | undefined;
  onChange: (value: string) => void;
  maxLength?: number;
}

const WAIT_MS = 400;

/** Filter by a code or word; the change is debounced, Enter sends it immediately. */
export function CodeField({ label, value = '', onChange, maxLength = 80 }: CodeFieldProps) {
  const [typed, setTyped] = useState(value);
  const [last, setLast] = useState(value);
  if (last !== value) {
    setLast(value);
    if (value !== typed.trim()) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onChange(typed.trim()), WAIT_MS);
    return () => clearTimeout(timer);
  });
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && onChange(typed.trim())}
      />
    </label>
  );
}
