import type { customerFieldsFor } from '@vitrina/contract/values/customer-fields';
import { useWords } from '../../language/language.tsx';
import { Field } from '../../ui/field.tsx';

type CustomerField = ReturnType<typeof customerFieldsFor>[number];
const GROUPS = ['contact', 'address', 'company', 'delivery'] as const;

interface CustomerFieldsProps {
  fields: readonly CustomerField[];
  textOf: (name: string) => string;
  problemOf: (name: string) => string | undefined;
  onChange: (name: string, value: string) => void;
}

/** Fields of the checkout, in its groups. */
export function CustomerFields({ fields, textOf, problemOf, onChange }: CustomerFieldsProps) {
  const words = useWords();
  return GROUPS.map((group) => {
    const own = fields.filter((field) => field.group === group);
    if (own.length === 0) return null;
    return (
      <fieldset key={group} className="field-group">
        <legend>{words(`fields_${group}`)}</legend>
        <div className="address-fields">
          {own.map(({ name, type, maxlength }) => (
            <Field
              key={name}
              className={`of-${name.replace(/^delivery_/, '')}`}
              label={words(`field_address.${name.replace(/^delivery_/, '')}`)}
              type={type === 'email' || type === 'tel' ? type : 'text'}
              value={textOf(name)}
              onChange={(value) => onChange(name, value)}
              maxLength={maxlength}
              problem={problemOf(name)}
              autoComplete="off"
            />
          ))}
        </div>
      </fieldset>
    );
  });
}
