import { cms } from '@vitrina/contract/cms';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { CUSTOMER, HIDDEN_CONTENT, STAFF } from '@vitrina/demo/known';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { contentPaths } from '../src/content-paths.ts';
import { ENGLISH_WORDS } from '../src/english-words.ts';
import { addToMenu } from '../src/add-to-menu.ts';
import { alternatesOf, canonicalOf, dataOfType, headingOf, inner, isNoindex, joinedText, linksOf, tags, textOf, titleOf } from '../src/html.ts';
import { answerOf, sendRequest, GOOGLEBOT, page, statuses } from '../src/request.ts';
import { call, known, logIn } from '../src/shop.ts';
import { wordsOf } from '../src/words.ts';
import { SOME_LANGUAGES } from '../src/some-languages.ts';

const HIDDEN = [`/${HIDDEN_CONTENT.page}/`, '/en/hidden-page/', '/akcije/skrita-akcija/'];
let staff: string;
beforeAll(async () => {
  staff = await logIn(STAFF);
});

describe('a page of text', () => {
  it('shows title, path, contents, text and the day of its last change [S1.10, S2.48]', async () => {
    const html = await page('/pogoji-nakupa/');
    expect(headingOf(html)).toBe('Pogoji nakupa');
    expect(textOf(inner(html, 'main'))).toContain('Zadnja sprememba: 24.11.2026.');
    const headings = tags(inner(html, 'main'), 'h2').map(({ id }) => `#${id}`);
    const contents = /<nav class="content-toc"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
    expect(headings.length).toBeGreaterThan(5);
    expect(tags(contents, 'a').map(({ href }) => href)).toEqual(headings);
    // A short page has no table of contents.
    expect(await page('/o-nas/')).not.toContain('content-toc');
  });

  it.each(['si', 'de', 'at', 'rs'] as const)('names itself and its sisters in %s for search engines [S1.10]', async (lang) => {
    const { urls } = await call(cms.page, { slug: 'pogoji-nakupa' });
    const path = urls[lang] as string;
    const html = await page(path);
    expect(canonicalOf(html)).toBe(inject('origin') + path);
    expect(alternatesOf(html)).toMatchObject(Object.fromEntries(LANGUAGE_CODES.map((code) => [LANGUAGES[code].lang, inject('origin') + urls[code]])));
    expect(isNoindex(html)).toBe(false);
    expect(titleOf(html)).toBe(`${headingOf(html)} | Vitrina`);
    expect(dataOfType(html, 'WebPage')).toMatchObject({ name: headingOf(html), url: inject('origin') + path, inLanguage: LANGUAGES[lang].lang });
    expect(dataOfType(html, 'BreadcrumbList')).toMatchObject({ itemListElement: [{ name: 'Vitrina' }, { name: headingOf(html) }] });
  });
});

describe('what is not visible', () => {
  it.each(HIDDEN)('%s is shown to staff alone, marked, and no cache keeps it [S4.7, S6.4]', async (path) => {
    const seen = await sendRequest(path, { headers: { cookie: staff } });
    expect(seen.status).toBe(200);
    expect(seen.headers['cache-control']).toBe('private, no-store');
    expect(seen.text).toContain('class="hidden-note"');
    expect(isNoindex(seen.text)).toBe(true);
    const customer = await logIn(CUSTOMER);
    for (const headers of [{}, { cookie: customer }, { 'user-agent': GOOGLEBOT }]) expect(await answerOf(path, { headers })).toBe('404');
    expect(await answerOf(`/_data${path}`)).toBe('404');
  });
  it('is on no list but the staff’s, where it is marked [S4.7]', async () => {
    const html = await page('/akcije/', { headers: { cookie: staff } });
    expect(html).toContain('Skrito: vsebina');
    expect(linksOf(html)).toContain('/akcije/skrita-akcija/');
    expect(linksOf(await page('/akcije/'))).not.toContain('/akcije/skrita-akcija/');
  });
});

describe('promotions', () => {
  it('stand with their days, those that run before those that are over [S1.13]', async () => {
    const main = inner(await page('/akcije/'), 'main');
    const text = textOf(main);
    expect(text).toMatch(/Veljajo zdaj .*Deset odstotkov za vse .* Velja zdaj od \d{2}\.\d{2}\.\d{4}\. do .* Končane akcije Nazaj v šolo .* Končano od/);
    expect(textOf(inner(await page('/akcije/nazaj-v-solo/'), 'main'))).toContain('Ta akcija je končana.');
  });
  it('show their products at the prices of now [S1.13]', async () => {
    for (const [lang, path] of [
      ['si', '/akcije/deset-odstotkov-za-vse/'],
      ['rs', '/rs/akcije/deset-odsto-na-sve/'],
    ] as const) {
      const html = await page(path);
      const product = await known('laptop', { lang });
      const price = new Intl.NumberFormat(LANGUAGES[lang].locale, { minimumFractionDigits: 2, useGrouping: 'always' } as Intl.NumberFormatOptions);
      expect(linksOf(html)).toContain(product.url_without_domain);
      expect(joinedText(html).replaceAll(/\s/g, '')).toContain(price.format(product.price_custom ?? 0));
      expect(dataOfType(html, 'ItemList')).toMatchObject({ numberOfItems: 4 });
      expect(dataOfType(html, 'SaleEvent')).toMatchObject({ name: headingOf(html), startDate: expect.any(String), endDate: expect.any(String) });
    }
  });
});

it('services say what they cost in the market’s money, nothing, or on request [S1.14]', async () => {
  const costs = async (path: string) => textOf(inner(await page(path), 'main'));
  for (const words of ['49,00 €', 'Brezplačno', '39,00 €', 'Cena po dogovoru']) expect(await costs('/storitve/')).toContain(words);
  expect(await costs('/rs/usluge/')).toContain('5.750,00 RSD');
  expect(await costs('/rs/usluge/prikljucenje-bele-tehnike/')).toContain('5.750,00 RSD');
  expect(dataOfType(await page('/ba/usluge/prikljucenje-bijele-tehnike/'), 'Service')).toMatchObject({ offers: { price: 96, priceCurrency: 'BAM' } });
});

describe('menus', () => {
  it.each(SOME_LANGUAGES)('of header and footer lead to pages that are there, in %s [S1.10, S9.13]', async (lang) => {
    const menus = await call(cms.menus, {}, { lang });
    const html = await page(lang === 'si' ? '/' : `/${lang}/`);
    const paths = Object.values(menus).flatMap((items) => items.map((item) => item.url));
    expect(paths.length).toBeGreaterThan(15);
    expect(paths.filter((path) => !linksOf(html).includes(path))).toEqual([]);
    expect([...(await statuses([...new Set(paths)]))].filter(([, status]) => status !== 200)).toEqual([]);
    for (const code of ['terms', 'privacy', 'cookies', 'withdrawal', 'imprint', 'accessibility']) expect(menus.legal?.map((item) => item.code)).toContain(code);
  });
  it('that change invalidate the pages around them in every cache [S9.13]', async () => {
    const paths = ['/', '/storitve/'];
    for (const path of paths) expect(await page(path)).not.toContain('#nova-povezava');
    const takeBack = await addToMenu('footer_about', { url: 'https://nova.example/#nova-povezava', titles: { si: 'Nova povezava' } });
    for (const path of paths) await expect.poll(() => page(path)).toContain('#nova-povezava');
    await takeBack();
    for (const path of paths) await expect.poll(() => page(path)).not.toContain('#nova-povezava');
  });
  it('tell sign-up where its privacy note is', async () =>
    expect(linksOf(inner(await page('/it/auth/signup/'), 'main'))).toContain('/it/protezione-dei-dati-personali/'));
  it('are there for crawlers too', async () => {
    const links = linksOf(await page('/', { headers: { 'user-agent': GOOGLEBOT } }));
    for (const path of ['/akcije/', '/storitve/', '/pogoji-nakupa/', '/impresum/']) expect(links).toContain(path);
  });
});

describe('sitemaps', () => {
  it('have every page of the shop’s own making with its sisters, nothing hidden [S1.10, S4.7]', async () => {
    const xml = await page('/sitemap-si-pages-1.xml');
    for (const path of await contentPaths('si')) expect(xml).toContain(`<loc>${inject('origin')}${path}</loc>`);
    expect(xml).toContain(`hreflang="de-DE" href="${inject('origin')}/de/kaufbedingungen/"`);
    expect(xml).not.toMatch(/skrita-/);
  });
});

/** English spellings that are also words of a language, or names. */
const OWN_WORDS: Partial<Record<LanguageCode, readonly string[]>> = {
  de: ['name', 'hat', 'die', 'war', 'per', 'home', 'shop', 'shops'],
  at: ['name', 'hat', 'die', 'war', 'per', 'home', 'shop', 'shops'],
  it: ['per', 'come', 'all', 'account', 'email', 'password', 'wireless', 'menu', 'compare'],
  es: ['has', 'total', 'color', 'stock'],
};

describe('no English is left', () => {
  it.each(LANGUAGE_CODES.filter((code) => code !== 'en'))('in the texts of the shop in %s [S1.29]', async (lang) => {
    const own = new Set(OWN_WORDS[lang]);
    const found: string[] = [];
    for (const path of await contentPaths(lang))
      for (const word of new Set(wordsOf(await page(path))))
        if (word !== word.toUpperCase() && ENGLISH_WORDS.has(word.toLowerCase()) && !own.has(word.toLowerCase())) found.push(`${path}: ${word}`);
    expect(found).toEqual([]);
  });
});
