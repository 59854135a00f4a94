import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newsletter } from '@vitrina/contract/newsletter';
import { STAFF } from '@vitrina/demo/known';
import { connect } from '../../db/index.ts';
import { someProducts } from '../../testing/cart-tools.ts';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { sendNewsletter } from './index.ts';

let shop: TestBackend;
let token: string;
beforeAll(async () => {
  shop = await startTestBackend('demo');
  token = await shop.logIn(STAFF.email, STAFF.password);
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});
beforeEach(async () => {
  for (const table of ['newsletter_subscribers', 'newsletter_asks', 'mails']) await sql`delete from ${sql.table(table)}`.execute(shop.database.db);
});

const SI = { subject: 'Jesenske cene', html: '<p>Danes je vse ceneje.</p>' };
type Save = Partial<Parameters<typeof shop.call<typeof newsletter.save>>[1]>;
const save = (more: Save = {}) => shop.call(newsletter.save, { topic: 'offers', texts: { si: SI }, ...more }, { token });
const saved = async (more?: Save) => {
  const reply = await save(more);
  if (!reply.success) throw new Error(JSON.stringify(reply.data));
  return reply.data;
};
const send = (id: number) => shop.get(newsletter.send, { id }, { token });
const subscriber = (email: string, { lang = 'si', topics = ['offers'], stopped = false, days = 1 } = {}) =>
  sql`
    with ask as (
      insert into newsletter_asks (email, lang, topics, source, text_version, code_hash, expires_at, confirmed_at)
      values (${email}, ${lang}, ${topics}::text[], 'footer', 'test', '', now(), now()) returning id)
    insert into newsletter_subscribers (email, lang, topics, ask_id, subscribed_at, stopped_at)
    select ${email}, ${lang}, ${topics}::text[], id, now() - make_interval(days => ${days}), case when ${stopped} then now() end from ask`.execute(
    shop.database.db,
  );
const recipients = async () =>
  (
    await sql<{ name: string }>`select recipient || ' ' || lang as name from mails where kind = 'newsletter' order by recipient`.execute(shop.database.db)
  ).rows.map(({ name }) => name);

describe('sending a newsletter', () => {
  it('writes one mail to each reader of its topic and languages, once, however often it is asked', async () => {
    const { id } = await saved({ texts: { si: SI, de: { subject: 'Herbstpreise', html: '<p>Heute ist alles günstiger.</p>' } } });
    await subscriber('ana@example.com');
    await subscriber('austria@example.com', { lang: 'at' });
    await subscriber('german@example.com', { lang: 'de' });
    await subscriber('spanish@example.com', { lang: 'es' });
    await subscriber('guides@example.com', { topics: ['guides'] });
    await subscriber('stopped@example.com', { stopped: true });
    expect(await send(id)).toEqual({ mails: 3 });
    expect(await send(id)).toEqual({ mails: 0 });
    expect(await recipients()).toEqual(['ana@example.com si', 'austria@example.com at', 'german@example.com de']);
    // Later subscribers do not get newsletters sent before.
    await subscriber('late@example.com', { days: -1 });
    expect(await send(id)).toEqual({ mails: 0 });
    expect((await shop.call(newsletter.send, { id: 999_999 }, { token })).data).toMatchObject({ label_name: 'error_empty_data' });
  });

  it('by five processes at once writes each mail once, one behind the other so that the mail of an order does not wait', async () => {
    const { id } = await saved();
    for (let i = 0; i < 30; i += 1) await subscriber(`many${i}@example.com`);
    const connections = Array.from({ length: 5 }, () => connect({ url: shop.database.url, size: 1 }));
    const counts = await Promise.all(connections.map(({ db }) => sendNewsletter(db, id)));
    await Promise.all(connections.map(({ close }) => close()));
    expect(counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(30);
    expect(new Set(await recipients()).size).toBe(30);
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from max(send_after) - min(send_after))::float as seconds from mails`.execute(shop.database.db);
    expect(rows[0]?.seconds).toBeCloseTo(2.9, 1);
  });
});

describe('writing a newsletter', () => {
  const HOSTILE =
    '<h1>Novo</h1><p onclick="x()">Dober <b>dan</b> <script>alert(1)</script><img src="https://spy.example/x.gif"><a href="javascript:alert(1)">x</a> <a href="//evil.example">y</a> <a href="/katalog/" style="color:red">katalog</a></p><style>*{}</style><iframe src="https://evil.example"></iframe>';

  it('keeps of its text what may be printed, and checks it again when it is read', async () => {
    const { id, code } = await saved({ texts: { si: { subject: 'Novo', html: HOSTILE } } });
    const read = async (as = {}) => (await shop.get(newsletter.page, { id, code }, as)).html;
    const html = '<h2>Novo</h2><p>Dober <b>dan</b> <a>x</a> <a>y</a> <a href="/katalog/">katalog</a></p>';
    expect(await read({ token })).toBe(html);
    expect((await sql<{ html: string }>`select html from newsletter_texts where newsletter_id = ${id}`.execute(shop.database.db)).rows).toEqual([{ html }]);
    await sql`update newsletter_texts set html = '<p>ok</p><script>alert(1)</script>' where newsletter_id = ${id}`.execute(shop.database.db);
    expect(await read({ token })).toBe('<p>ok</p>');
  });

  it('names every field that is wrong, and changes nothing', async () => {
    const before = await sql`select count(*) from newsletters`.execute(shop.database.db);
    const bad = await save({ topic: 'sport' as 'offers', texts: { si: { subject: '', html: 'x' } } });
    expect(bad.data).toMatchObject({ label_name: 'error_bad_input', errors: [{ field: 'topic' }, { field: 'texts.si.subject' }] });
    expect((await save({ texts: {} })).data).toMatchObject({ errors: [{ field: 'texts' }] });
    const [product] = await someProducts(shop, 1);
    const unusable = { product_ids: [product?.id as number, 999_999], texts: { si: SI, en: { subject: 'News', html: '<script>alert(1)</script>' } } };
    expect((await save(unusable)).data).toMatchObject({ errors: [{ field: 'texts.en.html' }, { field: 'product_ids.1' }] });
    expect((await shop.call(newsletter.save, { topic: 'offers', texts: { si: SI } })).data).toMatchObject({ label_name: 'error_unauthorized' });
    expect(await sql`select count(*) from newsletters`.execute(shop.database.db)).toEqual(before);
  });

  it('changes one until it is sent', async () => {
    const { id, code } = await saved();
    expect(await saved({ id, texts: { hr: { subject: 'Jesen', html: '<p>Novo</p>' } } })).toEqual({ id, code });
    expect(await shop.get(newsletter.page, { id, code }, { token })).toMatchObject({ subject: 'Jesen', languages: ['hr'], date: null });
    await send(id);
    expect((await save({ id })).data).toMatchObject({ label_name: 'error_newsletter_sent', statusCode: 409 });
    expect((await save({ id: 999_999 })).data).toMatchObject({ label_name: 'error_empty_data' });
  });
});

describe('a newsletter in the browser', () => {
  it('is there at its number and code once it was sent, in the reader’s language or another it has [S2.30, S2.53]', async () => {
    const [product] = await someProducts(shop, 1);
    const texts = { si: SI, en: { subject: 'Autumn prices', html: '<p>All is cheaper.</p>' } };
    const { id, code } = await saved({ product_ids: [product?.id as number], texts });
    await subscriber('ana@example.com');
    const read = (lang: 'si' | 'en' | 'es' = 'si', link = { id, code }) => shop.call(newsletter.page, link, { lang });
    expect((await read()).data).toMatchObject({ label_name: 'error_empty_data', statusCode: 404 });
    await send(id);
    const { data } = await read();
    expect(data).toMatchObject({ id, lang: 'si', subject: SI.subject, html: SI.html, product_ids: [product?.id], languages: ['en', 'si'] });
    expect(JSON.stringify(data)).not.toContain('ana@');
    expect((await read('en')).data).toMatchObject({ lang: 'en', subject: 'Autumn prices' });
    expect((await read('es')).data).toMatchObject({ lang: 'en' });
    const wrong = code.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    for (const link of [
      { id, code: wrong },
      { id: id + 1, code },
    ])
      expect((await read('si', link)).data).toMatchObject({ label_name: 'error_empty_data', statusCode: 404 });
  });
});
