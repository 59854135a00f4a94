import { languageBase } from '@vitrina/contract/values/languages';
import type { ProductDetail } from '@vitrina/contract/catalogue';
import { webshopCart } from '@vitrina/contract/cart';
import { wishlists } from '@vitrina/contract/wishlist';
import { beforeAll, describe, expect, it } from 'vitest';
import { sendCartForm } from '../src/cart.ts';
import { decode, headingOf, inner, isNoindex, joinedText, tags, textOf } from '../src/html.ts';
import { sendRequest, page } from '../src/request.ts';
import { call, known } from '../src/shop.ts';
import { SOME_LANGUAGES } from '../src/some-languages.ts';

const LIST = '/wishlist/';
let laptop: ProductDetail;
let promo: ProductDetail;
let out: ProductDetail;
beforeAll(async () => {
  [laptop, promo, out] = await Promise.all([known('laptop'), known('promo'), known('out')]);
});

const send = (cookie: string | null, fields: Record<string, string>, path = LIST) => sendCartForm(cookie, fields, path);
const tokenOf = (cookie: string) => ({ token: cookie.slice('token='.length) });
const wishesOf = (cookie: string) => call(wishlists.wishlist, {}, tokenOf(cookie));
const read = (cookie: string, path = LIST) => page(path, { headers: { cookie } });

const plain = (title: string) => title.replace(/\s+/g, ' ');

/** A guest who has pressed the hearts of some products, without scripts. */
async function guestWith(...products: ProductDetail[]): Promise<string> {
  let cookie: string | null = null;
  for (const product of products) {
    const reply = await send(cookie, { action: 'add', code: product.shopping_cart_code });
    cookie ??= reply.headers['set-cookie']?.[0]?.split(';')[0] as string;
  }
  return cookie as string;
}

describe('the wish list without scripts', () => {
  it('is filled by the heart of a product page and of a tile, for a visitor without a token [S1.4]', async () => {
    for (const path of [laptop.url_without_domain, '/']) {
      const [form = ''] = /<form[^>]*data-wish=.*?<\/form>/.exec(await page(path)) ?? [];
      expect(form).toMatch(/^<form (?=[^>]*method="post")[^>]*action="\/wishlist\/"/);
      expect(form).toMatch(/<button(?=[^>]*name="code")(?=[^>]*aria-pressed="false")[^>]*value="p-\d+"/);
    }
    const reply = await send(null, { action: 'add', code: laptop.shopping_cart_code });
    expect([reply.status, reply.location]).toEqual([303, LIST]);
    const cookie = reply.headers['set-cookie']?.[0]?.split(';')[0] as string;
    const html = await read(cookie);
    expect(decode(html).includes(laptop.title)).toBe(true);
    expect(joinedText(html)).toContain('1.199,00 €');
  });

  it('belongs to one visitor: it is not cached and others cannot read it [S2.12, S2.64]', async () => {
    const cookie = await guestWith(laptop);
    const { headers } = await sendRequest(LIST, { headers: { cookie } });
    expect([headers['cache-control'], headers['x-cache']]).toEqual(['private, no-store', 'none']);
    for (const path of [LIST, '/en/wishlist/', `/_data${LIST}`]) {
      const other = await sendRequest(path);
      expect([other.status, other.headers['cache-control'], other.text.includes(laptop.title)]).toEqual([200, 'private, no-store', false]);
    }
    expect(isNoindex(await page(LIST))).toBe(true);
    expect(decode(await read(await guestWith(promo))).includes(laptop.title)).toBe(false);
  });

  it('lets go of a product', async () => {
    const cookie = await guestWith(laptop, promo);
    const entry = (await wishesOf(cookie)).items.find((item) => item.title === promo.title);
    expect((await send(cookie, { action: 'remove', id: String(entry?.id) })).status).toBe(303);
    expect((await wishesOf(cookie)).items.map((item) => item.title)).toEqual([laptop.title]);
  });

  it('has several lists, made, filled, renamed and ended by forms', async () => {
    const cookie = await guestWith(laptop, promo);
    const created = await send(cookie, { action: 'list-add', title: 'Za mamo' });
    const list = /\?list=(\d+)$/.exec(created.location ?? '')?.[1] as string;
    await send(cookie, { action: 'add', code: laptop.shopping_cart_code, list });
    const html = await read(cookie, `${LIST}?list=${list}`);
    expect(headingOf(html)).toBe('Za mamo 1 izdelek');
    expect([textOf(html).includes(plain(laptop.title)), textOf(html).includes(plain(promo.title))]).toEqual([true, false]);
    await send(cookie, { action: 'list-rename', list, view: list, title: 'Za <b>očeta</b>' });
    expect(headingOf(await read(cookie, `${LIST}?list=${list}`))).toBe('Za <b>očeta</b> 1 izdelek');
    expect((await send(cookie, { action: 'list-remove', list, view: list })).location).toBe(LIST);
    expect((await wishesOf(cookie)).lists).toMatchObject([{ title: null, total: 2 }]);
    expect((await sendRequest(`${LIST}?list=${list}`, { headers: { cookie } })).location).toBe(LIST);
  });

  it('says in words why something was refused', async () => {
    const cookie = await guestWith(laptop);
    const reply = await send(cookie, { action: 'list-add', title: ' ' });
    expect([reply.status, textOf(reply.text).includes('Nekateri podatki')]).toEqual([422, true]);
    expect((await wishesOf(cookie)).lists).toHaveLength(1);
  });

  it('puts all of it in the cart, and tells what was refused and why', async () => {
    const both = await guestWith(laptop, promo);
    expect((await send(both, { action: 'cart' })).location).toBe('/webshop/shopping_cart/');
    expect((await call(webshopCart.cart, {}, tokenOf(both))).qty).toBe(2);
    const some = await guestWith(laptop, out);
    const reply = await send(some, { action: 'cart' });
    const messages = textOf(/<div class="wish-messages">.*?<ul class="panel/s.exec(reply.text)?.[0] ?? '');
    expect(reply.status).toBe(422);
    expect(messages).toContain('V košarici je 1 izdelek s seznama.');
    expect(messages).toContain(`Tega nismo dali v košarico: ${plain(out.title)}: Tega izdelka`);
    expect((await call(webshopCart.cart, {}, tokenOf(some))).qty).toBe(1);
  });

  it('is narrowed to a category of what is on it', async () => {
    const cookie = await guestWith(laptop, out);
    const { items } = await wishesOf(cookie);
    const codes = items.map((item) => item.product?.category_code as string);
    expect(new Set(codes).size).toBe(2);
    const html = decode(await read(cookie, `${LIST}?category=${codes[0]}`));
    expect(html.includes(items[0]?.title as string)).toBe(true);
    expect(tags(html, 'h2').length).toBe(tags(decode(await read(cookie)), 'h2').length - 1);
  });
});

describe('a shared list', () => {
  it('is read by its link, not indexed, and gone when sharing ended', async () => {
    const cookie = await guestWith(laptop);
    const list = String((await wishesOf(cookie)).lists[0]?.id);
    expect((await send(cookie, { action: 'share', list })).status).toBe(303);
    const link = tags(await read(cookie), 'input').find((input) => input.id === 'wish-link')?.value as string;
    expect(link).toMatch(/\/wishlist\/\?shared=[\w-]{22}$/);
    const path = link.slice(new URL(link).origin.length);
    const html = await page(path);
    expect([decode(html).includes(laptop.title), isNoindex(html)]).toEqual([true, true]);
    expect(html).not.toContain('name="action" value="list-');
    await send(cookie, { action: 'unshare', list });
    expect((await sendRequest(path)).status).toBe(404);
    for (const code of ['', 'none', '%00', 'x'.repeat(22)]) expect((await sendRequest(`${LIST}?shared=${code}`)).status).toBe(404);
  });
});

it.each(SOME_LANGUAGES)('the wish list speaks %s', async (lang) => {
  const path = `${languageBase(lang, 'si')}wishlist/`;
  const cookie = await guestWith(laptop, out);
  await send(cookie, { action: 'list-add', title: 'Abc' }, path);
  const first = String((await wishesOf(cookie)).lists[0]?.id);
  await send(cookie, { action: 'share', list: first }, path);
  for (const html of [await page(path), await read(cookie, path), await read(cookie, `${path}?list=${first}`)]) {
    expect(html).not.toMatch(/wishlist_|error_wishlist/);
    if (lang !== 'en') expect(textOf(inner(html, 'main'))).not.toMatch(/\b(?:wish list|your lists|new list|create|share|rename|delete|put all|on the|copy)\b/i);
  }
});
