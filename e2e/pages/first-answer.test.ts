import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue, type CategorySummary, type ProductDetail } from '@vitrina/contract/catalogue';
import { LANGUAGE_CODES, LANGUAGES } from '@vitrina/contract/values/languages';
import { formatPrice } from '@vitrina/contract/values/money';
import { decode, headingOf, inner, joinedText, languageOf, linksOf, textOf } from '../src/html.ts';
import { sendRequest, page } from '../src/request.ts';
import { call, category, known } from '../src/shop.ts';
import { SOME_LANGUAGES } from '../src/some-languages.ts';

const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe.each(SOME_LANGUAGES)('the first answer in %s', (lang) => {
  let laptop: ProductDetail;
  let laptops: CategorySummary;
  beforeAll(async () => {
    [laptop, laptops] = await Promise.all([known('laptop', { lang }), category('laptops', { lang })]);
  });

  it('is the whole product page: title, price in the market’s currency, pieces in stock, links [S1.1, S1.2, S1.29, S9.49]', async () => {
    const html = await page(laptop.url_without_domain);
    const text = joinedText(html);
    expect(languageOf(html)).toBe(LANGUAGES[lang].lang);
    expect(joinedText(inner(html, 'h1'))).toBe(textOf(laptop.title));
    expect(text).toContain(spaced(formatPrice(laptop.price_custom as number, lang)));
    const shop = laptop.warehouses.find(({ qty }) => qty > 1);
    expect(text).toMatch(new RegExp(`${shop?.title}\\s*${shop?.qty} `));
    for (const { value } of laptop.attributes) expect(text).toContain(spaced(value));
    for (const { url } of laptop.breadcrumbs) expect(linksOf(html)).toContain(url);
    const related = await call(catalogue.related, { item_id: laptop.id, limit: 3 }, { lang });
    expect(related.items.length).toBeGreaterThan(0);
    for (const { url_without_domain: url } of related.items) expect(linksOf(html)).toContain(url);
  });

  it('is the whole category: every product of the first page with title, price and link [S1.1, S1.2, S2.59]', async () => {
    const { items } = await call(catalogue.products, { category_slug: 'laptops' }, { lang });
    const html = await page(laptops.url_without_domain);
    const text = joinedText(html);
    expect(headingOf(html)).toContain(laptops.title);
    expect(items.length).toBeGreaterThan(10);
    for (const item of items) {
      expect(decode(html)).toContain(item.title);
      expect(text).toContain(spaced(formatPrice(item.price_custom as number, lang)));
      expect(linksOf(html)).toContain(item.url_without_domain);
    }
  });

  it('names the same page in all ten languages, one of them as the current one [S1.29, S2.5, S2.6]', async () => {
    const links = linksOf(await page(laptop.url_without_domain));
    expect(Object.keys(laptop.urls)).toHaveLength(LANGUAGE_CODES.length);
    for (const url of Object.values(laptop.urls)) expect(links).toContain(url);
    for (const [code, url] of Object.entries(laptop.urls)) expect(url.startsWith(`/${code}/`)).toBe(code !== 'si');
  });
});

describe('the first answer', () => {
  it('prices the same laptop in euro, dinars and convertible marks [S1.32, S1.33, S1.34]', async () => {
    const signs = Object.fromEntries(
      await Promise.all(
        LANGUAGE_CODES.map(async (lang) => [lang, /€|RSD|KM/.exec(formatPrice((await known('laptop', { lang })).price_custom as number, lang))?.[0]]),
      ),
    );
    expect(signs).toEqual({ si: '€', hr: '€', en: '€', de: '€', at: '€', rs: 'RSD', it: '€', ba: 'KM', me: '€', es: '€' });
    const { urls } = await known('laptop');
    for (const [code, sign] of [
      ['rs', 'RSD'],
      ['ba', 'KM'],
      ['at', '€'],
    ] as const)
      expect(joinedText(await page(urls[code] as string))).toMatch(new RegExp(`\\d,\\d\\d ${sign}`));
  });

  it('gives a configurable product’s initial offer in lists [S3.38]', async () => {
    const configurable = await known('configurable');
    const initial = await known('initialOffer');
    const list = configurable.breadcrumbs.at(-1)?.url as string;
    const links = linksOf(await page(list));
    expect(links).toContain(initial.url_without_domain);
    expect(configurable.id === initial.id || !links.includes(configurable.url_without_domain)).toBe(true);
  });

  it('shows what cannot be bought as not available, with its price [S3.9, S3.10]', async () => {
    const out = await known('out');
    expect(out.is_available).toBe(false);
    const text = joinedText(await page(out.url_without_domain));
    expect(text).toContain(spaced(formatPrice(out.price_custom as number, 'si')));
    const label = (await labels('si'))[out.availability_info.label_name];
    expect(label).toBeTruthy();
    expect(text).toContain(label);
  });
});

/** Interface texts as sent to the browser. */
async function labels(lang: string): Promise<Record<string, string>> {
  const { text } = await sendRequest(`/api/nuxtapi/labels?lang=${lang}`);
  return (JSON.parse(text) as { data: Record<string, string> }).data;
}
