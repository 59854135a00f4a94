import type { CreatedPayment } from '@vitrina/contract/orders';
import { describe, expect, it, vi } from 'vitest';
import type { CallFailed } from '../../api/shop-api.ts';
import { beginPayment } from './begin-payment.ts';
import { CARD, contextOf, ID, orderWith } from './testing/sample-order.ts';

const begin = (created: CreatedPayment | CallFailed, more: Parameters<typeof contextOf>[0] = {}) =>
  beginPayment(contextOf({ order: orderWith({ payment: CARD }), created, ...more }));

describe('a payment begun by its page', () => {
  it('shows the bank’s form and allows that bank alone [S4.40] [S4.41] [S2.97]', async () => {
    const result = await begin({ hidden_form: { action: 'https://pay.example/start?x=1', method: 'post', fields: { a: '1' } } });
    expect(result).toMatchObject({ kind: 'page', formOrigins: ['https://pay.example'], props: { means: { kind: 'form' } } });
  });
  it('shows the provider’s frame and allows its origin [S4.45]', async () =>
    expect(await begin({ frame_url: 'https://card.example/f' })).toMatchObject({ kind: 'page', frameOrigins: ['https://card.example'] }));
  it('goes to the new-payment page where none could be begun [S4.43]', async () =>
    expect(await begin({ label_name: 'error_empty_payment_form' })).toEqual({
      kind: 'redirect',
      status: 303,
      to: `/webshop/payment_new/?identifier=${ID}&reason=error_empty_payment_form`,
    }));
  it('goes to the thank-you page with a way that begins nothing [S4.39]', async () =>
    expect(await begin({ label_name: 'error_empty_payment_form' }, { query: { payment: 'bank-transfer' } })).toMatchObject({
      to: `/webshop/thank_you/?identifier=${ID}`,
    }));
  it.each([[{}], [{ redirect_url: 'javascript:alert(1)' }]])(
    'logs a payment without an address to go to (%j), and leads to the other ways [S8.36]',
    async (created) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {});
      expect(await begin(created)).toMatchObject({ to: `/webshop/payment_new/?identifier=${ID}&reason=error_empty_payment_form` });
      expect(log).toHaveBeenCalledExactlyOnceWith('redirect response property is missing');
      log.mockRestore();
    },
  );
  it('is not begun for an order that is paid [S1.9]', async () =>
    expect(await begin({}, { order: orderWith({ payment_status: 'paid', can_pay: false }) })).toMatchObject({ to: `/webshop/thank_you/?identifier=${ID}` }));
  it('is not begun for an order that is over', async () =>
    expect(await begin({}, { order: orderWith({ status: 'cancelled', can_pay: false }) })).toMatchObject({ to: `/webshop/narocila/${ID}/` }));
  it.each(['x', '1-short', `${ID}x`])('an address that names no order (%s) is not found, and told to the log [S3.54, S8.35]', async (identifier) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await begin({}, { query: { identifier } })).toEqual({ kind: 'not_found' });
    expect(log).toHaveBeenCalledExactlyOnceWith('Order code is required');
    log.mockRestore();
  });
});
