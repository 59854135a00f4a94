import { beforeAll, expect, inject, it } from 'vitest';
import { site } from '@vitrina/contract/site';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { KNOWN } from '@vitrina/demo/known';
import { alternatesOf, canonicalOf, isNoindex, linksOf } from '../src/html.ts';
import { sendRequest, GOOGLEBOT, page } from '../src/request.ts';
import { call } from '../src/shop.ts';

const asBot = { headers: { 'user-agent': GOOGLEBOT } };
const ROTATING = LANGUAGE_CODES.filter((lang) => lang !== 'si');
/** Every 29th product is crawled. */
const EACH_PRODUCT = 29;
const isProduct = (path: string) => LANGUAGE_CODES.some((lang) => new RegExp(`-${LANGUAGES[lang].productWord}-\\d+/$`).test(path));

interface Listed {
  path: string;
  /** Absolute URLs by hreflang. */
  alternates: Record<string, string>;
}

/** True if robots.txt disallows the path. */
let isDisallowed: (path: string) => boolean;
/** URLs in the sitemaps by language, in order. */
const listed = new Map<LanguageCode, Listed[]>();
/** Pages as served to a crawler, by path. */
const crawled = new Map<string, string>();

beforeAll(async () => {
  const robots = await page('/robots.txt');
  const rules = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => new RegExp(`^${rule.replace(/[.?]/g, '\\$&').replace(/\*/g, '.*')}`));
  isDisallowed = (path) => rules.some((rule) => rule.test(path));
  const files = [...(await page('/sitemap.xml')).matchAll(/<loc>([^<]+)/g)].map(([, loc = '']) => loc.replace(inject('origin'), ''));
  for (const file of files) {
    const lang = file.slice('/sitemap-'.length, '/sitemap-'.length + 2) as LanguageCode;
    const entries = [...(await page(file)).matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(([, loc = '', rest = '']) => ({
      path: decodeURI(loc.replace(inject('origin'), '')),
      alternates: Object.fromEntries([...rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag = '', href = '']) => [tag, href])),
    }));
    listed.set(lang, [...(listed.get(lang) ?? []), ...entries]);
  }
});

/** All pages except products, and some products: each in Slovenian, every third also in one of the other languages in turn. */
function samples(): Listed[] {
  const chosen = (listed.get('si') ?? []).filter(({ path }, i) => !isProduct(path) || i % EACH_PRODUCT === 0);
  return chosen.flatMap((entry, i) => {
    const other = ROTATING[(i / 3) % ROTATING.length];
    if (!other) return [entry];
    const path = entry.alternates[LANGUAGES[other].lang]?.replace(inject('origin'), '');
    return path ? [entry, { ...entry, path }] : [entry];
  });
}

it('ten sitemaps list every page once, and each page names its sisters as they name it [S1.29, S1.40]', () => {
  expect([...listed.keys()].sort()).toEqual([...LANGUAGE_CODES].sort());
  const byPath = new Map<string, Listed>();
  for (const entry of [...listed.values()].flat()) {
    expect(`${entry.path} ${byPath.has(entry.path)}`).toBe(`${entry.path} false`);
    byPath.set(entry.path, entry);
  }
  for (const { path, alternates } of byPath.values())
    for (const [tag, href] of Object.entries(alternates)) {
      const sister = byPath.get(decodeURI(href.replace(inject('origin'), '')));
      if (!sister || JSON.stringify(sister.alternates) !== JSON.stringify(alternates)) throw new Error(`${path} names ${tag} ${href}, which does not name it`);
    }
});

it('every one answers crawlers in their layout, as itself, with the same sisters as in the sitemap [S1.40, S1.41, S2.115, S6.12]', async () => {
  const problems: string[] = [];
  for (const { path, alternates } of samples()) {
    const { status, text: html } = await sendRequest(path, asBot);
    crawled.set(path, html);
    if (status !== 200) problems.push(`${path} answers ${status}`);
    if (html.includes('page-state')) problems.push(`${path} has the layout of people`);
    if (isNoindex(html)) problems.push(`${path} is not to be found`);
    if (canonicalOf(html) !== inject('origin') + path) problems.push(`${path} calls itself ${canonicalOf(html)}`);
    const own = Object.entries(alternatesOf(html)).sort();
    if (JSON.stringify(own) !== JSON.stringify(Object.entries(alternates).sort())) problems.push(`${path} names ${JSON.stringify(own)}`);
  }
  expect(problems).toEqual([]);
  expect(crawled.size).toBeGreaterThan(150);
});

it('nothing that crawlers find in them or that the route table holds may be found but is not listed [S1.40]', async () => {
  const known = new Set([...listed.values()].flat().map(({ path }) => path));
  const routes = (await call(site.routes, {})).items.filter(({ lang }) => lang === 'si' || lang === 'de').map(({ path }) => path);
  const linked = [...crawled.values()].flatMap(linksOf).map((href) => decodeURI(href.split(/[?#]/)[0] as string));
  const unlisted = [...new Set([...linked, ...routes])].filter((path) => path.endsWith('/') && !known.has(path) && !isDisallowed(path));
  const problems: string[] = [];
  for (const path of unlisted) {
    const { status, text: html } = await sendRequest(path, asBot);
    if (status === 200 && !isNoindex(html)) problems.push(path);
    if (html.includes('page-state')) problems.push(`${path} has the layout of people`);
  }
  expect(problems).toEqual([]);
});

it('draws, codes of no product and what is not found have the layout of crawlers too [S2.115, S6.12, S6.13]', async () => {
  const draw = (listed.get('si') ?? []).find(({ path }) => /^\/sweepstake\/./.test(path)) as Listed;
  for (const path of ['/sweepstake/', draw.path, '/p/NO-SUCH-CODE-1/', '/hr/p/NO-SUCH-CODE-1/', `/p/${KNOWN.hidden}/`, '/nicesar-tu-ni/', '/auth/login/']) {
    const [bot, person] = [(await sendRequest(path, asBot)).text, (await sendRequest(path)).text];
    expect([path, bot.includes('page-state'), person.includes('page-state')]).toEqual([path, false, true]);
  }
});
