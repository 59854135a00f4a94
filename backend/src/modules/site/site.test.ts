import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '@vitrina/contract/endpoints';
import { catalogue } from '@vitrina/contract/catalogue';
import { type Route, site } from '@vitrina/contract/site';
import { LANGUAGE_CODES, languageBase } from '@vitrina/contract/values/languages';
import { KNOWN, STAFF } from '@vitrina/demo/known';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { TEST_SITE } from '../../testing/demo-site.ts';

let shop: TestBackend;
let staff: string;
beforeAll(async () => {
  shop = await startTestBackend('demo');
  staff = await shop.logIn(STAFF.email, STAFF.password);
});
afterAll(() => shop.stop());

describe('bootstrap calls', () => {
  it('the endpoint table maps names to paths [S1.39, S3.118, S7.26, S7.98]', async () => {
    const table = await shop.get(site.endpoints);
    expect(table).toMatchObject({
      catalog_product: '/api/catalog/product/',
      auth_generate_token: '/api/auth/generate-token/',
      misc_is_maintenance: '/api/misc/is-maintenance/',
    });
    expect(await shop.get(site.ownEndpoints)).toEqual(table);
  });

  it.each([
    ['1', true],
    ['1.0', true],
    ['1.32.12', true],
    ['1.31.99', true],
    ['1.32.13', false],
    ['1.33', false],
    ['2', false],
    ['0.9', false],
    ['999', false],
    ['1.x', false],
    ['', false],
  ])('the endpoint table asked for with version %j is given to callers of base 1.32.12 and before: %j [S7.26] [G20]', async (version, isServed) => {
    const reply = await shop.call(site.endpoints, { version });
    if (isServed) expect(reply).toEqual({ success: true, data: await shop.get(site.ownEndpoints) });
    else expect(reply).toMatchObject({ success: false, data: { statusCode: 400, label_name: 'error_bad_input', errors: [{ field: 'version' }] } });
  });

  it('site info is what the shop is by default, and what it is configured to be in every field [S1.35, S3.117, S3.120, S3.121, S3.122, S3.123, S3.124, S3.125, S3.126, S3.127, S3.128, S3.129, S3.130, S3.131, S3.132, S3.133, S3.134, S3.135, S3.136, S3.137, S7.27, S9.5]', async () => {
    expect(await shop.get(site.info)).toMatchObject({
      default_language: 'si',
      multilanguage: true,
      keycloak: false,
      idleReloadTimeout: 15,
      auth: { loggedInRedirect: '/auth/', loggedOutRedirect: '/auth/login/', dashboard: '/auth/' },
      catalog: { quickOrder: true, fetch: { per_page: 24 } },
      collection: ['AT', 'BA', 'HR', 'ME', 'RS', 'SI'],
    });
    const auth = { loggedInRedirect: '/auth/edit/', loggedOutRedirect: '/', dashboard: null, providers: ['google'] };
    const { providers, ...redirects } = auth;
    const webshop = { auth: false, steps: { shipping: false, payment: true, review_order: false } };
    const ignored = { prefixes: ['/probe-'], suffixes: ['.bak'] };
    const about = { name: 'Luč', organizationName: 'Luč, d. o. o.', phone: '+385 1 1', email: 'a@luc.test', socialNetworkUrls: ['https://social.test/luc'] };
    const more = { multilanguage: false, idleReloadTimeout: null, countryHint: true, addresses: { movedPaths: {}, ignoredUrls: ignored } };
    const literal = { listsAreMissing: true, pollsAfterWrites: true, confirmsByGet: true, bearerInBrowser: true };
    const config = {
      ...about,
      ...more,
      identity: { ...redirects, keycloakOnly: true },
      identityProviders: providers,
      webshop: { auth: webshop.auth },
      checkout: { ...TEST_SITE.checkout, steps: webshop.steps, quickOrder: false },
      literal,
      catalog: { perPage: 12 },
      publicUrl: 'https://luc.test',
      defaultLanguage: 'hr',
    } as const;
    const other = await startTestBackend('empty', config, []);
    const info = await other.get(site.info);
    await other.stop();
    expect(info).toEqual({
      multilanguage: false,
      keycloak: true,
      idleReloadTimeout: null,
      countryHint: true,
      redirectIgnoredUrls: ignored,
      auth,
      webshop,
      name: 'Luč',
      host: 'https://luc.test',
      default_language: 'hr',
      languages: [{ code: 'hr', lang: 'hr-HR', base_url: '/', locale: 'hr-HR', currency: 'EUR', name: 'Hrvatski' }],
      structuredData: { basic: { ...about, logo: 'https://luc.test/media/theme/logo.svg' } },
      catalog: { quickOrder: false, fetch: { per_page: 12 } },
      layouts: ['default', 'bot', 'blank'],
      literal: { pollsAfterWrites: true, bearerInBrowser: true },
      payments: [],
      free_delivery_from: { hr: 50 },
      delivery_ways: { hr: ['delivery', 'carry_in', 'pickup', 'locker'] },
      withdrawal_days: { hr: 30 },
      guarantee_pages: { hr: 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/' },
      consent: { always_asks: false, scripts: [] },
      icon: '/media/theme/icon.svg',
      brand: { action: '#fdcd1d', actionText: '#111a1c' },
      has_own_typeface: false,
      // The company has no pickup shop, so `collection` is empty.
      sellers: {
        hr: {
          name: 'Vitrina, d. o. o.',
          address: 'Slovenska cesta 1, 1000 Ljubljana',
          vat_number: 'SI12345679',
          register: 'Okrožno sodišče v Ljubljani, 1234567000, 7.500 EUR',
        },
      },
      phone_hours: [...Array.from({ length: 5 }, () => ['08:00', '20:00']), null, null],
      theme: null,
      logo: '/media/theme/logo.svg',
      logo_size: null,
      typeface: null,
      countries: { hr: 'HR' },
      time_zone: 'Europe/Ljubljana',
      collection: [],
    });
  });

  it('language records have code, lang, base_url, locale and currency [S3.68, S3.69, S3.70, S3.71, S3.72]', async () => {
    const { languages } = await shop.get(site.info);
    expect(languages.map((language) => language.code)).toEqual([...LANGUAGE_CODES]);
    expect(languages.find((language) => language.code === 'rs')).toEqual({
      code: 'rs',
      lang: 'sr-Latn-RS',
      base_url: '/rs/',
      locale: 'sr-Latn-RS',
      currency: 'RSD',
      name: 'Srpski',
    });
    expect(languages.find((language) => language.code === 'ba')?.locale).toBe('bs-BA');
  });

  it('the route table comes from the backend, with everything a page needs [S1.38, S2.7, S3.110, S3.111, S3.112, S3.113, S3.114, S3.115, S3.116, S7.29]', async () => {
    const { items } = await shop.get(site.routes);
    expect(items.find((route) => route.path === '/')).toMatchObject({ controller: 'cms', action: 'homepage', template: 'CmsHomepage', lang: 'si' });
    const laptops = items.find((route) => route.slug === 'laptops' && route.lang === 'de');
    expect(laptops).toMatchObject({ controller: 'catalog', action: 'index', template: 'CatalogIndex', content_type: 'category' });
    expect(Object.keys(laptops?.urls ?? {}).sort()).toEqual([...LANGUAGE_CODES].sort());
    expect(new Set(items.map((route) => route.path)).size).toBe(items.length);
    expect(items.every((route) => route.path.endsWith('/'))).toBe(true);
  });

  it('it holds the newsletter’s and the comparison’s own addresses in every language [S2.11, S2.53]', async () => {
    // An existing shop gets them by the migration.
    await sql`delete from routes where page_key in ('catalog:compare', 'newsletter:subscribe')`.execute(shop.database.db);
    await sql.raw(readFileSync(new URL('../../../db/migrations/0037-more-routes.sql', import.meta.url), 'utf8')).execute(shop.database.db);
    await shop.cache.clearAll();
    const { items } = await shop.get(site.routes);
    for (const lang of LANGUAGE_CODES) {
      const base = languageBase(lang, 'si');
      expect(items.find(({ path }) => path === `${base}compare/`)).toMatchObject({ lang, template: 'CatalogCompare', urls: { hr: '/hr/compare/' } });
      expect(items.find(({ path }) => path === `${base}newsletter/subscribe/`)).toMatchObject({
        lang,
        controller: 'newsletter',
        template: 'NewsletterConfirm',
      });
    }
  });

  it('of one language, and short: what a client needs that finds pages and does not change their language', async () => {
    const { items } = await shop.get(site.routes);
    const own = items.filter(({ lang }) => lang === 'hr');
    expect(own.length).toBeGreaterThan(50);
    expect((await shop.get(site.routes, { lang: 'hr' })).items).toEqual(own);
    expect((await shop.get(site.routes, { lang: 'hr', mode: 'short' })).items).toEqual(own.map(({ urls: _, ...route }) => route));
    expect(await shop.call(site.routes, { lang: 'klingon' as 'hr' })).toMatchObject({ data: { label_name: 'error_bad_input', errors: [{ field: 'lang' }] } });
  });

  it('packs into less than a megabyte where there are 2,500 brands, as in a catalogue of 86,000 products', async () => {
    await sql`
      insert into routes (path, lang, controller, action, template, content_type, content_id, slug, page_key)
      select case lang when 'si' then '/' else '/' || lang || '/' end || word || '/' || substr(md5(n::text), 1, 10) || '/', lang, 'catalog', 'index', 'CatalogIndex', 'manufacturer', 100000 + n,
        substr(md5(n::text), 1, 10), 'packed:' || n
      from generate_series(1, 2500) n, unnest(${[...LANGUAGE_CODES]}::text[], array['proizvajalci', 'proizvodaci', 'brands', 'marken', 'marken', 'proizvodjaci', 'marche', 'proizvodjaci', 'proizvodjaci', 'marcas']) as l(lang, word)`.execute(
      shop.database.db,
    );
    await shop.cache.clearAll();
    const reply = await shop.get(site.routes);
    await sql`delete from routes where page_key like 'packed:%'`.execute(shop.database.db);
    await shop.cache.clearAll();
    expect(reply.items.length).toBeGreaterThan(25_000);
    expect(gzipSync(JSON.stringify(reply), { level: 5 }).length).toBeLessThan(1_000_000);
    const german = reply.items.filter(({ lang }) => lang === 'de').map(({ urls: _, ...route }) => route);
    expect(JSON.stringify(german).length).toBeLessThan(1_000_000);
  });

  it('one page by slug and language [S7.28]', async () => {
    const { items } = await shop.get(site.routes);
    const laptops = items.find((route) => route.slug === 'laptops' && route.lang === 'de') as (typeof items)[number];
    expect(await shop.get(site.pages, { slug: laptops.path, lang: 'de' })).toEqual(laptops);
    expect(await shop.get(site.pages, { slug: laptops.path.replace('/de/', ''), lang: 'de' })).toEqual(laptops);
    expect(await shop.call(site.pages, { slug: laptops.path.replace('/de/', ''), lang: 'hr' })).toMatchObject({ success: false });
    expect(await shop.call(site.pages, { slug: 'no/such/page' })).toMatchObject({ success: false, data: { statusCode: 404, label_name: 'error_empty_data' } });
  });

  it('one page whole, or short: without its addresses in other languages [S7.28]', async () => {
    const { urls, ...short } = (await shop.get(site.routes)).items.find((route) => route.slug === 'laptops' && route.lang === 'de') as Route;
    const page = (mode: string) => shop.call(site.pages, { slug: short.path, mode: mode as 'full' });
    expect(await page('full')).toEqual({ success: true, data: { ...short, urls } });
    expect(await page('short')).toEqual({ success: true, data: short });
    expect(await page('other')).toMatchObject({ success: false, data: { label_name: 'error_bad_input', errors: [{ field: 'mode' }] } });
  });

  describe('to guests, of what only staff see', () => {
    const hiddenPaths = async (): Promise<string[]> => {
      const { rows } = await sql<{ path: string }>`
        select r.path from routes r where r.page_key in (
          select 'category:' || id from categories where not shown union all select 'manufacturer:' || id from manufacturers where not visible
          union all select 'content:' || c.id from contents c left join contents p on p.id = c.parent_id
            where not c.visible or c.status < 3 or not coalesce(p.visible and p.status >= 3, true))`.execute(shop.database.db);
      return rows.map((row) => row.path);
    };
    const shownTo = async (as: { token?: string }): Promise<Set<string>> => {
      const [{ items }, init] = await Promise.all([shop.get(site.routes, {}, as), shop.get(site.checkInitData, {}, as)]);
      expect(init.routes).toEqual(items);
      expect(items.flatMap((route) => Object.keys(route))).not.toContain('page_key');
      return new Set(items.flatMap(({ path, urls }) => [path, ...Object.values(urls ?? {})]));
    };

    it('the route table names no address: no category, brand, page, post, nor post of a hidden category; staff get them all [S6.6, S6.7, S7.97]', async () => {
      const hidden = await hiddenPaths();
      const kinds = new Set(
        (await shop.get(site.routes, {}, { token: staff })).items.filter(({ path }) => hidden.includes(path)).map((route) => route.content_type),
      );
      expect([...kinds]).toEqual(expect.arrayContaining(['category', 'manufacturer', 'page', 'post', 'publish_category']));
      const [guests, all] = [await shownTo({}), await shownTo({ token: staff })];
      expect(hidden.filter((path) => guests.has(path))).toEqual([]);
      expect(hidden.filter((path) => !all.has(path))).toEqual([]);
      for (const slug of hidden.filter((_, i) => i % 7 === 0)) {
        expect(await shop.call(site.pages, { slug })).toMatchObject({ success: false, data: { label_name: 'error_empty_data' } });
        expect((await shop.get(site.pages, { slug }, { token: staff })).path).toBe(slug);
      }
    });

    it('what is hidden leaves the table at once, and comes back', async () => {
      const { items } = await shop.get(site.routes);
      const guide = items.find(({ content_type }) => content_type === 'post') as (typeof items)[number];
      for (const [status, isThere] of [
        [2, false],
        [3, true],
      ] as const) {
        await sql`update contents set status = ${status}::integer where id = ${guide.content_id}::integer`.execute(shop.database.db);
        await shop.cache.purge(await shop.catalogue.catchUp());
        expect((await shownTo({})).has(guide.path)).toBe(isThere);
      }
    });

    it('no redirect rule names their addresses, by any step; staff get them all, and the rest is as it was [S7.96]', async () => {
      const { db } = shop.database;
      const hiddenCategory = (await hiddenPaths())[0] as string;
      const { rows: products } = await sql<{
        id: number;
        code: string;
      }>`select id, code from products where code in (${KNOWN.hiddenCategory}, ${KNOWN.laptop}) order by code`.execute(db);
      const [hidden, laptop] = products as [{ id: number; code: string }, { id: number; code: string }];
      const shownRules: [string, string][] = [
        ['/pot-a/', '/katalog/'],
        ['/pot-b/', `/stari-prenosnik-izdelki-${laptop.id}/`],
        ['/pot-c/(.*)', '/(1)'],
        ['/pot-d/', `https://proizvajalec.example${hiddenCategory}`],
      ];
      const hiddenRules: [string, string][] = [
        ['/pot-e/', hiddenCategory],
        ['/pot-f/', `/si${hiddenCategory.toUpperCase()}?barva=rdeca#vrh`],
        ['/pot-g/', `{host}${hiddenCategory.slice(0, -1)}`],
        ['/pot-h/', `http://shop.test${encodeURI(hiddenCategory)}`],
        ['/pot-i/', `/skrivnost-izdelki-${hidden.id}/`],
        ['/pot-j/', `/hr/tajna-proizvodi-${hidden.id}/`],
        ['/pot-k/', `/p/${hidden.code.toLowerCase()}/`],
        ['/pot-l/', '/pot-e/'],
        ['/pot-m/(slug+)/', `${hiddenCategory}(1)/`],
        [hiddenCategory, '/katalog/'],
        [`/star-izdelki-${hidden.id}/`, '/katalog/'],
      ];
      for (const [old_path, new_path] of [...shownRules, ...hiddenRules])
        await sql`insert into redirects (old_path, new_path, type) values (${old_path}, ${new_path}, 301)`.execute(db);
      await shop.cache.clearAll();
      const redirectsFor = async (as: { token?: string }) =>
        (await shop.get(site.redirects, {}, as)).items.map(({ old_path, new_path }) => [old_path, new_path]);
      const [guests, all] = [await redirectsFor({}), await redirectsFor({ token: staff })];
      expect(all).toEqual(expect.arrayContaining([...shownRules, ...hiddenRules]));
      expect(guests).toEqual(all.filter((rule) => !hiddenRules.some((one) => one.join() === rule.join())));

      await sql`update products set visible = false where id = ${laptop.id}`.execute(db);
      await shop.cache.purge(await shop.catalogue.catchUp());
      expect((await redirectsFor({})).map(([old]) => old)).not.toContain('/pot-b/');
      await sql`update products set visible = true where id = ${laptop.id}`.execute(db);
      await shop.cache.purge(await shop.catalogue.catchUp());
      expect((await redirectsFor({})).map(([old]) => old)).toContain('/pot-b/');
    });
  });

  it('currencies [S7.94, S3.73, S3.74]', async () => expect((await shop.get(site.currency)).items).toContainEqual({ code: 'RSD', pattern: '%s RSD' }));

  it('labels of a language, every error among them [S7.95]', async () => {
    for (const lang of LANGUAGE_CODES) {
      const labels = await shop.get(site.labels, { lang });
      expect(Object.keys(labels).length).toBeGreaterThan(150);
      expect(labels.error_empty_data, lang).toBeTruthy();
    }
    expect((await shop.get(site.labels, { lang: 'de' })).cart).not.toBe((await shop.get(site.labels, { lang: 'si' })).cart);
  });

  it('redirect rules [S7.96, S3.98, S3.99, S3.100]', async () => {
    const { items } = await shop.get(site.redirects);
    expect(items.length).toBeGreaterThan(5);
    expect(items[0]).toEqual({ id: expect.any(Number), old_path: expect.any(String), new_path: expect.any(String), type: expect.any(Number) });
  });

  it('checkInitData gives endpoints, currency, labels, info and routes in one [S7.97]', async () => {
    const data = await shop.get(site.checkInitData, { lang: 'hr' });
    expect(Object.keys(data).sort()).toEqual(['currency', 'endpoints', 'info', 'labels', 'routes']);
    expect(data.labels).toEqual(await shop.get(site.labels, { lang: 'hr' }));
  });

  it('is-maintenance answers success while the shop is up [S7.31]', async () =>
    expect(await shop.call(site.isMaintenance)).toEqual({ success: true, data: {} }));
  it('the country of an address may be unknown [S7.102]', async () => expect(await shop.get(site.country)).toEqual({ country: null }));
  it('clearCache takes a list of names, from staff only, and empties those caches and no others [S7.99]', async () => {
    expect(await shop.call(site.clearCache, ['redirects'])).toMatchObject({ success: false, data: { statusCode: 401 } });
    const isThere = async () => (await shop.get(site.redirects)).items.some(({ old_path }) => old_path === '/pot-mimo/');
    expect(await isThere()).toBe(false);
    await sql`insert into redirects (old_path, new_path, type) values ('/pot-mimo/', '/katalog/', 301)`.execute(shop.database.db);
    expect(await shop.get(site.clearCache, ['labels', 'routes'], { token: staff })).toEqual({ cleared: ['labels', 'routes'] });
    expect(await isThere()).toBe(false);
    expect(await shop.get(site.clearCache, ['redirects'], { token: staff })).toEqual({ cleared: ['redirects'] });
    expect(await isThere()).toBe(true);
  });
});

describe('replies', () => {
  it('are the envelope with success and data [S7.103, S7.104, S7.107, S7.108]', async () => {
    const response = await shop.fetch('/api/catalog/price-qty', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"ids":[1]}' });
    expect(await response.json()).toEqual({ success: true, data: { items: expect.any(Array) } });
    const { items } = await shop.get(catalogue.products, { per_page: 1 });
    expect(items[0]?.url_without_domain).toMatch(/^\//);
  });

  it('can be kept by key and language [S7.7]', async () => {
    const [slovenian, german] = await Promise.all([
      shop.get(catalogue.product, { item_code: 'DEMO-LAPTOP-01' }, { lang: 'si' }),
      shop.get(catalogue.product, { item_code: 'DEMO-LAPTOP-01' }, { lang: 'de' }),
    ]);
    expect(slovenian.title).not.toBe(german.title);
    expect((await shop.get(catalogue.product, { item_code: 'DEMO-LAPTOP-01' }, { lang: 'si' })).title).toBe(slovenian.title);
  });

  it('body and header may both name the language; the body decides', async () => {
    const byBody = await shop.fetch('/api/catalog/product', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ item_code: 'DEMO-LAPTOP-01', lang: 'de' }),
    });
    expect(((await byBody.json()) as { data: { url_without_domain: string } }).data.url_without_domain).toMatch(/^\/de\//);
  });

  it('OpenAPI 3.1 describes every call', async () => {
    const document = (await (await shop.fetch('/api/openapi.json')).json()) as { openapi: string; paths: Record<string, Record<string, unknown>> };
    expect(document.openapi).toBe('3.1.0');
    for (const endpoint of allEndpoints) expect(document.paths[endpoint.path]?.[endpoint.method.toLowerCase()], endpoint.key).toBeDefined();
  });
});
