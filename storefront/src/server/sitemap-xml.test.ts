import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { describe, expect, it } from 'vitest';
import { sitemapIndex, urlSet } from './sitemap-xml.ts';

const of = (entries: Parameters<typeof urlSet>[0]['entries']) =>
  urlSet({ entries, lang: 'hr', served: LANGUAGE_CODES, defaultLanguage: 'si', origin: 'https://shop.test' });

describe('sitemaps', () => {
  it('give every page with its sisters in the other languages and its last change', async () => {
    const text = await of([{ urls: { si: '/a-izdelki-1/', hr: '/hr/a-proizvodi-1/' }, changed: '2026-11-01T10:00:00.000Z' }]);
    expect(text).toContain('<loc>https://shop.test/hr/a-proizvodi-1/</loc><lastmod>2026-11-01T10:00:00.000Z</lastmod>');
    expect(text).toContain('hreflang="sl-SI" href="https://shop.test/a-izdelki-1/"');
    expect(text).toContain('hreflang="hr-HR" href="https://shop.test/hr/a-proizvodi-1/"');
    expect(text).toContain('hreflang="x-default" href="https://shop.test/a-izdelki-1/"');
  });
  it('leave out a page that the language does not have', async () => expect(await of([{ urls: { si: '/a/' } }])).not.toContain('<loc>'));
  it('are well-formed for any characters in addresses', async () =>
    expect(await of([{ urls: { hr: '/hr/a&b<c>/' } }])).toContain('https://shop.test/hr/a&amp;b%3Cc%3E/'));
  it('a sitemap of ten thousand products yields to other requests after every few hundred', async () => {
    const urls = Object.fromEntries(LANGUAGE_CODES.map((lang) => [lang, `/${lang}/a-long-name-of-a-product-1/`]));
    let [written, most, isDone] = [0, 0, false];
    const entry = {
      get urls() {
        written += 1;
        return urls;
      },
    };
    const takeTurns = async () => {
      for (let before = 0; !isDone; before = written) {
        await new Promise((resolve) => setImmediate(resolve));
        most = Math.max(most, written - before);
      }
    };
    const others = takeTurns();
    const text = await of(Array.from({ length: 10_000 }, () => entry));
    isDone = true;
    await others;
    expect(text.match(/<url>/g)?.length).toBe(10_000);
    expect(written).toBe(10_000);
    expect(most).toBeLessThanOrEqual(1000);
  });
  it('are gathered in an index of whole addresses', () =>
    expect(sitemapIndex(['/sitemap-hr-pages-1.xml'], 'https://shop.test')).toContain('<loc>https://shop.test/sitemap-hr-pages-1.xml</loc>'));
});
