import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeMail } from '../../../backend/src/adapters/mail/outbox.ts';
import { writtenOrder } from '../../../backend/src/adapters/mail/testing/written-order.ts';
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts';

let shop: TestShop;
let identifier: string;
beforeAll(async () => {
  shop = await startTestShop();
  const order = await writtenOrder(shop.database.db, { title: '<script>alert(1)</script>' });
  identifier = order.identifier;
  await writeMail(shop.database.db, { dedupeKey: 'a', kind: 'order-received', recipient: '<b>ana@example.com', lang: 'si', data: { orderId: order.id } });
});
afterAll(() => shop.stop());

const get = (path: string, init?: RequestInit): Promise<Response> => fetch(shop.origin + path, init);

it('lists the mails and shows each with its text; nothing in them is markup here', async () => {
  const list = await get('/dev/mail/');
  expect(list.status).toBe(200);
  const listed = await list.text();
  expect(listed).toContain('&lt;b&gt;ana@example.com');
  const path = /href="(\/dev\/mail\/\d+\/)"/.exec(listed)?.[1] as string;
  const page = await get(path);
  const text = await page.text();
  expect(text).toContain(`/webshop/narocila/${identifier}/`);
  expect(text).not.toContain('<script');
  expect(text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  for (const reply of [list, page]) {
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(reply.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(reply.headers.get('cache-control')).toBe('no-store');
  }
  const mail = await get(`${path}html/`);
  expect(mail.headers.get('content-security-policy')).toMatch(/default-src 'none'.* sandbox /);
  expect(mail.headers.get('content-security-policy')).not.toContain('script');
  expect(await mail.text()).toContain('Hvala za naročilo');
});

it('only reads, and knows no other address', async () => {
  expect((await get('/dev/mail/', { method: 'POST', body: 'x' })).status).toBe(405);
  for (const path of ['/dev/mail/999999/', '/dev/mail/0x1/', '/dev/mail/1/text/', '/dev/mail/-1/']) expect((await get(path)).status).toBe(404);
});

it.each([
  ['in production', { NODE_ENV: 'production', PUBLIC_URL: 'http://127.0.0.1' }],
  ['where mails are sent', { SMTP_URL: 'smtp://127.0.0.1:1' }],
])('is no page %s', async (_, env) => {
  const other = await startTestShop({ env });
  const reply = await fetch(`${other.origin}/dev/mail/`, { headers: { host: '127.0.0.1' } });
  expect(await reply.text()).not.toContain('Mails');
  await other.stop();
});
