import { beforeAll, describe, expect, inject, it } from 'vitest';
import { catalogue } from '@vitrina/contract/catalogue';
import { LANGUAGE_CODES, LANGUAGES } from '@vitrina/contract/values/languages';
import { STAFF } from '@vitrina/demo/known';
import { sendRequest, pagesInTurn, statuses } from '../src/request.ts';
import { call, category, known, logIn } from '../src/shop.ts';

const all = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]+)</${tag}>`, 'g'))].map(([, text = '']) => text.replace(inject('origin'), ''));

describe('robots.txt', () => {
  it('keeps crawlers off calls, page data and personal pages and names the sitemap [S1.40]', async () => {
    const { status, text, headers } = await sendRequest('/robots.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    for (const path of ['/api/', '/_data/', '/auth/', '/webshop/', '/*/auth/', '/*/webshop/']) expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).not.toMatch(/^Disallow: \/$/m);
    expect(text).toContain(`Sitemap: ${inject('origin')}/sitemap.xml`);
  });
});

describe('the sitemap', () => {
  let files: Map<string, string>;
  beforeAll(async () => {
    const { status, text, headers } = await sendRequest('/sitemap.xml');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/xml/);
    files = await pagesInTurn(all(text, 'loc'));
  });

  it('has files of products, categories and pages for each language [S1.29]', () => {
    for (const lang of LANGUAGE_CODES)
      for (const kind of ['products', 'categories', 'pages']) expect([...files.keys()]).toContain(`/sitemap-${lang}-${kind}-1.xml`);
    for (const [path, xml] of files) expect(`${path} ${xml.includes('<urlset')} ${all(xml, 'loc').length > 0}`).toBe(`${path} true true`);
  });
  it('lists only addresses that answer, all of the default language, a sample of the others [S4.4]', async () => {
    const listed = [...files].flatMap(([path, xml]) => (path.startsWith('/sitemap-si-') ? all(xml, 'loc') : all(xml, 'loc').filter((_, i) => i % 23 === 0)));
    expect(listed.length).toBeGreaterThan(500);
    expect(new Set(listed).size).toBe(listed.length);
    const found = await statuses(listed);
    expect([...found].filter(([, status]) => status !== 200)).toEqual([]);
  });
  it('holds every listed product once in each language, with its sisters [S1.2]', async () => {
    const { pagination } = await call(catalogue.products, {});
    const sizes = LANGUAGE_CODES.map((lang) => all(files.get(`/sitemap-${lang}-products-1.xml`) ?? '', 'loc').length);
    expect(new Set(sizes).size).toBe(1);
    expect(sizes[0]).toBeGreaterThanOrEqual(pagination.total);
    const { urls } = await known('laptop');
    const xml = files.get('/sitemap-hr-products-1.xml') as string;
    expect(xml).toContain(`<loc>${inject('origin')}${urls.hr}</loc>`);
    for (const lang of LANGUAGE_CODES) expect(xml).toContain(`hreflang="${LANGUAGES[lang].lang}" href="${inject('origin')}${urls[lang]}"`);
  });
  it('holds nothing hidden [S4.1, S4.8]', async () => {
    const token = (await logIn(STAFF)).replace('token=', '');
    const hidden = [
      ...(await Promise.all((['hidden', 'hiddenCategory', 'hiddenBrand'] as const).map((handle) => known(handle, { token })))),
      await category('hidden-samples', { token }),
    ].map((one) => one.url_without_domain);
    const listed = new Set([...files.values()].flatMap((xml) => all(xml, 'loc')));
    expect(hidden.filter((path) => listed.has(path))).toEqual([]);
    expect(listed).toContain((await known('hiddenBrandIgnored')).url_without_domain);
  });
  it('has no other files', async () => {
    for (const path of ['/sitemap-si-products-99.xml', '/sitemap-xx-products-1.xml', '/sitemap-si-orders-1.xml', '/sitemap-si-products-0.xml'])
      expect(`${path} ${(await sendRequest(path)).status}`).toBe(`${path} 404`);
  });
});
