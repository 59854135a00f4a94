import { beforeAll, describe, expect, inject, it } from 'vitest';
import { catalogue } from '@vitrina/contract/catalogue';
import { type Post, publish } from '@vitrina/contract/publish';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { CUSTOMER, HIDDEN_CONTENT, STAFF } from '@vitrina/demo/known';
import { alternatesOf, canonicalOf, dataOfType, headingOf, isNoindex, joinedText, linksOf, tags, textOf } from '../src/html.ts';
import { answerOf, sendRequest, GOOGLEBOT, page } from '../src/request.ts';
import { call, known, logIn } from '../src/shop.ts';

const ROOT = '/svetovalec/';
const LAPTOP = 'kako-izbrati-prenosnik';

let staff: string;
let token: string;
let laptop: Post;
beforeAll(async () => {
  staff = await logIn(STAFF);
  token = staff.replace('token=', '');
  laptop = await call(publish.post, { item_slug: LAPTOP });
});
const pathOf = (post: Post) => post.url_without_domain as string;

describe('a guide', () => {
  it('is a page in every language that names its sisters [S2.57, S1.12]', async () => {
    const origin = inject('origin');
    for (const lang of LANGUAGE_CODES) {
      const post = await call(publish.post, { item_id: laptop.id }, { lang });
      const html = await page(pathOf(post));
      expect([lang, headingOf(html)]).toEqual([lang, post.title]);
      expect(canonicalOf(html)).toBe(origin + pathOf(post));
      expect(alternatesOf(html)[LANGUAGES[lang].lang]).toBe(origin + pathOf(post));
      expect(Object.keys(alternatesOf(html))).toHaveLength(LANGUAGE_CODES.length + 1);
    }
  });

  it('shows lead, author, products placed in the text and those beside it, and what to read next [S2.57, S3.85-S3.92]', async () => {
    const html = await page(pathOf(laptop));
    const text = textOf(html);
    const { url_without_domain: product, title } = await known('laptop');
    expect(text).toContain(laptop.short_description);
    expect(text).not.toContain('[product:');
    expect(joinedText(html)).toContain(textOf(title));
    expect(linksOf(html)).toEqual(expect.arrayContaining(['/svetovalec/', '/svetovalec/kako-izbrati/', '/avtorji/nina-hribar/', product]));
    const ids = tags(html, 'article').flatMap(({ id }) => id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(4);
    for (const { href } of tags(html, 'a').filter((link) => link.href?.startsWith('#t-'))) expect(html).toContain(`id="${href?.slice(1)}"`);
    expect(linksOf(html).filter((href) => href.startsWith(ROOT) && href.split('/').length === 5).length).toBeGreaterThanOrEqual(3);
  });

  it('names author and date for search engines [S3.87, S3.88]', async () => {
    const html = await page(pathOf(laptop));
    expect(dataOfType(html, 'Article')).toMatchObject({
      headline: laptop.title,
      datePublished: laptop.datetime_published,
      author: [{ '@type': 'Person', name: 'Nina Hribar', url: `${inject('origin')}/avtorji/nina-hribar/` }],
      image: [expect.stringMatching(/\/thumbs\/content\/demo\/guides\//)],
    });
    const steps = dataOfType(html, 'BreadcrumbList')?.itemListElement as { name: string }[];
    expect(steps.map((step) => step.name)).toEqual(['Vitrina', 'Svetovalec', 'Kako izbrati', laptop.title]);
  });

  it('is the same without scripts for crawlers [S2.57]', async () => {
    const html = await page(pathOf(laptop), { headers: { 'user-agent': GOOGLEBOT } });
    expect(headingOf(html)).toBe(laptop.title);
    expect(textOf(html)).toContain('Koliko pomnilnika in prostora?');
  });

  it('that has moved leads to where it is, as a page and as data, and keeps the query [S7.109, S7.110]', async () => {
    const old = await call(publish.post, { item_slug: 'prenosniki-stari-vodnik' });
    expect(await answerOf(pathOf(old))).toBe(`301 ${pathOf(laptop)}`);
    expect(await answerOf(`${pathOf(old)}?page=2`, { headers: { cookie: staff } })).toBe(`301 ${pathOf(laptop)}?page=2`);
    expect(JSON.parse((await sendRequest(`/_data${pathOf(old)}`)).text)).toMatchObject({ redirect: pathOf(laptop), status: 301 });
  });
});

describe('what is hidden', () => {
  it('is not found by guests, customers and crawlers; staff see it marked, from no cache [S4.5, S4.6, S6.7, S8.21, S8.23]', async () => {
    const customer = await logIn(CUSTOMER);
    for (const item_slug of [HIDDEN_CONTENT.post, 'dan-v-nasi-trgovini']) {
      const post = await call(publish.post, { item_slug }, { token });
      const path = pathOf(post);
      expect(await answerOf(path)).toBe('404');
      expect(await answerOf(`/_data${path}`)).toBe('404');
      expect(await answerOf(path, { headers: { cookie: customer } })).toBe('404');
      expect(await answerOf(path, { headers: { 'user-agent': GOOGLEBOT } })).toBe('404');
      const seen = await sendRequest(path, { headers: { cookie: staff } });
      expect(seen.status).toBe(200);
      expect(headingOf(seen.text)).toBe(post.title);
      expect(seen.text).toContain('class="hidden-note"');
      expect(seen.headers['cache-control']).toBe('private, no-store');
      expect(isNoindex(seen.text)).toBe(true);
      expect(await answerOf(path)).toBe('404');
    }
  });

  it('neither is a hidden category, nor named on the pages of guests [S4.5, S6.7]', async () => {
    const hidden = '/svetovalec/za-pultom/';
    expect(await answerOf(hidden)).toBe('404');
    const seen = await sendRequest(hidden, { headers: { cookie: staff } });
    expect(seen.status).toBe(200);
    expect(seen.text).toContain('class="hidden-note"');
    const html = await page(ROOT);
    expect(linksOf(html)).not.toContain(hidden);
    expect(html).not.toContain(HIDDEN_CONTENT.post);
    expect(await page('/svetovalec/rss.xml')).not.toContain(HIDDEN_CONTENT.post);
  });
});

describe('lists of guides', () => {
  it('show highlighted ones first and all categories, below the guides’ own address and a category’s [S2.56]', async () => {
    const html = await page(ROOT);
    expect(headingOf(html)).toBe('Svetovalec');
    const cards = linksOf(html).filter((href) => /^\/svetovalec\/[\w-]+\/[\w-]+\/$/.test(href));
    expect(cards).toHaveLength(8);
    const { items } = await call(publish.posts, { highlighted: true });
    expect(cards.slice(0, items.length)).toEqual(items.map((one) => one.url_without_domain));
    expect(linksOf(html)).toEqual(expect.arrayContaining(['/svetovalec/kako-izbrati/', '/svetovalec/dom-in-energija/', '/svetovalec/nega-in-popravila/']));
    const choosing = await page('/svetovalec/kako-izbrati/');
    expect(headingOf(choosing)).toBe('Kako izbrati');
    expect(linksOf(choosing)).toContain('/svetovalec/slika-in-zvok/');
    expect(textOf(choosing)).toContain('Kako velik naj bo televizor');
    expect(await answerOf(`${ROOT}?page=9`)).toBe('404');
  });

  it('stand under the word of each language [S2.56]', async () => {
    for (const [lang, path] of Object.entries({ hr: '/hr/savjetnik/', en: '/en/guides/', at: '/at/ratgeber/', rs: '/rs/saveti/', es: '/es/guias/' })) {
      const html = await page(path);
      const { items } = await call(publish.posts, {}, { lang: lang as LanguageCode });
      expect(textOf(html)).toContain(items[0]?.title);
    }
  });

  it('are kept by the page cache for guests [S2.56]', async () => {
    for (const path of [ROOT, pathOf(laptop), '/svetovalec/rss.xml']) {
      await page(path);
      expect([path, (await sendRequest(path)).headers['x-cache']]).toEqual([path, 'hit']);
      expect((await sendRequest(path, { headers: { cookie: staff } })).headers['x-cache']).not.toBe('hit');
    }
  });

  it('of authors name every author, each with a page of their guides [S2.58]', async () => {
    const html = await page('/avtorji/');
    for (const slug of ['nina-hribar', 'marko-zupan', 'eva-kos']) expect(linksOf(html)).toContain(`/avtorji/${slug}/`);
    const nina = await page('/avtorji/nina-hribar/');
    expect(headingOf(nina)).toBe('Nina Hribar');
    expect(linksOf(nina)).toContain(pathOf(laptop));
    expect(dataOfType(nina, 'ProfilePage')).toMatchObject({ mainEntity: { name: 'Nina Hribar' } });
    expect(await answerOf('/avtorji/nihce/')).toBe('404');
  });

  it('stand on the home page and on the page of a product [S1.12]', async () => {
    const { items } = await call(publish.posts, { highlighted: true });
    expect(linksOf(await page('/'))).toEqual(expect.arrayContaining(items.map((one) => one.url_without_domain)));
    const product = await known('laptop');
    expect(linksOf(await page(product.url_without_domain))).toContain(pathOf(laptop));
    const { items: others } = await call(catalogue.products, { category_slug: 'irons', per_page: 1 });
    expect(linksOf(await page(others[0]?.url_without_domain as string))).not.toContain(pathOf(laptop));
  });
});

describe('the feed', () => {
  const FEEDS: Partial<Record<LanguageCode, string>> = {
    si: '/svetovalec/rss.xml',
    de: '/de/ratgeber/rss.xml',
    it: '/it/guide/rss.xml',
    me: '/me/savjeti/rss.xml',
  };
  it.each(Object.entries(FEEDS))('of %s is RSS with whole addresses, named by the list of guides [S1.12]', async (lang, path) => {
    const origin = inject('origin');
    const { status, text, headers } = await sendRequest(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const { items } = await call(publish.posts, { per_page: 30 }, { lang: lang as LanguageCode });
    const part = (xml: string, name: string) => new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`).exec(xml)?.[1];
    const found = text.split('<item>').slice(1);
    expect(found.map((item) => part(item, 'link'))).toEqual(items.map((one) => origin + one.url_without_domain));
    expect(found.map((item) => Date.parse(part(item, 'pubDate') as string))).toEqual(
      items.map((one) => Math.floor(Date.parse(one.datetime_published) / 1000) * 1000),
    );
    // After removing tags and entities, only plain text remains.
    expect(text.replace(/<[^<>]+>/g, '').replace(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toMatch(/[<>&]/);
    expect(text.match(/<item>/g)?.length).toBe(text.match(/<\/item>/g)?.length);
    const list = await page(path.replace('rss.xml', ''));
    expect(tags(list, 'link').find((link) => link.type === 'application/rss+xml')?.href).toBe(origin + path);
  });
  it('is nowhere else', async () => {
    expect(await answerOf('/de/svetovalec/rss.xml')).not.toBe('200');
    expect(await answerOf('/rss.xml')).not.toBe('200');
  });
});
