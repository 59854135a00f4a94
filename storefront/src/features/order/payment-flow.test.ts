import type { CreatedPayment } from '@vitrina/contract/orders';
import { describe, expect, it } from 'vitest';
import { paymentFlow } from './payment-flow.ts';

const form = (action: string) => ({ hidden_form: { action, method: 'post', fields: { a: '1' } } }) as const;

const means = (created: CreatedPayment) => paymentFlow(created, 'https://shop.example');

describe('how a created payment goes on', () => {
  it('by the bank’s hidden form [S4.41]', () => expect(means(form('https://pay.example/x'))).toMatchObject({ kind: 'form' }));
  it('at the provider’s address [S4.42]', () =>
    expect(means({ redirect_url: 'https://pay.example/' })).toEqual({ kind: 'leave', url: 'https://pay.example/' }));
  it.each(['/webshop/thank_you/?identifier=1', 'https://shop.example/webshop/thank_you/?identifier=1'])('on a page of ours: %s', (redirect_url) =>
    expect(means({ redirect_url })).toEqual({ kind: 'ours', url: '/webshop/thank_you/?identifier=1' }),
  );
  it('in the provider’s frame [S4.45]', () => expect(means({ frame_url: 'http://localhost:4000/f' }).kind).toBe('frame'));
  it.each([
    { label_name: 'error_empty_payment_form' },
    {},
    form('javascript:alert(1)'),
    form('/relative'),
    { redirect_url: 'javascript:alert(1)' },
    { redirect_url: '//evil.example/' },
    { frame_url: 'data:text/html,x' },
  ])('not at all with %j [S4.43]', (created) => expect(means(created).kind).toBe('none'));
});
