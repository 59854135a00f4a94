import { beforeAll, describe, expect, inject, it } from 'vitest';
import { faq } from '@vitrina/contract/faq';
import { directoryWords } from '@vitrina/contract/values/directory-path';
import { LANGUAGE_CODES, type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import { CUSTOMER, HIDDEN_CONTENT, STAFF } from '@vitrina/demo/known';
import { ENGLISH_WORDS } from '../src/english-words.ts';
import { alternatesOf, canonicalOf, dataOfType, headingOf, isNoindex, linksOf, tags, textOf } from '../src/html.ts';
import { answerOf, sendRequest, GOOGLEBOT, page, pagesInTurn } from '../src/request.ts';
import { call, logIn } from '../src/shop.ts';
import { wordsOf } from '../src/words.ts';
import { SOME_LANGUAGES } from '../src/some-languages.ts';

const ROOT = '/pogosta-vprasanja/';
const GUARANTEE = `${ROOT}garancija-in-reklamacije/`;
const HIDDEN = `${ROOT}${HIDDEN_CONTENT.faqGroup}/`;
/** Anchors of the questions on a page. */
const anchorsOf = (html: string) => tags(html, 'details').flatMap((one) => (one.class === 'question' ? [one.id] : []));
const rootIn = (lang: LanguageCode) => `${languageBase(lang, 'si')}${directoryWords(lang).faq}/`;
/** English spellings that are also words of these languages, or loan words that the shop uses. */
const OWN_WORDS = [
  'per',
  'come',
  'all',
  'die',
  'war',
  'has',
  'name',
  'hat',
  'filter',
  'password',
  'email',
  'color',
  'total',
  'home',
  'power',
  'last',
  'once',
  'account',
];

let staff: string;
beforeAll(async () => {
  staff = await logIn(STAFF);
});

describe('frequently asked questions', () => {
  it.each(SOME_LANGUAGES)('stand by groups on one page in %s, with their answers, and each group has its own [S1.11, S2.50, G7]', async (lang) => {
    const origin = inject('origin');
    const html = await page(rootIn(lang));
    const { items } = await call(faq.groups, {}, { lang });
    expect(Object.keys(alternatesOf(html))).toHaveLength(LANGUAGE_CODES.length + 1);
    expect(canonicalOf(html)).toBe(origin + rootIn(lang));
    for (const { url_without_domain, title, questions } of items) {
      expect(linksOf(html)).toContain(url_without_domain);
      const group = await page(url_without_domain as string);
      expect(headingOf(group)).toBe(title);
      expect(canonicalOf(group)).toBe(origin + url_without_domain);
      for (const one of questions) {
        for (const where of [html, group]) expect(anchorsOf(where)).toContain(one.slug);
        expect(textOf(group)).toContain(textOf(one.content));
      }
    }
  });

  it.each(SOME_LANGUAGES)('%s: whoever finds no answer has telephone, its hours and mail beside the questions, of one group too', async (lang) => {
    const html = await page(rootIn(lang));
    const group = linksOf(html).find((href) => href.startsWith(rootIn(lang)) && href !== rootIn(lang)) as string;
    for (const shown of [html, await page(group)]) {
      const panel = /<aside class="panel faq-contact".*?<\/aside>/s.exec(shown)?.[0] ?? '';
      expect(tags(panel, 'a').map(({ href }) => href)).toEqual(['tel:+38612000000', 'mailto:pomoc@vitrina.test']);
      expect(textOf(panel)).toContain('08:00–20:00');
    }
  });

  it('are told to search engines, on both kinds of pages, and the same to crawlers [S1.11]', async () => {
    for (const path of [ROOT, GUARANTEE]) {
      const html = await page(path, { headers: { 'user-agent': GOOGLEBOT } });
      const data = dataOfType(html, 'FAQPage')?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
      expect(data.length).toBe(anchorsOf(html).length);
      for (const { name, acceptedAnswer } of data) {
        expect(textOf(html)).toContain(name);
        expect(textOf(html)).toContain(textOf(acceptedAnswer.text));
      }
    }
    const steps = dataOfType(await page(GUARANTEE), 'BreadcrumbList')?.itemListElement as { name: string }[];
    expect(steps.map((step) => step.name)).toEqual(['Vitrina', 'Pogosta vprašanja', 'Garancija in reklamacije']);
  });

  it('are searched without scripts, by any form of a word, and what is found is not indexed [S1.11]', async () => {
    const html = await page(`${ROOT}?search_q=garancijo`);
    expect(anchorsOf(html)).toContain('kako-dolgo-velja-garancija');
    expect(anchorsOf(html).length).toBeLessThan(10);
    expect(isNoindex(html)).toBe(true);
    expect(tags(html, 'input').find(({ name, value }) => name === 'search_q' && value === 'garancijo')).toBeDefined();
    const cyrillic = await page(`/rs/cesta-pitanja/?search_q=${encodeURIComponent('гаранција')}`);
    expect(anchorsOf(cyrillic)).toContain('koliko-dugo-vazi-garancija');
    const none = await page(`${ROOT}?search_q=%3Cscript%3Exyz`);
    expect(anchorsOf(none)).toEqual([]);
    expect(textOf(none)).toContain('nimamo pripravljenega odgovora');
    expect(linksOf(none)).toContain(ROOT);
    expect(none).not.toContain('<script>xyz');
  });

  it('of a hidden group are not found by guests, customers and crawlers; staff see it marked, from no cache [S4.5, S4.6, S6.7]', async () => {
    expect(await answerOf(HIDDEN)).toBe('404');
    expect(await answerOf(HIDDEN, { headers: { cookie: await logIn(CUSTOMER) } })).toBe('404');
    expect(await answerOf(HIDDEN, { headers: { 'user-agent': GOOGLEBOT } })).toBe('404');
    const seen = await sendRequest(HIDDEN, { headers: { cookie: staff } });
    expect([seen.status, isNoindex(seen.text), seen.headers['cache-control']]).toEqual([200, true, 'private, no-store']);
    expect(seen.text).toContain('class="hidden-note"');
    expect(linksOf(await page(ROOT))).not.toContain(HIDDEN);
    expect(linksOf(await page(ROOT, { headers: { cookie: staff } }))).toContain(HIDDEN);
    expect(await answerOf(HIDDEN)).toBe('404');
  });

  it.each(LANGUAGE_CODES.filter((code) => code !== 'en'))('leave no English in %s [S1.29, S1.30, S1.31]', async (lang) => {
    const words = wordsOf(await page(rootIn(lang)));
    expect(words.length).toBeGreaterThan(500);
    expect(
      [...new Set(words)].filter((word) => word !== word.toUpperCase() && ENGLISH_WORDS.has(word.toLowerCase()) && !OWN_WORDS.includes(word.toLowerCase())),
    ).toEqual([]);
  });

  it('lead only to pages that exist', async () => {
    const { items } = await call(faq.groups, {});
    const targets = new Set(items.flatMap(({ questions }) => questions.flatMap(({ content }) => linksOf(content))));
    expect(targets.size).toBeGreaterThan(8);
    for (const path of targets) expect(`${path} ${await answerOf(path)}`).toMatch(/ (?:200|302 \/auth\/login\/.*)$/);
  });

  it('stand in the sitemap by groups, hidden ones do not', async () => {
    const sitemap = await allOfSitemap();
    expect(sitemap).toContain(`${inject('origin')}${ROOT}<`);
    expect(sitemap).toContain(`${inject('origin')}${GUARANTEE}<`);
    expect(sitemap).not.toContain(HIDDEN_CONTENT.faqGroup);
  });
});

async function allOfSitemap(): Promise<string> {
  const parts = [...(await page('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname);
  return [...(await pagesInTurn(parts)).values()].join('');
}
