import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faq } from '@vitrina/contract/faq';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { CUSTOMER, HIDDEN_CONTENT, STAFF } from '@vitrina/demo/known';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let shop: TestBackend;
let staff: string;
let customer: string;
beforeAll(async () => {
  shop = await startTestBackend('demo');
  staff = await shop.logIn(STAFF.email, STAFF.password);
  customer = await shop.logIn(CUSTOMER.email, CUSTOMER.password);
});
afterAll(() => shop.stop());
const NOT_THERE = { success: false, data: { statusCode: 404, label_name: 'error_empty_data' } };

describe('frequently asked questions', () => {
  it('come in six groups with their answers, in every language and its own words [S1.11, S1.29]', async () => {
    for (const lang of LANGUAGE_CODES) {
      const { items } = await shop.get(faq.groups, {}, { lang });
      expect(items.map((one) => one.code)).toEqual(['ordering', 'delivery', 'payment', 'guarantee', 'returns', 'account']);
      for (const { questions, short_description } of items) {
        expect(short_description.length).toBeGreaterThan(20);
        expect(questions.length).toBeGreaterThanOrEqual(4);
        for (const { content, text_lang } of questions) {
          expect(content).toMatch(/^<p>.{120,}<\/p>$/);
          expect(text_lang).toBeNull();
        }
      }
      const slugs = items.flatMap((one) => one.questions.map(({ slug }) => slug));
      expect(new Set(slugs).size).toBe(slugs.length);
    }
  });

  it('are read by group, by id and by slug; another group is none and a wrong id names its field [S2.50]', async () => {
    const bySlug = await shop.get(faq.groups, { slug: 'garantie-und-reklamation' }, { lang: 'de' });
    expect(bySlug.items.map(({ code, url_without_domain }) => [code, url_without_domain])).toEqual([
      ['guarantee', '/de/haeufige-fragen/garantie-und-reklamation/'],
    ]);
    expect(await shop.get(faq.groups, { id: bySlug.items[0]?.id }, { lang: 'de' })).toEqual(bySlug);
    expect(await shop.call(faq.groups, { id: 999_999 })).toMatchObject(NOT_THERE);
    expect(await shop.call(faq.groups, { id: 0 })).toMatchObject({ success: false, data: { label_name: 'error_bad_input', errors: [{ field: 'id' }] } });
  });

  it('of a hidden group are for staff alone, in the list and by name [S4.5, S4.6, S6.7]', async () => {
    const slug = HIDDEN_CONTENT.faqGroup;
    for (const as of [{}, { token: customer }]) {
      expect(await shop.call(faq.groups, { slug }, as)).toMatchObject(NOT_THERE);
      expect((await shop.get(faq.groups, {}, as)).items.map((one) => one.slug)).not.toContain(slug);
    }
    const { items } = await shop.get(faq.groups, { slug }, { token: staff });
    expect(items).toMatchObject([{ visible: false, questions: [{ code: 'hidden-question' }] }]);
    expect((await shop.get(faq.groups, {}, { token: staff })).items.map((one) => one.slug)).toContain(slug);
    expect(await shop.call(faq.groups, { slug })).toMatchObject(NOT_THERE);
  });

  it('leave out a question that is hidden, for guests, as soon as it is', async () => {
    const codes = async (token?: string) =>
      (await shop.get(faq.groups, { slug: 'narocanje' }, token ? { token } : {})).items[0]?.questions.map((one) => one.code);
    expect(await codes()).toContain('cancel-order');
    await sql`update contents set visible = false where kind = 'faq_question' and code = 'cancel-order'`.execute(shop.database.db);
    await shop.cache.purge(await shop.catalogue.catchUp());
    expect(await codes()).not.toContain('cancel-order');
    expect(await codes(staff)).toContain('cancel-order');
    await sql`update contents set visible = true where kind = 'faq_question' and code = 'cancel-order'`.execute(shop.database.db);
    await shop.cache.purge(await shop.catalogue.catchUp());
    expect(await codes()).toContain('cancel-order');
  });

  it('are kept under the tag of content', async () => {
    const reply = await shop.fetch('/api/cms/faq/');
    expect(reply.headers.get('cache-tags')?.split(' ')).toContain('content');
  });
});
