import type { Endpoint } from '@vitrina/contract/endpoint';
import { describe, expect, it } from 'vitest';
import { afterOrder, afterPayment } from './after-order.ts';
import { answerOf } from './finish-step.ts';
import { submitOrder, type Caller, fetchPayment } from './follow-order.ts';

const identifier = '7-AAAAAAAAAAAAAAAAAAAAAA';
const order = { identifier, redirect_url_on_created: null };
const place = { lang: 'hr', info: { default_language: 'si' } } as unknown as Parameters<typeof answerOf>[1];

/** A caller with replies by call name, which records the calls. */
function caller(answers: Record<string, unknown>) {
  const calls: { key: string; input: unknown; headers: unknown }[] = [];
  const call = (async (endpoint: Endpoint, input: unknown, headers: unknown) => {
    calls.push({ key: endpoint.key, input, headers });
    const data = answers[endpoint.key];
    return data instanceof Error ? { success: false, data: { label_name: data.message, statusCode: 409 } } : { success: true, data };
  }) as unknown as Caller;
  return { call, calls };
}

describe('after the order', () => {
  it('none: the thank-you page with the order’s identifier [S4.39]', () => {
    const after = afterOrder({ ...order, payment_type: 'none' });
    expect(after).toEqual({ kind: 'page', action: 'thank_you', identifier });
    expect(answerOf(after as never, place)).toEqual({ kind: 'redirect', to: `/hr/webshop/thank_you/?identifier=${identifier}`, status: 303 });
  });
  it('redirect: a payment is fetched first [S4.40]', () => expect(afterOrder({ ...order, payment_type: 'redirect' }).kind).toBe('fetch_payment'));
  it('direct_credit_cart_form: redirect_url_on_created [S4.44]', () => {
    const to = 'https://bank.test/pay/';
    expect(afterOrder({ identifier, payment_type: 'direct_credit_cart_form', redirect_url_on_created: to })).toMatchObject({ kind: 'leave', url: to });
    expect(afterOrder({ ...order, payment_type: 'direct_credit_cart_form' })).toMatchObject({ action: 'payment_new' });
  });
  it('credit_cart_form: the payment-create page [S4.45]', () =>
    expect(afterOrder({ ...order, payment_type: 'credit_cart_form' })).toMatchObject({ kind: 'page', action: 'payment_create' }));
});

describe('a fetched payment', () => {
  it('hidden_form: a page with the form, that may send it to the bank alone [S4.41]', () => {
    const form = { action: 'https://bank.test/form', method: 'post' as const, fields: { a: '1' } };
    const outcome = afterPayment(identifier, { hidden_form: form });
    expect(answerOf(outcome, place)).toEqual({ kind: 'page', props: { leaving: { kind: 'form', form, identifier } }, formOrigins: ['https://bank.test'] });
  });
  it('redirect_url: the provider’s address, opened by the page [S4.42]', () => {
    const outcome = afterPayment(identifier, { redirect_url: 'https://bank.test/pay' });
    expect(answerOf(outcome, place)).toEqual({ kind: 'page', props: { leaving: { kind: 'leave', url: 'https://bank.test/pay', identifier } } });
  });
  it('error_empty_payment_form, or a failure: the new-payment page [S4.43] [S8.30]', () => {
    expect(afterPayment(identifier, { label_name: 'error_empty_payment_form' })).toMatchObject({ action: 'payment_new' });
    expect(afterPayment(identifier, null)).toMatchObject({ action: 'payment_new' });
  });
  it('an address that would run a script is not opened', () =>
    expect(answerOf({ kind: 'leave', url: 'javascript:alert(1)', identifier }, place)).toMatchObject({
      to: `/hr/webshop/payment_new/?identifier=${identifier}`,
    }));
});

describe('ordering', () => {
  const created = { identifier, payment_type: 'none' };
  it('sends the key and the total that was shown, then fetches the order [S4.38]', async () => {
    const { call, calls } = caller({ webshop_order_post: created, webshop_order: { ...created, redirect_url_on_created: null } });
    expect(await submitOrder(call, { key: 'k', total: 12.5 })).toMatchObject({ action: 'thank_you' });
    expect(calls).toEqual([
      { key: 'webshop_order_post', input: { total: 12.5, accept_terms: true }, headers: { 'idempotency-key': 'k' } },
      { key: 'webshop_order', input: { identifier }, headers: undefined },
    ]);
  });
  it('that failed leads to the failed-order page and asks for nothing more [S4.37] [S8.31]', async () => {
    const { call, calls } = caller({ webshop_order_post: new Error('error_cart_changed') });
    const after = await submitOrder(call, { key: 'k', total: 1 });
    expect(after).toEqual({ kind: 'failed', label_name: 'error_cart_changed' });
    expect(calls).toHaveLength(1);
    expect(answerOf(after as never, place)).toMatchObject({ to: '/hr/webshop/failed_order/?reason=error_cart_changed', status: 303 });
  });
  it('goes on by what the creation told where the order cannot be fetched', async () => {
    const { call } = caller({ webshop_order_post: { ...created, payment_type: 'redirect' }, webshop_order: new Error('error_unavailable') });
    expect(await submitOrder(call, { key: 'k', total: null })).toEqual({ kind: 'fetch_payment', identifier });
  });
  it('a payment that cannot be begun leaves the order payable', async () => {
    const { call } = caller({ webshop_create_payment: new Error('error_payment_not_possible') });
    expect(await fetchPayment(call, identifier)).toMatchObject({ action: 'payment_new' });
  });
});
