import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { CUSTOMER, KNOWN_CATEGORIES, STAFF } from '@vitrina/demo/known';
import { sendRequest, GOOGLEBOT } from '../src/request.ts';
import { category, known, logIn } from '../src/shop.ts';

let staff: string;
let token: string;
let product: string;
beforeAll(async () => {
  staff = await logIn(STAFF);
  token = staff.replace('token=', '');
  product = (await known('laptop')).url_without_domain;
});

const read = async (path: string, cookie = '', agent = 'Mozilla/5.0') =>
  (await sendRequest(path, { headers: { 'user-agent': agent, ...(cookie && { cookie }) } })).text;
const bar = /<link rel="stylesheet" href="[^"]*">\s*<nav class="staff-bar"[\s\S]*?<\/nav>\n/;
/** Removes render times, which differ between pages. */
const still = (html: string) => html.replaceAll(/"renderedAt":\d+/g, '').replace(bar, '');

describe('what staff see', () => {
  it.each([
    ['hidden', 'Skrito: to vidi samo osebje. Izdelek ni označen kot viden.', 'Skrito: izdelek'],
    ['hiddenCategory', 'Skrito: to vidi samo osebje. Kategorija ni vidna.', 'Skrito: kategorija'],
    ['hiddenBrand', 'Skrito: to vidi samo osebje. Blagovna znamka ni vidna.', 'Skrito: znamka'],
  ] as const)('%s: the page says why it is hidden, and so does the tile [S6.5]', async (handle, note, mark) => {
    const { url_without_domain: url, title } = await known(handle, { token });
    expect(await read(url, staff)).toContain(note);
    const found = await read(`/iskanje/?search_q=${encodeURIComponent(title)}`, staff);
    const tile = found.split('<article').find((part) => part.includes(`href="${url}"`));
    expect(tile).toContain(mark);
    expect(await read(product, staff)).not.toContain('hidden-note');
  });

  it('a hidden category says so [S6.6]', async () => {
    const hidden = await category(KNOWN_CATEGORIES.hidden, { token });
    expect(await read(hidden.url_without_domain, staff)).toContain('Skrito: to vidi samo osebje. Kategorija ni vidna.');
  });

  it('the bar is there in every language, and works as plain links', async () => {
    const bars = await Promise.all(LANGUAGE_CODES.map(async (lang) => bar.exec(await read(lang === 'si' ? '/' : `/${lang}/`, staff))?.[0] ?? ''));
    for (const html of bars) {
      expect(html.match(/href="\?view_as=(?:staff|guest|bot)"/g)?.length).toBe(3);
      expect(html).not.toContain('staff_');
    }
    expect((await sendRequest('/?view_as=bot', { headers: { cookie: staff } })).location).toBe('/');
  });
});

describe('visitors that are not staff', () => {
  it('as a guest and as a bot staff see exactly what those get', async () => {
    expect(still(await read(product, `${staff}; staff_view=guest`))).toBe(still(await read(product)));
    expect(still(await read(product, `${staff}; staff_view=bot`))).toBe(still(await read(product, '', GOOGLEBOT)));
    const { url_without_domain: hidden } = await known('hidden', { token });
    const asGuest = await sendRequest(hidden, { headers: { cookie: `${staff}; staff_view=guest` } });
    expect([asGuest.status, asGuest.headers['cache-control'], bar.test(asGuest.text)]).toEqual([404, 'private, no-store', true]);
  });

  it('guests and customers get the ordinary page, with any cookie and address', async () => {
    const ordinary = still(await read(product));
    const customer = await logIn(CUSTOMER);
    for (const cookie of ['', customer])
      for (const view of ['staff', 'guest', 'bot']) {
        expect(await read(`${product}?view_as=${view}`, cookie)).not.toMatch(/staff-bar|hidden-note|hidden-mark|\/staff-/);
        expect(still(await read(product, `${cookie}; staff_view=${view}`))).toBe(ordinary);
      }
  });
});
