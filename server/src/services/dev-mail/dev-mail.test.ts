import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enqueueMail } from '../../../../backend/src/adapters/mail/outbox.ts';
import { insertTestOrder } from '../../../../backend/src/adapters/mail/testing/insert-test-order.ts';
import { rawRequest } from '../../testing/raw-request.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
let identifier: string;
beforeAll(async () => {
  shop = await startTestShop();
  const order = await insertTestOrder(shop.database.db, { title: '<script>alert(1)</script>' });
  identifier = order.identifier;
  await enqueueMail(shop.database.db, { dedupeKey: 'a', kind: 'order-received', recipient: '<b>ana@example.com', lang: 'si', data: { orderId: order.id } });
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

it('is for this machine alone: not under another name or through a proxy, and not from outside where it listens everywhere', async () => {
  const isShown = async (reply: Promise<{ body: Buffer }>) => (await reply).body.toString().includes('ana@example.com');
  const { port } = shop;
  expect(await isShown(rawRequest({ port, path: '/dev/mail/', headers: { host: 'localhost' } }))).toBe(true);
  for (const headers of [{ host: 'www.vitrina.example' }, { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }, { host: 'localhost', via: '1.1 front' }])
    expect(await isShown(rawRequest({ port, path: '/dev/mail/', headers }))).toBe(false);
  const open = await startTestShop({ database: shop.database, env: { HOST: '::' } });
  const others = Object.values(networkInterfaces()).flatMap((all) => (all ?? []).filter(({ internal, scopeid = 0 }) => !internal && scopeid === 0));
  for (const { address } of others) {
    const reply = rawRequest({ port: open.port, at: address, path: '/dev/mail/', headers: { host: 'localhost', 'x-forwarded-for': '127.0.0.1' } });
    expect(await isShown(reply), address).toBe(false);
    expect(await isShown(rawRequest({ port: open.port, at: address, path: '/dev/mail/', headers: { host: 'localhost' } })), address).toBe(false);
    expect((await rawRequest({ port: open.port, at: address, path: '/metrics', headers: { host: 'localhost' } })).status, address).toBe(403);
    const bank = rawRequest({ port: open.shop.sandboxBankPort as number, at: address, path: '/pay', headers: { host: 'localhost' } });
    await expect(bank, address).rejects.toThrow('ECONNREFUSED');
  }
  await open.stop();
});

it('the sandbox bank is reached on this machine under its own names only', async () => {
  const port = shop.shop.sandboxBankPort as number;
  expect((await rawRequest({ port, path: '/pay', headers: { host: `localhost:${port}` } })).status).toBe(400);
  for (const headers of [{ host: 'evil.example' }, { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }])
    expect((await rawRequest({ port, path: '/pay', headers })).status).toBe(421);
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
