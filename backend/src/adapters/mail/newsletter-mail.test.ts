import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { inLongRun } from '@vitrina/contract/testing/long-run';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import { formatPrice } from '@vitrina/contract/values/money';
import { KNOWN, KNOWN_NEWSLETTER } from '@vitrina/demo/known';
import { shippedText } from '../../modules/labels/index.ts';
import { TEST_CODES } from '../../testing/test-backend.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { smtpTransport } from './mail-transport.ts';
import { renderMail } from './render-mail.ts';
import { startMailServer } from './testing/mail-server.ts';

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

const one = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> => (await query.execute(database.db)).rows[0] as Row;
const render = (kind: 'newsletter' | 'newsletter-confirm', lang: LanguageCode, data: Record<string, unknown>) =>
  renderMail({ db: database.db, shop: SHOP, text: shippedText, codes: TEST_CODES }, { kind, lang, data });
/** A subscriber to guides. Returns the ids of the request and of the subscription. */
const reader = (email: string, lang: LanguageCode = 'si') =>
  one(sql<{ ask: number; id: number }>`
    with ask as (
      insert into newsletter_asks (email, lang, topics, source, text_version, code_hash, expires_at)
      values (${email}, ${lang}, '{guides}', 'footer', 'test', '', now() + interval '1 day') returning id)
    insert into newsletter_subscribers (email, lang, topics, ask_id) select ${email}, ${lang}, '{guides}', id from ask returning id, ask_id as ask`);

describe.each(inLongRun<LanguageCode>(LANGUAGE_CODES, ['si', 'de', 'rs', 'es']))('%s', (lang) => {
  const home = `https://shop.example${languageBase(lang, 'si')}`;
  const isWhole = (mail: { subject: string; html: string; text: string }) => {
    for (const part of [mail.subject, mail.html, mail.text]) {
      expect(part).not.toMatch(/mail_[a-z]+|newsletter_[a-z]+/);
      // A link's random code may contain the letters of `NaN`.
      expect(part).not.toMatch(/\{[a-z]+\}|undefined|(?<![\w-])NaN(?![\w-])|\[object/);
    }
    expect(mail.html).toContain(`<html lang="${LANGUAGES[lang].lang}"`);
    expect(mail.html).not.toMatch(/<script|<img|<link| src=|url\(/);
    for (const part of [mail.html, mail.text]) expect(part).toContain('Slovenska cesta 1, 1000 Ljubljana');
  };

  it('a newsletter is whole, with its addresses in the browser and of its preferences, today’s prices, and one click to end it', async () => {
    const { id } = await reader(`${lang}@example.com`, lang);
    const { id: newsletterId, subject } = await one(
      sql<{ id: number; subject: string }>`
        select id, subject from newsletters n join newsletter_texts t on t.newsletter_id = n.id where code = ${KNOWN_NEWSLETTER.code} and lang = ${lang}`,
    );
    const mail = await render('newsletter', lang, { newsletterId, subscriberId: id });
    if (mail.kind !== 'mail') throw new Error(mail.why);
    isWhole(mail);
    expect(mail.subject).toBe(subject);
    expect(mail.unsubscribeUrl).toBe(`https://shop.example/api/newsletter/stop/${id}-${TEST_CODES.codeOf(id)}/`);
    const { amount } = await one(
      sql<{ amount: number }>`select amount from prices pr join products p on p.id = pr.product_id where p.code = ${KNOWN.laptop} and market = ${lang}`,
    );
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain(`${home}newsletter/${newsletterId}/${KNOWN_NEWSLETTER.code}/`);
      expect(part).toContain(`${home}newsletter/preferences/${id}/${TEST_CODES.codeOf(id)}/`);
      expect(part).toContain(formatPrice(amount / 100, lang));
    }
    expect(mail.text).toMatch(/^- .*300 /m);
    expect(mail.text).not.toMatch(/<[a-z/]/);
  });

  it('the mail that asks to confirm is whole, with the link', async () => {
    const { ask } = await reader(`confirm-${lang}@example.com`, lang);
    const mail = await render('newsletter-confirm', lang, { linkId: ask, linkCode: 'C'.repeat(22) });
    if (mail.kind !== 'mail') throw new Error(mail.why);
    isWhole(mail);
    expect(mail.text).toContain(`${home}newsletter/confirm/${ask}/${'C'.repeat(22)}/`);
  });
});

describe('a mail of the newsletter', () => {
  const newsletter = () => one(sql<{ id: number }>`select id from newsletters where code = ${KNOWN_NEWSLETTER.code}`);

  it('is not sent after unsubscribing from all or from its topic; the confirmation mail is not sent after confirming', async () => {
    const [{ id: newsletterId }, { id, ask }] = [await newsletter(), await reader('gone@example.com')];
    const data = { newsletterId, subscriberId: id };
    await sql`update newsletter_subscribers set topics = '{offers}' where id = ${id}`.execute(database.db);
    expect((await render('newsletter', 'si', data)).kind).toBe('not_needed');
    await sql`update newsletter_subscribers set topics = '{guides}', stopped_at = now() where id = ${id}`.execute(database.db);
    expect((await render('newsletter', 'si', data)).kind).toBe('not_needed');
    await sql`update newsletter_subscribers set stopped_at = null where id = ${id}`.execute(database.db);
    expect((await render('newsletter', 'si', data)).kind).toBe('mail');
    await sql`update newsletter_asks set confirmed_at = now() where id = ${ask}`.execute(database.db);
    expect((await render('newsletter-confirm', 'si', { linkId: ask, linkCode: 'C' })).kind).toBe('not_needed');
  });

  it('carries its text without markup, and links with the shop’s origin only', async () => {
    const { id } = await reader('hostile@example.com');
    const { id: newsletterId } = await one(sql<{ id: number }>`insert into newsletters (topic, code) values ('guides', 'x') returning id`);
    const html =
      '<p>Dober dan<script>alert(1)</script><img src="https://spy.example/x.gif"> <a href="/katalog/">katalog</a> <a href="javascript:alert(1)">x</a></p>';
    await sql`insert into newsletter_texts (newsletter_id, lang, subject, html) values (${newsletterId}, 'si', 'Novo', ${html})`.execute(database.db);
    const mail = await render('newsletter', 'si', { newsletterId, subscriberId: id });
    if (mail.kind !== 'mail') throw new Error(mail.why);
    expect(mail.html).not.toMatch(/<script|<img|javascript:/);
    expect(mail.html).toContain('href="https://shop.example/katalog/"');
    expect(mail.text).toContain('Dober dan katalog (https://shop.example/katalog/)');
  });

  it('goes out with the headers that mail programs unsubscribe by (RFC 8058)', async () => {
    const server = await startMailServer();
    onTestFinished(() => server.close());
    const [{ id: newsletterId }, { id }] = [await newsletter(), await reader('headers@example.com')];
    const mail = await render('newsletter', 'si', { newsletterId, subscriberId: id });
    if (mail.kind !== 'mail') throw new Error(mail.why);
    const { kind: _, ...rendered } = mail;
    const transport = smtpTransport({ url: server.url, shop: SHOP });
    expect(await transport.send({ recipient: 'headers@example.com', messageId: '<1@shop.example>', ...rendered })).toEqual({ kind: 'sent' });
    // Long headers are folded.
    const raw = (server.got[0]?.raw ?? '').replace(/\r\n\s+/g, ' ');
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(raw).toContain(`List-Unsubscribe: <https://shop.example/api/newsletter/stop/${id}-`);
  });
});
