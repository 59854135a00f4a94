import type { ReactNode } from 'react';
import { useText } from '../context/shop-context.tsx';
import { CircleAlert } from './icons.tsx';

/** Id of a field by its form and name: `account-email`. */
export const fieldId = (form: string, name: string): string => `${form}-${name}`;

interface Control {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  id: string;
  label: ReactNode;
  hint?: string | undefined;
  /** Label of the error. */
  error?: string | undefined;
  isOptional?: boolean;
  className?: string;
  children: (control: Control) => ReactNode;
}

/** A field of a form: label, control, error and hint, associated for screen readers. */
export function Field({ id, label, hint, error, isOptional = false, className, children }: FieldProps) {
  const text = useText();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="optional-mark"> {text('checkout_optional')}</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described })}
      {error && <FieldError id={`${id}-error`} label={error} />}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Error of a field. */
export function FieldError({ id, label }: { id: string; label: string }) {
  const text = useText();
  return (
    <p className="field-error" id={id}>
      <CircleAlert className="icon small-icon" />
      {text(label)}
    </p>
  );
}
