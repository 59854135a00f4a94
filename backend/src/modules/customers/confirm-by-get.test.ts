import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts } from '@vitrina/contract/accounts';
import { customers } from '@vitrina/contract/customers';
import { newGuest } from '../../testing/cart-tools.ts';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { TEST_SITE } from '../../testing/demo-site.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('empty', { literal: { ...TEST_SITE.literal, confirmsByGet: true } });
});
afterAll(() => shop.stop());

const PASSWORD = 'zelena žaba skače daleč';
const confirmed = async (email: string) =>
  (
    await sql<{ has: boolean }>`select password_hash is not null as has from users where email = ${email} and confirmed_at is not null`.execute(
      shop.database.db,
    )
  ).rows;
async function linkTo(email: string) {
  await shop.get(accounts.signup, { email, name: 'Žana', surname: 'Đurić' }, await newGuest(shop));
  const { rows } = await sql<{ id: number; code: string }>`
    select (data ->> 'linkId')::integer as id, data ->> 'linkCode' as code from mails where recipient = ${email} order by mails.id desc limit 1`.execute(
    shop.database.db,
  );
  return rows[0] as { id: number; code: string };
}

it('where the shop confirms by opening the link, GET makes the account once, and the link goes on to choose its password once [S7.81]', async () => {
  const email = 'ana@primer.test';
  const link = await linkTo(email);
  const opened = await Promise.all(Array.from({ length: 5 }, () => shop.call(accounts.signupConfirmCheck, link)));
  expect(opened.map(({ data }) => data)).toEqual(Array(5).fill({ email }));
  expect(await confirmed(email)).toEqual([{ has: false }]);
  expect((await shop.call(customers.login, { email, password: PASSWORD })).success).toBe(false);
  const { jwt } = await shop.get(accounts.signupConfirm, { ...link, password: PASSWORD }, await newGuest(shop));
  expect((await shop.get(customers.isLogin, {}, { token: jwt })).user_id).toEqual(expect.any(Number));
  expect((await shop.call(accounts.signupConfirm, { ...link, password: 'drugačno geslo za vedno' })).success).toBe(false);
  expect((await shop.call(customers.login, { email, password: PASSWORD })).success).toBe(true);
});

it('a wrong code makes nothing', async () => {
  const email = 'bor@primer.test';
  const link = await linkTo(email);
  expect((await shop.call(accounts.signupConfirmCheck, { ...link, code: 'x'.repeat(22) })).success).toBe(false);
  expect(await confirmed(email)).toEqual([]);
});
