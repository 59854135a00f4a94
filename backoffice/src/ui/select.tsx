import './field.css';

interface SelectProps<Value extends string> {
  label: string;
  /** Not seen, only read out. */
  isLabelHidden?: boolean;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  isDisabled?: boolean;
}

/** The browser's own list: known to everybody, and to phones. */
export function Select<Value extends string>({ label, isLabelHidden = false, value, options, onChange, isDisabled = false }: SelectProps<Value>) {
  return (
    <label className="field select">
      <span className={isLabelHidden ? 'visually-hidden' : 'field-label'}>{label}</span>
      <select value={value} disabled={isDisabled} onChange={({ target }) => onChange(target.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
