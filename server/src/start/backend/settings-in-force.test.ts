import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_SETTINGS } from '@vitrina/demo/settings';
import { readDocuments, saveSettings } from '@vitrina/backend';
import type { SettingsGroup } from '@vitrina/contract/settings/settings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allowLogged } from '../../../../backend/src/testing/expect-logged.ts';
import { query } from '../../testing/query.ts';
import { rawRequest } from '../../testing/raw-request.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

/** Two processes of one shop, as far as a database can tell. */
let one: TestShop;
let other: TestShop;
const shops = (): TestShop[] => [one, other];
/** Milliseconds between the looks of each at what changed. */
const looks: number[] = [];
beforeAll(async () => {
  const { setInterval } = globalThis;
  globalThis.setInterval = ((work: () => void, ms: number) => {
    const caller = new Error().stack?.split('\n')[2];
    if (caller?.includes('keep-catalogue-current')) looks.push(ms);
    return setInterval(work, ms);
  }) as typeof setInterval;
  one = await startTestShop({ env: { SLOW_QUERY_MS: '600000' } });
  other = await startTestShop({ database: one.database, env: { SLOW_QUERY_MS: '600000' } });
  globalThis.setInterval = setInterval;
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

const run = (text: string) => query(one.database.url, text);

interface Info {
  name: string;
  catalog: { fetch: { per_page: number } };
}
const infoOf = async ({ port }: TestShop): Promise<Info> =>
  (JSON.parse((await rawRequest({ port, path: '/api/nuxtapi/info/' })).body.toString()) as { data: Info }).data;
const listedBy = async ({ port }: TestShop): Promise<number> => {
  const reply = await rawRequest({ port, path: '/api/catalog/products/', method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  return (JSON.parse(reply.body.toString()) as { data: { pagination: { per_page: number } } }).data.pagination.per_page;
};
const save = (documents: Partial<Record<SettingsGroup, unknown>>, versions: Partial<Record<SettingsGroup, number>> | 'any' = 'any') =>
  saveSettings(one.database.db, { documents, versions, userId: 7, cause: 'screen' });
const named = (name: string) => ({ ...DEMO_SETTINGS.shop, name });

/** Asks all processes until the answer is the wanted one. */
async function until(isSo: (shop: TestShop) => Promise<boolean>): Promise<void> {
  for (;;) {
    if ((await Promise.all(shops().map(isSo))).every(Boolean)) return;
    await sleep(20);
  }
}
const areNamed = (name: string) => until(async (shop) => (await infoOf(shop)).name === name);

it('a change is in force in every process within two seconds', async () => {
  expect(await save({ shop: named('Kovač Elektro') })).toMatchObject({ kind: 'saved', changed: ['shop'] });
  await areNamed('Kovač Elektro');
  expect(looks).toHaveLength(2);
  expect(Math.max(...looks)).toBeLessThan(2000);
});

it('lists that were kept have as many products a page as the settings say', async () => {
  expect(await Promise.all(shops().map(listedBy))).toEqual([24, 24]);
  await save({ behaviour: { catalogue: { perPage: 12 } } });
  await until(async (shop) => (await listedBy(shop)) === 12);
});

it('a change whose notice was missed is found by looking', async () => {
  // Nothing is noted among the changes, so no NOTIFY goes out either.
  await run(`create function quiet_changes() returns trigger language plpgsql as $$ begin return null; end $$`);
  await run(`create trigger quiet_changes before insert on catalogue_changes for each row execute function quiet_changes()`);
  try {
    await save({ behaviour: { catalogue: { perPage: 30 } } });
  } finally {
    await run(`drop function quiet_changes cascade`);
  }
  await until(async (shop) => (await infoOf(shop)).catalog.fetch.per_page === 30);
});

it('bad documents change nothing, and every bad field of every group is named', async () => {
  await save({ shop: named('Prej') });
  await areNamed('Prej');
  const before = await readDocuments(one.database.db);
  const outcome = await save({
    shop: { ...named('Potem'), phone: '12', defaultLanguage: 'xx' },
    payment: { ...DEMO_SETTINGS.payment, accounts: [{ currency: 'EUR', iban: 'SI56', bic: 'LJBASI2X' }] },
    behaviour: { catalogue: { perPage: 0 } },
  });
  expect(outcome).toMatchObject({ kind: 'bad' });
  expect(outcome.kind === 'bad' && outcome.problems.map(({ group, path }) => [group, ...path].join('.'))).toEqual([
    'shop.phone',
    'shop.defaultLanguage',
    'payment.accounts.0.iban',
    'behaviour.catalogue.perPage',
  ]);
  expect(await readDocuments(one.database.db)).toEqual(before);
  expect(await Promise.all(shops().map(async (shop) => (await infoOf(shop)).name))).toEqual(['Prej', 'Prej']);
});

it('what is written past the one way in is left alone, and the last good settings stay in force', async () => {
  await save({ shop: named('Dobro') });
  await areNamed('Dobro');
  allowLogged(/settings are bad/);
  await run(`with change as (insert into settings_changes (cause, paths) values ('by hand', '[]') returning id)
    insert into settings_versions (settings_group, version, change_id, document)
    select 'shop', (select max(version) + 1 from settings_versions where settings_group = 'shop'), id, '{"name": ""}'::json from change`);
  // Known by both when a later good change is, and a shop that starts now steps back to what was good.
  const third = await startTestShop({ database: one.database, env: { SLOW_QUERY_MS: '600000' } });
  expect((await infoOf(third)).name).toBe('Dobro');
  await third.stop();
  await save({ shop: named('Spet dobro') });
  await areNamed('Spet dobro');
});

it('of five changes made of the same version one is saved, and the others are told so', async () => {
  const { shop } = await readDocuments(one.database.db);
  const names = ['a', 'b', 'c', 'd', 'e'].map((letter) => `Trgovina ${letter}`);
  const outcomes = await Promise.all(names.map((name) => save({ shop: named(name) }, { shop: shop.version })));
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['outdated', 'outdated', 'outdated', 'outdated', 'saved']);
  expect(outcomes.find(({ kind }) => kind === 'outdated')).toMatchObject({ groups: [{ group: 'shop', version: shop.version + 1, userId: 7 }] });
  await areNamed(names[outcomes.findIndex(({ kind }) => kind === 'saved')] as string);
});

it('five concurrent changes of different groups are all stored, each with author, field and values', async () => {
  const { db } = one.database;
  const documents = {
    shop: named('Skupaj'),
    behaviour: { catalogue: { perPage: 40 } },
    words: { si: {} },
    legal: { nova: DEMO_SETTINGS.legal.vitrina },
    payment: {},
  };
  const before = await readDocuments(db);
  const saved = await Promise.all(
    Object.entries(documents).map(([group, document]) => save({ [group]: document }, { [group]: before[group as SettingsGroup].version })),
  );
  expect(saved.map(({ kind }) => kind)).toEqual(Array(5).fill('saved'));
  const after = await readDocuments(db);
  for (const [group, document] of Object.entries(documents)) expect(after[group as SettingsGroup].document).toEqual(document);
  const rows = await query<{ user_id: number; cause: string; paths: { path: string; before: unknown; after: unknown }[] }>(
    one.database.url,
    'select user_id, cause, paths from settings_changes order by id desc limit 5',
  );
  expect(rows.flatMap(({ paths }) => paths)).toContainEqual({ path: 'behaviour.catalogue.perPage', before: 30, after: 40 });
  expect(rows.every((row) => row.user_id === 7 && row.cause === 'screen')).toBe(true);
  await expect(run(`update settings_versions set document = '{}'`)).rejects.toThrow();
});

it('words of the shop take the place of labels, and say nothing that cannot be filled in', async () => {
  const texts = async ({ port }: TestShop) =>
    (JSON.parse((await rawRequest({ port, path: '/api/nuxtapi/labels/?lang=si' })).body.toString()) as { data: Record<string, string> }).data;
  await save({ words: { si: { footer_vat_included: 'DDV je v ceni.' } } });
  await until(async (shop) => (await texts(shop)).footer_vat_included === 'DDV je v ceni.');
  expect(await save({ words: { si: { no_such_label: 'x', order_vat: '{rate} in {sum}', footer_vat_included: '<b>DDV</b>' } } })).toMatchObject({
    kind: 'bad',
    problems: [
      { path: ['si', 'no_such_label'], message: 'is no label of this language' },
      { path: ['si', 'order_vat'], message: expect.stringContaining('{sum}') },
      { path: ['si', 'footer_vat_included'], message: 'must be without < and >' },
    ],
  });
});
