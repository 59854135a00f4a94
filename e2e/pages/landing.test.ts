import { describe, expect, inject, it } from 'vitest';
import { webshopCart } from '@vitrina/contract/cart';
import { staticContent } from '@vitrina/contract/static-content';
import { LANGUAGE_CODES, LANGUAGES, languageBase } from '@vitrina/contract/values/languages';
import { COUPONS, LANDING, STAFF } from '@vitrina/demo/known';
import { hasNoDatabase, NEEDS_DATABASE } from '../src/needs.ts';
import { guestWithCart } from '../src/buyer.ts';
import { sendCartForm } from '../src/cart.ts';
import { alternatesOf, canonicalOf, dataOfType, headingOf, isNoindex, linksOf, tags, textOf } from '../src/html.ts';
import { newLanding } from '../src/landing.ts';
import { sendRequest, page as htmlOf } from '../src/request.ts';
import { call, logIn } from '../src/shop.ts';
import { SOME_LANGUAGES } from '../src/some-languages.ts';

const OPEN_DAYS = `/${LANDING.openDays.slug}/`;
const SCHOOL = `/${LANDING.school.slug}/`;
const urlsOf = async (slug: string) => (await call(staticContent.page, { slug })).urls;
const policyOf = async (path: string) => String((await sendRequest(path)).headers['content-security-policy']);

describe('a landing page', () => {
  it.each(SOME_LANGUAGES)('stands in %s with heading, canonical, alternates and structured data [S1.16, S2.52]', async (lang) => {
    const urls = await urlsOf(LANDING.openDays.slug);
    const path = urls[lang] as string;
    const html = await htmlOf(path);
    const { title } = await call(staticContent.page, { id: (await call(staticContent.page, { slug: LANDING.openDays.slug })).id }, { lang });
    expect(path.startsWith(languageBase(lang, 'si'))).toBe(true);
    expect(headingOf(html)).toBe(title);
    expect(canonicalOf(html)).toBe(`${inject('origin')}${path}`);
    expect(Object.values(alternatesOf(html))).toEqual(expect.arrayContaining(LANGUAGE_CODES.map((code) => `${inject('origin')}${urls[code]}`)));
    expect(dataOfType(html, 'WebPage')).toMatchObject({ name: title, inLanguage: LANGUAGES[lang].lang, url: `${inject('origin')}${path}` });
    expect(dataOfType(html, 'BreadcrumbList')).toBeDefined();
    // Links within blocks stay in the market; energy labels and sheets are files.
    const inMain = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(
      linksOf(inMain).filter(
        (href) => !href.startsWith('/media/') && (!href.startsWith(languageBase(lang, 'si')) || (lang === 'si' && /^\/[a-z]{2}\//.test(href))),
      ),
    ).toEqual([]);
  });
  it('opens the frames of a video’s provider where it has one, and nowhere else [S1.23]', async () => {
    expect(await policyOf(SCHOOL)).toContain("frame-src 'self' https://www.youtube-nocookie.com;");
    expect(await policyOf(OPEN_DAYS)).not.toContain('frame-src');
    expect(await policyOf('/')).not.toContain('frame-src');
    expect(await htmlOf(SCHOOL)).not.toMatch(/<iframe|src="https:/);
    expect((await sendRequest(`/_data${SCHOOL}`)).text).toBe('{}');
  });
  it('brings the style of its blocks along, which no other page does', async () => {
    const styles = async (path: string) => tags(await htmlOf(path), 'link').flatMap(({ rel, href }) => (rel === 'stylesheet' && href ? [href] : []));
    const own = (await styles(OPEN_DAYS)).filter((href) => href.includes('static-content'));
    const texts = await Promise.all((await styles(OPEN_DAYS)).map((href) => htmlOf(href)));
    expect(texts.join()).toContain('.coupon-block');
    expect((await Promise.all((await styles('/')).map((href) => htmlOf(href)))).join()).not.toContain('.coupon-block');
    expect(await styles('/')).not.toEqual(expect.arrayContaining(own.length > 0 ? own : ['none']));
  });
  it('names the end of an offer in words without scripts [S1.19]', async () => {
    const html = await htmlOf(OPEN_DAYS);
    const [ends] = tags(html, 'time').flatMap(({ datetime }) => (datetime ? [datetime] : []));
    expect(Date.parse(ends as string)).toBeGreaterThan(Date.now());
    expect(textOf(html)).toMatch(/Velja do \d{2}\.\d{2}\.\d{4}\. \d{2}:\d{2} po srednjeevropskem času\./);
  });
});

describe.skipIf(hasNoDatabase)('a landing page of rows alone', NEEDS_DATABASE, () => {
  it('is there while the shop runs; blocks that are unknown or do not fit are skipped [S1.16]', async () => {
    const { path } = await newLanding([
      { block: 'rich-text', html: '<p>Prvi odstavek.</p><script>alert(1)</script>' },
      { block: 'hologram', text: 'Prihodnost' },
      { block: 'timer', title: 'Brez konca' },
      { block: 'accordion', items: [{ title: 'Vprašanje', html: '<p>Odgovor.</p>' }] },
    ]);
    const html = await htmlOf(path);
    expect(textOf(html)).toMatch(/Pristajalna stran .*Prvi odstavek\. .*Vprašanje Odgovor\./);
    expect(html).not.toMatch(/Prihodnost|Brez konca|alert\(1\)/);
  });
  it('shows products of a list, a category or codes, in the order they were named; without any it shows the rest [S1.24]', async () => {
    const { path } = await newLanding([
      { block: 'product-slider', title: 'Po imenu', source: { codes: ['DEMO-PROMO-01', 'DEMO-LAPTOP-01', 'DEMO-HIDDEN-01'] } },
      { block: 'product-slider', title: 'Brez seznama', source: { list: 'ni-ga' } },
      { block: 'product-slider', title: 'Kategorija', source: { category: 'laptops' }, limit: 3 },
    ]);
    const html = await htmlOf(path);
    const rails = html.split('rail-section').slice(1);
    expect(rails).toHaveLength(2);
    expect([...(rails[0] as string).matchAll(/class="tile-title"/g)]).toHaveLength(2);
    expect([...(rails[1] as string).matchAll(/class="tile-title"/g)]).toHaveLength(3);
    expect(textOf(html)).not.toContain('Brez seznama');
  });
  it('says of an offer or a coupon that is over that it is, without scripts too [S1.19, S1.22]', async () => {
    const { path } = await newLanding([
      { block: 'timer', title: 'Še traja', ends_at: '2024-01-01T00:00:00Z', ended_title: 'Ponudba se je končala' },
      { block: 'coupon', title: 'Poletni kupon', code: COUPONS.expired },
      { block: 'coupon', title: 'Neznan kupon', code: 'NI-GA' },
    ]);
    const html = await htmlOf(path);
    expect(textOf(html)).toMatch(/Ponudba se je končala .*Poletni kupon Ta kupon ne velja več\. Neznan kupon Ta kupon ne velja več\./);
    expect(textOf(html)).not.toContain('Še traja');
    expect(html).not.toMatch(/NI-GA|name="code" value="EXPIRED"/);
  });
  it('that is hidden is shown to staff only, with a mark', async () => {
    const { path } = await newLanding([{ block: 'rich-text', html: '<p>Skrivnost</p>' }], { visible: false });
    const cookie = await logIn(STAFF);
    const asStaff = async () => sendRequest(path, { headers: { cookie } });
    await expect.poll(async () => (await asStaff()).status).toBe(200);
    const { text, headers } = await asStaff();
    expect(text).toContain('class="hidden-note"');
    expect(isNoindex(text)).toBe(true);
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await sendRequest(path)).status).toBe(404);
  });
});

describe('what a landing page leads to', () => {
  it('uses its coupon in the cart by a plain form [S1.22]', async () => {
    const html = await htmlOf(OPEN_DAYS);
    expect(html).toMatch(
      new RegExp(`<input type="hidden" name="action" value="coupon"/><input type="hidden" name="code" value="${LANDING.openDays.coupon}"/>`),
    );
    const token = await guestWithCart();
    const { status } = await sendCartForm(`token=${token}`, { action: 'coupon', code: LANDING.openDays.coupon });
    expect(status).toBe(303);
    expect((await call(webshopCart.coupons, {}, { token })).items.map(({ code }) => code)).toEqual([LANDING.openDays.coupon]);
  });
  it('serves our films whole and in parts, and nothing else of that folder [S1.23]', async () => {
    const html = await htmlOf(OPEN_DAYS);
    const [film] = tags(html, 'source').flatMap(({ src }) => (src?.endsWith('.mp4') ? [src] : [])) as [string];
    const whole = await sendRequest(film);
    expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes', 'content-length': String(whole.body.length) });
    const part = await sendRequest(film, { headers: { range: 'bytes=10-19' } });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 10-19/${whole.body.length}`);
    expect(part.body).toEqual(whole.body.subarray(10, 20));
    expect((await sendRequest(film, { headers: { range: 'bytes=-5' } })).body).toEqual(whole.body.subarray(-5));
    expect((await sendRequest(film, { headers: { range: `bytes=${whole.body.length}-` } })).status).toBe(416);
    const [track] = tags(html, 'track') as [{ src: string; srclang: string; kind: string }];
    expect(track).toMatchObject({ kind: 'captions', srclang: 'sl-SI' });
    expect((await sendRequest(track.src)).text).toMatch(/^WEBVTT\nLanguage: sl-SI\n[\s\S]*Slušalke z dušenjem hrupa\./);
    for (const path of ['/media/demo/logos/', '/media/../config.json', '/media/demo/landing/x.svg', `${film}x`, '/media/%2e%2e/x.mp4'])
      expect(`${path} ${(await sendRequest(path)).status}`).toMatch(/ (?:404|400|301)$/);
  });
});
