import { useText } from '../../context/shop-context.tsx';
import { CircleAlert } from '../../ui/icons.tsx';

export interface AccountFieldProps {
  name: string;
  label: string;
  hint?: string;
  value?: string;
  /** Label of what is wrong. */
  error?: string | undefined;
  type?: 'text' | 'email' | 'tel';
  autoComplete: string;
  maxLength?: number;
  isOptional?: boolean;
}

export const fieldId = (name: string): string => `account-${name}`;

/** A field of the account's forms with its label, hint and error. */
export function AccountField({ name, label, hint, value, error, type = 'text', autoComplete, maxLength = 254, isOptional = false }: AccountFieldProps) {
  const text = useText();
  const id = fieldId(name);
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="optional-mark"> {text('checkout_optional')}</span>}
      </label>
      <input
        className="input"
        id={id}
        name={name}
        type={type}
        defaultValue={value}
        autoComplete={autoComplete}
        maxLength={maxLength}
        aria-required={!isOptional}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
      />
      {error && <AccountFieldError id={`${id}-error`} label={error} />}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function AccountFieldError({ id, label }: { id: string; label: string }) {
  const text = useText();
  return (
    <p className="field-error" id={id}>
      <CircleAlert className="icon small-icon" />
      {text(label)}
    </p>
  );
}
