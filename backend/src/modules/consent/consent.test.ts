import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consents } from '@vitrina/contract/consents';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { DEMO_SETTINGS } from '@vitrina/demo/settings';
import { deleteExpiredRows } from '../../jobs/delete-expired-rows.ts';
import { saveSettings } from '../../save-settings.ts';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('demo');
});
afterAll(() => shop.stop());
beforeEach(() => sql`delete from consent_records`.execute(shop.database.db));

const records = async () => (await sql<Record<string, unknown>>`select * from consent_records order by id`.execute(shop.database.db)).rows;
const send = (body: object, headers: Record<string, string> = {}) =>
  shop.fetch('/api/misc/gdpr-consents/', { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
const approvedBy = async (cookie?: string) =>
  ((await (await shop.fetch('/api/misc/gdpr-consents/', cookie ? { headers: { cookie } } : {})).json()) as { data: unknown }).data;

describe('what a caller approved', () => {
  it('is nothing for a newcomer, and what the cookie says for others [S3.119] [S7.91]', async () => {
    expect(await approvedBy()).toEqual({ items: [] });
    expect(await approvedBy('a=1; gdpr=necessary|analytics; b=2')).toEqual({ items: ['necessary', 'analytics'] });
    expect(await approvedBy('gdpr=necessary')).toEqual({ items: ['necessary'] });
  });

  it('is never more than the known categories', async () => {
    expect(await approvedBy('gdpr=marketing|everything|<script>')).toEqual({ items: ['necessary', 'marketing'] });
  });
});

describe('a choice', () => {
  it('is recorded with the text’s version, time and language, and without personal data [S7.92]', async () => {
    const token = await shop.logIn('customer@vitrina.test', 'vitrina-demo-1');
    const canary = { authorization: `Bearer ${token}`, 'x-client-address': '203.0.113.77', 'x-client-agent': 'Canary/1.0', 'x-lang': 'hr' };
    const reply = await send({ consents: ['analytics'], version: '2' }, canary);
    expect(await reply.json()).toEqual({ success: true, data: { items: ['necessary', 'analytics'], max_age: 31_536_000 } });
    const [record, ...others] = await records();
    expect(others).toEqual([]);
    expect(record).toEqual({ id: expect.anything(), chosen_at: expect.any(Date), text_version: '2', categories: ['necessary', 'analytics'], lang: 'hr' });
  });

  it('needs no version: it is of today’s text then, as the contract’s body is the options alone [S7.92]', async () => {
    const { version } = await shop.get(consents.gdprTemplate, {});
    expect((await send({ consents: ['marketing'] })).status).toBe(200);
    expect(await records()).toMatchObject([{ text_version: version, categories: ['necessary', 'marketing'] }]);
  });

  it('may be none, and holds what is necessary all the same [S7.92]', async () => {
    expect(await shop.get(consents.approve, { consents: [], version: '2' })).toEqual({ items: ['necessary'], max_age: 31_536_000 });
    expect(await records()).toMatchObject([{ categories: ['necessary'] }]);
  });

  it('that cannot be read names every bad field and changes nothing [S7.92]', async () => {
    const reply = await send({ consents: ['all'], version: 'no version!' });
    expect(reply.status).toBe(400);
    const { data } = (await reply.json()) as { data: { label_name: string; errors: { field: string }[] } };
    expect(data.label_name).toBe('error_bad_input');
    expect(data.errors.map(({ field }) => field).join()).toMatch(/consents.*version/);
    expect(await records()).toEqual([]);
  });

  it('is taken sixty times an hour from one address, and not once more', async () => {
    const from = { 'x-client-address': '203.0.113.9' };
    for (let i = 0; i < 60; i += 1) expect((await send({ consents: [], version: '2' }, from)).status).toBe(200);
    expect((await send({ consents: [], version: '2' }, from)).status).toBe(429);
    expect((await send({ consents: [], version: '2' }, { 'x-client-address': '203.0.113.10' })).status).toBe(200);
    expect(await records()).toHaveLength(61);
  });

  it('is kept for three years', async () => {
    await sql`
      insert into consent_records (chosen_at, text_version, categories, lang)
      values (now() - interval '3 years 1 day', 'old', '{necessary}', 'si'), (now() - interval '3 years' + interval '1 day', 'young', '{necessary}', 'si')`.execute(
      shop.database.db,
    );
    await deleteExpiredRows(shop.database.db);
    expect(await records()).toMatchObject([{ text_version: 'young' }]);
  });

  it('and its record live for as long as the settings say', async () => {
    const behaviour = { consent: { cookieDays: 30, recordYears: 1 } };
    expect(await saveSettings(shop.database.db, { documents: { behaviour }, versions: 'any', userId: null, cause: 'test' })).toMatchObject({ kind: 'saved' });
    await shop.settings.refresh();
    expect(await shop.get(consents.approve, { consents: [], version: '2' })).toEqual({ items: ['necessary'], max_age: 30 * 86_400 });
    await sql`insert into consent_records (chosen_at, text_version, categories, lang) values (now() - interval '1 year 1 day', 'old', '{necessary}', 'si')`.execute(
      shop.database.db,
    );
    await deleteExpiredRows(shop.database.db);
    expect(await records()).toMatchObject([{ text_version: '2' }]);
    await saveSettings(shop.database.db, { documents: { behaviour: DEMO_SETTINGS.behaviour ?? {} }, versions: 'any', userId: null, cause: 'test' });
    await shop.settings.refresh();
  });
});

describe('words of the banner', () => {
  it.each(LANGUAGE_CODES)('in %s name each category and ask for all but what is necessary [S7.93]', async (lang) => {
    const template = await shop.get(consents.gdprTemplate, { lang });
    expect(template.categories.map(({ code, required }) => [code, required])).toEqual([
      ['necessary', true],
      ['analytics', false],
      ['marketing', false],
    ]);
    for (const words of [template.title, template.text, ...template.categories.flatMap(({ title, text }) => [title, text])])
      expect(words).toMatch(/^\p{Lu}.{3,}/u);
    expect(JSON.stringify(template)).not.toContain('consent_');
  });
});
