import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES, languageBase, type LanguageCode } from '@vitrina/contract/values/languages';
import { formatPrice } from '@vitrina/contract/values/money';
import { shippedText } from '../../modules/labels/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { MailKind } from './outbox.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';
import { type TestOrder, writtenOrder } from './testing/written-order.ts';
import { sql } from 'kysely';

const SHOP = {
  name: 'Vitrina',
  organizationName: 'Vitrina, d. o. o.',
  publicUrl: 'https://shop.example',
  defaultLanguage: 'si' as const,
  email: 'pomoc@shop.example',
  phone: '+386 1 200 00 00',
};
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('demo');
});
afterAll(() => database.drop());

async function make(kind: MailKind, order: TestOrder & { data?: Record<string, unknown> } = {}): Promise<RenderedMail & { identifier: string }> {
  const { id, identifier } = await writtenOrder(database.db, order);
  const made = await renderMail({ db: database.db, shop: SHOP, text: shippedText }, { kind, lang: order.lang ?? 'si', data: { orderId: id, ...order.data } });
  if (made.kind !== 'mail') throw new Error(made.why);
  return { ...made, identifier };
}

async function leftCart(lang: LanguageCode): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with cart as (
      insert into carts (token_id, customer, reminder_consent, restore_code, lang)
      values (gen_random_uuid(), '{"fields": {"name": "Ana", "email": "ana@example.com"}}', true, gen_random_uuid()::text, ${lang}) returning id),
    item as (insert into cart_items (cart_id, product_id, qty) select cart.id, p.id, 2 from cart, products p where p.code = 'DEMO-LAPTOP-01')
    select id from cart`.execute(database.db);
  return rows[0]?.id as number;
}

const STATES: Readonly<Record<Exclude<MailKind, 'cart-reminder'>, readonly (TestOrder & { data?: Record<string, unknown> })[]>> = {
  'order-received': [{}, { paymentCode: 'sandbox-form', paymentType: 'redirect' }, { paymentCode: 'cash-on-delivery' }],
  'order-paid': [{ paymentStatus: 'paid', status: 'confirmed' }],
  'payment-failed': [{ paymentStatus: 'failed', paymentCode: 'sandbox-form', paymentType: 'redirect' }],
  'order-cancelled': [
    { status: 'cancelled' },
    { status: 'failed', paymentStatus: 'failed', data: { reason: 'expired' } },
    { status: 'cancelled', paymentStatus: 'refund_due' },
    { status: 'cancelled', paymentStatus: 'refunded' },
  ],
  'order-shipped': [
    { status: 'shipped', data: { carrier: 'Pošta Slovenije', tracking_number: 'RR 1', tracking_url: 'https://sledenje.example/RR1' } },
    { status: 'shipped', shipping: 'pickup' },
  ],
};

function expectWhole({ subject, html, text }: RenderedMail, lang: LanguageCode): void {
  for (const part of [subject, html, text]) {
    expect(part).not.toMatch(/mail_[a-z]+/);
    expect(part).not.toMatch(/\{[a-z]+\}|undefined|NaN|\[object|Invalid Date/);
  }
  expect(text).not.toMatch(/\d\.\./);
  expect(subject.length).toBeGreaterThan(5);
  expect(html).toContain(`<html lang="${LANGUAGES[lang].lang}"`);
  expect(html).not.toMatch(/<script|<img|<link| src=|url\(/);
  for (const [, url] of html.matchAll(/href="([^"]+)"/g)) expect(url).toMatch(/^https:\/\//);
  expect(Buffer.byteLength(html)).toBeLessThan(60_000);
}

describe.each(LANGUAGE_CODES)('%s', (lang) => {
  const home = `https://shop.example${languageBase(lang, 'si')}`;
  const cases = Object.entries(STATES).flatMap(([kind, states]) => states.map((state) => [kind as MailKind, state] as const));

  it.each(cases)('%s is whole, in the language’s words, with the link to the order under its prefix [S2.6] [S2.99]: %j', async (kind, state) => {
    const mail = await make(kind, { ...state, lang });
    expectWhole(mail, lang);
    const link = `${home}webshop/${LANGUAGES[lang].ordersWord}/${mail.identifier}/`;
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.text).toContain(link);
  });

  it('cart-reminder lists the cart in the language and opens it again by its link', async () => {
    const cartId = await leftCart(lang);
    const made = await renderMail({ db: database.db, shop: SHOP, text: shippedText }, { kind: 'cart-reminder', lang, data: { cartId } });
    if (made.kind !== 'mail') throw new Error(made.why);
    expectWhole(made, lang);
    expect(made.html).toContain(`${home}webshop/shopping_cart/?restore=`);
    const { rows } = await sql<{
      title: string;
    }>`select title from product_texts t join products p on p.id = t.product_id where p.code = 'DEMO-LAPTOP-01' and lang = ${lang}`.execute(database.db);
    expect(made.text).toContain(rows[0]?.title ?? 'a title');
  });

  it('amounts are in the currency they were paid in and as the language writes them', async () => {
    const total = formatPrice(2519.98, lang);
    const mail = await make('order-paid', { lang, paymentStatus: 'paid' });
    expect(mail.html).toContain(total);
    expect(mail.text).toContain(total);
    expect(mail.text).toContain(`2 × ${formatPrice(1299.99, lang)}`);
  });
});

describe('what each mail offers', () => {
  it('an unpaid transfer leads to its slip [S2.2]; an unpaid card payment to paying again [S2.35]', async () => {
    const transfer = await make('order-received');
    expect(transfer.text).toContain(`https://shop.example/webshop/print-payment-transfer/?identifier=${transfer.identifier}`);
    const card = await make('order-received', { lang: 'hr', paymentCode: 'stripe', paymentType: 'redirect' });
    expect(card.text).toContain(`https://shop.example/hr/webshop/payment-create-quick/?identifier=${card.identifier}`);
    const failed = await make('payment-failed', { paymentStatus: 'failed', paymentCode: 'stripe', paymentType: 'redirect' });
    expect(failed.html).toContain(`/webshop/payment-create-quick/?identifier=${failed.identifier}`);
  });

  it('nothing asks for money that came, is paid at the door, or that nobody owes any more', async () => {
    const mails = [
      await make('order-received', { paymentStatus: 'paid', status: 'confirmed', paymentCode: 'stripe', paymentType: 'redirect' }),
      await make('order-received', { paymentCode: 'cash-on-delivery' }),
      await make('payment-failed', { paymentStatus: 'failed', status: 'cancelled', paymentCode: 'stripe', paymentType: 'redirect' }),
      await make('order-cancelled', { status: 'cancelled' }),
    ];
    for (const { text } of mails) expect(text).not.toMatch(/payment-create-quick|print-payment-transfer/);
  });

  it('tracking becomes a link only when it is an https address', async () => {
    const hostile = await make('order-shipped', { data: { carrier: 'GLS', tracking_url: 'javascript:alert(1)' } });
    expect(hostile.html).not.toContain('javascript:');
    expect(hostile.text).toContain('GLS');
  });

  it('a mail about an order or cart that is gone is not made; nor is a reminder of a cart that was ordered', async () => {
    const deps = { db: database.db, shop: SHOP, text: shippedText };
    expect(await renderMail(deps, { kind: 'order-paid', lang: 'si', data: { orderId: 999_999 } })).toMatchObject({ kind: 'not_needed' });
    const cartId = await leftCart('si');
    await sql`update carts set ordered_at = now() where id = ${cartId}`.execute(database.db);
    expect(await renderMail(deps, { kind: 'cart-reminder', lang: 'si', data: { cartId } })).toMatchObject({ kind: 'not_needed' });
  });
});

describe('what shoppers typed', () => {
  it('is never markup, a second line, or a link that a mail program would make', async () => {
    const mail = await make('order-received', {
      title: '<img src=x onerror=alert(1)>\r\nBcc: all@example.com',
      fields: {
        name: '<b>Ana</b>',
        surname: 'Win at https://evil.example',
        street: 'www.evil.example/?a=1',
        town: 'A\r\n\r\nFake: line',
        company_name: 'ACME d.o.o.',
      },
    });
    expect(mail.html).not.toMatch(/<img|<b>|https:\/\/evil/);
    expect(mail.html).toContain('&lt;img');
    expect(mail.text).not.toMatch(/^(?:Bcc|Fake):/m);
    for (const part of [mail.html, mail.text]) expect(part).not.toMatch(/evil\.example|https:\/\/evil/);
    expect(mail.text).toContain('ACME d.o.o.');
    expect(mail.text).toContain('Pozdravljeni!');
  });
});
