import { useText } from '../../context/shop-context.tsx';
import { CircleAlert } from '../../ui/icons.tsx';

interface Props {
  name: string;
  label: string;
  hint?: string;
  value: string;
  /** Label of what is wrong. */
  error: string | undefined;
  type?: 'text' | 'email' | 'area';
  autoComplete?: string;
  maxLength: number;
  isOptional?: boolean;
}

export const fieldId = (name: string): string => `withdrawal-${name}`;

/** A field of the statement with its label, hint and error. */
export function StatementField({ name, label, hint, value, error, type = 'text', autoComplete, maxLength, isOptional = false }: Props) {
  const id = fieldId(name);
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  const common = {
    id,
    name,
    defaultValue: value,
    maxLength,
    autoComplete: autoComplete ?? 'off',
    'aria-required': isOptional ? undefined : true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described,
  } as const;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {type === 'area' ? <textarea {...common} className="input area" rows={3} /> : <input {...common} className="input" type={type} />}
      {error && <FieldError id={`${id}-error`} label={error} />}
      {hint && (
        <p className="withdrawal-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function FieldError({ id, label }: { id: string; label: string }) {
  const text = useText();
  return (
    <p className="withdrawal-error" id={id}>
      <CircleAlert className="icon small-icon" />
      {text(label)}
    </p>
  );
}
