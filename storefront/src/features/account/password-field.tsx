import { judgePassword } from '@vitrina/contract/values/password';
import { useState } from 'react';
import { useText } from '../../context/shop-context.tsx';
import { FieldError, fieldId } from '../../ui/field.tsx';
import { Check } from '../../ui/icons.tsx';

interface PasswordFieldProps {
  name: string;
  label: string;
  /** True for a new password, which is rated while typing. */
  isNew?: boolean;
  error?: string | undefined;
}

/** A password field with a button to show it; a new password lists unmet requirements while typing. */
export function PasswordField({ name, label, isNew = false, error }: PasswordFieldProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [isShown, setShown] = useState(false);
  const id = fieldId('account', name);
  const lack = typed === '' ? null : judgePassword(typed);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="password-field">
        <input
          className="input"
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          maxLength={200}
          spellCheck={false}
          autoCapitalize="off"
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={[error && `${id}-error`, isNew && `${id}-rule`].filter(Boolean).join(' ') || undefined}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="button" className="btn compact needs-scripts" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {text(isShown ? 'account_password_hide' : 'account_password_show')}
        </button>
      </div>
      {error && <FieldError id={`${id}-error`} label={error} />}
      {isNew && (
        <p className="field-hint" id={`${id}-rule`} role="status">
          {typed !== '' && lack === null ? (
            <>
              <Check className="icon small-icon" /> {text('account_password_good')}
            </>
          ) : (
            text(lack ?? 'account_password_rule')
          )}
        </p>
      )}
    </div>
  );
}
