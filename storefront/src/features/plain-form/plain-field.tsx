import { useText } from '../../context/shop-context.tsx';
import { CircleAlert } from '../../ui/icons.tsx';
import './plain-form.css';

export const plainFieldId = (name: string): string => `f-${name}`;

interface PlainFieldProps {
  name: string;
  label: string;
  value: string;
  /** Label of what is wrong with it. */
  error?: string | undefined;
  hint?: string | undefined;
  type?: 'text' | 'email' | 'area';
  autoComplete?: string;
  inputMode?: 'decimal';
  maxLength: number;
  isOptional?: boolean;
}

/** A field of a form that works without scripts: label, hint, and what is wrong with it. */
export function PlainField({ name, label, value, error, hint, type = 'text', isOptional = false, ...rest }: PlainFieldProps) {
  const text = useText();
  const id = plainFieldId(name);
  const common = {
    id,
    name,
    defaultValue: value,
    'aria-required': !isOptional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
    ...rest,
  } as const;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="muted"> {text('checkout_optional')}</span>}
      </label>
      {type === 'area' ? <textarea {...common} className="input area" rows={6} /> : <input {...common} className="input" type={type} />}
      {error && <PlainError id={`${id}-error`} label={error} />}
      {hint && (
        <p className="plain-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** What is wrong with a field. */
export function PlainError({ id, label }: { id: string; label: string }) {
  const text = useText();
  return (
    <p className="plain-error" id={id}>
      <CircleAlert className="icon small-icon" />
      {text(label)}
    </p>
  );
}
