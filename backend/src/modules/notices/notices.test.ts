import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NOTICE_STOP_PATH } from '@vitrina/contract/endpoints';
import { type NoticeKind, notices } from '@vitrina/contract/notices';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { deleteExpiredRows } from '../../jobs/delete-expired-rows.ts';
import { connect } from '../../db/index.ts';
import { newGuest, productNamed, someProducts } from '../../testing/cart-tools.ts';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { setStock } from '../../testing/test-buyer.ts';
import { enqueueDueNotices, enqueueFoundNotices, eraseNotices, exportNotices } from './index.ts';

const CUSTOMER = { email: 'customer@vitrina.test', password: 'vitrina-demo-1' };

let shop: TestBackend;
let product: { id: number; amount: number };
beforeAll(async () => {
  shop = await startTestBackend('demo');
  product = (await someProducts(shop, 1, { from: 20_000 }))[0] as typeof product;
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});
beforeEach(async () => {
  for (const table of ['notices', 'mails', 'login_attempts']) await sql`delete from ${sql.table(table)}`.execute(shop.database.db);
  await setStock(shop, product.id, 0);
  await setPrice(product.amount);
});

const setPrice = (amount: number, market = 'si') =>
  sql`update prices set amount = ${amount} where product_id = ${product.id} and market = ${market}`.execute(shop.database.db);
const subscribe = async (kind: NoticeKind, more: { email?: string; target_price?: number; token?: string; lang?: LanguageCode } = {}) => {
  const { token = (await newGuest(shop)).token, lang = 'si', email = 'ana@example.com', ...rest } = more;
  return shop.call(notices.notify, { product_id: product.id, kind, email, ...rest }, { token, lang });
};
const mails = async () =>
  (await sql<{ kind: string; recipient: string; lang: string }>`select kind, recipient, lang from mails order by id`.execute(shop.database.db)).rows;
const codeOf = async (email = 'ana@example.com') =>
  (await sql<{ code: string }>`select code from notices where email = ${email} order by id desc limit 1`.execute(shop.database.db)).rows[0]?.code as string;
const confirm = async (email?: string) => shop.get(notices.confirm, { code: await codeOf(email) });
const sentNotices = async () => (await mails()).filter(({ kind }) => kind !== 'notice-confirm');

describe('asking for a notice', () => {
  it('takes a second opt-in of guests, and answers the same whether the address is known', async () => {
    expect((await subscribe('back_in_stock')).data).toEqual({ state: 'confirm' });
    expect((await subscribe('back_in_stock', { email: CUSTOMER.email })).data).toEqual({ state: 'confirm' });
    await confirm();
    expect((await subscribe('back_in_stock')).data).toEqual({ state: 'confirm' });
    expect((await mails()).map(({ kind }) => kind)).toEqual(['notice-confirm', 'notice-confirm', 'notice-confirm']);
  });

  it('takes none of a customer with this confirmed address', async () => {
    const token = await shop.logIn(CUSTOMER.email, CUSTOMER.password);
    expect((await subscribe('back_in_stock', { email: 'Customer@vitrina.test', token })).data).toEqual({ state: 'on' });
    expect((await subscribe('back_in_stock', { token })).data).toEqual({ state: 'confirm' });
    await sql`update users set confirmed_at = null where email = ${CUSTOMER.email}`.execute(shop.database.db);
    expect((await subscribe('price_drop', { email: CUSTOMER.email, token })).data).toEqual({ state: 'confirm' });
    await sql`update users set confirmed_at = now() where email = ${CUSTOMER.email}`.execute(shop.database.db);
  });

  it('five times at once is one notice and one mail', async () => {
    const { token } = await newGuest(shop);
    await Promise.all([1, 2, 3, 4, 5].map(() => subscribe('back_in_stock', { token })));
    expect(await mails()).toHaveLength(1);
    const { rows } = await sql`select from notices`.execute(shop.database.db);
    expect(rows).toHaveLength(1);
  });

  it('names every field that is wrong, and is refused where there is nothing to wait for', async () => {
    const wrong = await subscribe('price_drop', { email: 'no address', target_price: product.amount / 100 + 1 });
    expect(wrong.data).toMatchObject({ label_name: 'error_bad_input', errors: [{ field: 'email' }, { field: 'target_price' }] });
    await setStock(shop, product.id, 2);
    expect((await subscribe('back_in_stock')).data).toMatchObject({ label_name: 'error_notice_in_stock', statusCode: 409 });
    const [ended] = await someProducts(shop, 1, { from: 40_000 });
    await sql`update products set status = 3 where id = ${ended?.id}`.execute(shop.database.db);
    const { token } = await newGuest(shop);
    const subscribeTo = (product_id: number) => shop.call(notices.notify, { product_id, kind: 'price_drop', email: 'ana@example.com' }, { token });
    expect((await subscribeTo(ended?.id as number)).data).toMatchObject({ label_name: 'error_not_orderable' });
    expect((await subscribeTo((await productNamed(shop, 'DEMO-HIDDEN-01')).id)).data).toMatchObject({ label_name: 'error_empty_data' });
    expect((await shop.call(notices.notify, { product_id: product.id, kind: 'price_drop', email: 'ana@example.com' })).data).toMatchObject({
      label_name: 'error_unauthorized',
    });
    expect(await mails()).toEqual([]);
  });

  it('sends a limited number of mails to one mailbox', async () => {
    const labels = [];
    for (let i = 0; i < 11; i += 1) labels.push((await subscribe('back_in_stock')).success);
    expect(labels).toEqual([...Array<boolean>(10).fill(true), false]);
    expect(await mails()).toHaveLength(1);
  });

  it('nor however its address is spelled', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, (_, i) => subscribe('back_in_stock', { email: `Polna+${i}@example.com` })));
    expect(replies.filter(({ success }) => success).length).toBe(10);
    expect(await mails()).toHaveLength(10);
  });
});

describe('the link of the mail', () => {
  it('changes nothing when it is read, and confirms when it is posted', async () => {
    await subscribe('back_in_stock');
    const code = await codeOf();
    expect(await shop.get(notices.notice, { code })).toMatchObject({ state: 'waiting', kind: 'back_in_stock', product: { id: product.id } });
    expect(await shop.get(notices.notice, { code })).toMatchObject({ state: 'waiting' });
    expect(await shop.get(notices.confirm, { code })).toMatchObject({ state: 'on' });
    expect(await shop.get(notices.confirm, { code })).toMatchObject({ state: 'on' });
    expect((await shop.call(notices.notice, { code: 'A'.repeat(22) })).data).toMatchObject({ label_name: 'error_empty_data' });
  });

  it('stops everything to its address: by a click, and by a mail program without asking (RFC 8058)', async () => {
    await subscribe('back_in_stock');
    await confirm();
    await subscribe('price_drop');
    await confirm();
    const path = NOTICE_STOP_PATH.replace('{code}', await codeOf());
    expect((await shop.fetch(path)).status).toBe(405);
    const reply = await shop.fetch(path, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(reply.status).toBe(200);
    await setStock(shop, product.id, 3);
    await setPrice(product.amount - 1000);
    expect(await enqueueDueNotices(shop.database.db)).toBe(0);
    expect((await shop.fetch(NOTICE_STOP_PATH.replace('{code}', 'A'.repeat(22)), { method: 'POST' })).status).toBe(404);
    await setStock(shop, product.id, 0);
    await subscribe('back_in_stock', { email: 'eva@example.com' });
    await confirm('eva@example.com');
    expect(await shop.get(notices.stop, { code: await codeOf('eva@example.com') })).toEqual({});
    expect(await shop.get(notices.notice, { code: await codeOf('eva@example.com') })).toMatchObject({ state: 'stopped' });
  });
});

describe('telling', () => {
  it('happens once when stock rises from zero, in the requested language, and never without confirmation', async () => {
    await subscribe('back_in_stock', { lang: 'hr' });
    await confirm();
    await subscribe('back_in_stock', { email: 'unconfirmed@example.com' });
    expect(await enqueueDueNotices(shop.database.db)).toBe(0);
    await setStock(shop, product.id, 1);
    expect(await enqueueDueNotices(shop.database.db)).toBe(1);
    await setStock(shop, product.id, 0);
    await setStock(shop, product.id, 1);
    expect(await enqueueDueNotices(shop.database.db)).toBe(0);
    expect(await sentNotices()).toEqual([{ kind: 'notice-back-in-stock', recipient: 'ana@example.com', lang: 'hr' }]);
    expect(await shop.get(notices.notice, { code: await codeOf() })).toMatchObject({ state: 'told' });
  });

  it('happens when the price of the market falls: below the one seen, or to the one waited for', async () => {
    const decimal = (amount: number) => amount / 100;
    await subscribe('price_drop', { email: 'any@example.com' });
    await confirm('any@example.com');
    await subscribe('price_drop', { email: 'target@example.com', target_price: decimal(product.amount - 5000) });
    await confirm('target@example.com');
    await subscribe('price_drop', { email: 'hr@example.com', lang: 'hr' });
    await confirm('hr@example.com');
    expect(await enqueueDueNotices(shop.database.db)).toBe(0);
    await setPrice(product.amount + 1000);
    expect(await enqueueDueNotices(shop.database.db)).toBe(0);
    await setPrice(product.amount - 1);
    expect(await enqueueDueNotices(shop.database.db)).toBe(1);
    await setPrice(product.amount - 5000);
    expect(await enqueueDueNotices(shop.database.db)).toBe(1);
    expect((await sentNotices()).map(({ recipient }) => recipient)).toEqual(['any@example.com', 'target@example.com']);
  });

  it('of one that is asked for anew replaces the old one', async () => {
    await subscribe('price_drop', { target_price: product.amount / 100 - 50 });
    await confirm();
    await subscribe('price_drop', { target_price: product.amount / 100 - 10 });
    await confirm();
    await setPrice(product.amount - 6000);
    expect(await enqueueDueNotices(shop.database.db)).toBe(1);
  });

  it('by five processes at once writes each mail once', async () => {
    await sql`
      insert into notices (product_id, kind, email, lang, seen_amount, code, confirmed_at)
      select ${product.id}, 'back_in_stock', 'many' || i || '@example.com', 'si', 100, 'code-of-notice-number' || i, now() from generate_series(1, 40) i`.execute(
      shop.database.db,
    );
    await setStock(shop, product.id, 1);
    const connections = Array.from({ length: 5 }, () => connect({ url: shop.database.url, size: 1 }));
    const counts = await Promise.all(connections.map(({ db }) => enqueueDueNotices(db)));
    await Promise.all(connections.map(({ close }) => close()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(new Set((await sentNotices()).map(({ recipient }) => recipient)).size).toBe(40);
  });

  it('leaves no addresses behind: told, stopped and unconfirmed ones are forgotten', async () => {
    await sql`
      insert into notices (product_id, kind, email, lang, code, asked_at, confirmed_at, told_at, stopped_at)
      select ${product.id}, 'price_drop', name || '@example.com', 'si', name, now() - asked::interval, now() - confirmed::interval, now() - told::interval,
        now() - stopped::interval
      from (values
        ('told', '60 days', '60 days', '31 days', null), ('just-told', '60 days', '60 days', '29 days', null), ('stopped', '60 days', '60 days', null, '31 days'),
        ('unconfirmed', '8 days', null, null, null), ('asked', '6 days', null, null, null), ('on', '300 days', '300 days', null, null)
      ) as v(name, asked, confirmed, told, stopped)`.execute(shop.database.db);
    await deleteExpiredRows(shop.database.db);
    const { rows } = await sql<{ code: string }>`select code from notices order by code`.execute(shop.database.db);
    expect(rows.map(({ code }) => code)).toEqual(['asked', 'just-told', 'on']);
  });
});

describe('words that found nothing', () => {
  const subscribeToWords = async (q: string, { email = 'ana@example.com', lang = 'si' as LanguageCode, token = '' } = {}) =>
    shop.call(notices.notifyFound, { q, email }, { token: token || (await newGuest(shop)).token, lang });
  /** Makes a product match the word, with the effects of a save by staff. */
  const arrives = async (word: string) => {
    await sql`update search_documents set terms = terms || ${`\n01${word}`} where lang = 'si' and product_id = ${product.id}::integer`.execute(
      shop.database.db,
    );
    await sql`insert into catalogue_changes (kind, subject_id) values ('product', ${product.id}::integer)`.execute(shop.database.db);
    await shop.cache.purge(await shop.catalogue.catchUp());
  };
  const due = () => enqueueFoundNotices(shop.database.db, shop.catalogue);

  it('are told of once, when they find what can be bought, to those who confirmed', async () => {
    expect((await subscribeToWords('Qqzork 3000')).data).toEqual({ state: 'confirm' });
    expect(await shop.get(notices.notice, { code: await codeOf() })).toEqual({ product: null, q: 'qqzork 3000', kind: 'found', state: 'waiting' });
    await confirm();
    await subscribeToWords('qqzork 3000', { email: 'unconfirmed@example.com' });
    expect(await due()).toBe(0);
    await arrives('qqzork');
    await arrives('3000');
    expect(await due()).toBe(0);
    await setStock(shop, product.id, 1);
    await shop.catalogue.catchUp();
    const connections = Array.from({ length: 5 }, () => connect({ url: shop.database.url, size: 1 }));
    const counts = await Promise.all(connections.map(({ db }) => enqueueFoundNotices(db, shop.catalogue)));
    await Promise.all(connections.map(({ close }) => close()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await due()).toBe(0);
    expect(await sentNotices()).toEqual([{ kind: 'notice-found', recipient: 'ana@example.com', lang: 'si' }]);
    expect(await shop.get(notices.notice, { code: await codeOf() })).toMatchObject({ state: 'told' });
    expect((await subscribeToWords('qqzork 3000')).data).toMatchObject({ label_name: 'error_notice_found', statusCode: 409 });
  });

  it('five times at once are one notice and one mail; a customer’s own address needs none', async () => {
    const { token } = await newGuest(shop);
    await Promise.all([1, 2, 3, 4, 5].map(() => subscribeToWords('zzqork', { token })));
    expect(await mails()).toHaveLength(1);
    const own = await shop.logIn(CUSTOMER.email, CUSTOMER.password);
    await Promise.all(
      [1, 2, 3, 4, 5].map(async () => expect((await subscribeToWords('zzqork', { email: CUSTOMER.email, token: own })).data).toEqual({ state: 'on' })),
    );
    const { rows } = await sql`select from notices`.execute(shop.database.db);
    expect(rows).toHaveLength(2);
    expect(await mails()).toHaveLength(1);
  });

  it('end with the one click that ends all, and share the limit of a mailbox', async () => {
    await subscribeToWords('zzqork');
    await confirm();
    expect((await shop.fetch(NOTICE_STOP_PATH.replace('{code}', await codeOf()), { method: 'POST' })).status).toBe(200);
    expect(await shop.get(notices.notice, { code: await codeOf() })).toMatchObject({ state: 'stopped' });
    const labels = [];
    for (let i = 0; i < 10; i += 1) labels.push((await subscribeToWords(`zzqork ${i}`)).success);
    expect(labels).toEqual([...Array<boolean>(9).fill(true), false]);
  });

  it('are no way to send strangers an address or a text', async () => {
    for (const q of [
      'visit evil.example.com',
      'ana@example.com',
      'https evil',
      'www evil',
      'call 041 234 567',
      '<b>zork</b>',
      'a b c d e f g',
      'x',
      'zork\u202eevil',
    ])
      expect((await subscribeToWords(q)).data, q).toMatchObject({ label_name: 'error_bad_input', errors: [{ field: 'q', label_name: 'error_field_format' }] });
    expect((await subscribeToWords('', { email: 'x' })).data).toMatchObject({ errors: [{ field: 'q' }, { field: 'email' }] });
    expect((await shop.call(notices.notifyFound, { q: 'zzqork', email: 'ana@example.com' })).data).toMatchObject({ label_name: 'error_unauthorized' });
    expect(await mails()).toEqual([]);
  });

  it('are in the export of an account and go with it', async () => {
    await subscribeToWords('zzqork', { email: CUSTOMER.email });
    expect((await exportNotices(shop.database.db, { userId: 0, email: CUSTOMER.email })).notices).toEqual([
      expect.objectContaining({ kind: 'found', q: 'zzqork', product: null, email: CUSTOMER.email }),
    ]);
    await eraseNotices(shop.database.db, { email: CUSTOMER.email });
    expect((await exportNotices(shop.database.db, { userId: 0, email: CUSTOMER.email })).notices).toEqual([]);
  });
});
