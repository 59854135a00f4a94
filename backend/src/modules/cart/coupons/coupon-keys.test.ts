import { webshopCart } from '@vitrina/contract/cart';
import { CUSTOMER } from '@vitrina/demo/known';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGuest, someProducts } from '../../../testing/cart-tools.ts';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';

let shop: TestBackend;
let product: string;
beforeAll(async () => {
  shop = await startTestBackend('demo');
  product = (await someProducts(shop, 1, { from: 6000 }))[0]?.key as string;
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});

interface Answer {
  status: number;
  body: { success: boolean; data: { label_name?: string; cart?: { coupons: { code: string }[] } } };
}

async function post(path: string, token: string, code: string, key: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key };
  const reply = await shop.fetch(path, { method: 'POST', headers, body: JSON.stringify({ code }) });
  return { status: reply.status, body: (await reply.json()) as Answer['body'] };
}

async function guest(): Promise<string> {
  const who = await newGuest(shop);
  await shop.get(webshopCart.addProduct, { shopping_cart_code: product }, who);
  return who.token;
}
const redeem = async (token: string, code: string, key: string) => post('/api/webshop/coupon/', token, code, key);

describe('an Idempotency-Key with a coupon [S7.56]', () => {
  it('gives the same answer again instead of “already there”, also five at once', async () => {
    const token = await guest();
    const answers = await Promise.all(Array.from({ length: 5 }, () => redeem(token, 'VITRINA10', 'key-1')));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(answers[0]?.body.data.cart?.coupons).toHaveLength(1);
    expect(await redeem(token, 'VITRINA10', 'key-2')).toMatchObject({ status: 422, body: { data: { label_name: 'error_coupon_already' } } });
  });

  it('with another code is refused, whether there is such a coupon or not', async () => {
    const token = await guest();
    await redeem(token, 'VITRINA10', 'key-1');
    for (const code of ['VITRINA5', 'NO-SUCH-ONE'])
      expect(await redeem(token, code, 'key-1')).toMatchObject({ status: 409, body: { data: { label_name: 'error_idempotency_key' } } });
    expect((await shop.get(webshopCart.cart, {}, { token })).coupons.map((coupon) => coupon.code)).toEqual(['VITRINA10']);
  });

  it('is not used up by a refusal', async () => {
    const token = await guest();
    expect((await redeem(token, 'LATER', 'key-1')).status).toBe(422);
    await sql`insert into coupons (code, kind, percent) values ('LATER', 'percent', 10)`.execute(shop.database.db);
    expect((await redeem(token, 'LATER', 'key-1')).status).toBe(200);
  });

  it('of one visitor means nothing to another', async () => {
    const [one, two] = [await guest(), await guest()];
    expect((await redeem(one, 'VITRINA10', 'key-1')).status).toBe(200);
    expect((await redeem(two, 'VITRINA5', 'key-1')).status).toBe(200);
  });

  it('works for a kept coupon too', async () => {
    const token = await shop.logIn(CUSTOMER.email, CUSTOMER.password);
    const save = (code: string, key: string) => post('/api/webshop/my-coupon/', token, code, key);
    expect((await save('NOT-YET', 'mine-1')).status).toBe(422);
    await sql`insert into coupons (code, kind, percent) values ('NOT-YET', 'percent', 10)`.execute(shop.database.db);
    expect((await save('NOT-YET', 'mine-1')).status).toBe(200);
    expect((await save('NOT-YET', 'mine-1')).status).toBe(200);
    expect(await save('VITRINA10', 'mine-1')).toMatchObject({ status: 409, body: { data: { label_name: 'error_idempotency_key' } } });
    const codes = (await shop.get(webshopCart.myCoupons, {}, { token })).items.map((coupon) => coupon.code);
    expect(codes).toEqual(['NOT-YET']);
  });
});
