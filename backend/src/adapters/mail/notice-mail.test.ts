import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { directoryWords } from '@vitrina/contract/values/directory-path';
import { inLongRun } from '@vitrina/contract/testing/long-run';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import { formatPrice } from '@vitrina/contract/values/money';
import { shippedText } from '../../modules/labels/index.ts';
import { TEST_CODES } from '../../testing/test-backend.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { NoticeMailKind } from './outbox.ts';
import { renderMail, type Rendering } from './render-mail.ts';

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
beforeAll(async () => {
  database = await createTestDatabase('demo');
});
afterAll(() => database.drop());

interface Notice {
  lang: LanguageCode;
  code?: string;
  kind?: 'back_in_stock' | 'price_drop' | 'found';
  target?: number | null;
  confirmed?: boolean;
  stopped?: boolean;
}

async function make(
  mail: NoticeMailKind,
  { lang, code: product = 'DEMO-LAPTOP-01', kind = 'price_drop', target = null, confirmed = true, stopped = false }: Notice,
): Promise<Rendering & { code: string }> {
  const { rows } = await sql<{ id: number; code: string }>`
    insert into notices (product_id, q, kind, email, lang, target_amount, seen_amount, code, confirmed_at, stopped_at, told_at)
    select case when ${kind} <> 'found' then id end, case when ${kind} = 'found' then 'qqzork 3000' end, ${kind}, 'ana@example.com', ${lang}, ${target}::integer, 999999, replace(gen_random_uuid()::text, '-', ''),
      case when ${confirmed} then now() end, case when ${stopped} then now() end, now()
    from products where code = ${product} returning id, code`.execute(database.db);
  const { id, code } = rows[0] as { id: number; code: string };
  const rendered = await renderMail({ db: database.db, shop: SHOP, text: shippedText, codes: TEST_CODES }, { kind: mail, lang, data: { noticeId: id } });
  await sql`delete from notices where id = ${id}`.execute(database.db);
  return { ...rendered, code };
}

describe.each(inLongRun<LanguageCode>(LANGUAGE_CODES, ['si', 'de', 'rs', 'es']))('%s', (lang) => {
  const home = `https://shop.example${languageBase(lang, 'si')}`;

  it.each<[NoticeMailKind, Partial<Notice>]>([
    ['notice-confirm', { kind: 'back_in_stock', confirmed: false }],
    ['notice-confirm', { confirmed: false }],
    ['notice-confirm', { kind: 'found', confirmed: false }],
    ['notice-found', { kind: 'found' }],
    ['notice-confirm', { confirmed: false, target: 12_345 }],
    ['notice-back-in-stock', { kind: 'back_in_stock' }],
    ['notice-price-drop', {}],
  ])('%s is whole, in the language’s words and currency, and can be stopped by one click: %j', async (kind, state) => {
    const mail = await make(kind, { lang, ...state });
    if (mail.kind !== 'mail') throw new Error(mail.why);
    for (const part of [mail.subject, mail.html, mail.text]) {
      expect(part).not.toMatch(/mail_[a-z]+/);
      // A link's random code may contain the letters of `NaN`.
      expect(part).not.toMatch(/\{[a-z]+\}|undefined|(?<![\w-])NaN(?![\w-])|\[object/);
    }
    expect(mail.html).toContain(`<html lang="${LANGUAGES[lang].lang}"`);
    expect(mail.html).not.toMatch(/<script|<img|<link| src=|url\(/);
    expect(mail.unsubscribeUrl).toBe(`https://shop.example/api/catalog/notice-stop/${mail.code}/`);
    if (kind === 'notice-confirm') {
      expect(mail.text).toContain(`${home}webshop/notice/?code=${mail.code}`);
      if (state.target) expect(mail.text).toContain(formatPrice(123.45, lang));
    } else if (kind === 'notice-found') {
      expect(mail.text).toContain(`${home}webshop/notice/?code=${mail.code}&stop=1`);
      expect(mail.text).toContain(`${home}${directoryWords(lang).search}/?search_q=qqzork%203000`);
      expect(mail.subject).toContain('qqzork 3000');
    } else {
      expect(mail.text).toContain(`${home}webshop/notice/?code=${mail.code}&stop=1`);
      expect(mail.text).toMatch(new RegExp(`${home}[a-z0-9-]+-${LANGUAGES[lang].productWord}-\\d+/`));
      const { rows } = await sql<{ amount: number }>`
        select amount from prices pr join products p on p.id = pr.product_id where p.code = 'DEMO-LAPTOP-01' and market = ${lang}`.execute(database.db);
      expect(mail.text).toContain(formatPrice((rows[0]?.amount ?? 0) / 100, lang));
    }
  });
});

describe('a mail of a notice', () => {
  it('is not sent when it was stopped or confirmed meanwhile, or its product is hidden', async () => {
    expect((await make('notice-price-drop', { lang: 'si', stopped: true })).kind).toBe('not_needed');
    expect((await make('notice-confirm', { lang: 'si', confirmed: true })).kind).toBe('not_needed');
    await sql`update products set visible = false where code = 'DEMO-LAPTOP-01'`.execute(database.db);
    expect((await make('notice-price-drop', { lang: 'si' })).kind).toBe('not_needed');
    await sql`update products set visible = true where code = 'DEMO-LAPTOP-01'`.execute(database.db);
  });

  it('tells beside the price what it is a unit, and the class of an opened piece, which keeps its label', async () => {
    const measured = await make('notice-price-drop', { lang: 'si', code: 'VTIKAC-VRVICA-2' });
    expect(measured).toMatchObject({ kind: 'mail', text: expect.stringMatching(/[\d,]+\u00a0€\/m\b/) });
    const opened = await make('notice-price-drop', { lang: 'de', code: 'LIST-PLATNO-2-O' });
    expect(opened).toMatchObject({ kind: 'mail', text: expect.stringMatching(/Energieeffizienzklasse [A-G] auf einer Skala von A bis G/) });
  });

  it('carries a product title with markup as plain text', async () => {
    await sql`update product_texts set title = '<script>alert(1)</script>' where lang = 'en' and product_id = (select id from products where code = 'DEMO-LAPTOP-01')`.execute(
      database.db,
    );
    const mail = await make('notice-price-drop', { lang: 'en' });
    if (mail.kind !== 'mail') throw new Error(mail.why);
    expect(mail.html).not.toContain('<script');
    expect(mail.html).toContain('&lt;script&gt;');
  });
});
