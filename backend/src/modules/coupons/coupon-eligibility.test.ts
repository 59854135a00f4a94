import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CouponRow } from './coupon-queries.ts';
import { couponEligibility, type CouponUse, hasEnded, isValidFor, isUsedUp } from './coupon-eligibility.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

const coupon = (more: Partial<CouponRow> = {}): CouponRow => ({
  id: 1,
  code: 'JESEN',
  kind: 'percent',
  percent: 10,
  amounts: {},
  minimums: {},
  titles: {},
  ends_at: null,
  in_time: true,
  limit_total: null,
  limit_customer: null,
  redeemed: 0,
  user_id: null,
  active: true,
  paid: false,
  used: 0,
  ...more,
});
const state = (more: Partial<CouponRow>, use: Partial<CouponUse> = {}) =>
  couponEligibility(coupon(more), { currency: 'EUR', goods: 5000, userId: null, ...use });

describe('a coupon', () => {
  it.each<[string, Partial<CouponRow>, Partial<CouponUse>, string]>([
    ['good for everybody', {}, {}, 'usable'],
    ['switched off', { active: false }, {}, 'invalid'],
    ['not begun or over', { in_time: false }, {}, 'invalid'],
    ['of this customer', { user_id: 7 }, { userId: 7 }, 'usable'],
    ['of another customer', { user_id: 7 }, { userId: 8 }, 'invalid'],
    ['of a customer, shown by a guest', { user_id: 7 }, { userId: null }, 'invalid'],
    ['an amount in the cart’s currency', { kind: 'amount', amounts: { EUR: 500 } }, {}, 'usable'],
    ['an amount of nothing', { kind: 'amount', amounts: { EUR: 0 } }, {}, 'usable'],
    ['an amount in other currencies only', { kind: 'amount', amounts: { RSD: 500 } }, {}, 'invalid'],
    ['below its minimum', { minimums: { EUR: 5001 } }, {}, 'minimum'],
    ['just at its minimum', { minimums: { EUR: 5000 } }, {}, 'usable'],
    ['with a minimum in another currency', { minimums: { RSD: 999_999 } }, {}, 'usable'],
    ['for an empty cart', {}, { goods: 0 }, 'usable'],
    ['redeemed as often as may be', { limit_total: 3, redeemed: 3 }, {}, 'used'],
    ['redeemed once less', { limit_total: 3, redeemed: 2 }, {}, 'usable'],
    ['redeemed by the customer as often as may be', { limit_customer: 1, used: 1 }, {}, 'used'],
    ['redeemed by others', { limit_customer: 1, redeemed: 99 }, {}, 'usable'],
    ['used up and below its minimum', { limit_total: 1, redeemed: 1, minimums: { EUR: 9999 } }, {}, 'used'],
    ['used up by others and of another customer', { limit_total: 1, redeemed: 1, user_id: 7 }, {}, 'invalid'],
  ])('%s', (_what, more, use, expected) => expect(state(more, use)).toBe(expected));

  it('without limits is never used up', () => {
    expect(isUsedUp(coupon({ redeemed: 1_000_000, used: 1_000_000 }))).toBe(false);
    expect([isUsedUp(coupon({ limit_total: 0 })), isUsedUp(coupon({ limit_customer: 0 }))]).toEqual([true, true]);
  });

  it('is for a customer where it names none or this one', () => {
    expect([isValidFor(coupon(), 7), isValidFor(coupon({ user_id: 7 }), 7), isValidFor(coupon({ user_id: 7 }), 8)]).toEqual([true, true, false]);
  });
});

describe('that a coupon has ended is told', () => {
  const over = { in_time: false, ends_at: new Date(NOW.getTime() - 1) };
  it.each<[string, Partial<CouponRow>, number | null, boolean]>([
    ['to everybody it was for', over, null, true],
    ['to its customer', { ...over, user_id: 7 }, 7, true],
    ['to no other customer', { ...over, user_id: 7 }, 8, false],
    ['to no guest either', { ...over, user_id: 7 }, null, false],
    ['the moment it ends', { ...over, ends_at: NOW }, null, true],
    ['not before', { ...over, ends_at: new Date(NOW.getTime() + 1) }, null, false],
    ['not while it is good', { ...over, in_time: true }, null, false],
    ['not of one that is off', { ...over, active: false }, null, false],
    ['not of one without an end, which has not begun', { in_time: false, ends_at: null }, null, false],
  ])('%s', (_what, more, userId, expected) => expect(hasEnded(coupon(more), userId)).toBe(expected));
});
