import type { CustomerField } from '@vitrina/contract/cart';
import { COUNTRIES, type CountryCode } from '@vitrina/contract/values/countries';
import { customerFieldsFor, exampleFor } from '@vitrina/contract/values/customer-fields';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Catalogue } from '../catalogue/index.ts';

/** The form's fields with their texts in the language. */
export function customerForm(
  { text }: Pick<Catalogue, 'text'>,
  lang: LanguageCode,
  {
    country,
    isCompany,
  }: {
    country: CountryCode;
    /** Absent: both are possible. */
    isCompany?: boolean | undefined;
  },
): CustomerField[] {
  return customerFieldsFor(country, { isCompany: isCompany === true })
    .filter((field) => isCompany !== false || field.group !== 'company')
    .map((field) => {
      const name = field.name.replace(/^delivery_/, '');
      const example = exampleFor(name, COUNTRIES[country]);
      return { ...field, label: text(lang, `customer_${name}`), ...(example && { hint: text(lang, `customer_${name}_hint`).replace('{example}', example) }) };
    });
}
