import { describe, expect, it } from 'vitest';
import { COUNTRIES, type CountryCode } from './countries.ts';
import { checkCustomer, customerFieldsFor, internationalPhone, isEmail } from './customer-fields.ts';
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

  it('reads phone numbers as people write them', () => {
    expect(internationalPhone('040 123-456', 'SI')).toBe('+38640123456');
    expect(internationalPhone('0049 (151) 23456789', 'SI')).toBe('+4915123456789');
    expect(internationalPhone('06 6982 1234', 'IT')).toBe('+390669821234');
    for (const bad of ['12', 'abc', '+0123456789', '++386', '+1234567890123456']) expect(internationalPhone(bad, 'SI')).toBeNull();
  });

  it('knows addresses', () => {
    for (const good of ['a@b.si', 'ana.kupec+shop@mail.example.com', 'ž@žaga.si']) expect(isEmail(good)).toBe(true);
    for (const bad of [
      'a@b',
      'a b@c.si',
      '@c.si',
      'a@',
      'a@b..si',
      'a@-b.si',
      '.a@b.si',
      'a@b.si, c@d.si',
      'a@b.si\nBcc: x@y.si',
      'a\ud800b@c.si',
      'a\ufffdb@c.si',
      'a\u0000@b.si',
    ])
      expect(isEmail(bad)).toBe(false);
  });
});
