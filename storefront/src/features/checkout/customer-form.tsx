import type { Cart, CustomerField } from '@vitrina/contract/cart';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { checkField } from './check-field.ts';
import { fetchFields, saveAddress, saveCustomer } from './checkout-actions.ts';
import type { Webshop } from './checkout-steps.ts';
import { fieldId } from '../../ui/field.tsx';
import { CustomerFormField } from './customer-form-field.tsx';
import { customerInput } from './customer-input.ts';
import { ErrorSummary } from './error-summary.tsx';
import { fieldErrors } from './field-errors.ts';
import { configuredFields } from './configured-fields.ts';
import { resendReminder, ReminderCheckbox } from './reminder-checkbox.tsx';
import { StepNav } from './step-nav.tsx';
import { useCheckoutDraft } from './use-checkout-draft.ts';
import { useStepSubmit } from './use-step-submit.ts';

const AFTER_PRESS_MS = 300;

export interface CustomerFormProps {
  cart: Cart;
  webshop: Webshop;
  orderKey: string;
  type: 'webshop.customer' | 'webshop.guest';
  country: string;
  countries: { code: string; title: string }[];
  fields: CustomerField[];
  /** Values entered before. */
  values: Record<string, string>;
  isCompany: boolean;
  /** True if the buyer consented to a reminder of this cart. */
  hasReminder: boolean;
  /** Error labels by field, from a form submitted without scripts. */
  errors: Record<string, string>;
}

/** Buyer and addresses, with fields and rules of the chosen country; input is saved as a draft. */
export function CustomerForm({ cart, webshop, orderKey, type, values, isCompany, hasReminder, countries, ...served }: CustomerFormProps) {
  const shop = useShop();
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const [round, setRound] = useState(0);
  const [{ country, fields }, setForm] = useState({ country: served.country, fields: served.fields });
  const [errors, setErrors] = useState(served.errors);
  const [hasFieldErrors, setFieldErrors] = useState(false);
  const end = useStepSubmit({ step: 'customer', webshop, cart });
  const read = (element: HTMLFormElement) => ({ type, ...customerInput(new FormData(element), fields) });
  const draft = useCheckoutDraft({ form, read });

  const setError = (name: string, label: string | null) => setErrors(({ [name]: _, ...others }) => (label === null ? others : { ...others, [name]: label }));
  // Validated after the pointer is released: an error line would move the button under the finger. A field focused again by then is not validated.
  const onLeave = (field: CustomerField, control: Element & { value: string }) => {
    const look = () => {
      if (document.documentElement.matches(':active')) {
        setTimeout(look, AFTER_PRESS_MS);
        return;
      }
      if (control.value.trim() === '' || control === document.activeElement || end.isRunning()) return;
      setError(field.name, checkField(field, control.value, country));
    };
    setTimeout(look, AFTER_PRESS_MS);
  };
  const onInput = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const { name, value } = target as unknown as HTMLInputElement;
    const field = fields.find((one) => one.name === name);
    if (field && errors[name] && checkField(field, value, country) === null) setError(name, null);
    draft.touch();
  };
  const changeCountry = async (next: string) => {
    const reply = await fetchFields(shop.lang, { type, country: next, is_company: true });
    if (!reply.success) return;
    setErrors({});
    setForm({ country: next, fields: configuredFields(reply.data.fields) });
    draft.touch();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    draft.stop();
    void end.run(async () => {
      const reply = await saveCustomer(shop.lang, { ...read(element), draft: false });
      resendReminder(shop.lang, element);
      if (reply.success && new FormData(element).has('save_address')) await saveAddress(shop.lang, read(element));
      if (reply.success) draft.end();
      else setErrors(fieldErrors(reply.data.errors));
      // The summary closes when all errors are corrected.
      setFieldErrors(!reply.success && (reply.data.errors?.length ?? 0) > 0);
      setRound((before) => before + 1);
      return reply;
    });
  };

  const group = (name: CustomerField['group']) =>
    fields
      .filter((field) => field.group === name)
      .map((field) => <CustomerFormField key={field.name} field={field} value={values[field.name] ?? ''} error={errors[field.name]} onLeave={onLeave} />);
  const titles = new Map(fields.map((field) => [field.name, field.label]));
  // Errors found on blur are shown at the field only; the summary follows a submit.
  const isSent = round > 0 || Object.keys(served.errors).length > 0;
  const position = (name: string) => [...titles.keys()].indexOf(name);
  const listed = Object.keys(errors)
    .sort((one, other) => position(one) - position(other))
    .map((name) => ({ id: fieldId('f', name), name: titles.get(name) ?? text('checkout_country') }));
  return (
    <form method="post" noValidate ref={form} onSubmit={submit} onChange={onInput}>
      <ErrorSummary errors={isSent ? listed : []} message={hasFieldErrors ? null : end.problem} round={round} />
      <section className="checkout-block">
        <h2>{text('checkout_contact')}</h2>
        <div className="checkout-fields">{group('contact')}</div>
        <ReminderCheckbox form={form} hasConsent={hasReminder} />
      </section>
      <section className="checkout-block">
        <h2>{text('checkout_address')}</h2>
        <div className="checkout-fields">
          <div className="field full">
            <label htmlFor={fieldId('f', 'country')}>{text('checkout_country')}</label>
            <select
              className="select"
              id={fieldId('f', 'country')}
              name="country"
              autoComplete="country"
              defaultValue={country}
              aria-invalid={errors.country ? true : undefined}
              onChange={(event) => void changeCountry(event.target.value)}
            >
              {countries.map((one) => (
                <option key={one.code} value={one.code}>
                  {one.title}
                </option>
              ))}
            </select>
            <noscript>
              <button type="submit" className="btn compact" name="action" value="fields">
                {text('checkout_country_apply')}
              </button>
            </noscript>
          </div>
          {group('address')}
        </div>
        <Switch name="is_company" label={text('checkout_is_company')} isOn={isCompany} />
        <div className="checkout-fields checkout-switched">{group('company')}</div>
        <Switch name="other_delivery" label={text('checkout_other_delivery')} isOn={hasDelivery(fields, values, errors)} />
        <div className="checkout-fields checkout-switched">{group('delivery')}</div>
        {type === 'webshop.customer' && (
          <label className="checkout-tick">
            <input type="checkbox" name="save_address" value="1" />
            <span>{text('checkout_save_address')}</span>
          </label>
        )}
      </section>
      <StepNav step="customer" webshop={webshop} isBusy={end.isBusy} order={{ key: orderKey, cart }} />
    </form>
  );
}

/** Shows the fields after it by CSS alone, so that it works before and without scripts. */
function Switch({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <label className="checkout-tick checkout-switch">
      <input type="checkbox" name={name} value="1" defaultChecked={isOn} />
      <span>{label}</span>
    </label>
  );
}

const hasDelivery = (fields: readonly CustomerField[], values: Record<string, string>, errors: Record<string, string>): boolean =>
  fields.some(({ group, name }) => group === 'delivery' && (values[name] || errors[name]));
