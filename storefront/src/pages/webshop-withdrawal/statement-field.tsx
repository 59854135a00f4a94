import { Field, fieldId } from '../../ui/field.tsx';

interface Props {
  name: string;
  label: string;
  hint?: string;
  value: string;
  /** Label of the error. */
  error: string | undefined;
  type?: 'text' | 'email' | 'area';
  autoComplete?: string;
  maxLength: number;
  isOptional?: boolean;
}

/** A field of the statement. Its label says if it is optional. */
export function StatementField({ name, label, hint, value, error, type = 'text', autoComplete = 'off', maxLength, isOptional = false }: Props) {
  const own = { name, defaultValue: value, maxLength, autoComplete, 'aria-required': isOptional ? undefined : true } as const;
  return (
    <Field id={fieldId('withdrawal', name)} label={label} hint={hint} error={error}>
      {(control) =>
        type === 'area' ? <textarea {...control} {...own} className="input area" rows={3} /> : <input {...control} {...own} className="input" type={type} />
      }
    </Field>
  );
}
