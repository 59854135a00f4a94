import { additionalPayments } from '@vitrina/contract/additional-payments';
import type { CreatedPayment } from '@vitrina/contract/orders';
import { describe, expect, it } from 'vitest';
import { CallFailed } from '../../api/shop-api.ts';
import { additionalStep, pageAfterPaying } from './additional-step.ts';
import { beginAdditional } from './begin-additional.ts';
import { loadAdditional, loadAdditionalThanks } from './load-additional.ts';
import { ADDITIONAL_ID, additionalWith } from './testing/sample-additional.ts';
import { contextOf } from './testing/sample-order.ts';

const PLACE = { lang: 'hr', info: { default_language: 'si' } } as const;
const VIEW = `/webshop/view_additional_payment/?identifier=${ADDITIONAL_ID}`;
const THANKS = `/webshop/additional_payments_thank_you/?identifier=${ADDITIONAL_ID}`;
const refusal = (label_name: 'error_additional_not_payable' | 'error_payment_not_possible' | 'error_internal', statusCode: number) =>
  new CallFailed(additionalPayments.pay, { label_name, statusCode });

const contextWith = (additional = additionalWith(), created: CreatedPayment | CallFailed = {}, query: Record<string, string> = {}) =>
  contextOf({
    replies: { webshop_additional_payment: additional, webshop_additional_payment_pay: created },
    query: { identifier: ADDITIONAL_ID, ...query },
    form: { payment: 'sandbox-form' },
  });

it.each([
  ['unpaid', true, 'open', null],
  ['unpaid', false, 'over', 'view_additional_payment'],
  ['failed', true, 'failed', 'view_additional_payment'],
  ['failed', false, 'over', 'view_additional_payment'],
  ['pending', false, 'pending', null],
  ['paid', false, 'paid', 'additional_payments_thank_you'],
  ['refund_due', false, 'refund', 'view_additional_payment'],
  ['refunded', false, 'refund', 'view_additional_payment'],
] as const)('%s, can be paid: %s is %s and leads to %s', (payment_status, can_pay, step, page) => {
  expect(additionalStep({ payment_status, can_pay })).toBe(step);
  expect(pageAfterPaying({ payment_status, can_pay }, ADDITIONAL_ID, PLACE)).toBe(page && `/hr/webshop/${page}/?identifier=${ADDITIONAL_ID}`);
});

describe('its page [S2.104]', () => {
  it('shows it, begins nothing and tells only reasons we know', async () => {
    expect(await loadAdditional(contextWith())).toMatchObject({ kind: 'page', props: { means: null, reason: null } });
    const reasonFor = async (reason: string) => {
      const result = await loadAdditional(contextWith(undefined, undefined, { reason }));
      return result.kind === 'page' && result.props.reason;
    };
    expect(await reasonFor('error_payment_not_possible')).toBe('error_payment_not_possible');
    expect(await reasonFor('call 0900 123')).toBe('order_payment_not_begun');
  });
  it.each(['x', '3-short', ''])('an address that names none (%s) is not found', async (identifier) => {
    const context = contextOf({ query: { identifier } });
    for (const load of [loadAdditional, loadAdditionalThanks, beginAdditional]) expect(await load(context)).toEqual({ kind: 'not_found' });
  });
});

describe('paying it', () => {
  it('shows the bank’s form and allows that bank alone', async () =>
    expect(await beginAdditional(contextWith(undefined, { hidden_form: { action: 'https://pay.example/start', method: 'post', fields: {} } }))).toMatchObject({
      kind: 'page',
      formOrigins: ['https://pay.example'],
      props: { means: { kind: 'form' } },
    }));
  it('shows the provider’s frame and allows its origin', async () =>
    expect(await beginAdditional(contextWith(undefined, { frame_url: 'https://card.example/f' }))).toMatchObject({ frameOrigins: ['https://card.example'] }));
  it.each([
    [{ label_name: 'error_empty_payment_form' }, `${VIEW}&reason=error_empty_payment_form`],
    [refusal('error_payment_not_possible', 422), `${VIEW}&reason=error_payment_not_possible`],
    [refusal('error_additional_not_payable', 409), VIEW],
    [{ redirect_url: 'javascript:alert(1)' }, `${VIEW}&reason=error_empty_payment_form`],
  ])('goes back to the page where none could be begun (%#)', async (created, to) =>
    expect(await beginAdditional(contextWith(undefined, created))).toEqual({ kind: 'redirect', to, status: 303 }),
  );
  it('begins nothing where it is paid', async () =>
    expect(await beginAdditional(contextWith(additionalWith({ payment_status: 'paid', can_pay: false }), refusal('error_internal', 500)))).toMatchObject({
      to: VIEW,
    }));
});

describe('coming back from the bank [S2.103]', () => {
  it.each(['paid', 'pending', 'unpaid'] as const)('%s is told on the thank-you page', async (payment_status) =>
    expect(await loadAdditionalThanks(contextWith(additionalWith({ payment_status, can_pay: payment_status === 'unpaid' })))).toMatchObject({ kind: 'page' }),
  );
  it.each(['failed', 'refund_due'] as const)('%s is told on its own page', async (payment_status) =>
    expect(await loadAdditionalThanks(contextWith(additionalWith({ payment_status, can_pay: payment_status === 'failed' })))).toMatchObject({ to: VIEW }),
  );
  it('the addresses are those the backend names', () =>
    expect(pageAfterPaying({ payment_status: 'paid', can_pay: false }, ADDITIONAL_ID, { ...PLACE, lang: 'si' })).toBe(THANKS));
});
