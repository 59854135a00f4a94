import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { companies } from '@vitrina/contract/companies';
import { webshopOrders } from '@vitrina/contract/orders';
import { staffCompanies } from '@vitrina/contract/staff/companies';
import { staffDesk } from '@vitrina/contract/staff/desk';
import { staffDocuments } from '@vitrina/contract/staff/documents';
import { startVatService, type VatService } from '../../testing/vat-service.ts';
import { asking, changesOf, limited, refusalOf, rowCounts } from '../../testing/office-orders.ts';
import { Office } from '../../testing/office-tools.ts';
import { waitingForRows } from '../../testing/waiting-for-rows.ts';
import { FIRST_VERSION } from '../../testing/permission-world.ts';
import { fillCart, postOrder, productId, setStock } from '../../testing/test-buyer.ts';

const COMPANY = { title: 'Kupec, d. o. o.', country: 'SI', vat_number: '12345679' };
const FIELDS = { phone: '040 123 456', name: 'Ana', surname: 'Kos', street: 'Ulica 1', post_code: '1000', town: 'Ljubljana' };
const NUMBER = 'SI12345679';
let office: Office;
let vat: VatService;
let product: number;
const cookies = { owner: '', service: '', picker: '' };
beforeAll(async () => {
  vat = await startVatService();
  office = await Office.start({ vatRegister: vat.register });
  for (const role of ['owner', 'service', 'picker'] as const) cookies[role] = await office.logIn(role);
  product = await productId(office.shop, 'DEMO-PROMO-01');
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
  await vat.close();
});
beforeEach(async () => {
  await setStock(office.shop, product, 5000);
  await sql`delete from company_members`.execute(db());
  await sql`update orders set company_id = null`.execute(db());
  await sql`delete from companies`.execute(db());
});

const db = () => office.shop.database.db;
const as = (role: keyof typeof cookies) => asking(office, () => cookies[role]);
let people = 0;
async function newBuyer(lang = 'si') {
  people += 1;
  const email = `kupec${people}@podjetje.example`;
  const { rows } = await sql<{ id: number }>`insert into users (email, lang, confirmed_at) values (${email}, ${lang}, now()) returning id`.execute(db());
  const userId = rows[0]?.id as number;
  return { userId, email, token: await office.shop.tokens.issue({ userId, version: FIRST_VERSION }) };
}
const apply = (token: string, company: object = COMPANY) => office.shop.call(companies.ask, { ...COMPANY, ...company }, { token });
async function approved({ limit = 1000, days = 15 } = {}) {
  const buyer = await newBuyer();
  await apply(buyer.token);
  const { membership } = (await as('service')(staffCompanies.decide, { id: buyer.userId, state: 'approved' })).data;
  const { id, version } = membership.company;
  await as('owner')(staffCompanies.setTerms, { id, version, credit_limit: limit, payment_days: days });
  return { ...buyer, companyId: id as number };
}
/** A cart that the company pays on account. */
async function companyCart(token: string, { email, qty = 1, number = NUMBER }: { email: string; qty?: number; number?: string }) {
  await fillCart(office.shop, { productId: product, qty, token, email });
  const fields = { ...FIELDS, email, company_name: COMPANY.title, vat_number: number };
  await office.shop.get(webshopCheckout.setCustomer, { type: 'webshop.customer', country: 'SI', is_company: true, fields }, { token });
  await office.shop.get(webshopCheckout.setShipping, { shipping: 'delivery' }, { token });
  return office.shop.call(webshopCheckout.setPayment, { payment: 'on-account' }, { token });
}
const waysOf = async (token: string) => (await office.shop.get(webshopCheckout.payments, {}, { token })).items.map(({ code }) => code);
const openOf = async (userId: number) => (await as('service')(staffCompanies.ofCustomer, { id: userId })).data.membership.company.credit.open;

describe('an account that asks to buy for a company', () => {
  it('is approved by staff, in the log and by a mail, once; limit and days are the owner’s to set', async () => {
    vat.behave('yes');
    const { userId, token } = await newBuyer('de');
    expect(await office.shop.get(companies.mine, {}, { token })).toEqual({ company: null });
    const first = await apply(token);
    expect(first).toMatchObject({ success: true, data: { company: { title: '', vat_number: NUMBER, state: 'asked', credit: null } } });
    expect(await apply(token)).toEqual(first);
    expect((await as('service')(staffCompanies.list, { filter: { state: 'asked' } })).data).toMatchObject({ total: 1, items: [{ user_id: userId }] });
    await Promise.all(Array.from({ length: 5 }, () => as('service')(staffCompanies.decide, { id: userId, state: 'approved' })));
    const { membership } = (await as('service')(staffCompanies.ofCustomer, { id: userId })).data;
    expect(membership).toMatchObject({ state: 'approved', company: { title: COMPANY.title, vat_state: 'valid', credit: { limit: 0, open: 0 } } });
    const { id, version } = membership.company;
    expect(refusalOf(await as('service')(staffCompanies.setTerms, { id, version, credit_limit: 5, payment_days: 8 }))).toBe('403 error_forbidden');
    const saved = (await as('owner')(staffCompanies.setTerms, { id, version, credit_limit: 2500.5, payment_days: 30 })).data;
    expect(saved.company).toMatchObject({ version: version + 1, credit: { limit: 2500.5, payment_days: 30 } });
    expect(refusalOf(await as('owner')(staffCompanies.setTerms, { id, version, credit_limit: 9, payment_days: 9 }))).toBe(
      '409 error_version credit_limit payment_days',
    );
    expect((await changesOf(office, 'company', String(id))).map(({ action }) => action)).toEqual(['approved', 'terms']);
    const mails = await sql<{ kind: string; lang: string }>`select kind, lang from mails where kind like 'company-%'`.execute(db());
    expect(mails.rows).toEqual([{ kind: 'company-approved', lang: 'de' }]);
    expect((await office.shop.get(companies.mine, {}, { token })).company).toMatchObject({
      state: 'approved',
      title: COMPANY.title,
      credit: { limit: 2500.5 },
    });
  });

  it('with a number that is known joins nothing and is told nothing; a refused one may name another company', async () => {
    const { companyId } = await approved();
    const { userId, token } = await newBuyer();
    expect((await apply(token, { title: 'Tat' })).data).toMatchObject({ company: { title: '', state: 'asked', credit: null } });
    expect((await apply(token, { vat_number: '10000003' })).success).toBe(false);
    await as('service')(staffCompanies.decide, { id: userId, state: 'refused' });
    const other = await apply(token, { country: 'DE', vat_number: 'DE123456788' });
    expect(other.data).toMatchObject({ company: { state: 'asked', vat_number: 'DE123456788' } });
    expect((await as('service')(staffCompanies.ofCustomer, { id: userId })).data.membership.company.id).not.toBe(companyId);
  });

  it.each([
    [{ vat_number: '12345678' }, ['vat_number']],
    [{ country: 'US' }, ['country']],
    [{ title: '<b>', vat_number: 'x' }, ['title', 'vat_number']],
    [{ title: '' }, ['title']],
  ])('names every bad field and writes nothing: %j', async (company, fields) => {
    const { token } = await newBuyer();
    const { data } = await apply(token, company);
    expect((data as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual(fields);
    expect(await rowCounts(office, ['companies', 'company_members'])).toEqual({ companies: 0, company_members: 0 });
  });

  it('is limited in numbers a day, and only a customer may ask; others’ rights do not reach it', async () => {
    const { userId, token } = await newBuyer();
    await apply(token);
    const replies = [];
    for (let i = 0; i < 11; i += 1) {
      await as('service')(staffCompanies.decide, { id: userId, state: 'refused' });
      const reply = await apply(token, i % 2 === 0 ? { country: 'DE', vat_number: 'DE123456788' } : {});
      replies.push(reply.success ? 'ok' : (reply.data as { label_name: string }).label_name);
    }
    expect(replies).toContain('error_too_many_requests');
    expect((await office.shop.call(companies.ask, COMPANY)).success).toBe(false);
    for (const call of [staffCompanies.ofCustomer, staffCompanies.decide])
      expect(refusalOf(await as('picker')(call as typeof staffCompanies.decide, { id: userId, state: 'approved' }))).toBe('403 error_forbidden');
    await limited(office, { role: 'service', markets: ['at'] }, async () => {
      expect(refusalOf(await as('service')(staffCompanies.decide, { id: userId, state: 'approved' }))).toBe('404 error_empty_data');
      expect((await as('service')(staffCompanies.list, {})).data.total).toBe(0);
    });
  });
});

describe('an order on account', () => {
  it('is offered to the company alone, at the checkout as that company, as far as its limit goes', async () => {
    const { userId, email, token } = await approved({ limit: 5000 });
    await fillCart(office.shop, { productId: product, token, email });
    expect(await waysOf(token)).not.toContain('on-account');
    expect(await companyCart(token, { email })).toMatchObject({ success: true });
    expect(await waysOf(token)).toContain('on-account');
    const stranger = await newBuyer();
    expect(await companyCart(stranger.token, { email: stranger.email })).toMatchObject({ success: false, data: { label_name: 'error_payment_not_possible' } });
    await sql`update companies set credit_limit = 1`.execute(db());
    expect(await waysOf(token)).not.toContain('on-account');
    await sql`update companies set credit_limit = 500000, currency = 'RSD'`.execute(db());
    expect(await waysOf(token), 'a limit in another currency').not.toContain('on-account');
    await sql`update companies set currency = 'EUR'`.execute(db());
    expect(await waysOf(token)).toContain('on-account');
    await as('service')(staffCompanies.decide, { id: userId, state: 'refused' });
    expect(await waysOf(token)).not.toContain('on-account');
  });

  it('owes until it is paid: the invoice says until when, a booking frees the limit', async () => {
    const { userId, email, token } = await approved({ limit: 5000, days: 20 });
    await companyCart(token, { email });
    const { identifier } = await office.shop.get(webshopOrders.createOrder, {}, { token });
    const order = await office.shop.get(webshopOrders.order, { identifier }, { token });
    expect(order).toMatchObject({ status: 'confirmed', payment_status: 'unpaid' });
    expect(await openOf(userId)).toBe(order.cart.totals.total);
    const issued = await as('owner')(staffDocuments.issue, { order: order.number, kind: 'invoice' });
    const { rows } = await sql<{ payment: { dueOn: string; transfer: object | null }; date: string }>`
      select data -> 'payment' as payment, data ->> 'date' as date from documents where id = ${issued.data.id}`.execute(db());
    const [data] = rows;
    expect(Date.parse(data?.payment.dueOn ?? '') - Date.parse(data?.date ?? '')).toBe(20 * 86_400_000);
    expect(data?.payment.transfer).not.toBeNull();
    const booking = { number: order.number, kind: 'paid', payment: 'bank-transfer', amount: order.cart.totals.total } as const;
    expect((await as('owner')(staffDesk.book, booking)).success).toBe(true);
    expect(await openOf(userId)).toBe(0);
  });

  it('five at once by five buyers of one company never owe more than it may', async () => {
    const first = await approved({ limit: 100_000 });
    const buyers = [first, ...(await Promise.all(Array.from({ length: 4 }, () => newBuyer())))];
    for (const { token, userId } of buyers.slice(1)) {
      await apply(token);
      await as('service')(staffCompanies.decide, { id: userId, state: 'approved' });
    }
    for (const { token, email } of buyers) expect((await companyCart(token, { email })).success).toBe(true);
    const { total } = (await office.shop.get(webshopCart.cart, {}, { token: first.token })).totals;
    await sql`update companies set credit_limit = ${Math.round(total * 250)}::integer`.execute(db());
    const replies = await Promise.all(
      buyers.map(async ({ token }) => (await (await postOrder(office.shop, token)).json()) as { success: boolean; data: { label_name?: string } }),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(2);
    // Requests after the credit is used up get a refusal: the payment method is no longer available.
    for (const { data } of replies.filter(({ success }) => !success)) expect(['error_credit_limit', 'error_cart_incomplete']).toContain(data.label_name);
    expect(await openOf(first.userId)).toBeCloseTo(total * 2, 2);
  });

  it('is refused to who is no member any more once its turn comes', async () => {
    const { userId, companyId, email, token } = await approved({ limit: 100_000 });
    await companyCart(token, { email });
    let placing: ReturnType<typeof postOrder> | undefined;
    await db()
      .transaction()
      .execute(async (hold) => {
        await sql`select from companies where id = ${companyId} for update`.execute(hold);
        placing = postOrder(office.shop, token);
        await expect.poll(() => waitingForRows(db())).toBe(1);
        await sql`update company_members set state = 'refused' where user_id = ${userId}`.execute(hold);
      });
    const { success, data } = (await (await (placing as ReturnType<typeof postOrder>)).json()) as { success: boolean; data: { label_name: string } };
    expect(success).toBe(false);
    // After a lock timeout the attempt restarts from the cart, where the payment method is no longer available.
    expect(['error_credit_limit', 'error_cart_incomplete']).toContain(data.label_name);
    expect((await sql`select from orders where company_id = ${companyId}`.execute(db())).rows).toEqual([]);
  });
});
