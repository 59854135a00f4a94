import './quantity-field.css';

interface QuantityFieldProps {
  title: string;
  sub: string;
  most: number;
  /** `most` only limits the input: it is not shown as an available quantity. */
  isUnbounded?: boolean;
  value: number;
  onChange: (value: number) => void;
}

/** Quantity of a line, from 0 to `most`. */
export function QuantityField({ title, sub, most, isUnbounded = false, value, onChange }: QuantityFieldProps) {
  return (
    <label className="pieces-field">
      <span>
        {title}
        <span className="pieces-field-sub">{sub}</span>
      </span>
      <input
        type="number"
        min={0}
        max={most}
        step={1}
        inputMode="numeric"
        disabled={most === 0}
        value={value}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onChange(Math.max(0, Math.min(most, Math.trunc(target.valueAsNumber || 0))))}
      />
      <span className="grid-dim">{isUnbounded ? '' : `/ ${most}`}</span>
    </label>
  );
}
