import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spread } from '@vitrina/contract/values/spread';
import { cartTotals, type TotalsInput } from './cart-totals.ts';

/** Reference implementation of the totals with `bigint`: whole numbers of any size, no rounding of decimals. */
function reference({ lines, coupons, shipping, paymentFee, serviceVatPercent }: TotalsInput) {
  const halfUp = (above: bigint, below: bigint) => (2n * above + below) / (2n * below);
  const gross = lines.map((line) => BigInt(line.gross));
  const items = gross.reduce((a, b) => a + b, 0n);
  let discount = 0n;
  for (const coupon of coupons) {
    const fullDiscount = coupon.kind === 'percent' ? halfUp(items * BigInt(coupon.percent), 100n) : BigInt(coupon.amount);
    discount = discount + fullDiscount > items ? items : discount + fullDiscount;
  }
  // Cent by cent to whichever line is owed most.
  const taken = gross.map((value) => (items === 0n ? 0n : (discount * value) / items));
  while (taken.reduce((a, b) => a + b, 0n) < discount) {
    const owed = gross.map((value, i) => discount * value - (taken[i] as bigint) * items);
    const most = owed.reduce((best, one, i) => (one > (owed[best] as bigint) ? i : best), 0);
    taken[most] = (taken[most] as bigint) + 1n;
  }
  const services = BigInt((shipping ?? []).reduce((a, b) => a + b, 0) + paymentFee);
  const rates = [...new Set([...lines.map((line) => line.vatPercent), ...(services > 0n ? [serviceVatPercent] : [])])].sort((a, b) => a - b);
  const vat = rates.map((percent) => {
    const sold = gross.reduce(
      (sum, value, i) => sum + (lines[i]?.vatPercent === percent ? value - (taken[i] as bigint) : 0n),
      percent === serviceVatPercent ? services : 0n,
    );
    const part = halfUp(sold * BigInt(percent), BigInt(100 + percent));
    return { percent, base: Number(sold - part), vat: Number(part) };
  });
  return { items: Number(items), discount: Number(discount), lineDiscounts: taken.map(Number), vat, total: Number(items - discount + services) };
}

/** Prices as they are in EUR, BAM and RSD. */
const CURRENCIES = {
  EUR: { most: 500_000, ways: [0, 290, 390] },
  BAM: { most: 1_000_000, ways: [0, 590, 790] },
  RSD: { most: 60_000_000, ways: [0, 34_000, 45_000] },
};

const cartIn = ({ most, ways }: (typeof CURRENCIES)['EUR']): fc.Arbitrary<TotalsInput> =>
  fc.record({
    lines: fc.array(
      fc
        .record({ unit: fc.integer({ min: 1, max: most }), qty: fc.integer({ min: 1, max: 99 }), vatPercent: fc.constantFrom(5, 17, 19, 20, 21, 22, 25) })
        .map(({ unit, qty, vatPercent }) => ({
          gross: unit * qty,
          vatPercent,
        })),
      { maxLength: 8 },
    ),
    coupons: fc.array(
      fc.oneof(
        fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
        fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: most }) }),
      ),
      { maxLength: 3 },
    ),
    shipping: fc.option(fc.array(fc.constantFrom(...ways), { maxLength: 3 })),
    paymentFee: fc.constantFrom(0, 150, 300, 18_000),
    serviceVatPercent: fc.constantFrom(17, 20, 22),
  });

/** Of each currency; fewer where each run of the tests is one of thousands (tools/mutation). */
const CARTS = Number(process.env.GENERATED_CARTS ?? 34_000);

describe('totals of a cart', () => {
  for (const [currency, rules] of Object.entries(CURRENCIES)) {
    it(`are those of an independent reference to the cent, in ${CARTS} generated carts in ${currency}`, () => {
      fc.assert(
        fc.property(cartIn(rules), (cart) => {
          const { couponDiscounts, items, lineDiscounts, vat, total } = cartTotals(cart);
          const discount = couponDiscounts.reduce((a, b) => a + b, 0);
          expect({ items, discount, lineDiscounts, vat, total }).toEqual(reference(cart));
          expect(total).toBeGreaterThanOrEqual(0);
          expect(vat.reduce((sum, line) => sum + line.base + line.vat, 0)).toBe(total);
        }),
        { numRuns: CARTS },
      );
    });
  }

  it('a coupon worth more than the goods takes off the goods and no more', () => {
    const totals = cartTotals({
      lines: [{ gross: 300, vatPercent: 22 }],
      coupons: [
        { kind: 'amount', amount: 500 },
        { kind: 'percent', percent: 10 },
      ],
      shipping: [390],
      paymentFee: 0,
      serviceVatPercent: 22,
    });
    expect(totals).toMatchObject({ items: 300, couponDiscounts: [300, 0], total: 390, vat: [{ percent: 22, base: 320, vat: 70 }] });
  });

  it('spreads to the cent', () => {
    expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(spread(0, [])).toEqual([]);
  });

  it('without a way for every parcel has no shipping yet, and no VAT on it', () => {
    const cart: TotalsInput = { lines: [{ gross: 1220, vatPercent: 22 }], coupons: [], shipping: null, paymentFee: 0, serviceVatPercent: 20 };
    expect(cartTotals(cart)).toEqual({
      items: 1220,
      couponDiscounts: [],
      lineDiscounts: [0],
      prepaid: 0,
      shipping: null,
      paymentFee: 0,
      exempt: 0,
      vat: [{ percent: 22, base: 1000, vat: 220 }],
      total: 1220,
    });
    expect(cartTotals({ ...cart, shipping: [0, 0] })).toMatchObject({ shipping: 0, vat: [{ percent: 22 }] });
    expect(cartTotals({ ...cart, shipping: [240, 360], paymentFee: 120 })).toMatchObject({
      shipping: 600,
      paymentFee: 120,
      vat: [
        { percent: 20, base: 600, vat: 120 },
        { percent: 22, base: 1000, vat: 220 },
      ],
      total: 1940,
    });
  });

  it('takes the VAT of the market off what is exported without it, after coupons and with shipping and fee, line by line', () => {
    const exported: TotalsInput = {
      lines: [
        { gross: 12_200, vatPercent: 0, exemptPercent: 22 },
        { gross: 1050, vatPercent: 0, exemptPercent: 5 },
      ],
      coupons: [{ kind: 'amount', amount: 1325 }],
      shipping: [610],
      paymentFee: 122,
      serviceVatPercent: 0,
      serviceExemptPercent: 22,
    };
    // 12,200 − 1,220 and 1,050 − 105 of the coupon; 22 % in 10,980 are 1,980, 5 % in 945 are 45, 22 % in 732 are 132.
    expect(cartTotals(exported)).toMatchObject({
      items: 13_250,
      shipping: 610,
      paymentFee: 122,
      exempt: 2157,
      vat: [{ percent: 0, base: 10_500, vat: 0 }],
      total: 10_500,
    });
  });

  it('leaves the VAT of the whole price where a coupon counts as payment, beside one that is a discount', () => {
    const cart: TotalsInput = {
      lines: [
        { gross: 12_200, vatPercent: 22 },
        { gross: 1050, vatPercent: 5 },
      ],
      coupons: [
        { kind: 'amount', amount: 5000, isPaid: true },
        { kind: 'percent', percent: 10 },
      ],
      shipping: [610],
      paymentFee: 0,
      serviceVatPercent: 22,
    };
    // The discount is 1,325: 1,220 and 105. VAT is in 10,980 + 610 and in 945, whoever pays.
    expect(cartTotals(cart)).toMatchObject({
      couponDiscounts: [5000, 1325],
      lineDiscounts: [1220, 105],
      prepaid: 5000,
      vat: [
        { percent: 5, base: 900, vat: 45 },
        { percent: 22, base: 9500, vat: 2090 },
      ],
      total: 7535,
    });
  });

  it('an empty cart costs nothing', () =>
    expect(cartTotals({ lines: [], coupons: [{ kind: 'amount', amount: 500 }], shipping: [], paymentFee: 0, serviceVatPercent: 22 })).toEqual({
      items: 0,
      couponDiscounts: [0],
      lineDiscounts: [],
      prepaid: 0,
      shipping: 0,
      paymentFee: 0,
      exempt: 0,
      vat: [],
      total: 0,
    }));
});
