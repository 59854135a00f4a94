import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type LocationPoint, locations } from '@vitrina/contract/locations';
import { directoryWords } from '@vitrina/contract/values/directory-path';
import { LANGUAGE_CODES, type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import { CUSTOMER, HIDDEN_CONTENT, STAFF } from '@vitrina/demo/known';
import { ENGLISH_WORDS } from '../src/english-words.ts';
import { alternatesOf, canonicalOf, dataOfType, headingOf, isNoindex, linksOf, tags, textOf } from '../src/html.ts';
import { answerOf, sendRequest, GOOGLEBOT, page, pagesInTurn } from '../src/request.ts';
import { call, logIn } from '../src/shop.ts';
import { wordsOf } from '../src/words.ts';
import { SOME_LANGUAGES } from '../src/some-languages.ts';

const ROOT = '/trgovine/';
const BTC = `${ROOT}ljubljana-btc/`;
const HIDDEN = `${ROOT}${HIDDEN_CONTENT.location}/`;
const rootIn = (lang: LanguageCode) => `${languageBase(lang, 'si')}${directoryWords(lang).locations}/`;
const OWN_WORDS = ['per', 'come', 'die', 'war', 'home', 'total', 'filter', 'all', 'name', 'account', 'email', 'password'];
const urlOf = (point: LocationPoint) => point.url_without_domain as string;
const mapsOf = (html: string) => [...html.matchAll(/<svg class="location-map"[\s\S]*?<\/svg>/g)].map(([svg]) => svg).join('');

let staff: string;
let points: LocationPoint[];
beforeAll(async () => {
  staff = await logIn(STAFF);
  points = (await call(locations.points, {})).items;
});

describe('locations', () => {
  it.each(SOME_LANGUAGES)('are listed by country and drawn on a map of our own in %s; each has its page [S1.15, S2.14, S2.65]', async (lang) => {
    const html = await page(rootIn(lang));
    const { items } = await call(locations.points, {}, { lang });
    expect(canonicalOf(html)).toBe(inject('origin') + rootIn(lang));
    expect(Object.keys(alternatesOf(html))).toHaveLength(LANGUAGE_CODES.length + 1);
    const mapLinks = linksOf(mapsOf(html));
    expect(mapLinks.toSorted()).toEqual(items.map(urlOf).toSorted());
    for (const one of items) {
      expect(linksOf(html).filter((href) => href === urlOf(one))).toHaveLength(2);
      expect(textOf(html)).toContain(one.address);
    }
    expect(tags(html, 'img').filter(({ src }) => src?.startsWith('http'))).toEqual([]);
    const detail = await page(urlOf(items[0] as LocationPoint));
    expect(headingOf(detail)).toBe(items[0]?.title);
    expect(Object.keys(alternatesOf(detail))).toHaveLength(LANGUAGE_CODES.length + 1);
  });

  it('begin with those of the reader’s country', async () => {
    const first = async (lang: LanguageCode) => textOf(/<h2 id[^>]*>(.*?)<\/h2>/.exec(await page(rootIn(lang)))?.[1] ?? '');
    expect(await first('si')).toBe('Slovenija');
    expect(await first('rs')).toBe('Srbija');
    expect(await first('at')).toBe('Österreich');
  });

  it('one tells where it is, when it is open, holidays too, what can be had and what lies there [S1.15, S2.66, S7.59]', async () => {
    const html = await page(BTC);
    const text = textOf(html);
    const btc = await call(locations.point, { slug: 'ljubljana-btc' });
    for (const words of [btc.address, btc.phone, btc.email, 'ponedeljek–sobota', '09:00–21:00', 'nedelja', 'Zaprto', 'Prevzem naročil', 'soba za zvok'])
      expect(text.toLowerCase()).toContain(words?.toLowerCase());
    expect(tags(html, 'a').map(({ href }) => href)).toEqual(expect.arrayContaining(['tel:+38612000010', 'mailto:ljubljana-btc@vitrina.test']));
    expect(tags(html, 'article').length).toBe(btc.product_ids.length);
    const special = btc.special_days.find(({ hours }) => hours === null)?.date as string;
    expect(text).toContain(`${Number(special.slice(8))}. ${Number(special.slice(5, 7))}.`);
    expect(tags(mapsOf(html), 'a').filter((link) => link['aria-current'] === 'page')).toHaveLength(1);
  });

  it.each(['ljubljana-btc', 'graz', 'beograd'])('%s is told to search engines as a store with hours [S2.66]', async (code) => {
    const one = points.find((point) => point.code === code) as LocationPoint;
    const data = dataOfType(await page(urlOf(one)), 'ElectronicsStore') as Record<string, unknown>;
    expect(data).toMatchObject({
      name: `Vitrina ${one.title}`,
      url: inject('origin') + urlOf(one),
      telephone: one.phone,
      address: { '@type': 'PostalAddress', addressLocality: one.town, addressCountry: one.country },
      geo: { latitude: one.latitude, longitude: one.longitude },
    });
    const week = data.openingHoursSpecification as { dayOfWeek: string; opens: string; closes: string }[];
    expect(week).toHaveLength(one.hours.filter(Boolean).length);
    for (const { opens, closes } of week) expect([opens, closes]).toEqual([expect.stringMatching(/^\d\d:\d\d$/), expect.stringMatching(/^\d\d:\d\d$/)]);
    expect(data.specialOpeningHoursSpecification).toHaveLength(one.special_days.length);
  });

  it('that are hidden are not found by guests, customers and crawlers; staff see them marked, from no cache [S4.5, S4.6, S6.7]', async () => {
    expect(await answerOf(HIDDEN)).toBe('404');
    expect(await answerOf(HIDDEN, { headers: { cookie: await logIn(CUSTOMER) } })).toBe('404');
    expect(await answerOf(HIDDEN, { headers: { 'user-agent': GOOGLEBOT } })).toBe('404');
    const seen = await sendRequest(HIDDEN, { headers: { cookie: staff } });
    expect([seen.status, isNoindex(seen.text), seen.headers['cache-control']]).toEqual([200, true, 'private, no-store']);
    expect(seen.text).toContain('class="hidden-note"');
    expect(linksOf(await page(ROOT))).not.toContain(HIDDEN);
    expect(await page(ROOT, { headers: { cookie: staff } })).toMatch(/hidden-mark/);
    expect(await answerOf(HIDDEN)).toBe('404');
    expect(await answerOf(`${ROOT}nikjer/`)).toBe('404');
  });

  it.each(LANGUAGE_CODES.filter((code) => code !== 'en'))('leave no English in %s [S1.29, S1.30, S1.31]', async (lang) => {
    const { items } = await call(locations.points, {}, { lang });
    const pages = await Promise.all([rootIn(lang), ...items.slice(0, 5).map(urlOf)].map((path) => page(path)));
    // Product names have a separate test.
    const words = pages.flatMap((html) => wordsOf(html.replace(/<article[\s\S]*?<\/article>/g, '')));
    expect(words.length).toBeGreaterThan(500);
    expect(
      [...new Set(words)].filter((word) => word !== word.toUpperCase() && ENGLISH_WORDS.has(word.toLowerCase()) && !OWN_WORDS.includes(word.toLowerCase())),
    ).toEqual([]);
  });

  it('are led to from every page, and stand in the sitemap but for hidden ones', async () => {
    expect(linksOf(await page('/'))).toContain(ROOT);
    const parts = [...(await page('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname);
    const sitemap = [...(await pagesInTurn(parts)).values()].join('');
    for (const path of [ROOT, BTC]) expect(sitemap).toContain(`${inject('origin')}${path}<`);
    expect(sitemap).not.toContain(HIDDEN);
  });
});
