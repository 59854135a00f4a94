import type { CustomerField } from '@vitrina/contract/cart';
import { isCountryCode } from '@vitrina/contract/values/countries';
import { checkCustomer } from '@vitrina/contract/values/customer-fields';

/** The server's validation of one field, run in the browser on blur. `null`: valid. */
export function checkField({ name, group }: Pick<CustomerField, 'name' | 'group'>, value: string, country: string): string | null {
  if (!isCountryCode(country)) return null;
  const { errors } = checkCustomer({ country, is_company: group === 'company', fields: { [name]: value } }, { draft: false });
  return errors.find((one) => one.field === `fields.${name}`)?.label_name ?? null;
}
