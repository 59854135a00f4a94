import { accounts } from '@vitrina/contract/accounts';
import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { customers } from '@vitrina/contract/customers';
import { COUNTRIES } from '@vitrina/contract/values/countries';
import { CUSTOMER, CUSTOMER_ADDRESS } from '@vitrina/demo/known';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANA, newGuest, readyCart, someProducts } from '../../testing/cart-tools.ts';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let shop: TestBackend;
let cheap: { key: string; amount: number };
beforeAll(async () => {
  shop = await startTestBackend('demo');
  cheap = (await someProducts(shop, 1, { from: 1000 }))[0] as typeof cheap;
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});

const labelOf = (reply: { success: boolean; data: unknown }) => (reply.success ? 'success' : (reply.data as { label_name: string }).label_name);
const withProduct = async () => {
  const guest = await newGuest(shop);
  await shop.get(webshopCart.addProduct, { shopping_cart_code: cheap.key }, guest);
  return guest;
};

describe('buyer', () => {
  it('buyer and address are kept with the cart [S3.52] [S4.32] [S7.61] [S7.62] [S7.64]', async () => {
    const guest = await withProduct();
    expect((await shop.get(webshopCheckout.customer, {}, guest)).customer).toBeNull();
    const { cart } = await shop.get(webshopCheckout.setCustomer, { type: 'webshop.guest', country: 'SI', fields: ANA }, guest);
    expect(cart.customer).toEqual({ type: 'webshop.guest', country: 'SI', is_company: false, fields: ANA });
    expect(cart.missing).toEqual(['shipping', 'payment']);
    expect((await shop.get(webshopCheckout.customer, {}, guest)).customer).toEqual(cart.customer);
  });

  it('every bad field is named; a draft is kept as it is [S5.12]', async () => {
    const guest = await withProduct();
    const bad = { ...ANA, email: 'ana', post_code: '12', surname: '' };
    const reply = await shop.call(webshopCheckout.setCustomer, { type: 'webshop.guest', country: 'SI', fields: bad }, guest);
    expect(reply).toMatchObject({ success: false, data: { statusCode: 400, label_name: 'error_bad_input' } });
    expect((reply.data as { errors: { field: string }[] }).errors.map((error) => error.field).sort()).toEqual([
      'fields.email',
      'fields.post_code',
      'fields.surname',
    ]);
    const { cart } = await shop.get(webshopCheckout.setCustomer, { type: 'webshop.guest', country: 'SI', fields: bad, draft: true }, guest);
    expect(cart.customer?.fields.post_code).toBe('12');
    expect(cart.missing).toContain('customer');
    expect(labelOf(await shop.call(webshopCheckout.setCustomer, { type: 'webshop.guest', country: 'FR', fields: ANA }, guest))).toBe('error_bad_input');
  });

  it('a customer’s own data are there before anything was typed [S7.63]', async () => {
    const who = { token: await shop.logIn(CUSTOMER.email, CUSTOMER.password) };
    expect((await shop.get(webshopCheckout.customer, {}, who)).customer).toMatchObject({
      type: 'webshop.customer',
      fields: { email: CUSTOMER.email, name: 'Ana', surname: 'Kupec' },
    });
  });

  it('the address kept in the account is there too, with the account’s e-mail, and without one at least the name [S7.63]', async () => {
    const who = { token: await shop.logIn(CUSTOMER.email, CUSTOMER.password) };
    expect((await shop.get(webshopCheckout.customer, {}, who)).customer).toEqual(CUSTOMER_ADDRESS);
    await shop.get(accounts.profileUpdate, { customer: { ...CUSTOMER_ADDRESS, fields: { ...CUSTOMER_ADDRESS.fields, email: 'druga@primer.test' } } }, who);
    expect((await shop.get(webshopCheckout.customer, {}, who)).customer?.fields.email).toBe(CUSTOMER.email);
    await shop.get(accounts.profileUpdate, { customer: null }, who);
    expect((await shop.get(webshopCheckout.customer, {}, who)).customer?.fields).toEqual({ email: CUSTOMER.email, name: 'Ana', surname: 'Kupec' });
    await shop.get(accounts.profileUpdate, { customer: CUSTOMER_ADDRESS }, who);
  });

  it('is-login tells a customer whose data do not suffice for an order yet, and never a guest [S3.59] [S7.75]', async () => {
    const who = { token: await shop.logIn(CUSTOMER.email, CUSTOMER.password) };
    const lacks = async (as: { token: string }) => (await shop.get(customers.isLogin, {}, as)).update_customer_data;
    // The account's stored address suffices.
    expect(await lacks(who)).toBe(false);
    await shop.get(accounts.profileUpdate, { customer: null }, who);
    expect([await lacks(who), await lacks(await newGuest(shop))]).toEqual([true, false]);
    await shop.get(webshopCheckout.setCustomer, { type: 'webshop.customer', country: 'SI', fields: { ...ANA, email: CUSTOMER.email } }, who);
    expect(await lacks(who)).toBe(false);
    await sql`delete from carts where user_id is not null`.execute(shop.database.db);
  });

  it('the form’s fields come by country, with texts in the language [S3.62] [S7.65]', async () => {
    const { country, fields } = await shop.get(webshopCheckout.customerFields, { country: 'HR' }, { lang: 'en' });
    expect(country).toBe('HR');
    expect(fields.find((field) => field.name === 'post_code')).toMatchObject({
      label: 'Postcode',
      hint: 'For example 10000',
      autocomplete: 'postal-code',
      group: 'address',
    });
    expect((await shop.get(webshopCheckout.customerFields, { is_company: false })).fields.some((field) => field.group === 'company')).toBe(false);
    for (const lang of ['si', 'hr', 'en', 'de', 'at', 'rs', 'it', 'ba', 'me', 'es'] as const) {
      for (const field of (await shop.get(webshopCheckout.customerFields, {}, { lang })).fields) expect(field.label).not.toMatch(/^customer_/);
    }
  });

  it('they are required exactly as the server judges them: each one left out, in every country, by guests, customers and companies [S3.62] [S7.62] [S7.65]', async () => {
    const guest = await newGuest(shop);
    for (const country of Object.values(COUNTRIES))
      for (const type of ['webshop.guest', 'webshop.customer'] as const)
        for (const is_company of [undefined, false, true]) {
          const { fields } = await shop.get(webshopCheckout.customerFields, { type, country: country.code, is_company }, guest);
          const refused = async (values: Record<string, string>): Promise<string[]> => {
            const reply = await shop.call(
              webshopCheckout.setCustomer,
              { type, country: country.code, ...(is_company && { is_company }), fields: values },
              guest,
            );
            return reply.success ? [] : (reply.data.errors ?? []).map(({ field }) => field.replace('fields.', ''));
          };
          const required = fields.filter((field) => field.required).map(({ name }) => name);
          expect(await refused({})).toEqual(required);
          const good: Record<string, string> = {
            ...ANA,
            phone: country.phoneExample,
            post_code: country.postCodeExample,
            vat_number: country.vatExample,
            company_name: 'Firma',
          };
          const whole = Object.fromEntries(required.map((name) => [name, good[name] ?? '']));
          expect(await refused(whole)).toEqual([]);
          for (const { name, required: isRequired } of fields) {
            const { [name]: _, ...others } = whole;
            expect([country.code, type, is_company, name, await refused(others)]).toEqual([country.code, type, is_company, name, isRequired ? [name] : []]);
          }
          const delivery = fields.filter((field) => field.required_when === 'delivery').map(({ name }) => name);
          expect(delivery).toHaveLength(5);
          for (const name of delivery) expect(await refused({ ...whole, [name]: ' ' })).toEqual([]);
          expect(await refused({ ...whole, delivery_town: 'Celje' })).toEqual(delivery.filter((name) => name !== 'delivery_town'));
        }
  });

  it('a buyer without an account chooses guest checkout once, under both field names [S3.58] [S6.2] [S7.75]', async () => {
    const guest = await newGuest(shop);
    expect(await shop.get(customers.isLogin, {}, guest)).toMatchObject({ continue_as_guest: false, continue_as_guest_exist: false });
    expect((await shop.get(webshopCheckout.continueAsGuest, {}, guest)).cart.continue_as_guest).toBe(true);
    expect(await shop.get(customers.isLogin, {}, guest)).toMatchObject({ continue_as_guest: true, continue_as_guest_exist: true });
  });

  it('countries, post codes and towns [S7.59]', async () => {
    const { countries, towns } = await shop.get(webshopCheckout.location, { country: 'AT' }, { lang: 'de' });
    expect(countries).toHaveLength(9);
    expect(countries.find((one) => one.code === 'AT')).toMatchObject({ title: 'Österreich', post_code_example: '8020' });
    expect(towns).toContainEqual({ post_code: '8010', town: 'Graz' });
  });

  it('a reminder needs consent and an address [S7.60]', async () => {
    const guest = await withProduct();
    expect(labelOf(await shop.call(webshopCheckout.abandonment, { email: 'nonsense', consent: true }, guest))).toBe('error_email_invalid');
    await shop.get(webshopCheckout.abandonment, { email: 'ana@example.com', consent: true }, guest);
    expect((await shop.get(webshopCheckout.customer, {}, guest)).customer?.fields).toEqual({ email: 'ana@example.com' });
    await shop.get(webshopCheckout.abandonment, { email: '', consent: false }, guest);
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from carts where reminder_consent`.execute(shop.database.db);
    expect(rows[0]?.n).toBe(0);
  });
});

describe('shipping', () => {
  it('one way for all parcels, its price in the totals, free from 50 € [S4.33] [S7.66]', async () => {
    const guest = await withProduct();
    const before = await shop.get(webshopCart.cart, {}, guest);
    expect(before.totals.shipping).toBeNull();
    expect(before.free_shipping_missing).toBeCloseTo(50 - cheap.amount / 100, 2);
    const { cart } = await shop.get(webshopCheckout.setShipping, { shipping: 'delivery' }, guest);
    expect(cart.totals).toMatchObject({ shipping: 3.9, total: (cheap.amount + 390) / 100 });
    const [dear] = await someProducts(shop, 1, { from: 5000 });
    expect((await shop.get(webshopCart.addProduct, { shopping_cart_code: dear?.key as string }, guest)).cart).toMatchObject({
      totals: { shipping: 0 },
      free_shipping_missing: null,
    });
  });

  it('a parcel of its own way, with a shop or locker that is offered [S7.67]', async () => {
    const guest = await withProduct();
    const parcel = (await shop.get(webshopCart.cart, {}, guest)).parcels[0];
    const put = (shipping: string, point_id?: string) =>
      shop.call(webshopCheckout.setParcelShipping, { parcel_id: parcel?.id as string, shipping, ...(point_id && { point_id }) }, guest);
    expect(labelOf(await put('pickup'))).toBe('error_shipping_not_possible');
    expect(labelOf(await put('pickup', 'graz'))).toBe('error_shipping_not_possible');
    expect(labelOf(await put('drone'))).toBe('error_shipping_not_possible');
    expect((await put('pickup', 'koper')).data).toMatchObject({
      cart: { totals: { shipping: 0 }, parcels: [{ shipping: { code: 'pickup', point: { id: 'koper' } } }] },
    });
    expect((await put('locker', 'locker-si-1')).data).toMatchObject({
      cart: { totals: { shipping: 2.9 }, parcels: [{ shipping: { code: 'locker', point: { id: 'locker-si-1' } } }] },
    });
    expect(labelOf(await shop.call(webshopCheckout.setParcelShipping, { parcel_id: 's9-w9', shipping: 'delivery' }, guest))).toBe(
      'error_shipping_not_possible',
    );
    expect((await shop.get(webshopCheckout.setShipping, { shipping: 'delivery' }, guest)).cart.parcels[0]?.shipping?.code).toBe('delivery');
  });

  it('shops and lockers are those of the buyer’s country', async () => {
    const guest = await withProduct();
    await shop.get(webshopCheckout.setCustomer, { type: 'webshop.guest', country: 'HR', fields: {}, draft: true }, guest);
    const points = (await shop.get(webshopCart.cart, {}, guest)).parcels[0]?.shipping_options.flatMap((option) => option.points ?? []) ?? [];
    expect(new Set(points.map((point) => point.country))).toEqual(new Set(['HR']));
  });
});

describe('payment', () => {
  it('ways to pay are offered and chosen; a fee is in the totals [S3.53] [S4.34]', async () => {
    const guest = await withProduct();
    const { items } = await shop.get(webshopCheckout.payments, {}, guest);
    expect(items.map((item) => item.code)).toEqual(expect.arrayContaining(['bank-transfer', 'cash-on-delivery']));
    for (const item of items) expect(item.title).not.toMatch(/^payment_/);
    expect(labelOf(await shop.call(webshopCheckout.setPayment, { payment: 'gold' }, guest))).toBe('error_payment_not_possible');
    const { cart } = await shop.get(webshopCheckout.setPayment, { payment: 'cash-on-delivery' }, guest);
    expect(cart.payment_type).toMatchObject({ code: 'cash-on-delivery', fee: 1.5 });
    expect(cart.totals).toMatchObject({ payment_fee: 1.5, total: (cheap.amount + 150) / 100 });
    expect(cart.totals.vat.reduce((sum, line) => sum + Math.round(line.base * 100) + Math.round(line.vat * 100), 0)).toBe(cheap.amount + 150);
  });

  it('where nothing is left to pay, no way that starts a payment is offered or stays chosen', async () => {
    const guest = await withProduct();
    await sql`insert into coupons (code, kind, amounts) values ('ALLOFIT', 'amount', '{"EUR": 1000000}')`.execute(shop.database.db);
    const types = async () => new Set((await shop.get(webshopCheckout.payments, {}, guest)).items.map(({ type }) => type));
    await shop.get(webshopCheckout.setShipping, { shipping: 'pickup', point_id: 'koper' }, guest);
    const bank = (await shop.get(webshopCheckout.payments, {}, guest)).items.find(({ type }) => type !== 'none')?.code as string;
    expect((await shop.get(webshopCheckout.setPayment, { payment: bank }, guest)).cart.payment_type?.code).toBe(bank);
    const { cart } = await shop.get(webshopCart.addCoupon, { code: 'ALLOFIT' }, guest);
    expect([cart.totals.total, cart.payment_type, cart.missing.includes('payment')]).toEqual([0, null, true]);
    expect(await types()).toEqual(new Set(['none']));
    expect(labelOf(await shop.call(webshopCheckout.setPayment, { payment: bank }, guest))).toBe('error_payment_not_possible');
  });

  it('a cart with every step done lacks nothing', async () => {
    const guest = await newGuest(shop);
    await readyCart(shop, guest, cheap.key);
    expect((await shop.get(webshopCart.cart, {}, guest)).missing).toEqual([]);
  });
});
