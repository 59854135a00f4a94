import './field.css';

interface DayFieldProps {
  label: string;
  /** `2026-11-23` */
  value: string | undefined;
  /** Empty: none. */
  onChange: (value: string) => void;
}

/** A day, by the browser's own calendar. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <input type="date" value={value ?? ''} onChange={({ target }) => onChange(target.value)} />
    </label>
  );
}
