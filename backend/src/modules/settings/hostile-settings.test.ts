import { describeProblem } from '@vitrina/contract/settings/check-settings';
import type { SettingsGroup } from '@vitrina/contract/settings/settings';
import { DEMO_SETTINGS } from '@vitrina/demo/settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveSettings } from '../../save-settings.ts';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('empty');
  expect(await saveSettings(shop.database.db, { documents: DEMO_SETTINGS, versions: 'any', userId: null, cause: 'test' })).toMatchObject({ kind: 'saved' });
  await shop.settings.refresh();
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});

/** The demo shop's documents with the value at a path replaced, parsed from JSON like a file. */
function withValue(path: string, value: string): Record<SettingsGroup, unknown> {
  const documents = structuredClone(DEMO_SETTINGS) as Record<string, unknown>;
  const parts = path.split('.');
  const place = parts.slice(0, -1).reduce((at, part) => at[part] as Record<string, unknown>, documents);
  place[parts.at(-1) as string] = JSON.parse(value);
  return documents as Record<SettingsGroup, unknown>;
}
const state = async () =>
  (await sql`select (select count(*) from settings_changes) as changes, (select count(*) from settings_versions) as versions`.execute(shop.database.db)).rows;

const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const many = (count: number, one: string): string => `[${Array(count).fill(one).join()}]`;
const { accounts } = DEMO_SETTINGS.payment as { accounts: unknown[] };

/** Path, value as JSON, and every problem in the order reported. */
const HOSTILE: [string, string, string[]][] = [
  // Wrong types.
  ['shop', 'null', ['shop must be a group of fields']],
  ['shop', '[]', ['shop must be a group of fields']],
  ['shop', '"Vitrina"', ['shop must be a group of fields']],
  ['words', '7', ['words must be a group of fields']],
  ['shop.name', '7', ['shop.name must be a text']],
  ['shop.name', '{"toString":1}', ['shop.name must be a text']],
  ['shop.languages', '"si"', ['shop.languages must be a list']],
  ['markets.si.enabled', '"yes"', ['markets.si.enabled must be true or false']],
  ['markets.si.deliversTo.SI.vat.standard', '"22"', ['markets.si.deliversTo.SI.vat.standard must be a number']],
  ['legal.vitrina.address', '{"street":"x"}', ['postCode is missing', 'town is missing', 'country is missing'].map((one) => `legal.vitrina.address.${one}`)],
  // Too long or too many.
  ['shop.name', JSON.stringify('x'.repeat(1_000_000)), ['shop.name must have at most 60 characters']],
  ['words.si', JSON.stringify({ home_title: 'x'.repeat(5000) }), ['words.si.home_title must have at most 2000 characters']],
  ['delivery.ways.delivery.prices', many(100_000, '{"price":{"EUR":"x"}}'), ['delivery.ways.delivery.prices must have at most 200']],
  ['shop.social', many(100_000, '"https://a.example/"'), ['shop.social must have at most 20']],
  ['words', nested(2000), ['words.a is not known here']],
  ['markets.si.deliversTo.SI.vat.standard', '1e308', ['markets.si.deliversTo.SI.vat.standard must be at most 100']],
  ['markets.si.withdrawalDays', '1000000000', ['markets.si.withdrawalDays must be a whole number from 1 to 365']],
  // Unknown names.
  ['shop.nmae', '"Kovač"', ['shop.nmae is not known here']],
  ['shop.__proto__x', '{"name":"x"}', ['shop.__proto__x is not known here']],
  ['markets.pl', '{}', ['markets.pl is not known here']],
  ['delivery.ways.drone', '{"prices":[]}', ['delivery.ways.drone is not known here']],
  ['words.pl', '{"home_title":"x"}', ['words.pl is not known here']],
  ['words.si', '{"no_such_label":"x"}', ['words.si.no_such_label is no label of this language']],
  ['words.si', '{"header_free_delivery":"{gift}"}', ['words.si.header_free_delivery fills in {gift}, and there is only {price}']],
  ['legal.Vitrina!', '{}', ['legal.Vitrina! must be named in small letters, digits and hyphens']],
  ['behaviour.checkout', '{"steps":{"nothing":true}}', ['behaviour.checkout.steps.nothing is not known here']],
  // Injection into pages, mails, files and queries.
  ['shop.name', '"<script>alert(1)</script>"', ['shop.name must be one line without < and >, without spaces at its ends']],
  ['shop.name', '"a\\u0000b"', ['shop.name must be one line without < and >, without spaces at its ends']],
  ['shop.mail', '{"from":"a@b.si\\r\\nBcc: x@y.si"}', ['shop.mail.from must be an e-mail address']],
  ['shop.social', '["javascript:alert(1)"]', ['shop.social.0 must be a web address such as https://example.com/']],
  ['shop.logo', '"theme/../../../etc/passwd.svg"', ['shop.logo must be a path such as theme/logo.svg (svg, png, webp)']],
  ['shop.icon', '"pictures/x.png"', ['shop.icon must lie in theme/']],
  [
    'shop.typeface',
    '"Comic\\";}body{display:none"',
    ['shop.typeface must be shipped, system, a file such as theme/sans.woff2 or names of typefaces by commas'],
  ],
  ['shop.timeZone', '"Europe/Ljubljana\'; drop table orders"', ['shop.timeZone must be a time zone such as Europe/Ljubljana']],
  ['words.si', '{"header_free_delivery":"<b>{price}</b>"}', ['words.si.header_free_delivery must be without < and >']],
  ['delivery.carriers', '{"x":{"title":"X","tracking":"javascript:{number}"}}', ['delivery.carriers.x.tracking must be an address with {number} in it']],
  ['behaviour.accounts', '{"dashboard":"//evil.example/"}', ['behaviour.accounts.dashboard must be the path of a page such as /auth/edit/']],
  [
    'behaviour.consent',
    '{"scripts":{"analytics":{"id":"x\');alert(1)//"}}}',
    ['behaviour.consent.scripts.analytics.id must be a code of letters, digits, - and _'],
  ],
  [
    'behaviour.ignoredAddresses',
    '{"prefixes":["/"],"suffixes":[]}',
    ['behaviour.ignoredAddresses.prefixes.0 must be the beginning of an address such as /wp-'],
  ],
  ['behaviour.countryService', '"http://x.example/"', ['behaviour.countryService needs {ip} where the address goes']],
  // Invalid values.
  ['shop.timeZone', '"Mars/Base"', ['shop.timeZone must be a time zone such as Europe/Ljubljana']],
  ['shop.phoneHours', '[["20:00","08:00"],null,null,null,null,null,null]', ['shop.phoneHours.0 must begin before it ends']],
  ['shop.colours', '{"light":{"action":"red"},"dark":{}}', ['shop.colours.light.action must be a colour such as #1d4ed8']],
  ['shop.languages', '["si","pl"]', ['shop.languages.1 must be one of si, hr, en, de, at, rs, it, ba, me, es']],
  ['payment.accounts.0.iban', '"SI00 0000"', ['payment.accounts.0.iban must be an IBAN with right control digits']],
  ['payment.ways', '[{"code":"cash-on-delivery","fee":{"EUR":-1}}]', ['payment.ways.0.fee.EUR must not be below 0']],
  ['payment.ways', '[{"code":"a"},{"code":"a"}]', ['payment.ways must not name the same way twice']],
  ['delivery.ways.delivery.prices', '[{"price":{"EUR":-3}}]', ['delivery.ways.delivery.prices.0.price.EUR must not be below 0']],
  ['delivery.dispatch', '{"holidays":["2026-13-01"]}', ['delivery.dispatch.holidays.0 must be a day such as 12-25 or 2027-03-29']],
  ['behaviour.idleReloadMinutes', '-5', ['behaviour.idleReloadMinutes must be a whole number from 1 to 1440']],
  // Invalid combinations.
  ['shop.colours', '{"light":{"link":"#ffffff"},"dark":{}}', ['shop.colours.light.link has a contrast of 1.00 on #ffffff, and 4.5 is the least']],
  ['legal.vitrina.vatNumber', '"DE123"', ['legal.vitrina.vatNumber is no VAT number of SI']],
  ['markets.hr.language', '"si"', ['markets.hr.language must be hr: a market has the code of its language']],
  ['markets.hr.withdrawalDays', '13', ['markets.hr.withdrawalDays must be at least 14: the law of HR gives that many']],
  [
    'markets.si.deliversTo.DE.vat.standard',
    '0',
    ['markets.si.deliversTo.DE.vat.standard must not be 0: goods sold within the European Union are taxed where they arrive'],
  ],
  ['markets.si.deliversTo.DE.exportPrice', '"net"', ['markets.si.deliversTo.DE.exportPrice must be kept: its VAT is not 0, so nothing comes off']],
  [
    'delivery.ways',
    '{}',
    ['si', 'hr', 'en', 'de', 'at', 'rs', 'it', 'ba', 'me', 'es'].map((one) => `delivery.ways offer none in ${one}: an order there could not be delivered`),
  ],
  [
    'payment.accounts',
    JSON.stringify([...accounts, { currency: 'EUR', iban: 'HR7624020061100987654', bic: 'ESBCHR22' }]),
    [`payment.accounts.${accounts.length} is a second account of EUR for all markets; name the markets of one`],
  ],
];

describe('bad settings', () => {
  it.each(HOSTILE)('%s: %.60s is refused by name, and those before stay in force', async (path, value, words) => {
    const [before, written] = [shop.settings.current(), await state()];
    const outcome = await saveSettings(shop.database.db, { documents: withValue(path, value), versions: 'any', userId: null, cause: 'test' });
    expect(outcome.kind === 'bad' && outcome.problems.map(describeProblem)).toEqual(words);
    await shop.settings.refresh();
    expect(shop.settings.current()).toBe(before);
    expect(await state()).toEqual(written);
  });
});
