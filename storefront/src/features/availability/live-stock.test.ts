import { describe, expect, it } from 'vitest';
import { byStock, type Shop, withLiveStock } from './live-stock.ts';

const shop = (code: string, qty: number): Shop => ({
  code,
  title: code,
  town: '',
  address: '',
  qty,
  pickup_date: qty > 0 ? '2026-11-21' : null,
  open_until: '21:00',
  is_shop: true,
  country: 'SI',
  can_collect: true,
});
const live = (qty: number, single: { code: string; title: string; qty: number } | null) => ({
  availability_info: { label_name: 'availability_in_stock', qty, shops: 1 },
  warehouses_single_pickup_display: single,
  shipping_date: null,
  is_available: qty > 0,
});

describe('stock of now on an older page', () => {
  it('keeps the page’s shops while nothing was asked', () => expect(withLiveStock([shop('a', 2)], null)[0]?.qty).toBe(2));
  it('takes the pieces of the shop that the answer names', () =>
    expect(withLiveStock([shop('a', 7), shop('b', 1)], live(3, { code: 'a', title: 'A', qty: 2 })).map((one) => one.qty)).toEqual([2, 1]));
  it('empties all shops when nothing is left', () => expect(withLiveStock([shop('a', 7)], live(0, null))[0]).toMatchObject({ qty: 0, pickup_date: null }));
});

it('names shops that have it first and keeps their order otherwise', () =>
  expect(byStock([shop('a', 0), shop('b', 1), shop('c', 5)]).map((one) => one.code)).toEqual(['b', 'c', 'a']));
