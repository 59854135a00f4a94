import type { CustomerField } from '@vitrina/contract/cart';

interface FormValues {
  get(name: string): unknown;
}

/** Input of the call from the form's values, without fields of unchecked sections. */
export function customerInput(form: FormValues, fields: readonly Pick<CustomerField, 'name' | 'group' | 'type'>[]) {
  const isOn = (name: string) => form.get(name) === '1';
  const isCompany = isOn('is_company');
  const hasDelivery = isOn('other_delivery');
  const shown = fields.filter(({ group }) => (group !== 'company' || isCompany) && (group !== 'delivery' || hasDelivery));
  const values = shown.map(({ name }) => [name, String(form.get(name) ?? '').trim()] as const);
  return {
    country: String(form.get('country') ?? ''),
    is_company: isCompany,
    fields: Object.fromEntries(values.filter(([, value]) => value !== '')),
  };
}
