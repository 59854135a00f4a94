import './field.css';

interface SelectProps<Value extends string> {
  label: string;
  /** Label for screen readers only. */
  isLabelHidden?: boolean;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  isDisabled?: boolean;
}

/** Native select, which phones support best. */
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
