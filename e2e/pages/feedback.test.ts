import { customers } from '@vitrina/contract/customers';
import { feedback } from '@vitrina/contract/feedback';
import { staffOrders } from '@vitrina/contract/staff-orders';
import { LANGUAGES, languageBase } from '@vitrina/contract/values/languages';
import { STAFF } from '@vitrina/demo/known';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasNoDatabase, NEEDS_DATABASE } from '../src/needs.ts';
import { see, sendFiles, sendForm } from '../src/buyer.ts';
import { decode } from '../src/html.ts';
import { makeOrder } from '../src/make-order.ts';
import { noticeCode } from '../src/notice-code.ts';
import { sendRequest, GOOGLEBOT, page } from '../src/request.ts';
import { call, known } from '../src/shop.ts';
import { SOME_LANGUAGES } from '../src/some-languages.ts';

const EVIL = '</script><script>document.title="evil"</script><img src=x onerror=alert(1)>';
/** True if the payload does not appear as markup. */
const isHarmless = (html: string): boolean => !/<script>document\.title|<img src=x/i.test(html);

let staff: string;
let guest: string;
let product: Awaited<ReturnType<typeof known>>;
beforeAll(async () => {
  ({ jwt: staff } = await call(customers.login, STAFF));
  ({ jwt: guest } = await call(customers.generateToken, {}));
  product = await known('loyalty');
});
const waitingOf = async (message: string) =>
  (await call(feedback.staffComments, {}, { token: staff })).items.find((item) => item.product.id === product.id && item.message === message);
const reviews = (more = '') => `/webshop/review/?product=${product.id}${more}`;

describe('the language of reviews', () => {
  const REVIEW = /<article class="review">.*?<\/article>/gs;

  it('those in the language of the page come first; others say theirs, in words and to machines; dates are the page’s own', async () => {
    const { id, feedback_comment_widget } = await known('laptop');
    const languages = new Set(feedback_comment_widget.items.map((item) => item.lang));
    expect(languages.size).toBeGreaterThan(2);
    for (const lang of ['si', 'en', 'de', 'at', 'rs'] as const) {
      const own = LANGUAGES[lang].lang.split('-')[0] as string;
      const isOwn = (tag: string) => tag.split('-')[0] === own;
      for (const html of [
        await page((await known('laptop', { lang })).url_without_domain),
        await page(`${languageBase(lang, 'si')}webshop/review/?product=${id}`),
      ]) {
        const shown = (html.match(REVIEW) ?? []).map((review) => ({
          lang: /<p lang="([^"]+)">/.exec(review)?.[1] ?? own,
          mark: /review-language.*?<\/svg>([^<]+)/s.exec(review)?.[1] ?? null,
          review,
        }));
        expect(shown.length).toBeGreaterThan(3);
        const order = shown.map((one) => isOwn(one.lang));
        expect(order).toEqual(order.toSorted((a, b) => Number(b) - Number(a)));
        expect(order[0], lang).toBe([...languages].some(isOwn));
        for (const one of shown) expect(one.mark !== null, one.review).toBe(!isOwn(one.lang));
        if (lang === 'en') expect(html.replaceAll('<!-- -->', '')).toMatch(/, \d\d\/\d\d\/2026 · /);
      }
    }
    const english = await page(`/en/webshop/review/?product=${id}`);
    const marks = (english.match(REVIEW) ?? []).join('');
    expect(marks).toContain('in Slovenian');
    expect(marks).not.toContain('in English<');
    const { items } = await call(feedback.comments, { content_type: 'catalogproduct', content_id: id, sort: 'worst' }, { lang: 'en' });
    const rates = items.map((item) => item.rate);
    expect(rates).toEqual(rates.toSorted((one, other) => one - other));
  });
});

describe('reviews without scripts [S1.25]', () => {
  const message = `Dober izdelek. ${EVIL}`;
  let id = 0;
  afterAll(async () => {
    if (id) await call(feedback.decide, { id, decision: 'refuse', reason: 'advertising' }, { token: staff });
  });

  it('are sent by a form, wait for staff, and are text wherever they stand afterwards', async () => {
    const sent = await sendForm(reviews(), guest, { product: String(product.id), display_name: `Ana ${EVIL}`.slice(0, 60), message, rate: '4' });
    expect([sent.status, sent.location]).toEqual([303, `${reviews()}#own`]);
    const mine = await see(reviews(), guest);
    expect(mine.text).toContain('vaše mnenje čaka na pregled');
    expect(mine.headers['cache-control']).toBe('private, no-store');
    expect(isHarmless(mine.text)).toBe(true);
    expect(await page(product.url_without_domain)).not.toContain('Dober izdelek.');
    const item = await waitingOf(message);
    id = item?.id as number;
    await call(feedback.decide, { id, decision: 'approve' }, { token: staff });
    await call(feedback.answer, { id, message: `Hvala. ${EVIL}` }, { token: staff });
    await expect.poll(() => page(product.url_without_domain)).toContain('Dober izdelek.');
    await expect.poll(() => page(product.url_without_domain)).toContain('Hvala.');
    for (const html of [
      await page(product.url_without_domain),
      await page(product.url_without_domain, { headers: { 'user-agent': GOOGLEBOT } }),
      await page(`/_data${product.url_without_domain}`).catch(() => ''),
      await page(reviews()),
      (await see(reviews(), guest)).text,
    ])
      expect(isHarmless(html) || html.startsWith('{')).toBe(true);
    const html = await page(product.url_without_domain);
    expect(decode(html)).toContain(message);
    for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)) expect(() => JSON.parse(json)).not.toThrow();
    expect((await see(reviews(), guest)).text).toContain('Vaše mnenje je objavljeno');
  });

  it('with something wrong show the form again with what was typed', async () => {
    const { status, text } = await sendForm(reviews(), guest, { product: String(product.id), display_name: '', message: 'Obdržano besedilo', rate: '' });
    expect(status).toBe(422);
    expect(text).toContain('Obdržano besedilo');
    expect(text).toMatch(/id="f-rate-5"[^>]*aria-invalid="true"/);
    expect(text).toMatch(/id="f-display_name"[^>]*aria-invalid="true"/);
    expect(text).not.toMatch(/id="f-message"[^>]*aria-invalid="true"/);
  });

  it('have pages and orders as links, and say how they are checked', async () => {
    const { id } = await known('laptop');
    const first = await page(`/webshop/review/?product=${id}`);
    expect(first).toContain(`/webshop/review/?product=${id}&amp;sort=worst#list`);
    expect(first).toContain(`/webshop/review/?product=${id}&amp;page=2#list`);
    expect(first).toContain('Kupljeno pri nas');
    expect(first).toContain('<meta name="robots" content="noindex');
    const rates = (html: string) => [...html.matchAll(/<b aria-hidden="true">([1-5])<\/b>/g)].map(([, rate]) => Number(rate));
    const worst = rates(await page(`/webshop/review/?product=${id}&sort=worst`));
    expect(worst).toEqual(worst.toSorted((a, b) => a - b));
    expect(worst.length).toBeGreaterThan(1);
    expect(await page((await known('laptop')).url_without_domain)).toContain('Štejejo le zvezdice ljudi, ki so izdelek kupili pri nas');
  });

  it('by a guest from the order page are marked as verified, and stars alone count at once', async () => {
    const { identifier, cart } = await makeOrder('cash-on-delivery');
    const path = `/webshop/review/?product=${cart.parcels[0]?.items[0]?.id}&identifier=${identifier}`;
    expect(await page(`/webshop/narocila/${identifier}/`)).not.toContain('/webshop/review/');
    for (const state of ['packed', 'shipped', 'delivered'] as const) await call(staffOrders.moveOrder, { identifier, state }, { token: staff });
    expect(await page(`/webshop/narocila/${identifier}/`)).toContain(`${path.replace('&', '&amp;')}#write`);
    expect((await see(path, guest)).text).toContain('Izdelek ste kupili pri nas');
    const { rates_votes: before } = (await known('laptop')).feedback_rate_widget;
    const sent = await sendForm(path, guest, { display_name: '', message: '', rate: '4' });
    expect([sent.status, sent.location]).toEqual([303, `${path}#own`]);
    expect((await see(path, guest)).text).toContain('Izdelek ste ocenili z oceno 4 od 5.');
    await expect.poll(async () => (await known('laptop')).feedback_rate_widget.rates_votes).toBe(before + 1);
  });

  it.each(SOME_LANGUAGES)('stand in the words of the language: %s', async (lang) => {
    for (const path of [`review/?product=${product.id}`, `notice/?product=${product.id}&kind=price_drop`]) {
      const html = await page(`${languageBase(lang, 'si')}webshop/${path}`);
      expect(html).not.toMatch(/>[^<]*\b(?:feedback|notice|error|product)_[a-z]+/);
    }
  });

  it.each(['', '?product=', '?product=0', '?product=abc', '?product=2000000000', '?product=1%00'])('of no product are not found: %s', async (query) => {
    expect([404, 301]).toContain((await sendRequest(`/webshop/review/${query}`)).status);
    expect([404, 301]).toContain((await sendRequest(`/webshop/notice/${query}`)).status);
  });
});

describe('photos of a review without scripts', () => {
  const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  const send = (files: readonly Buffer[], jwt = guest) => sendFiles(reviews(), jwt, { fields: { action: 'photos' }, name: 'photos', files });
  const raw = (path: string, headers: Record<string, string>, body: string) =>
    sendRequest(path, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin', cookie: `token=${guest}`, ...headers }, body });
  const MULTIPART = { 'content-type': 'multipart/form-data; boundary=b' };

  it('are sent by a form beside the own review; what is no picture is told, and nothing else is read', async () => {
    await sendForm(reviews(), guest, { product: String(product.id), display_name: 'Ana', message: 'S fotografijo.', rate: '4', pros: 'Tih\nLep', cons: '' });
    const wrong = await send([Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]);
    expect([wrong.status, wrong.text.includes('id="own-photos-error"')]).toEqual([422, true]);
    expect((await send([])).status).toBe(422);
    const sent = await send([PIXEL]);
    expect([sent.status, sent.location]).toEqual([303, `${reviews()}#own`]);
    expect((await see(reviews(), guest)).text).toContain('name="photo"');
    const id = Number(/name="photo" value="(\d+)"/.exec((await see(reviews(), guest)).text)?.[1]);
    expect((await sendRequest(`/api/feedback/photos/${id}/large/`)).status).toBe(404);
    expect((await sendForm(reviews(), guest, { action: 'drop_photo', photo: String(id) })).status).toBe(303);
    const waiting = await waitingOf('S fotografijo.');
    expect(waiting).toMatchObject({ pros: ['Tih', 'Lep'], photos: [] });
    await call(feedback.decide, { id: waiting?.id as number, decision: 'refuse', reason: 'off_topic' }, { token: staff });
  });

  it('are not read of strangers, of other pages, in a thousand parts or in none', async () => {
    expect((await send([PIXEL], 'nobody')).status).toBe(403);
    expect((await raw(reviews(), { ...MULTIPART, 'sec-fetch-site': 'cross-site' }, '--b--')).status).toBe(403);
    expect((await raw('/webshop/notice/', MULTIPART, '--b--')).status).toBe(415);
    expect((await raw(reviews(), MULTIPART, 'no form at all')).status).toBe(400);
    const part = '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\ny\r\n';
    expect((await raw(reviews(), MULTIPART, `${part.repeat(1000)}--b--\r\n`)).status).toBe(413);
    expect((await raw(reviews(), { ...MULTIPART, 'content-length': '30000000' }, '').catch(() => ({ status: 413 }))).status).toBe(413);
  });
});

describe('questions without scripts', () => {
  const EMAIL = 'question.pages@example.com';
  const questions = (more = '') => `/webshop/questions/?product=${product.id}${more}`;

  it.skipIf(hasNoDatabase)('are asked by a form, confirmed on the page of the mail’s link, and text wherever they stand', NEEDS_DATABASE, async () => {
    expect(await page(product.url_without_domain)).toContain(`${questions()}#ask`);
    const wrong = await sendForm(questions(), guest, { display_name: '', message: 'Obdržano vprašanje', email: 'x' });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('Obdržano vprašanje');
    expect(wrong.text).toMatch(/id="f-email"[^>]*aria-invalid="true"/);
    const sent = await sendForm(questions(), guest, { display_name: 'Ana', message: `Ali dela? ${EVIL}`, email: EMAIL });
    expect([sent.status, sent.location]).toEqual([303, `${questions('&sent=confirm')}#sent`]);
    const code = await noticeCode(EMAIL, 'product_questions');
    const link = `/webshop/questions/?code=${code}`;
    const shown = await page(link);
    expect(shown).toContain('Potrdite vprašanje');
    expect(isHarmless(shown)).toBe(true);
    const confirmed = await sendForm('/webshop/questions/', guest, { action: 'confirm', code });
    expect([confirmed.status, confirmed.location]).toEqual([303, link]);
    expect(await page(link)).toContain('Vaše vprašanje čaka na pregled');
    expect((await sendRequest('/webshop/questions/?code=AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
    expect((await sendForm(questions(), guest, { question: '1', display_name: 'Ana', message: 'Da.' })).status).toBe(422);
  });

  it.each(SOME_LANGUAGES)('stand in the words of the language: %s', async (lang) => {
    const html = await page(`${languageBase(lang, 'si')}webshop/questions/?product=${product.id}&q=usb`);
    expect(html).not.toMatch(/>[^<]*\b(?:feedback|question|error|product)_[a-z]+/);
  });
});

describe('notices without scripts', () => {
  const EMAIL = 'notice.pages@example.com';
  const NOTICES = '/webshop/notice/';

  it('stand as a form on products that are out, and as a link on others', async () => {
    const out = await known('out');
    const html = await page(out.url_without_domain);
    expect(html).toMatch(new RegExp(`<form[^>]* action="${NOTICES}"[\\s\\S]*name="product" value="${out.id}"[\\s\\S]*name="email"`));
    const laptop = await known('laptop');
    expect(await page(laptop.url_without_domain)).toContain(`${NOTICES}?product=${laptop.id}&amp;kind=price_drop`);
  });

  it.skipIf(hasNoDatabase)('are asked for, confirmed by a click in the link’s page, and stopped', NEEDS_DATABASE, async () => {
    const { id } = await known('out');
    const submitted = await sendForm(NOTICES, guest, { action: 'ask', product: String(id), kind: 'back_in_stock', email: EMAIL });
    expect([submitted.status, submitted.location]).toEqual([303, `${NOTICES}?product=${id}&kind=back_in_stock&sent=confirm`]);
    expect((await see(submitted.location as string, guest)).text).toContain('potrdite naslov');
    const code = await noticeCode(EMAIL);
    for (let i = 0; i < 2; i += 1) expect(await page(`${NOTICES}?code=${code}`)).toContain('Da, obvestite me');
    const confirmed = await sendForm(NOTICES, guest, { action: 'confirm', code });
    expect([confirmed.status, confirmed.location]).toEqual([303, `${NOTICES}?code=${code}`]);
    expect(await page(`${NOTICES}?code=${code}`)).toContain('Obvestilo je vključeno');
    expect(await page(`${NOTICES}?code=${code}&stop=1`)).toContain('Ne pošiljajte mi obvestil');
    expect(await page(`${NOTICES}?code=${code}`)).toContain('Obvestilo je vključeno');
    const stopped = await sendForm(NOTICES, guest, { action: 'stop', code });
    expect([stopped.status, stopped.location]).toEqual([303, `${NOTICES}?stopped=1`]);
    expect(await page(`${NOTICES}?code=${code}`)).toContain('Obvestila so izključena');
  });

  it('with something wrong show the form again with what was typed', async () => {
    const { id } = await known('laptop');
    const send = (fields: Record<string, string>) => sendForm(NOTICES, guest, { action: 'ask', product: String(id), kind: 'price_drop', ...fields });
    const wrong = await send({ email: 'brez naslova', target_price: '9.999.999,00' });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('brez naslova');
    expect(wrong.text).toMatch(/id="f-email"[^>]*aria-invalid="true"/);
    expect(wrong.text).toMatch(/id="f-target_price"[^>]*aria-invalid="true"/);
    expect((await send({ email: 'ana@example.com', target_price: 'poceni' })).text).toMatch(/id="f-target_price"[^>]*aria-invalid="true"/);
    const inStock = await send({ kind: 'back_in_stock', email: 'ana@example.com' });
    expect(inStock.text).toContain('Izdelek je trenutno na voljo');
  });

  it('whose link is too old say so', async () => {
    const { status, text } = await sendRequest(`${NOTICES}?code=${'A'.repeat(22)}`);
    expect(status).toBe(404);
    expect(text).toContain('Ta povezava ne velja več');
  });
});
