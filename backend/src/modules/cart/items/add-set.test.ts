import { webshopCart } from '@vitrina/contract/cart';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newGuest, productNamed, someProducts, type Visitor } from '../../../testing/cart-tools.ts';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';

let shop: TestBackend;
let parts: string[];
let out: string;
beforeAll(async () => {
  shop = await startTestBackend('demo');
  parts = (await someProducts(shop, 3)).map(({ key }) => key);
  out = (await productNamed(shop, 'DEMO-OUT-01')).key;
});
afterAll(() => shop.stop());

const add = async (who: Visitor, shopping_cart_codes: string[]) => {
  const reply = await shop.call(webshopCart.addSet, { shopping_cart_codes }, who);
  return reply.success ? 'success' : reply.data.label_name;
};
const inCart = async (who: Visitor) =>
  (await shop.get(webshopCart.cart, {}, who)).parcels
    .flatMap(({ items }) => items)
    .map(({ shopping_cart_code, qty }) => `${shopping_cart_code} ${qty}`)
    .sort();

it('a set is put in the cart whole, a piece of each', async () => {
  const who = await newGuest(shop);
  expect(await add(who, [...parts, parts[0] as string])).toBe('success');
  expect(await inCart(who)).toEqual(parts.map((key) => `${key} 1`).sort());
});

it.each(['first', 'in the middle', 'last'])('a set with something that is gone is not put in the cart at all: %s', async (place) => {
  const who = await newGuest(shop);
  await shop.get(webshopCart.addProduct, { shopping_cart_code: parts[2] as string, qty: 2 }, who);
  const [a, b] = parts as [string, string];
  const codes = place === 'first' ? [out, a, b] : place === 'last' ? [a, b, out] : [a, out, b];
  expect(await add(who, codes)).not.toBe('success');
  expect(await add(who, [a, 'p-2000000000', b])).not.toBe('success');
  expect(await inCart(who)).toEqual([`${parts[2]} 2`]);
});

it('five concurrent calls add five whole sets', async () => {
  const who = await newGuest(shop);
  expect(await Promise.all(Array.from({ length: 5 }, () => add(who, parts)))).toEqual(Array(5).fill('success'));
  expect(await inCart(who)).toEqual(parts.map((key) => `${key} 5`).sort());
});
