import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { InputOf } from '@vitrina/contract/endpoint';
import { staffRedirects } from '@vitrina/contract/redirects';
import { site } from '@vitrina/contract/site';
import { STAFF } from '@vitrina/demo/known';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';

let shop: TestBackend;
let token: string;
beforeAll(async () => {
  shop = await startTestBackend('demo');
  token = await shop.logIn(STAFF.email, STAFF.password);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await sql`truncate redirects, redirect_changes`.execute(shop.database.db);
});

type Rule = InputOf<typeof staffRedirects.save>;
const save = (rule: Rule) => shop.get(staffRedirects.save, rule, { token });
const list = (input: InputOf<typeof staffRedirects.list> = {}) => shop.get(staffRedirects.list, input, { token });
const rules = async () => (await shop.get(site.redirects, {}, { token })).items.map(({ old_path, new_path, type }) => `${old_path} ${new_path} ${type}`);
/** Returns the problems of a refused rule by field; expects that nothing was changed. */
async function problems(rule: Rule): Promise<Record<string, string>> {
  const before = await rules();
  const reply = await shop.call(staffRedirects.save, rule, { token });
  if (reply.success) throw new Error(`${rule.old_path} was saved`);
  expect(await rules()).toEqual(before);
  expect((await sql`select from redirect_changes`.execute(shop.database.db)).rows.length).toBe(before.length);
  expect(reply.data.label_name).toBe('error_bad_input');
  return Object.fromEntries((reply.data.errors ?? []).map(({ field, label_name }) => [field, label_name]));
}

describe('a rule', () => {
  it('has old path, new path and type, 301 where none is given [S3.98, S3.99, S3.100, S9.55]', async () => {
    expect(await save({ old_path: '/stara-stran/', new_path: '/katalog/' })).toMatchObject({
      type: 301,
      position: 0,
      recorded: false,
      hits: 0,
      last_hit_at: null,
    });
    for (const type of [302, 307, 308] as const) await save({ old_path: `/stara-${type}/`, new_path: '/katalog/', type });
    expect(await rules()).toEqual(['/stara-stran/ /katalog/ 301', '/stara-302/ /katalog/ 302', '/stara-307/ /katalog/ 307', '/stara-308/ /katalog/ 308']);
  });
  it('is kept as its address is compared: read, with a slash, without the default language', async () => {
    await save({ old_path: '/si//%C4%8Daji-in-kava', new_path: '/iskanje?search_q=%C4%8Daj' });
    await save({ old_path: '/hr/stare/(.*)', new_path: '/hr/(1)' });
    expect(await rules()).toEqual(['/čaji-in-kava/ /iskanje/?search_q=%C4%8Daj 301', '/hr/stare/(.*) /hr/(1) 301']);
  });
  it('may use every pattern and what it matched [S3.101, S3.102, S3.103, S3.104, S3.105, S3.106, S3.107, S3.108, S3.109]', async () => {
    for (const pattern of ['(slug+)', '(id+)', '(.*)', '(.+)', '(slug*)', '(id*)', '(slug+)-(id+)'])
      await save({ old_path: `/vzorec-${pattern}/`, new_path: pattern.includes('-') ? '/iskanje/?search_q=(1)-(2)' : '/iskanje/?search_q=(1)' });
    expect(await rules()).toHaveLength(7);
  });
  it.each([
    '{host}/katalog/',
    '{host}',
    'https://proizvajalec.example/a?b=c',
    '//proizvajalec.example/',
    'https://proizvajalec.example:8443',
    '/katalog/?a=b#c',
  ])('may lead to %s [S5.10, S5.11]', async (new_path) => expect(await save({ old_path: '/stara/', new_path })).toMatchObject({ new_path }));
  it('is changed by its id, keeps its count, and is staff’s from then on', async () => {
    const { id } = await save({ old_path: '/stara/', new_path: '/katalog/' });
    await sql`update redirects set hits = 7, recorded = true`.execute(shop.database.db);
    expect(await save({ id, old_path: '/starejsa/', new_path: '/iskanje/', type: 302, position: 3 })).toMatchObject({
      id,
      hits: 7,
      recorded: false,
      position: 3,
    });
    expect(await rules()).toEqual(['/starejsa/ /iskanje/ 302']);
  });
  it('that does not exist can be neither changed nor ended', async () => {
    const change = await shop.call(staffRedirects.save, { id: 999_999, old_path: '/stara/', new_path: '/katalog/' }, { token });
    const end = await shop.call(staffRedirects.remove, { id: 999_999 }, { token });
    expect([change, end].map((reply) => !reply.success && reply.data.label_name)).toEqual(['error_empty_data', 'error_empty_data']);
  });
  it('records author, time, old and new value of a change', async () => {
    const { id } = await save({ old_path: '/stara/', new_path: '/katalog/' });
    await save({ id, old_path: '/stara/', new_path: '/iskanje/' });
    await shop.get(staffRedirects.remove, { id }, { token });
    const { rows } = await sql<{ email: string; before: string | null; after: string | null }>`
      select u.email, c.before ->> 'new_path' as before, c.after ->> 'new_path' as after from redirect_changes c join users u on u.id = c.user_id order by c.id`.execute(
      shop.database.db,
    );
    expect(rows.map(({ email, before, after }) => [email, before, after])).toEqual([
      [STAFF.email, null, '/katalog/'],
      [STAFF.email, '/katalog/', '/iskanje/'],
      [STAFF.email, '/iskanje/', null],
    ]);
    expect(await rules()).toEqual([]);
  });
});

describe('a rule is refused, by the field with the problem', () => {
  it.each([
    ['stara/', 'error_field_format'],
    ['https://stara.example/', 'error_field_format'],
    ['/stara/?id=5', 'error_field_format'],
    ['/stara/#del', 'error_field_format'],
    ['/stara\\del/', 'error_field_format'],
    ['/stara%0adel/', 'error_field_format'],
    ['/stara/(slug)/', 'error_redirect_pattern'],
    ['/stara/(word+)/', 'error_redirect_pattern'],
    ['/stara/(slug+/', 'error_redirect_pattern'],
    ['/stara/(.*', 'error_redirect_pattern'],
    ['/(a+)+/', 'error_redirect_pattern'],
    ['/(id+)/(id+)/(id+)/(id+)/(id+)/', 'error_redirect_pattern'],
    ['/', 'error_redirect_live'],
    ['/katalog', 'error_redirect_live'],
    ['/si/katalog/', 'error_redirect_live'],
    ['/hr/katalog/', 'error_redirect_live'],
    ['/kar-koli-izdelki-12/', 'error_redirect_live'],
    ['/de/p/123/', 'error_redirect_live'],
    ['/404/', 'error_redirect_live'],
    ['/wp-login/', 'error_redirect_ignored'],
    ['/index.php', 'error_redirect_ignored'],
    ['/api/karkoli/', 'error_redirect_ignored'],
    ['/hr/comments/publish/5/', 'error_redirect_ignored'],
    ['/assets/x/', 'error_redirect_ignored'],
  ])('old path %s: %s', async (old_path, label) => expect(await problems({ old_path, new_path: '/katalog/' })).toEqual({ old_path: label }));
  it.each([
    ['/katalog/(1)/', 'error_redirect_group'],
    ['/katalog/(slug+)/', 'error_redirect_group'],
    ['/katalog/(0)', 'error_redirect_group'],
    ['katalog/', 'error_redirect_target'],
    ['javascript:alert', 'error_redirect_target'],
    ['data:text/html,x', 'error_redirect_target'],
    ['http://proizvajalec.example/', 'error_redirect_target'],
    ['ftp://proizvajalec.example/', 'error_redirect_target'],
    ['/\\proizvajalec.example/', 'error_redirect_target'],
    ['/%2f%2fproizvajalec.example/', 'error_redirect_target'],
    ['/katalog/%0d%0aSet-Cookie:x', 'error_redirect_target'],
    ['{host}.proizvajalec.example/', 'error_redirect_target'],
    ['{host}@proizvajalec.example/', 'error_redirect_target'],
    ['https://', 'error_redirect_target'],
    ['https://kdo:geslo@proizvajalec.example/', 'error_redirect_target'],
    ['https://proizvajalec/', 'error_redirect_target'],
    ['///proizvajalec.example/', 'error_redirect_target'],
  ])('new path %s: %s', async (new_path, label) => expect(await problems({ old_path: '/stara/', new_path })).toEqual({ new_path: label }));
  it.each(['{host}(1)', 'https://(1)/', 'https://proizvajalec.example(1)', '//(1).example/'])(
    'a visitor’s address never names the host: %s',
    async (new_path) => expect(await problems({ old_path: '/stara(.*)', new_path })).toEqual({ new_path: 'error_redirect_target' }),
  );
  it('all problems at once', async () => {
    expect(await problems({ old_path: '/katalog/', new_path: 'javascript:' })).toEqual({ old_path: 'error_redirect_live', new_path: 'error_redirect_target' });
    const long = `/${'a'.repeat(2048)}`;
    expect(await problems({ old_path: long, new_path: long, type: 303 as never, position: 2_000_000 })).toEqual({
      old_path: 'error_field_too_long',
      new_path: 'error_field_too_long',
      type: 'error_field_unknown_value',
      position: 'error_field_out_of_range',
    });
  });
  it('an old path that has a rule already, however it is written', async () => {
    await save({ old_path: '/čaj/', new_path: '/katalog/' });
    for (const old_path of ['/čaj/', '/%C4%8Daj', '/ČAJ/'])
      expect(await problems({ old_path, new_path: '/iskanje/' })).toEqual({ old_path: 'error_redirect_taken' });
  });
  it.each([
    ['/a/', '/a/'],
    ['/a/', '/a/?x=1'],
    ['/a/', '{host}/a/'],
    ['/a(.*)', '/a/b(1)'],
    ['/a/(slug+)/', '/a/(1)/'],
    ['/a/(.*)', '/a/'],
  ])('%s → %s leads in a circle by itself', async (old_path, new_path) =>
    expect(await problems({ old_path, new_path })).toEqual({ new_path: 'error_redirect_loop' }),
  );
  it('a circle over others, with patterns too', async () => {
    await save({ old_path: '/b/', new_path: '/c/', type: 302 });
    await save({ old_path: '/c/', new_path: '/a/', type: 302 });
    expect(await problems({ old_path: '/a/', new_path: '/b/' })).toEqual({ new_path: 'error_redirect_loop' });
    await save({ old_path: '/x/(slug+)/', new_path: '/y/(1)/' });
    expect(await problems({ old_path: '/y/(slug+)/', new_path: '/x/(1)/' })).toEqual({ new_path: 'error_redirect_loop' });
  });
  it('a pattern over pages is no circle: pages come first', async () =>
    expect(await save({ old_path: '/kat(.*)', new_path: '/katalog/' })).toMatchObject({ old_path: '/kat(.*)' }));
});

describe('chains', () => {
  it('are shortened when a rule is saved: the ones before it and the ones behind it', async () => {
    await save({ old_path: '/a/', new_path: '/b/' });
    await save({ old_path: '/a-(id+)/', new_path: '/b/?x=1' });
    await save({ old_path: '/c/', new_path: '/katalog/' });
    await save({ old_path: '/b/', new_path: '/c/' });
    expect(await rules()).toEqual(['/a/ /katalog/ 301', '/c/ /katalog/ 301', '/b/ /katalog/ 301', '/a-(id+)/ /katalog/?x=1 301']);
  });
  it('stay where a step is for now only', async () => {
    await save({ old_path: '/b/', new_path: '/katalog/', type: 302 });
    await save({ old_path: '/a/', new_path: '/b/' });
    expect(await rules()).toEqual(['/b/ /katalog/ 302', '/a/ /b/ 301']);
  });
  it('over a pattern never come to name another host', async () => {
    await save({ old_path: '/stara(.*)', new_path: '/(1)' });
    expect(await save({ old_path: '/a/', new_path: '/stara/evil.example/' })).toMatchObject({ new_path: '/stara/evil.example/' });
  });
});

describe('the list', () => {
  it('is in the order the rules are tried: position, then those for one address', async () => {
    await save({ old_path: '/b-(slug+)/', new_path: '/katalog/' });
    await save({ old_path: '/b-1/', new_path: '/katalog/' });
    await save({ old_path: '/(.*)', new_path: '/katalog/', position: 9 });
    await save({ old_path: '/a-(slug+)/', new_path: '/katalog/', position: -1 });
    const order = ['/a-(slug+)/', '/b-1/', '/b-(slug+)/', '/(.*)'];
    expect((await list()).items.map((one) => one.old_path)).toEqual(order);
    expect((await shop.get(site.redirects, {}, { token })).items.map((one) => one.old_path)).toEqual(order);
  });
  it('can be searched, sorted by hits and paged', async () => {
    await sql`insert into redirects (old_path, new_path, hits, last_hit_at)
      select '/stara-' || n || '/', '/nova/', n, timestamptz '2026-01-01 00:00Z' - n * interval '1 day' from generate_series(1, 120) n`.execute(
      shop.database.db,
    );
    expect((await list({ sort: 'hits' })).items[0]).toMatchObject({ old_path: '/stara-120/', hits: 120 });
    expect((await list({ sort: 'recent' })).items[0]).toMatchObject({ old_path: '/stara-1/' });
    expect((await list({ q: 'STARA-77' })).items.map((one) => one.old_path)).toEqual(['/stara-77/']);
    const { items, pagination } = await list({ page: 3 });
    expect([items.length, pagination]).toEqual([20, { page: 3, per_page: 50, total: 120, pages: 3 }]);
    expect((await list({ q: '%' })).items).toEqual([]);
  });
});

it('two concurrent rules that form a circle: one is refused', async () => {
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      shop.call(staffRedirects.save, { old_path: `/k-${n}/`, new_path: `/k-${(n + 1) % 6}/`, type: 302 }, { token }).then((reply) => reply.success),
    ),
  );
  expect(replies.filter((saved) => !saved)).toHaveLength(1);
});
