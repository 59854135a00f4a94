import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES, languageBase } from '@vitrina/contract/values/languages';
import { headingOf, isNoindex, languageOf, linksOf, textOf } from '../src/html.ts';
import { answerOf, sendRequest } from '../src/request.ts';
import { category, known } from '../src/shop.ts';
import { SOME_LANGUAGES } from '../src/some-languages.ts';

const base = (lang: (typeof LANGUAGE_CODES)[number]) => languageBase(lang, 'si');

describe('addresses are put right in one step', () => {
  it.each([
    ['/hr', '301 /hr/'],
    ['/katalog', '301 /katalog/'],
    ['/en/search?search_q=laptop', '301 /en/search/?search_q=laptop'],
    ['/racunalnistvo/prenosniki?sort=price_asc&page=2', '301 /racunalnistvo/prenosniki/?sort=price_asc&page=2'],
  ])('a missing slash: %s → %s [S2.4, S9.54, S9.55]', async (from, to) => expect(await answerOf(from)).toBe(to));

  it.each([
    ['/katalog/tel:+38612000000', '301 /katalog/'],
    ['/katalog/tel:+38612000000/', '301 /katalog/'],
    ['/katalogtel:012000000', '301 /katalog/'],
    ['/hr/katalog/TEL%3A+385', '301 /hr/katalog/'],
    ['/tel:012000000', '301 /'],
  ])('a tel: suffix goes: %s → %s [S2.39]', async (from, to) => expect(await answerOf(from)).toBe(to));

  it.each([
    ['/katalog/?mode=gallery', '301 /katalog/'],
    ['/hr/?mode=gallery&page=2', '301 /hr/?page=2'],
    ['/katalog/?a=1&mode=gallery&b=2', '301 /katalog/?a=1&b=2'],
  ])('mode=gallery goes, the rest of the query stays: %s → %s [S2.40]', async (from, to) => expect(await answerOf(from)).toBe(to));

  it.each([
    ['/si', '301 /'],
    ['/si/katalog', '301 /katalog/'],
    ['//hr///katalog', '301 /hr/katalog/'],
    ['/si//katalog/tel:+386?mode=gallery&sort=price_asc', '301 /katalog/?sort=price_asc'],
    ['//de//katalog//tel:1?mode=gallery', '301 /de/katalog/'],
  ])('any mix of defects: %s → %s [S2.4, S2.6, S2.39, S2.40]', async (from, to) => {
    expect(await answerOf(from)).toBe(to);
    expect((await sendRequest(to.slice(4))).status).toBe(200);
  });
});

describe('products by their address', () => {
  it.each(LANGUAGE_CODES)('carry slug, product word and id in %s [S2.21, S2.22, S2.23, S2.24, S2.25, S2.26, S2.27, S2.28]', async (lang) => {
    const { url_without_domain: url, id } = await known('laptop', { lang });
    expect(url).toMatch(new RegExp(`^${base(lang)}[a-z0-9-]+-${LANGUAGES[lang].productWord}-${id}/$`));
  });
  it.each(LANGUAGE_CODES)('/p/{code}/ leads to the product’s own address in %s [S2.38]', async (lang) => {
    const { url_without_domain: url, code } = await known('laptop', { lang });
    expect(await answerOf(`${base(lang)}p/${code}/`)).toBe(`302 ${url}`);
  });
  it('/p/ of an unknown code is not found [S2.38]', async () => expect(await answerOf('/p/NO-SUCH-CODE-1/')).toBe('404'));
  it('a wrong slug leads to the right one for good, in one step [S2.21]', async () => {
    const { id, url_without_domain: url } = await known('laptop');
    expect(await answerOf(`/something-else-izdelki-${id}/`)).toBe(`301 ${url}`);
    expect((await sendRequest(url)).status).toBe(200);
  });
  it.each(['/laptop-izdelki-999999999/', '/laptop-izdelki-0/', '/laptop-izdelki-99999999999/', '/laptop-izdelki-/', '/-izdelki-1/', '/en/laptop-izdelki-10/'])(
    '%s without a product is not found [S4.9, S8.21]',
    async (path) => expect(await answerOf(path)).toBe('404'),
  );
});

describe('old catalogue addresses', () => {
  it('lose their -katalog where the route table holds the rest [S2.46]', async () => {
    const { url_without_domain: url } = await category('laptops');
    expect(await answerOf(url.replace(/\/$/, '-katalog/'))).toBe(`301 ${url}`);
    expect(await answerOf(url.replace(/\/$/, '-katalog'))).toMatch(/^301 /);
  });
  it('lead to the page of missing catalogues else, which says the address and shows what is like it [S2.47]', async () => {
    const answer = await answerOf('/stari-prenosniki-katalog/');
    expect(answer).toBe('301 /katalog-ne-obstaja/?missing_url=%2Fstari-prenosniki-katalog%2F');
    const { status, text: html } = await sendRequest(answer.slice(4));
    expect(status).toBe(404);
    expect(textOf(html)).toContain('/stari-prenosniki-katalog/');
    expect(linksOf(html)).toContain((await category('laptops')).url_without_domain);
    expect(linksOf(html).filter((link) => /-izdelki-\d+\/$/.test(link)).length).toBeGreaterThan(0);
    expect(isNoindex(html)).toBe(true);
  });
  it.each(SOME_LANGUAGES)('say so in %s, with letters as people write them and ways on [S2.47]', async (lang) => {
    const answer = await answerOf(`${base(lang)}%C4%8Daj-kvant-katalog/?utm_source=x`);
    expect(answer).toMatch(/^301 .*&utm_source=x$/);
    const { status, text } = await sendRequest(answer.slice(4));
    expect(status).toBe(404);
    expect(isNoindex(text)).toBe(true);
    expect(languageOf(text)).toBe(LANGUAGES[lang].lang);
    expect(textOf(text)).toContain(`${base(lang)}čaj-kvant-katalog/`);
    expect(linksOf(text).filter((link) => link.includes(`-${LANGUAGES[lang].productWord}-`)).length).toBeGreaterThan(0);
  });
  it('show a hostile missing_url as text and nothing else [S2.47]', async () => {
    const { text: html } = await sendRequest(
      `/katalog-ne-obstaja/?missing_url=${encodeURIComponent('<script>alert(1)</script><a href="//evil.example">x</a>')}`,
    );
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('href="//evil.example"');
  });
});

describe('addresses that are no pages', () => {
  const blocked = [
    'comments/catalogproduct/',
    'comments/catalogproduct/12/',
    'comments/publish/',
    'comments/publish/a/b/',
    'komentari/catalogproduct/',
    'komentari/publish/7/',
    'error/',
    'error/500/',
  ];
  it.each(LANGUAGE_CODES)('blocked ones are not found under %s [S2.41, S2.42, S2.43, S2.44, S2.45, S8.18]', async (lang) => {
    for (const path of lang === 'si' ? blocked : [...blocked, 'api/', 'api/catalog/products/'])
      expect(`${path} ${await answerOf(base(lang) + path)}`).toBe(`${path} 404`);
  });
  it('an unknown one shows the 404 page of its language with ways on [S2.18, S8.20]', async () => {
    for (const lang of LANGUAGE_CODES) {
      const { status, text } = await sendRequest(`${base(lang)}nic-takega/pralni-stroj/`);
      expect(status).toBe(404);
      expect(languageOf(text)).toBe(LANGUAGES[lang].lang);
      expect(headingOf(text).length).toBeGreaterThan(5);
      expect(linksOf(text)).toContain(base(lang));
      expect(isNoindex(text)).toBe(true);
    }
  });
  it('the 404 page suggests products of the words in the address [S2.18]', async () => {
    const { text } = await sendRequest('/pralni-stroj-ki-ga-ni/');
    const suggested = linksOf(text).filter((link) => /-izdelki-\d+\/$/.test(link));
    expect(suggested.length).toBeGreaterThan(1);
    expect(textOf(text).toLowerCase()).toContain('pralni stroj');
  });
  it('/404/ is the 404 page itself [S2.112]', async () => expect((await sendRequest('/404/')).status).toBe(404));
  it.each(['/wp-login.php', '/wp-admin/', '/.env', '/.git/config', '/xmlrpc.php', '/vendor/phpunit/', '/cgi-bin/x', '/index.asp', '/hr/.env', '/backup.sql'])(
    'probe %s gets a plain 404 without a page [S2.20]',
    async (path) => {
      const { status, headers, text } = await sendRequest(path);
      expect(status).toBe(404);
      expect(headers['content-type']).toMatch(/^text\/plain/);
      expect(text).not.toContain('<');
    },
  );
});
