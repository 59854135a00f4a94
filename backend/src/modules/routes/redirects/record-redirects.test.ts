import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { site } from '@vitrina/contract/site';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { recordRedirects, type RouteRow, saveRoutes } from '../index.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('empty');
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await sql`truncate redirects, routes`.execute(shop.database.db);
});

const rule = (old_path: string, new_path: string, type = 301) =>
  sql`insert into redirects (old_path, new_path, type) values (${old_path}, ${new_path}, ${type})`.execute(shop.database.db);
const record = (...changes: [string, string][]) =>
  recordRedirects(
    shop.database.db,
    changes.map(([from, to]) => ({ from, to })),
  );
const rules = async () => {
  await shop.cache.clearAll();
  const { items } = await shop.get(site.redirects);
  return items.map(({ old_path, new_path, type }) => `${old_path} ${new_path} ${type}`).sort();
};

describe('a changed address', () => {
  it('leads to the new one for good', async () => {
    await record(['/a/', '/b/']);
    expect(await rules()).toEqual(['/a/ /b/ 301']);
  });
  it('updates redirects that led to it, with query, staff rules included: no chains', async () => {
    await rule('/old/(slug+)/', '/a/', 302);
    await rule('/old/', '/a/?sort=new#top', 302);
    await rule('/other/', '/a/x/');
    await record(['/a/', '/b/']);
    await record(['/b/', '/c/']);
    expect(await rules()).toEqual(['/a/ /c/ 301', '/b/ /c/ 301', '/old/ /c/?sort=new#top 302', '/old/(slug+)/ /c/ 302', '/other/ /a/x/ 301']);
  });
  it('that comes back makes no loop', async () => {
    await record(['/a/', '/b/']);
    await record(['/b/', '/a/']);
    expect(await rules()).toEqual(['/b/ /a/ 301']);
  });
  it('of two pages that change places needs no rule, and three in a ring neither', async () => {
    await record(['/a/', '/b/'], ['/b/', '/a/']);
    expect(await rules()).toEqual([]);
    await rule('/x/', '/a/');
    await record(['/a/', '/b/'], ['/b/', '/c/'], ['/c/', '/a/']);
    expect(await rules()).toEqual(['/x/ /b/ 301']);
  });
  it('is recorded once, however often it is told', async () => {
    await record(['/a/', '/b/'], ['/c/', '/d/']);
    await record(['/a/', '/b/'], ['/c/', '/d/']);
    await record(['/a/', '/a/']);
    expect(await rules()).toEqual(['/a/ /b/ 301', '/c/ /d/ 301']);
  });
});

describe('saving routes', () => {
  const row = (page_key: string, path: string, lang: RouteRow['lang'] = 'si'): RouteRow => ({
    page_key,
    path,
    lang,
    controller: 'cms',
    action: 'index',
    template: 'CmsDefault',
    content_type: 'page',
    content_id: null,
    slug: null,
  });
  const save = (...rows: RouteRow[]) => saveRoutes(shop.database.db, rows);

  it('records nothing at first, and nothing where the address stays', async () => {
    await save(row('p1', '/a/'), row('p1', '/hr/a/', 'hr'));
    await save(row('p1', '/a/'), row('p1', '/hr/a/', 'hr'));
    expect(await rules()).toEqual([]);
  });
  it('records a changed address of each language by itself', async () => {
    await save(row('p1', '/a/'), row('p1', '/hr/a/', 'hr'), row('p1', '/de/a/', 'de'));
    await save(row('p1', '/b/'), row('p1', '/hr/a/', 'hr'), row('p1', '/de/b/', 'de'));
    expect(await rules()).toEqual(['/a/ /b/ 301', '/de/a/ /de/b/ 301']);
  });
  it('drops the rule of an address that becomes a page’s', async () => {
    await save(row('p1', '/a/'));
    await save(row('p1', '/b/'));
    await save(row('p2', '/a/'));
    expect(await rules()).toEqual([]);
  });
  it('records nothing for a page that another one kept from its address', async () => {
    await save(row('p1', '/a/'), row('p2', '/b/'));
    await save(row('p1', '/b/'));
    expect(await rules()).toEqual([]);
  });
  it('undoes the rule with the change', async () => {
    await save(row('p1', '/a/'));
    const failing = shop.database.db.transaction().execute(async (db) => {
      await saveRoutes(db, [row('p1', '/b/')]);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await rules()).toEqual([]);
  });
});
