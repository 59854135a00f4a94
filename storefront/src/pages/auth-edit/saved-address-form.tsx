import { useText } from '../../context/shop-context.tsx';
import { AccountField } from '../../features/account/account-field.tsx';
import { FieldError, fieldId } from '../../ui/field.tsx';
import type { Props } from './load.ts';

/** The address that prefills the checkout. */
export function SavedAddressForm({ address, hasAddress, errors }: { address: Props['address']; hasAddress: boolean; errors: Record<string, string> }) {
  const text = useText();
  return (
    <>
      <p className="small muted">{text('account_address_text')}</p>
      <div className="field full">
        <label htmlFor={fieldId('account', 'country')}>{text('checkout_country')}</label>
        <select className="select" id={fieldId('account', 'country')} name="country" autoComplete="country" defaultValue={address.country}>
          {address.countries.map(({ code, title }) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </select>
        {errors.country && <FieldError id={`${fieldId('account', 'country')}-error`} label={errors.country} />}
      </div>
      {address.fields.map((field) => (
        <AccountField
          key={field.name}
          name={field.name}
          label={field.label}
          type={field.type === 'tel' ? 'tel' : 'text'}
          autoComplete={field.autocomplete}
          maxLength={field.maxlength}
          value={address.values[field.name] ?? ''}
          error={errors[field.name]}
          isOptional={!field.required}
        />
      ))}
      <p className="account-out">
        <button type="submit" className="btn-ink">
          {text('account_save')}
        </button>
        {hasAddress && (
          <button type="submit" className="btn" name="action" value="remove">
            {text('account_address_remove')}
          </button>
        )}
      </p>
    </>
  );
}
