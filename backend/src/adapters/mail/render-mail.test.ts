import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inLongRun } from '@vitrina/contract/testing/long-run';
import { LANGUAGE_CODES, LANGUAGES, languageBase, type LanguageCode } from '@vitrina/contract/values/languages';
import { formatPrice } from '@vitrina/contract/values/money';
import { shippedText } from '../../modules/labels/index.ts';
import { TEST_CODES } from '../../testing/test-backend.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { MailKind, OrderMailKind } from './outbox.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';
import { type TestOrder, insertTestOrder } from './testing/insert-test-order.ts';
import { sql } from 'kysely';

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
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", nbsp: '\u00a0' };
const decodeEntities = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

beforeAll(async () => {
  database = await createTestDatabase('demo');
});
afterAll(() => database.drop());

async function make(
  kind: MailKind,
  order: TestOrder & { data?: Record<string, unknown> } = {},
): Promise<RenderedMail & { identifier: string; additional: string | undefined }> {
  const { id, identifier, additional, refundId } = await insertTestOrder(database.db, order);
  const data = { orderId: id, ...(additional && { additionalId: additional.id }), ...(refundId !== null && { refundId }), ...order.data };
  const rendered = await renderMail({ db: database.db, shop: SHOP, text: shippedText, codes: TEST_CODES }, { kind, lang: order.lang ?? 'si', data });
  if (rendered.kind !== 'mail') throw new Error(rendered.why);
  return { ...rendered, identifier, additional: additional?.identifier };
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

const WITHDRAWAL = {
  name: 'Žana Đurić',
  email: 'ana@example.com',
  message: 'Premalo glasen.',
  received_at: '2026-11-21T09:30:05.000Z',
  items: [{ code: 'X-1', title: 'Prenosnik Kvant Arc 14', qty: 1 }],
};

const STATES: Readonly<Record<OrderMailKind, readonly (TestOrder & { data?: Record<string, unknown> })[]>> = {
  'order-confirm': [{ status: 'waiting', data: { confirm: `12-${'A'.repeat(22)}` } }],
  'order-received': [{}, { paymentCode: 'sandbox-form', paymentType: 'redirect' }, { paymentCode: 'cash-on-delivery' }],
  'order-paid': [{ paymentStatus: 'paid', status: 'confirmed' }],
  'payment-failed': [{ paymentStatus: 'failed', paymentCode: 'sandbox-form', paymentType: 'redirect' }],
  'order-cancelled': [
    { status: 'cancelled' },
    { status: 'failed', paymentStatus: 'failed', data: { reason: 'expired' } },
    { status: 'cancelled', paymentStatus: 'refund_due' },
    { status: 'cancelled', paymentStatus: 'refunded' },
  ],
  'payment-refund-due': [
    { status: 'cancelled', paymentStatus: 'refund_due', data: { reason: 'late' } },
    { status: 'confirmed', paymentStatus: 'paid', data: { reason: 'second' } },
  ],
  'payment-refunded': [{ status: 'cancelled', paymentStatus: 'refunded' }],
  'order-part-refunded': [
    { status: 'delivered', paymentStatus: 'paid', refund: 'gateway' },
    { status: 'delivered', paymentStatus: 'paid', refund: 'hand' },
  ],
  'order-changed': [
    { status: 'confirmed', data: { what: 'address' } },
    { status: 'confirmed', data: { what: 'lines' } },
  ],
  'order-message': [{ status: 'confirmed', data: { subject: 'Barva na zalogi', text: 'Prvi odstavek.\n\nDrugi odstavek\nv dveh vrsticah.' } }],
  'order-document': [
    { status: 'shipped', data: { documentId: 7, document: 'invoice', documentNumber: 'INV-2026-000007' } },
    { status: 'shipped', data: { documentId: 8, document: 'credit_note', documentNumber: 'CN-2026-000008' } },
  ],
  'withdrawal-received': [
    { status: 'cancelled', data: { ...WITHDRAWAL, cancels: true } },
    { status: 'delivered', data: { ...WITHDRAWAL, message: '', cancels: false } },
    { status: 'new', data: { ...WITHDRAWAL, cancels: true, confirm: `12-${'A'.repeat(22)}` } },
  ],
  'withdrawal-refused': [
    { status: 'delivered', data: { reason: 'late', until: '2026-11-23T22:59:59.000Z' } },
    { status: 'cancelled', data: { reason: 'over', until: null } },
  ],
  'return-refused': [{ status: 'shipped', data: { reason: 'Poškodovana embalaža' } }],
  'return-label': [{ status: 'shipped', data: { returnId: 7, tracking_number: 'VT0123456789' } }],
  'claim-received': [{ data: { title: 'Prenosnik', message: 'Ne dela.', line: 0 } }],
  'order-shipped': [
    { status: 'shipped', data: { carrier: 'Pošta Slovenije', tracking_number: 'RR 1', tracking_url: 'https://sledenje.example/RR1' } },
    { status: 'shipped', shipping: 'pickup' },
    { status: 'packed', data: { carrier: 'GLS', tracking_number: 'RR 2', part: { items: [{ code: 'gone', qty: 2 }], rest: true } } },
    { status: 'shipped', data: { part: { items: [{ code: 'gone', qty: 1 }], rest: false } } },
  ],
  'additional-payment': [{ status: 'confirmed', additional: 'unpaid' }],
  'additional-paid': [{ status: 'delivered', additional: 'paid' }],
};

function expectWhole({ subject, html, text }: RenderedMail, lang: LanguageCode): void {
  for (const part of [subject, html, text]) {
    expect(part).not.toMatch(/mail_[a-z]+/);
    // A link's random code may contain the letters of `NaN`.
    expect(part).not.toMatch(/\{[a-z]+\}|undefined|(?<![\w-])NaN(?![\w-])|\[object|Invalid Date/);
  }
  expect(text).not.toMatch(/\d\.\./);
  expect(subject.length).toBeGreaterThan(5);
  expect(html).toContain(`<html lang="${LANGUAGES[lang].lang}"`);
  expect(html).not.toMatch(/<script|<img|<link| src=|url\(/);
  for (const [, url] of html.matchAll(/href="([^"]+)"/g)) expect(url).toMatch(/^https:\/\//);
  expect(Buffer.byteLength(html)).toBeLessThan(60_000);
}

/** Languages in which each state of a mail is rendered; each mail is rendered in all ten. */
const IN_EACH_STATE = inLongRun<LanguageCode>(LANGUAGE_CODES, ['si', 'de', 'rs', 'es']);

describe.each(LANGUAGE_CODES)('%s', (lang) => {
  const home = `https://shop.example${languageBase(lang, 'si')}`;
  const cases = Object.entries(STATES).flatMap(([kind, states]) =>
    (IN_EACH_STATE.includes(lang) ? states : states.slice(0, 1)).map((state) => [kind as MailKind, state] as const),
  );

  it.each(cases)('%s is whole, in the language’s words, with the link to the order under its prefix [S2.6] [S2.99]: %j', async (kind, state) => {
    const mail = await make(kind, { ...state, lang });
    expectWhole(mail, lang);
    // Before the confirmation there is no order page.
    const place = kind === 'order-confirm' ? `confirm_order/?identifier=${state.data?.confirm}` : `${LANGUAGES[lang].ordersWord}/${mail.identifier}/`;
    const link = `${home}webshop/${place}`;
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.text).toContain(link);
  });

  it('cart-reminder lists the cart in the language, opens it again by its link and can be done without [G18]', async () => {
    const cartId = await leftCart(lang);
    const rendered = await renderMail({ db: database.db, shop: SHOP, text: shippedText, codes: TEST_CODES }, { kind: 'cart-reminder', lang, data: { cartId } });
    if (rendered.kind !== 'mail') throw new Error(rendered.why);
    expectWhole(rendered, lang);
    expect(rendered.html).toContain(`${home}webshop/shopping_cart/?restore=`);
    expect(rendered.html).toContain(`${home}webshop/shopping_cart/?no_reminder=`);
    expect(rendered.unsubscribeUrl).toMatch(/^https:\/\/shop\.example\/api\/webshop\/abandonment\/[\w-]{16,}\/$/);
    const { rows } = await sql<{
      title: string;
    }>`select title from product_texts t join products p on p.id = t.product_id where p.code = 'DEMO-LAPTOP-01' and lang = ${lang}`.execute(database.db);
    expect(rendered.text).toContain(rows[0]?.title ?? 'a title');
  });

  it('a withdrawal by number and e-mail leads to where this mailbox agrees; nothing is said of what follows before', async () => {
    const state = STATES['withdrawal-received'].at(-1);
    const mail = await make('withdrawal-received', { ...state, lang });
    expect(mail.text).toContain(`${home}webshop/withdrawal/?statement=${state?.data?.confirm}`);
    expect(mail.text).not.toContain(shippedText(lang, 'withdrawal_next_cancelled'));
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

  it('what was bought stands with the terms of the contract, in the language of the order', async () => {
    const bought = await make('order-received', { lang: 'de' });
    expect(bought.text).toContain('https://shop.example/de/kaufbedingungen/');
    // Main characteristics of the line, from the fixture.
    for (const part of [bought.text, bought.html]) expect(part).toContain('16 GB.');
    expect(bought.html).toContain('href="https://shop.example/de/kaufbedingungen/"');
    expect((await make('order-shipped')).text).toContain('https://shop.example/pogoji-nakupa/');
  });

  it.each(LANGUAGE_CODES)('in %s the confirmation names who else sells, with address and mailbox, and nobody where the shop sells alone', async (lang) => {
    const sellerLines = ['Foto Brod d. o. o., Trg slobode 4, 35000 Slavonski Brod', 'prodaja@foto-brod.example', 'Trgovački sud u Osijeku, 030000001'];
    const { text, html } = await make('order-received', { lang, sellerLines });
    for (const line of sellerLines) for (const part of [text, html]) expect(part).toContain(line);
    expect(text).toContain(`${shippedText(lang, 'law_seller')}: Foto Brod`);
    expect((await make('order-received', { lang })).text).not.toContain(`${shippedText(lang, 'law_seller')}:`);
  });

  it('the confirmation of an order brings instruction, model form, guarantee and terms whole, in both parts', async () => {
    for (const lang of LANGUAGE_CODES) {
      const { rows } = await sql<{ code: string; content: string }>`
        select c.code, t.content from contents c join content_texts t on t.content_id = c.id
        where c.kind = 'page' and c.code in ('withdrawal', 'complaints', 'terms', 'privacy') and t.lang = ${lang}`.execute(database.db);
      expect(rows).toHaveLength(4);
      const { text, html } = await make('order-received', { lang });
      const words = (markup: string) => decodeEntities(markup.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ');
      const plain = text.replace(/\s+/g, ' ');
      for (const { code, content } of rows)
        for (const [, sentence = ''] of content.replaceAll('{days}', '30').matchAll(/<(?:p|li)>([^<]{20,})<\/(?:p|li)>/g)) {
          expect(plain, `${lang} ${code}`).toContain(words(sentence).trim());
          expect(words(html), `${lang} ${code}`).toContain(words(sentence).trim());
        }
      expect(Buffer.byteLength(html) + Buffer.byteLength(text)).toBeLessThan(100_000);
    }
  });

  it('beside it, each text of the contract is a PDF/A to keep, named by the hash that the order keeps', async () => {
    for (const lang of ['si', 'hr', 'de', 'it', 'rs'] as const) {
      const { attachments = [], identifier } = await make('order-received', { lang });
      const { rows } = await sql<{ sha256: string; title: string }>`
        select l.sha256, l.title from order_legal_snapshots s, jsonb_each_text(s.texts) t join legal_texts l on l.sha256 = t.value
        where s.order_id = ${identifier.split('-')[0]}::bigint`.execute(database.db);
      expect(attachments.map(({ contentType }) => contentType)).toEqual(Array.from({ length: 4 }, () => 'application/pdf'));
      for (const { sha256 } of rows) {
        const file = attachments.find(({ filename }) => filename.endsWith(`-${sha256.slice(0, 12)}.pdf`));
        expect(file?.filename, lang).toMatch(/^[a-z0-9-]+\.pdf$/);
        const bytes = String(file?.content.toString('latin1'));
        expect(bytes.slice(0, 5)).toBe('%PDF-');
        expect(bytes).toContain(`sha256:${sha256}`);
        expect(bytes).toMatch(/<pdfaid:part>2<\/pdfaid:part>/);
      }
      expect(attachments.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThan(1_000_000);
    }
    expect((await make('order-paid', { paymentStatus: 'paid' })).attachments).toBeUndefined();
  });

  it('no mail asks for payment of an order that is paid, cash on delivery, or cancelled', async () => {
    const mails = [
      await make('order-received', { paymentStatus: 'paid', status: 'confirmed', paymentCode: 'stripe', paymentType: 'redirect' }),
      await make('order-received', { paymentCode: 'cash-on-delivery' }),
      await make('order-cancelled', { status: 'cancelled' }),
    ];
    for (const { text } of mails) expect(text).not.toMatch(/payment-create-quick|print-payment-transfer/);
  });

  it('a failed payment is not mailed once the order is paid or closed, nor a receipt once the money is refunded', async () => {
    const deps = { db: database.db, shop: SHOP, text: shippedText, codes: TEST_CODES };
    const over = [
      ['payment-failed', { status: 'confirmed', paymentStatus: 'paid' }],
      ['payment-failed', { status: 'cancelled', paymentStatus: 'failed' }],
      ['order-paid', { status: 'cancelled', paymentStatus: 'refunded' }],
      ['order-paid', { status: 'cancelled', paymentStatus: 'refund_due' }],
    ] as const;
    for (const [kind, state] of over) {
      const { id } = await insertTestOrder(database.db, state);
      expect(await renderMail(deps, { kind, lang: 'si', data: { orderId: id } })).toMatchObject({ kind: 'not_needed' });
    }
  });

  it('money that came too late, or twice, is said to go back, and when it went', async () => {
    const total = formatPrice(2519.98, 'si');
    const late = await make('payment-refund-due', { status: 'failed', paymentStatus: 'refund_due', data: { reason: 'late' } });
    expect(late.text).toMatch(/prispelo prepozno/);
    expect(late.text).toContain(total);
    expect((await make('payment-refund-due', { paymentStatus: 'paid', data: { reason: 'second' } })).text).toMatch(/plačali dvakrat/);
    expect((await make('payment-refunded', { status: 'cancelled', paymentStatus: 'refunded' })).text).toMatch(/vrnili/);
  });

  it('a sum asked for later is told with its reason, and paid by its own link [G15, S1.27]', async () => {
    const unpaid = await make('additional-payment', { lang: 'hr', status: 'confirmed', additional: 'unpaid' });
    const link = `https://shop.example/hr/webshop/view_additional_payment/?identifier=${unpaid.additional}`;
    for (const part of [unpaid.html, unpaid.text]) expect(part).toContain(link);
    expect(unpaid.text).toContain(formatPrice(12.5, 'hr'));
    expect(unpaid.html).toContain('Dostava v nadstropje &lt;b&gt;');
    const paid = await make('additional-paid', { lang: 'hr', status: 'confirmed', additional: 'paid' });
    expect(paid.text).toContain(formatPrice(12.5, 'hr'));
    expect(paid.text).not.toContain('view_additional_payment');
  });

  it('is not asked for any more once it is paid or the order is over [G15]', async () => {
    await expect(make('additional-payment', { status: 'confirmed', additional: 'paid' })).rejects.toThrow('is paid');
    await expect(make('additional-payment', { status: 'cancelled', additional: 'unpaid' })).rejects.toThrow('is over');
  });

  it('tracking becomes a link only when it is an https address', async () => {
    const hostile = await make('order-shipped', { data: { carrier: 'GLS', tracking_url: 'javascript:alert(1)' } });
    expect(hostile.html).not.toContain('javascript:');
    expect(hostile.text).toContain('GLS');
  });

  it('a mail about an order or cart that is gone is not made; nor is a reminder of a cart that was ordered', async () => {
    const deps = { db: database.db, shop: SHOP, text: shippedText, codes: TEST_CODES };
    expect(await renderMail(deps, { kind: 'order-paid', lang: 'si', data: { orderId: 999_999 } })).toMatchObject({ kind: 'not_needed' });
    const cartId = await leftCart('si');
    await sql`update carts set ordered_at = now() where id = ${cartId}`.execute(database.db);
    expect(await renderMail(deps, { kind: 'cart-reminder', lang: 'si', data: { cartId } })).toMatchObject({ kind: 'not_needed' });
  });
});

describe('the acknowledgement of a withdrawal', () => {
  it('holds the whole statement with date and time, in HTML and in text', async () => {
    const message = `Vračam v originalni embalaži. ${'Š'.repeat(900)} konec`;
    const mail = await make('withdrawal-received', { data: { ...WITHDRAWAL, message, cancels: false } });
    for (const part of [mail.html, mail.text])
      for (const expected of ['21.11.2026.', '10:30:05', 'Žana Đurić', 'ana@example.com', '1 ×', 'Prenosnik Kvant Arc 14', 'konec'])
        expect(part).toContain(expected);
    expect(mail.text.replace(/\s/g, '')).toContain(message.replace(/\s/g, ''));
  });

  it.each([
    ['Europe/Ljubljana', '21.11.2026. 10:30:05 '],
    ['Pacific/Auckland', '21.11.2026. 22:30:05 '],
    ['Pacific/Kiritimati', '21.11.2026. 23:30:05 '],
  ])('is told by the clock of the shop in %s', async (timeZone, moment) => {
    const { id } = await insertTestOrder(database.db, {});
    const deps = { db: database.db, shop: { ...SHOP, timeZone }, text: shippedText, codes: TEST_CODES };
    const mail = await renderMail(deps, { kind: 'withdrawal-received', lang: 'si', data: { orderId: id, ...WITHDRAWAL, cancels: false } });
    expect(mail.kind === 'mail' && mail.text).toContain(moment);
  });

  it('refused says until when it was possible', async () => {
    const { text } = await make('withdrawal-refused', { data: { reason: 'late', until: '2026-11-23T22:59:59.000Z' } });
    expect(text.replace(/\s/g, ' ')).toContain('23.11.2026.');
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
