import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductDetail } from '@vitrina/contract/catalogue';
import { canonicalOf, headingOf, inner, joinedText, linksOf, runningScripts, structuredData, tags, titleOf } from '../src/html.ts';
import { sendRequest, GOOGLEBOT, page } from '../src/request.ts';
import { category, known } from '../src/shop.ts';

const asBot = { headers: { 'user-agent': GOOGLEBOT } };
const main = (html: string) => inner(html, 'main');
const prices = (html: string) => joinedText(main(html)).match(/\d[\d.,]* (?:€|RSD|KM)/g) ?? [];

describe('crawlers', () => {
  let product: ProductDetail;
  let paths: string[];
  beforeAll(async () => {
    product = await known('promo');
    paths = ['/', '/hr/', product.url_without_domain, (await category('televisions', { lang: 'de' })).url_without_domain, '/blagovne-znamke/', '/katalog/'];
  });

  it('get a layout of their own: no script to run, no preloads, no search box [S1.40, S1.41, S2.115, S6.12]', async () => {
    for (const path of paths) {
      const html = await page(path, asBot);
      expect(runningScripts(html)).toEqual([]);
      expect(html).not.toContain('page-state');
      expect(tags(html, 'link').filter(({ rel }) => rel?.includes('preload'))).toEqual([]);
      expect(tags(html, 'search')).toEqual([]);
      expect(runningScripts(await page(path)).length).toBe(1);
    }
  });

  it('read the same titles, headings, prices and links as people, so nothing is cloaked [S1.40]', async () => {
    for (const path of paths) {
      const [bot, person] = await Promise.all([page(path, asBot), page(path)]);
      expect(titleOf(bot)).toBe(titleOf(person));
      expect(headingOf(bot)).toBe(headingOf(person));
      expect(prices(bot)).toEqual(prices(person));
      expect(new Set(linksOf(main(bot)))).toEqual(new Set(linksOf(main(person))));
      expect(canonicalOf(bot)).toBe(canonicalOf(person));
      expect(structuredData(bot)).toEqual(structuredData(person));
    }
    expect(prices(await page(product.url_without_domain, asBot)).length).toBeGreaterThan(1);
  });

  it.each(['facebookexternalhit/1.1', 'Twitterbot/1.0', 'Mozilla/5.0 (compatible; bingbot/2.0)', 'WhatsApp/2.23'])('%s is one of them [S1.40]', async (agent) =>
    expect(runningScripts(await page('/', { headers: { 'user-agent': agent } }))).toEqual([]),
  );
  it.each(['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36', 'curl/8.5.0', 'CUBOT_X18'])(
    '%s is none [S1.40]',
    async (agent) => expect(runningScripts(await page('/', { headers: { 'user-agent': agent } }))).toHaveLength(1),
  );

  it('get the true status and no error page that runs anything [S6.13, S8.46]', async () => {
    const unknown = await sendRequest('/nicesar-tu-ni/', asBot);
    expect(unknown.status).toBe(404);
    expect(runningScripts(unknown.text)).toEqual([]);
    expect((await sendRequest('/error/', asBot)).status).toBe(404);
    expect((await sendRequest('/hr', asBot)).status).toBe(301);
  });

  it('and people never get each other’s layout from the cache [S6.12]', async () => {
    for (let round = 0; round < 3; round += 1) {
      expect(runningScripts(await page('/en/', asBot))).toHaveLength(0);
      expect(runningScripts(await page('/en/'))).toHaveLength(1);
    }
  });
});
