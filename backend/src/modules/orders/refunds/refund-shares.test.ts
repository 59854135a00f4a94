import { describe, expect, it } from 'vitest';
import { refundAmountOf, type RefundableLine, sharesOf } from './refund-shares.ts';

const line = (position: number, qty: number, gross: number): RefundableLine => ({
  position,
  code: `P-${position}`,
  qty,
  gross,
  refundedQty: 0,
  refundedAmount: 0,
});
const totals = (more: object) => ({ totals: { items: 0, discount: 0, shipping: 0, payment_fee: 0, vat: [], total: 0, ...more } });

describe('what was paid for a line', () => {
  it('is the order’s total together with delivery, to the cent, with coupons and VAT that was not charged', () => {
    const shares = sharesOf(
      [line(0, 3, 1000), line(1, 7, 333), line(2, 1, 1)],
      totals({ discount: -1.35, shipping: 4.99, payment_fee: 1.5, export_vat: -2.37 }),
    );
    const whole = shares.lines.reduce((sum, one) => sum + one.paid, 0) + shares.delivery;
    expect(whole).toBe(1334 - 135 + 499 + 150 - 237);
  });

  it('is the same in whatever order the lines stand: by place in the database, by parcel and seller in the contract', () => {
    const lines = [line(0, 1, 1000), line(1, 1, 1000), line(2, 1, 1000), line(3, 2, 500)];
    const sums = totals({ discount: -10.01, shipping: 4.99, export_vat: -2.37, prepaid: -5.02 });
    const paidOf = (ordered: readonly RefundableLine[]) =>
      Object.fromEntries(sharesOf(ordered, sums).lines.map(({ code, paid, prepaid }) => [code, [paid, prepaid]]));
    const asBought = paidOf(lines);
    for (const order of [
      [3, 2, 1, 0],
      [0, 2, 1, 3],
      [1, 3, 0, 2],
    ])
      expect(paidOf(order.map((i) => lines[i] as RefundableLine))).toEqual(asBought);
  });

  it('goes back whole in whatever parts its pieces do', () => {
    for (const parts of [[1, 1, 1, 1, 1, 1, 1], [7], [3, 4], [2, 2, 3], [6, 1]]) {
      let refundedQty = 0;
      let back = 0;
      for (const pieces of parts) {
        back += refundAmountOf({ qty: 7, paid: 1000, refundedQty }, pieces);
        refundedQty += pieces;
      }
      expect([parts, back]).toEqual([parts, 1000]);
    }
  });
});
