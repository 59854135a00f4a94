import { describe, expect, it } from 'vitest';
import { COUNTRIES, type CountryCode } from './countries.ts';
import { checkCustomer, customerFieldsFor, exampleFor } from './customer-fields.ts';
import { isVatNumber } from './vat-number.ts';

const GOOD = {
  email: 'ana@example.com',
  phone: '+386 40 123 456',
  name: 'Ana',
  surname: "O'Neill-Žagar",
  street: 'Cesta 1',
  post_code: '1000',
  town: 'Ljubljana',
};
const labels = (country: CountryCode, fields: Record<string, string>, more: { is_company?: boolean; draft?: boolean } = {}) =>
  Object.fromEntries(
    checkCustomer({ country, is_company: more.is_company ?? false, fields }, { draft: more.draft ?? false }).errors.map((error) => [
      error.field,
      error.label_name,
    ]),
  );

describe('customer fields', () => {
  it('every bad field is named at once', () => {
    expect(labels('SI', GOOD)).toEqual({});
    expect(labels('SI', { email: 'ana@', phone: '12', name: 'An4', post_code: '12345', town: '' })).toEqual({
      'fields.email': 'error_email_invalid',
      'fields.phone': 'error_phone_invalid',
      'fields.name': 'error_name_invalid',
      'fields.surname': 'error_field_required',
      'fields.street': 'error_field_required',
      'fields.post_code': 'error_post_code_invalid',
      'fields.town': 'error_field_required',
    });
  });

  it('a draft requires nothing, unknown fields are dropped', () => {
    expect(checkCustomer({ country: 'SI', is_company: false, fields: { email: 'an', staff: 'true' } }, { draft: true })).toEqual({
      fields: { email: 'an' },
      errors: [],
    });
  });

  it('company and delivery address are wanted where they are meant', () => {
    expect(labels('SI', GOOD, { is_company: true })).toEqual({ 'fields.company_name': 'error_field_required', 'fields.vat_number': 'error_field_required' });
    expect(Object.keys(labels('SI', { ...GOOD, delivery_town: 'Celje' }))).toHaveLength(4);
  });

  it('each country knows its own post code and VAT number', () => {
    for (const { code, postCodeExample, vatExample, phoneExample } of Object.values(COUNTRIES)) {
      const fields = { ...GOOD, phone: phoneExample, post_code: postCodeExample, company_name: 'Firma', vat_number: vatExample };
      expect([code, labels(code, fields, { is_company: true })]).toEqual([code, {}]);
      expect(labels(code, { ...fields, post_code: 'abc' })).toEqual({ 'fields.post_code': 'error_post_code_invalid' });
      const pattern = customerFieldsFor(code, { isCompany: false }).find((field) => field.name === 'post_code')?.pattern as string;
      expect(new RegExp(`^(?:${pattern})$`, 'v').test(`${code}-${postCodeExample}`)).toBe(true);
    }
    expect(checkCustomer({ country: 'SI', is_company: false, fields: { ...GOOD, post_code: 'SI-1000' } }, { draft: false }).fields.post_code).toBe('1000');
  });

  it('a wrong check digit is found', () => {
    const right: [CountryCode, string][] = [
      ['SI', 'SI 5022 3054'],
      ['HR', 'HR33392005961'],
      ['AT', 'ATU13585627'],
      ['DE', 'DE136695976'],
      ['RS', '101134702'],
      ['ME', '02655284'],
      ['IT', 'IT00743110157'],
      ['ES', 'ESA13585625'],
      ['ES', '54362315K'],
    ];
    for (const [country, number] of right) {
      expect([number, isVatNumber(number, country)]).toEqual([number, true]);
      const wrong = number.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
      expect([wrong, isVatNumber(wrong, country)]).toEqual([wrong, false]);
    }
  });

  it('are asked for in the form’s order; a company’s are required of companies, a delivery address only where one is begun', () => {
    const fields = (isCompany: boolean) => customerFieldsFor('SI', { isCompany });
    expect(fields(false).map(({ name }) => name)).toEqual([
      ...['email', 'phone', 'name', 'surname', 'street', 'post_code', 'town', 'company_name', 'vat_number'],
      ...['delivery_name', 'delivery_surname', 'delivery_street', 'delivery_post_code', 'delivery_town'],
    ]);
    const required = (isCompany: boolean) =>
      fields(isCompany)
        .filter((field) => field.required)
        .map(({ name }) => name);
    expect(required(false)).toEqual(['email', 'phone', 'name', 'surname', 'street', 'post_code', 'town']);
    expect(required(true)).toEqual([...required(false), 'company_name', 'vat_number']);
    const conditions = Object.fromEntries(fields(false).flatMap(({ name, required_when }) => (required_when ? [[name, required_when]] : [])));
    expect(conditions).toEqual({
      ...{ company_name: 'company', vat_number: 'company' },
      ...Object.fromEntries(['name', 'surname', 'street', 'post_code', 'town'].map((name) => [`delivery_${name}`, 'delivery'])),
    });
    expect(fields(false).flatMap(({ name, pattern }) => (pattern === undefined ? [] : [name]))).toEqual(['post_code', 'delivery_post_code']);
    expect(Object.keys(fields(false)[0] ?? {})).not.toContain('check');
  });

  it('have examples where a form is not plain', () => {
    const names = ['post_code', 'delivery_post_code', 'phone', 'vat_number', 'name', 'post_code_x'];
    expect(names.map((name) => exampleFor(name, COUNTRIES.HR))).toEqual(['10000', '10000', '+385 91 234 5678', 'HR12345678903', null, null]);
  });

  it('are kept as the shop writes them: trimmed, numbers without signs, all else as typed', () => {
    const cleaned = (country: CountryCode, fields: Record<string, string>) => checkCustomer({ country, is_company: true, fields }, { draft: true }).fields;
    expect(cleaned('SI', { name: '  Ana   Marija ', post_code: 'SI 1000', vat_number: 'si 5022-3054', delivery_post_code: '1000' })).toEqual({
      name: 'Ana Marija',
      post_code: '1000',
      vat_number: 'SI50223054',
      delivery_post_code: '1000',
    });
    expect(cleaned('RS', { vat_number: '101 134 702' })).toEqual({ vat_number: '101134702' });
    expect(cleaned('ME', { vat_number: '0265-5284' })).toEqual({ vat_number: '02655284' });
    expect(cleaned('BA', { vat_number: '4200123456789' })).toEqual({ vat_number: '4200123456789' });
    expect(cleaned('SI', { post_code: '1 000 x', name: 'An4' })).toEqual({ post_code: '1 000 x', name: 'An4' });
  });

  it('have a greatest length, in a draft too', () => {
    const long = { name: 'a'.repeat(61), street: `Cesta ${'1'.repeat(115)}`, town: 'b'.repeat(80) };
    const tooLong = { 'fields.name': 'error_field_too_long', 'fields.street': 'error_field_too_long' };
    expect(labels('SI', { ...GOOD, ...long })).toEqual(tooLong);
    expect(labels('SI', long, { draft: true })).toEqual(tooLong);
    expect(labels('SI', { ...GOOD, name: 'a'.repeat(60) })).toEqual({});
  });

  it.each([
    ['street', '12345', 'error_field_format'],
    ['street', 'Cesta <b>', 'error_field_format'],
    ['street', 'Cesta\n1', 'error_field_format'],
    ['name', '-Ana', 'error_name_invalid'],
    ['name', 'Ana1', 'error_name_invalid'],
    ['town', '\u0007Celje', 'error_field_format'],
    ['email', 'ana@example', 'error_email_invalid'],
    ['phone', '+38', 'error_phone_invalid'],
    ['post_code', 'x1000', 'error_post_code_invalid'],
  ])('%s: %j is refused', (name, value, label) => expect(labels('SI', { ...GOOD, [name]: value })).toEqual({ [`fields.${name}`]: label }));

  it('of a company count only for companies, of a delivery address only once one is begun', () => {
    expect(labels('SI', { ...GOOD, company_name: '1', vat_number: 'x' })).toEqual({});
    expect(labels('SI', { ...GOOD, delivery_town: '   ' })).toEqual({});
    expect(labels('SI', { ...GOOD, delivery_town: 'Celje' })).toEqual(
      Object.fromEntries(['name', 'surname', 'street', 'post_code'].map((name) => [`fields.delivery_${name}`, 'error_field_required'])),
    );
    expect(labels('SI', { delivery_town: 'Celje' }, { draft: true })).toEqual({});
  });
});
