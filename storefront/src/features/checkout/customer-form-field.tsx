import type { CustomerField } from '@vitrina/contract/cart';
import { useText } from '../../context/shop-context.tsx';
import { CircleAlert } from '../../ui/icons.tsx';
import { errorWords } from './error-words.ts';

export const fieldId = (name: string): string => `f-${name}`;

interface Props {
  field: CustomerField;
  value: string;
  /** Label of what is wrong with it. */
  error: string | undefined;
  /** Its input is left. */
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

/** Fields of a company or of an own delivery address stand there once they are meant. */
const isWanted = ({ required, required_when }: CustomerField): boolean => required || required_when !== undefined;

/** One field of the customer's form with its label, hint and error. */
export function CustomerFormField({ field, value, error, onLeave }: Props) {
  const text = useText();
  const id = fieldId(field.name);
  if (field.type === 'checkbox') return <CheckboxField field={field} value={value} error={error} />;
  const described = [error && `${id}-error`, field.hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={`field ${widthOf(field)}`}>
      <label htmlFor={id}>
        {field.label}
        {!isWanted(field) && <span className="optional-mark"> {text('checkout_optional')}</span>}
      </label>
      <Control field={field} value={value} error={error} described={described} onLeave={onLeave} />
      {error && <FieldError id={`${id}-error`} label={errorWords(field.name, error)} />}
      {field.hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
    </div>
  );
}

function Control({ field, value, error, described, onLeave }: Props & { described: string | undefined }) {
  const common = {
    id: fieldId(field.name),
    name: field.name,
    defaultValue: value,
    autoComplete: field.autocomplete,
    'aria-required': isWanted(field),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described,
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
  const id = fieldId(field.name);
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

export function FieldError({ id, label }: { id: string; label: string }) {
  const text = useText();
  return (
    <p className="field-error" id={id}>
      <CircleAlert className="icon small-icon" />
      {text(label)}
    </p>
  );
}
