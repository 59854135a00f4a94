import './field.css';

interface DayFieldProps {
  label: string;
  /** `2026-11-23` */
  value: string | undefined;
  /** Empty text: no day. */
  onChange: (value: string) => void;
}

/** Date input with the browser's own calendar. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <input type="date" value={value ?? ''} onChange={({ target }) => onChange(target.value)} />
    </label>
  );
}
