import { Field, fieldId } from '../../ui/field.tsx';
import './plain-form.css';

interface PlainFieldProps {
  name: string;
  /** Absent: derived from the form id `f`. */
  id?: string;
  label: string;
  value: string;
  /** Label of the error. */
  error?: string | undefined;
  hint?: string | undefined;
  type?: 'text' | 'email' | 'area';
  autoComplete?: string;
  inputMode?: 'decimal';
  maxLength: number;
  /** Lines of a text area. */
  rows?: number;
  isOptional?: boolean;
}

/** A field of a form that works without scripts. */
export function PlainField({
  name,
  id = fieldId('f', name),
  label,
  value,
  error,
  hint,
  type = 'text',
  rows = 6,
  isOptional = false,
  ...rest
}: PlainFieldProps) {
  const own = { name, defaultValue: value, 'aria-required': !isOptional, ...rest } as const;
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) =>
        type === 'area' ? <textarea {...control} {...own} className="input area" rows={rows} /> : <input {...control} {...own} className="input" type={type} />
      }
    </Field>
  );
}
