import type { ErrorData } from '@vitrina/contract/errors';
import { describe, expect, it } from 'vitest';
import { createLabels } from '@vitrina/contract/values/labels';
import { refusalText } from './refusal-text.ts';
import { cartWarningText } from './cart-warning-text.ts';

const { text } = createLabels(
  {
    'cart_page_only_pieces.two': 'Na zalogi sta še {count} kosa.',
    cart_page_none_left: 'Ni več.',
    error_quantity_not_available: 'Toliko jih ni.',
    error_coupon_invalid_code: 'Kupon ne velja.',
    error_coupon_ended: 'Veljal je do {day}.',
    cart_warning_price_up: '{title}: prej {before}, zdaj {now}.',
  },
  'si',
);

describe('refusals in words', () => {
  it('name the pieces there are', () => {
    const label_name = 'error_quantity_not_available' as const;
    const refused = (available: number): ErrorData => ({ label_name, errors: [{ field: 'p-1', label_name, available }] });
    expect(refusalText(refused(2), text)).toBe('Na zalogi sta še 2 kosa.');
    expect(refusalText(refused(0), text)).toBe('Ni več.');
    expect(refusalText({ label_name }, text)).toBe('Toliko jih ni.');
  });
  it('say that a coupon is not valid [S5.1] [S8.29]', () => expect(refusalText({ label_name: 'error_coupon_invalid_code' }, text)).toBe('Kupon ne velja.'));
  it('say until when a coupon that is over was good', () => {
    const errors = [{ field: 'code', label_name: 'error_coupon_ended' as const, ended_at: '2026-05-31T21:59:59.000Z' }];
    expect(refusalText({ label_name: 'error_coupon_invalid_code', errors }, text, (iso) => `<${iso.slice(0, 7)}>`)).toBe('Veljal je do <2026-05>.');
  });
  it('write prices of warnings as money', () => {
    const warning = { label_name: 'cart_warning_price_up', shopping_cart_code: 'p-1', title: 'Lumo', before: 10, now: 12 } as const;
    expect(cartWarningText(warning, { text, price: (decimal) => `${decimal},00 €` })).toBe('Lumo: prej 10,00 €, zdaj 12,00 €.');
  });
});
