import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { connect } from '../../db/index.ts';
import { shippedText } from '../../modules/labels/index.ts';
import { TEST_CODES } from '../../testing/test-backend.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { MAX_ATTEMPTS, retryDelaySeconds } from './outbox-queries.ts';
import { smtpTransport } from './mail-transport.ts';
import { enqueueMail } from './outbox.ts';
import { type SenderDeps, sendDueMails } from './send-due-mails.ts';
import { startMailServer, type TestMailServer } from './testing/mail-server.ts';
import { insertTestOrder } from './testing/insert-test-order.ts';

const SHOP = {
  name: 'Vitrina',
  organizationName: 'Vitrina, d. o. o.',
  postalAddress: 'Slovenska cesta 1, 1000 Ljubljana',
  publicUrl: 'https://shop.example',
  defaultLanguage: 'si' as const,
  email: 'pomoc@shop.example',
  phone: '+386 1 200 00 00',
};
let database: TestDatabase;
let server: TestMailServer;
let orderId: number;
let logged: unknown[] = [];

beforeAll(async () => {
  database = await createTestDatabase('empty');
  orderId = (await insertTestOrder(database.db, { status: 'confirmed', paymentStatus: 'paid' })).id;
});
afterAll(() => database.drop());
beforeEach(async () => {
  server = await startMailServer();
  logged = [];
  await sql`delete from mails`.execute(database.db);
});
afterEach(() => server.close());

const deps = (more: Partial<SenderDeps> = {}): SenderDeps => ({
  db: database.db,
  shop: SHOP,
  text: shippedText,
  codes: TEST_CODES,
  transport: smtpTransport({ url: server.url, shop: SHOP }),
  log: (message, data) => logged.push({ message, ...data }),
  ...more,
});
const write = (dedupeKey: string, recipient = 'ana@example.com'): Promise<void> =>
  enqueueMail(database.db, { dedupeKey, kind: 'order-paid', recipient, lang: 'si', data: { orderId } });
const makeDue = () => sql`update mails set send_after = now()`.execute(database.db);
async function row() {
  const { rows } = await sql<{ attempts: number; sent: boolean; failed: boolean; last_error: string | null; pause: number }>`
    select attempts, sent_at is not null as sent, failed_at is not null as failed, last_error, extract(epoch from send_after - now())::float as pause from mails`.execute(
    database.db,
  );
  return rows[0];
}

it('a mail goes out with both parts, its Message-ID from the shop’s host, and is done', async () => {
  await write('a');
  expect(await sendDueMails(deps())).toBe(1);
  expect(server.got).toHaveLength(1);
  const [mail] = server.got;
  expect(mail?.recipients).toEqual(['ana@example.com']);
  expect(mail?.raw).toContain('Content-Type: multipart/alternative');
  expect(mail?.raw).toContain('Content-Type: text/plain; charset=utf-8');
  expect(mail?.raw).toContain('Content-Type: text/html; charset=utf-8');
  expect(mail?.raw).toMatch(/^From: Vitrina <pomoc@shop\.example>$/m);
  expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(mail?.messageId).toMatch(/^<mail\.\d+\.[0-9a-z]+@shop\.example>$/);
  expect(await row()).toMatchObject({ sent: true, attempts: 1, failed: false });
  expect(await sendDueMails(deps())).toBe(0);
});

it('a reminder can be unsubscribed by one click of the mail program, other mails cannot [G18]', async () => {
  const transport = smtpTransport({ url: server.url, shop: SHOP });
  const unsubscribeUrl = 'https://shop.example/api/webshop/abandonment/a-code-of-a-cart-left/';
  const mail = { recipient: 'ana@example.com', subject: 'Košarica', html: '<p>Košarica</p>', text: 'Košarica' };
  await transport.send({ ...mail, messageId: '<one@shop.example>', unsubscribeUrl });
  await transport.send({ ...mail, messageId: '<two@shop.example>' });
  const [reminder, other] = server.got.map(({ raw }) => raw.replace(/\r\n\s+/g, ' '));
  expect(reminder).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(reminder).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(other).not.toContain('List-Unsubscribe');
});

it('a mail written twice for the same thing goes out once', async () => {
  await Promise.all(Array.from({ length: 5 }, () => write('order-paid:1')));
  await sendDueMails(deps());
  expect(server.got).toHaveLength(1);
});

it('five senders at once: each of 100 mails exactly once', async () => {
  for (let i = 0; i < 100; i += 1) await write(`many:${i}`, `buyer${i}@example.com`);
  const connections = Array.from({ length: 5 }, () => connect({ url: database.url, size: 2 }));
  const transport = smtpTransport({ url: server.url, shop: SHOP });
  const counts = await Promise.all(connections.map(({ db }) => sendDueMails(deps({ db, transport }))));
  await Promise.all(connections.map(({ close }) => close()));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(100);
  expect(server.got).toHaveLength(100);
  expect(new Set(server.got.map(({ messageId }) => messageId)).size).toBe(100);
  expect(new Set(server.got.map(({ recipients }) => recipients[0])).size).toBe(100);
});

it('a refusal for now is tried again after growing pauses, and given up after eight', async () => {
  server.behave(...Array.from({ length: 20 }, () => 'refuse-for-now' as const));
  await write('a');
  let last = 0;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    expect(await sendDueMails(deps())).toBe(0);
    const now = await row();
    expect(now).toMatchObject({ attempts: attempt, sent: false, failed: attempt === MAX_ATTEMPTS });
    if (attempt < MAX_ATTEMPTS) {
      expect(now?.pause).toBeGreaterThan(last);
      last = now?.pause ?? 0;
      expect(await sendDueMails(deps())).toBe(0);
    }
    await makeDue();
  }
  expect((await row())?.last_error).toContain('451');
  expect(await sendDueMails(deps())).toBe(0);
  expect(server.got).toHaveLength(0);
  expect(logged).toHaveLength(8);
  expect(JSON.stringify(logged)).not.toContain('@');
});

it('pauses grow threefold to six hours', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(retryDelaySeconds)).toEqual([30, 90, 270, 810, 2430, 7290, 21_600]);
});

it('a mailbox that does not exist is not tried again', async () => {
  server.behave('refuse-for-good');
  await write('a');
  await sendDueMails(deps());
  expect(await row()).toMatchObject({ attempts: 1, failed: true });
});

it('after a server that hangs, or cannot be reached, it is tried again', async () => {
  server.behave('hang');
  await write('a');
  await sendDueMails(deps({ transport: smtpTransport({ url: server.url, shop: SHOP, giveUpMs: 1500 }) }));
  expect(await row()).toMatchObject({ attempts: 1, sent: false, failed: false, last_error: expect.stringMatching(/too long|ETIMEDOUT/) });
  await makeDue();
  await sendDueMails(deps({ transport: smtpTransport({ url: 'smtp://127.0.0.1:1', shop: SHOP }) }));
  expect(await row()).toMatchObject({ attempts: 2, sent: false, last_error: expect.stringContaining('ECONNREFUSED') });
  await makeDue();
  expect(await sendDueMails(deps())).toBe(1);
});

it('a mail whose taking we never learnt of goes again under the same Message-ID', async () => {
  server.behave('lose-answer');
  await write('a');
  expect(await sendDueMails(deps())).toBe(0);
  await makeDue();
  expect(await sendDueMails(deps())).toBe(1);
  expect(server.got).toHaveLength(2);
  expect(server.got[0]?.messageId).toBe(server.got[1]?.messageId);
});

it('a mail claimed by a crashed sender is claimed by another one after five minutes, not before', async () => {
  await write('a');
  const neverAnswers = { send: () => new Promise<never>(() => {}) };
  void sendDueMails(deps({ transport: neverAnswers }));
  await expect.poll(async () => (await row())?.attempts).toBe(1);
  expect(await sendDueMails(deps())).toBe(0);
  expect((await row())?.pause).toBeGreaterThan(280);
  await makeDue();
  expect(await sendDueMails(deps())).toBe(1);
});

it('an order rolled back sends nothing', async () => {
  const failing = database.db.transaction().execute(async (db) => {
    await enqueueMail(db, { dedupeKey: 'a', kind: 'order-paid', recipient: 'ana@example.com', lang: 'si', data: { orderId } });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await sendDueMails(deps())).toBe(0);
  expect(server.got).toHaveLength(0);
});

it.each([
  'ana@example.com, eve@example.com',
  'ana@example.com\r\nBcc: eve@example.com',
  'Ana <ana@example.com>',
  '"ana bcc"@example.com',
  'ana@example.com>\r\nRCPT TO:<eve@example.com',
  'ana',
  '@example.com',
])('nothing goes to %j', async (recipient) => {
  await write('a', recipient);
  await sendDueMails(deps());
  expect(server.got).toHaveLength(0);
  expect(await row()).toMatchObject({ failed: true, attempts: 1 });
});

it('no name gets into the headers', async () => {
  const hostile = await insertTestOrder(database.db, {
    fields: { name: 'Ana\r\nBcc: eve@example.com', surname: 'X\nX-Evil: 1' },
    title: 'A\r\nBcc: eve@example.com',
  });
  await enqueueMail(database.db, {
    dedupeKey: 'h',
    kind: 'order-received',
    recipient: 'ana@example.com',
    lang: 'si',
    data: { orderId: hostile.id, number: '7\r\nBcc: eve@example.com' },
  });
  await sendDueMails(deps({ shop: { ...SHOP, name: 'Vitrina\r\nBcc: eve@example.com' } }));
  expect(server.got).toHaveLength(1);
  expect(server.got[0]?.recipients).toEqual(['ana@example.com']);
  const headers = server.got[0]?.raw.split('\r\n\r\n')[0] ?? '';
  expect(headers).not.toMatch(/^(?:Bcc|X-Evil):/im);
});
