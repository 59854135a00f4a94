import type { CustomerField } from '@vitrina/contract/cart';
import { Field, FieldError, fieldId } from '../../ui/field.tsx';
import { fieldErrorLabel } from './field-error-label.ts';

interface Props {
  field: CustomerField;
  value: string;
  /** Label of the error. */
  error: string | undefined;
  /** Called on blur. */
  onLeave: (field: CustomerField, control: Element & { value: string }) => void;
}

const WIDTHS: Record<string, string> = {
  'postal-code': 'narrow',
  'address-level2': 'broad',
  'given-name': 'half',
  'family-name': 'half',
  tel: 'half',
  email: 'half',
};
const widthOf = ({ autocomplete }: CustomerField): string => WIDTHS[autocomplete.split(' ').at(-1) ?? ''] ?? 'full';

/** Fields of companies and of separate delivery addresses are shown when their box is checked. */
const isRequired = ({ required, required_when }: CustomerField): boolean => required || required_when !== undefined;

/** One field of the customer form. */
export function CustomerFormField({ field, value, error, onLeave }: Props) {
  if (field.type === 'checkbox') return <CheckboxField field={field} value={value} error={error} />;
  return (
    <Field
      id={fieldId('f', field.name)}
      label={field.label}
      hint={field.hint}
      error={error && fieldErrorLabel(field.name, error)}
      isOptional={!isRequired(field)}
      className={widthOf(field)}
    >
      {(control) => <Control field={field} value={value} control={control} onLeave={onLeave} />}
    </Field>
  );
}

function Control({ field, value, control, onLeave }: Omit<Props, 'error'> & { control: object }) {
  const common = {
    ...control,
    name: field.name,
    defaultValue: value,
    autoComplete: field.autocomplete,
    'aria-required': isRequired(field),
    maxLength: field.maxlength,
    onBlur: (event: { currentTarget: Element & { value: string } }) => onLeave(field, event.currentTarget),
  } as const;
  if (field.type === 'textarea') return <textarea {...common} className="input area" rows={3} />;
  if (field.type === 'select') {
    const { maxLength, ...select } = common;
    return (
      <select {...select} className="select">
        {field.options?.map((option) => (
          <option key={option.code} value={option.code}>
            {option.title}
          </option>
        ))}
      </select>
    );
  }
  return <input {...common} className="input" type={field.type} inputMode={field.inputmode as 'text' | undefined} />;
}

function CheckboxField({ field, value, error }: Omit<Props, 'onLeave'>) {
  const id = fieldId('f', field.name);
  return (
    <div className="field full">
      <label className="checkout-tick" htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          name={field.name}
          value="1"
          defaultChecked={value === '1'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        />
        <span>{field.label}</span>
      </label>
      {error && <FieldError id={`${id}-error`} label={error} />}
    </div>
  );
}
