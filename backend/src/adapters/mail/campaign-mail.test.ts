import { inLongRun } from '@vitrina/contract/testing/long-run';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import { GAMES } from '@vitrina/demo/known';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shippedText } from '../../modules/labels/index.ts';
import { TEST_CODES } from '../../testing/test-backend.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { CampaignMailKind } from './outbox.ts';
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
const CODE = 'A'.repeat(22);
const TICKET = '0123456789abcdef';
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('demo');
});
afterAll(() => database.drop());

interface Entry {
  lang: LanguageCode;
  game?: string;
  number?: number | null;
  prize?: number | null;
  coupon?: string | null;
}

async function make(kind: CampaignMailKind, { lang, game = GAMES.sweepstake, number = 1, prize = null, coupon = null }: Entry): Promise<Rendering> {
  const { rows } = await sql<{ id: number }>`
    with entry as (
      insert into campaign_entries (campaign_id, person_key, ticket, number, prize) select id, 'k', ${TICKET}, ${number}::integer, ${prize}::smallint from campaigns where code = ${game}
      returning id, campaign_id)
    insert into campaign_people (entry_id, campaign_id, period_key, email, lang, code, coupon_code)
    select id, campaign_id, '', 'ana@example.com', ${lang}, ${CODE}, ${coupon} from entry returning entry_id as id`.execute(database.db);
  const id = rows[0]?.id as number;
  const rendered = await renderMail({ db: database.db, shop: SHOP, text: shippedText, codes: TEST_CODES }, { kind, lang, data: { entryId: id } });
  await sql`delete from campaign_entries where id = ${id}`.execute(database.db);
  return rendered;
}

describe.each(inLongRun<LanguageCode>(LANGUAGE_CODES, ['si', 'de', 'rs', 'es']))('%s', (lang) => {
  it.each<[CampaignMailKind, Partial<Entry>, string]>([
    ['sweepstake-confirm', { number: null }, `sweepstake/?entry=${CODE}`],
    ['sweepstake-confirm', {}, TICKET],
    ['campaign-won', { prize: 1 }, SHOP.email],
    ['campaign-won', { game: GAMES.wheel, prize: 2, coupon: 'VITRINA10' }, 'VITRINA10'],
  ])('%s %j is whole and in the language’s words', async (kind, entry, holds) => {
    const mail = await make(kind, { lang, ...entry });
    if (mail.kind !== 'mail') throw new Error(mail.why);
    for (const part of [mail.subject, mail.html, mail.text]) {
      expect(part).not.toMatch(/mail_[a-z]+/);
      // A link's random code may contain the letters of `NaN`.
      expect(part).not.toMatch(/\{[a-z]+\}|undefined|(?<![\w-])NaN(?![\w-])|\[object/);
    }
    expect(mail.html).toContain(`<html lang="${LANGUAGES[lang].lang}"`);
    expect(mail.text).toContain(holds);
    if (entry.number !== null) expect(mail.text).toContain(`https://shop.example${languageBase(lang, 'si')}sweepstake/`);
  });
});

it('a mail about an entry that is gone, or that won nothing, is not sent', async () => {
  expect((await make('campaign-won', { lang: 'si' })).kind).toBe('not_needed');
  const gone = await renderMail(
    { db: database.db, shop: SHOP, text: shippedText, codes: TEST_CODES },
    { kind: 'campaign-won', lang: 'si', data: { entryId: 0 } },
  );
  expect(gone.kind).toBe('not_needed');
});
