import { describe, expect, inject, it } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { alternatesOf, canonicalOf, dataOfType, isNoindex, linksOf, titleOf } from '../src/html.ts';
import { page } from '../src/request.ts';
import { category, known } from '../src/shop.ts';

const origin = () => inject('origin');
const pathOf = (url: string) => url.replace(origin(), '');
const tagOf = (lang: LanguageCode) => LANGUAGES[lang].lang;

/** URLs in all languages of one page of each kind. */
const PAGES: Record<string, () => Promise<Partial<Record<LanguageCode, string>>>> = {
  home: async () => Object.fromEntries(LANGUAGE_CODES.map((lang) => [lang, lang === 'si' ? '/' : `/${lang}/`])),
  product: async () => (await known('laptop')).urls,
  category: async () => (await category('washing-machines')).urls,
};

describe.each(Object.keys(PAGES))('%s for search engines', (kind) => {
  it('names itself as canonical and all ten languages, each naming all others back [S1.29, S2.5]', async () => {
    const urls = await (PAGES[kind] as () => Promise<Record<LanguageCode, string>>)();
    const expected = { ...Object.fromEntries(LANGUAGE_CODES.map((lang) => [tagOf(lang), origin() + urls[lang]])), 'x-default': origin() + urls.si };
    for (const lang of LANGUAGE_CODES) {
      const html = await page(urls[lang]);
      expect(canonicalOf(html)).toBe(origin() + urls[lang]);
      expect(alternatesOf(html)).toEqual(expected);
      expect(isNoindex(html)).toBe(false);
    }
  });
  it('has a title of its own in each language that is not the same word [S1.29]', async () => {
    const urls = await (PAGES[kind] as () => Promise<Record<LanguageCode, string>>)();
    const titles = await Promise.all((['si', 'en', 'de', 'it', 'es'] as const).map(async (lang) => titleOf(await page(urls[lang]))));
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(title).toContain('Vitrina');
  });
});

describe('structured data', () => {
  it('of a product says name, code, price in the page’s currency and stock as the page does; the price is promised for 7 days [S9.47]', async () => {
    for (const lang of ['si', 'rs', 'ba'] as const) {
      const product = await known('laptop', { lang });
      const data = dataOfType(await page(product.url_without_domain), 'Product');
      const offer = data?.offers as Record<string, unknown>;
      expect(data).toMatchObject({
        name: product.title,
        sku: product.code,
        url: origin() + product.url_without_domain,
        aggregateRating: { ratingValue: product.feedback_rate_widget.rates, ratingCount: product.feedback_rate_widget.rates_votes },
      });
      expect(offer).toMatchObject({
        '@type': 'Offer',
        price: product.price_custom?.toFixed(2),
        priceCurrency: LANGUAGES[lang].currency,
        availability: 'https://schema.org/InStock',
      });
      const days = (Date.parse(offer.priceValidUntil as string) - Date.parse(new Date().toISOString().slice(0, 10))) / 86_400_000;
      expect([6, 7]).toContain(days);
    }
  });
  it('of a product describes it in at most 50 words [S9.46]', async () => {
    for (const handle of ['laptop', 'promo', 'configurable', 'otherSeller', 'out'] as const) {
      const product = await known(handle, { lang: 'en' });
      const { description } = dataOfType(await page(product.url_without_domain), 'Product') as { description?: string };
      const words = description?.split(/\s+/).length ?? 0;
      expect(words).toBeGreaterThan(5);
      expect(words).toBeLessThanOrEqual(50);
      expect(description).not.toMatch(/<[a-z]/);
    }
  });
  it('names the seller, and out of stock where nothing is left [S3.9, S3.27]', async () => {
    const [out, other] = await Promise.all([known('out'), known('otherSeller')]);
    expect(dataOfType(await page(out.url_without_domain), 'Product')?.offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
    expect(dataOfType(await page(other.url_without_domain), 'Product')?.offers).toMatchObject({ seller: { name: other.seller?.title } });
  });
  it('holds the breadcrumbs that the page shows [S1.2]', async () => {
    for (const path of [(await known('laptop')).url_without_domain, (await category('laptops-ultralight')).url_without_domain]) {
      const html = await page(path);
      const items = dataOfType(html, 'BreadcrumbList')?.itemListElement as { position: number; name: string; item?: string }[];
      expect(items.map(({ position }) => position)).toEqual(items.map((_, i) => i + 1));
      expect(items.length).toBeGreaterThan(3);
      for (const { item } of items.slice(0, -1)) expect(linksOf(html)).toContain(pathOf(item as string));
    }
  });
  it('of the home page names the organization and how to search [S3.120, S3.121, S3.123, S3.124]', async () => {
    const html = await page('/');
    expect(dataOfType(html, 'Organization')).toMatchObject({
      url: expect.stringContaining(origin()),
      logo: expect.stringContaining(origin()),
      telephone: expect.any(String),
      email: expect.any(String),
    });
    const logo = dataOfType(html, 'Organization')?.logo as string;
    expect((await fetch(logo)).status).toBe(200);
    expect(JSON.stringify(dataOfType(html, 'WebSite'))).toContain(`${origin()}/iskanje/?search_q=`);
  });
});

describe('pages that are not to be found', () => {
  it('are filtered, sorted and searched ones; a filtered list leads back to the plain one [S2.59]', async () => {
    const { url_without_domain: list } = await category('laptops');
    for (const query of ['?manufacturer=kvant', '?sort=price_asc', '?price=500-900', '?available=1']) {
      const html = await page(list + query);
      expect(isNoindex(html)).toBe(true);
      expect(canonicalOf(html)).toBe(origin() + list);
    }
    expect(isNoindex(await page('/iskanje/?search_q=prenosnik'))).toBe(true);
    expect(isNoindex(await page('/katalog/?search_q=prenosnik'))).toBe(true);
    expect(isNoindex(await page('/webshop/shopping_cart/'))).toBe(true);
  });
  it('but plain lists and their further pages are, each its own canonical [S2.59]', async () => {
    const { url_without_domain: list } = await category('computers');
    const html = await page(`${list}?page=2`);
    expect(isNoindex(html)).toBe(false);
    expect(canonicalOf(html)).toBe(`${origin()}${list}?page=2`);
    expect(canonicalOf(await page(`${list}?utm_source=x&unknown=1&PAGE=3`))).toBe(origin() + list);
  });
  it('a filtered list names the same filters in the other languages [S1.29]', async () => {
    const { urls } = await category('laptops');
    const links = linksOf(await page(`${urls.si}?manufacturer=kvant`));
    for (const lang of LANGUAGE_CODES) expect(links).toContain(`${urls[lang]}?manufacturer=kvant`);
  });
});
