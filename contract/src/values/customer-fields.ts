/** Fields of the customer's form and their rules by country, for client and server. */
import type { CustomerField } from '../cart.ts';
import type { FieldError } from '../errors.ts';
import { COUNTRIES, type Country, type CountryCode } from './countries.ts';
import { isEmail } from './email.ts';
import { internationalPhone } from './phone.ts';
import { isPostCode } from './post-code.ts';
import { normalizeVatNumber, isVatNumber } from './vat-number.ts';

type Check = (value: string, country: CountryCode) => FieldError['label_name'] | null;

interface FieldRule extends Omit<CustomerField, 'label' | 'hint' | 'options' | 'pattern' | 'required' | 'required_when'> {
  check: Check;
}

const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’.\- ]*$/u;
const checkName: Check = (value) => (NAME.test(value) ? null : 'error_name_invalid');
const checkText: Check = (value) => (/\p{L}/u.test(value) && !/[\p{Cc}<>]/u.test(value) ? null : 'error_field_format');
const checkPostCode: Check = (value, country) => (isPostCode(value, country) ? null : 'error_post_code_invalid');

const rule = (name: string, group: FieldRule['group'], autocomplete: string, maxlength: number, check: Check, more: Partial<FieldRule> = {}): FieldRule => ({
  name,
  group,
  autocomplete,
  maxlength,
  check,
  type: 'text',
  ...more,
});

/** Rules in the form's order. */
const RULES: readonly FieldRule[] = [
  rule('email', 'contact', 'email', 254, (value) => (isEmail(value) ? null : 'error_email_invalid'), { type: 'email', inputmode: 'email' }),
  rule('phone', 'contact', 'tel', 30, (value, country) => (internationalPhone(value, country) ? null : 'error_phone_invalid'), {
    type: 'tel',
    inputmode: 'tel',
  }),
  rule('name', 'address', 'given-name', 60, checkName),
  rule('surname', 'address', 'family-name', 60, checkName),
  rule('street', 'address', 'address-line1', 120, checkText),
  rule('post_code', 'address', 'postal-code', 10, checkPostCode, { inputmode: 'numeric' }),
  rule('town', 'address', 'address-level2', 80, checkText),
  rule('company_name', 'company', 'organization', 120, checkText),
  rule('vat_number', 'company', 'off', 20, (value, country) => (isVatNumber(value, country) ? null : 'error_vat_number_invalid')),
  rule('delivery_name', 'delivery', 'shipping given-name', 60, checkName),
  rule('delivery_surname', 'delivery', 'shipping family-name', 60, checkName),
  rule('delivery_street', 'delivery', 'shipping address-line1', 120, checkText),
  rule('delivery_post_code', 'delivery', 'shipping postal-code', 10, checkPostCode, { inputmode: 'numeric' }),
  rule('delivery_town', 'delivery', 'shipping address-level2', 80, checkText),
];

/** The form's fields for a country, without their texts; `required` as checked by `checkCustomer` for a buyer without a separate delivery address. */
export const customerFieldsFor = (country: CountryCode, { isCompany }: { isCompany: boolean }): Omit<CustomerField, 'label' | 'hint'>[] =>
  RULES.map(({ check: _, ...field }) => ({
    ...field,
    required: field.group === 'company' ? isCompany : field.group !== 'delivery',
    ...((field.group === 'company' || field.group === 'delivery') && { required_when: field.group }),
    ...(/post_code$/.test(field.name) && { pattern: COUNTRIES[country].postCodePattern }),
  }));

/** Example value of a field, for its hint; `null`: none needed. */
export function exampleFor(name: string, country: Country): string | null {
  if (/post_code$/.test(name)) return country.postCodeExample;
  if (name === 'phone') return country.phoneExample;
  return name === 'vat_number' ? country.vatExample : null;
}

export interface TypedCustomer {
  country: CountryCode;
  is_company: boolean;
  fields: Readonly<Record<string, string>>;
}

/**
 * Returns the typed fields trimmed, and every invalid field with its label. Unknown fields are dropped. A
 * separate delivery address is required as soon as one of its fields is filled; a draft requires nothing.
 */
export function checkCustomer(
  { country, is_company, fields }: TypedCustomer,
  { draft }: { draft: boolean },
): { fields: Record<string, string>; errors: FieldError[] } {
  const clean: Record<string, string> = {};
  const errors: FieldError[] = [];
  const hasDelivery = RULES.some(({ name, group }) => group === 'delivery' && fields[name]?.trim());
  for (const { name, group, maxlength, check } of RULES) {
    if ((group === 'company' && !is_company) || (group === 'delivery' && !hasDelivery)) continue;
    const value = (fields[name] ?? '').trim().replace(/[^\S\n]+/g, ' ');
    const label = value === '' ? (draft ? null : 'error_field_required') : value.length > maxlength ? 'error_field_too_long' : check(value, country);
    if (label && !(draft && label !== 'error_field_too_long')) errors.push({ field: `fields.${name}`, label_name: label });
    if (value !== '') clean[name] = label ? value : normal(name, value, country);
  }
  return { fields: clean, errors };
}

/** Normalised numbers; all else unchanged. */
function normal(name: string, value: string, country: CountryCode): string {
  if (/post_code$/.test(name)) return value.replace(/\D/g, '');
  return name === 'vat_number' ? `${['RS', 'BA', 'ME'].includes(country) ? '' : country}${normalizeVatNumber(value, country)}` : value;
}
