import { Field, fieldId } from '../../ui/field.tsx';

interface AccountFieldProps {
  name: string;
  label: string;
  hint?: string;
  value?: string;
  /** Label of the error. */
  error?: string | undefined;
  type?: 'text' | 'email' | 'tel';
  autoComplete: string;
  maxLength?: number;
  isOptional?: boolean;
}

/** A field of the account forms. */
export function AccountField({ name, value, type = 'text', autoComplete, maxLength = 254, isOptional = false, ...field }: AccountFieldProps) {
  return (
    <Field id={fieldId('account', name)} isOptional={isOptional} {...field}>
      {(control) => (
        <input
          {...control}
          className="input"
          name={name}
          type={type}
          defaultValue={value}
          autoComplete={autoComplete}
          maxLength={maxLength}
          aria-required={!isOptional}
        />
      )}
    </Field>
  );
}
