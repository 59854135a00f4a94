import { beforeAll, describe, expect, it } from 'vitest';
import { compare } from '@vitrina/contract/compare';
import { comparePath, someOf } from '../src/compare.ts';
import { headingOf, inner, isNoindex, languageOf, linksOf, tags, textOf, titleOf } from '../src/html.ts';
import { sendRequest, GOOGLEBOT, page } from '../src/request.ts';
import { call, known } from '../src/shop.ts';

let laptops: number[];
let washers: number[];
beforeAll(async () => {
  [laptops, washers] = await Promise.all([someOf('laptops', 4), someOf('washing-machines', 1)]);
});

/** Sends a form of the comparison like a browser without scripts. */
const send = (cookie: string | null, fields: Record<string, string>) =>
  sendRequest('/compare/', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...(cookie !== null && { cookie }) },
    body: new URLSearchParams(fields).toString(),
  });
const cookieOf = (reply: { headers: Record<string, unknown> }) => (reply.headers['set-cookie'] as string[] | undefined)?.[0]?.split(';')[0] as string;
const code = (id: number | undefined) => `p-${id}`;

/** Column titles, in order. */
const columns = (html: string) => {
  const [head = ''] = /<thead>.*?<\/tr>/s.exec(html) ?? [];
  return [...head.matchAll(/<span class="name">(.*?)<\/a>/g)].map(([, title = '']) => textOf(title).replaceAll(' , ', ', '));
};
const rowsOf = (html: string) => html.split('<tr').filter((row) => row.includes('scope="row"')).length;
const titles = async (ids: readonly number[], lang: 'si' | 'hr' | 'en' = 'si') =>
  (await call(compare.compareTable, { ids: [...ids] }, { lang })).products.map((product) => textOf(product.title));

describe('a comparison is its address', () => {
  it.each(['si', 'hr', 'en'] as const)('which alone shows it to every visitor, in its order, in %s [S2.11, S2.67]', async (lang) => {
    const ids = [laptops[2], laptops[0], laptops[1]] as number[];
    const html = await page(comparePath(ids, { lang }));
    expect(languageOf(html)?.slice(0, 2)).toBe({ si: 'sl', hr: 'hr', en: 'en' }[lang]);
    expect(columns(html)).toEqual(await titles(ids, lang));
  });

  it('which the language switch keeps, with the rows that are shown', async () => {
    const html = await page(comparePath(laptops, { more: '&differences=1' }));
    const switched = linksOf(inner(html, 'details'));
    expect(switched).toContain(comparePath(laptops, { lang: 'en', more: '&differences=1' }));
    expect(switched).toContain(comparePath(laptops, { lang: 'hr', more: '&differences=1' }));
    expect(linksOf(inner(await page(comparePath(laptops, { lang: 'hr' })), 'details'))).toContain(comparePath(laptops));
  });

  it('is kept in the cache under its own order, and holds nothing personal', async () => {
    const [ab, ba] = [comparePath(laptops.slice(0, 2)), comparePath(laptops.slice(0, 2).reverse())];
    await page(ab);
    expect((await sendRequest(ab)).headers['x-cache']).toBe('hit');
    expect(columns(await page(ba))).toEqual(columns(await page(ab)).reverse());
  });

  it('with a fifth product or none at all still leads somewhere [S9.1]', async () => {
    expect(columns(await page(comparePath([...laptops, ...washers])))).toEqual(await titles(laptops));
    expect(textOf(await page('/katalog/?special_view=compare&items=x,-1'))).toContain('Pri izdelku pritisnite na tehtnico');
  });

  it('is not for search engines', async () => {
    expect(isNoindex(await page(comparePath(laptops)))).toBe(true);
    expect(columns(await page(comparePath(laptops), { headers: { 'user-agent': GOOGLEBOT } }))).toEqual(await titles(laptops));
  });

  it('says so where a product is hidden, and is not found where all are [T14]', async () => {
    const html = await page(comparePath([laptops[0] as number, 999_999]));
    expect(textOf(html)).toContain('ni več v naši ponudbi');
    expect(columns(html)).toHaveLength(1);
    expect((await sendRequest(comparePath([999_999]))).status).toBe(404);
  });
});

describe('the table', () => {
  it('is a real one: a caption, a head for each column, each row and each group', async () => {
    const html = await page(comparePath(laptops.slice(0, 2)));
    const names = await titles(laptops.slice(0, 2));
    expect(textOf(inner(html, 'caption'))).toBe(`Cena, dobava in lastnosti izdelkov: ${names.join(', ')}`);
    const scopes = tags(html, 'th').map(({ scope }) => scope);
    expect(scopes.filter((scope) => scope === 'col')).toHaveLength(3);
    expect(scopes).not.toContain(undefined);
    expect(scopes.filter((scope) => scope === 'rowgroup').length).toBeGreaterThan(3);
  });

  it('says in words which value is the best and why', async () => {
    const html = await page(comparePath(laptops));
    expect(textOf(html)).toMatch(/kg Najlažje/);
    expect(textOf(html)).toMatch(/€ Najceneje/);
    expect(textOf(await page(comparePath(laptops, { lang: 'en' })))).toMatch(/kg Lightest/);
  });

  it('shows only what differs when asked to by a link, without scripts', async () => {
    const all = await page(comparePath(laptops));
    const link = linksOf(all).find((href) => href.includes('differences=1') && !href.startsWith('/hr')) as string;
    expect(link).toBe(comparePath(laptops, { more: '&differences=1' }));
    const only = await page(link);
    expect(rowsOf(only)).toBeLessThan(rowsOf(all));
    expect(only).not.toContain('<tr class="same">');
    expect(all).toContain('<tr class="same">');
    expect(linksOf(only)).toContain(comparePath(laptops));
  });

  it('is refused for what shares nothing, with ways out that lead to tables', async () => {
    const html = await page(comparePath([laptops[0], washers[0], laptops[1]] as number[]));
    expect(html).not.toContain('<table');
    expect(textOf(html)).toContain('Teh izdelkov ni mogoče primerjati');
    const way = comparePath(laptops.slice(0, 2));
    expect(linksOf(html)).toContain(way);
    expect(await page(way)).toContain('<table');
    expect(linksOf(inner(html, 'main')).filter((href) => href.includes('/pralni-stroji/')).length).toBeGreaterThan(0);
  });
});

describe('the comparison of a visitor without scripts', () => {
  it('is filled by the forms of products, and its address leads to its products [S7.48, S2.67]', async () => {
    const product = await known('laptop');
    const form = tags(await page(product.url_without_domain), 'form').find(({ action }) => action === '/compare/');
    expect(form).toMatchObject({ method: 'post', 'data-compare': product.title });
    const first = await send(null, { action: 'add', code: code(laptops[0]) });
    expect([first.status, first.location]).toEqual([303, comparePath(laptops.slice(0, 1))]);
    const cookie = cookieOf(first);
    expect((await send(cookie, { action: 'add', code: code(laptops[1]) })).location).toBe(comparePath(laptops.slice(0, 2)));
    const own = await sendRequest('/compare/', { headers: { cookie } });
    expect([own.status, own.location]).toEqual([302, comparePath(laptops.slice(0, 2))]);
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect((await sendRequest('/hr/compare/', { headers: { cookie } })).location).toBe(comparePath(laptops.slice(0, 2), { lang: 'hr' }));
  });

  it('is empty for others, and says so', async () => {
    const reply = await sendRequest('/compare/');
    expect([reply.status, headingOf(reply.text), isNoindex(reply.text)]).toEqual([200, 'Primerjava izdelkov', true]);
    expect(textOf(reply.text)).toContain('V vaši primerjavi ni nobenega izdelka.');
    expect(titleOf(reply.text)).toContain('Primerjava');
  });

  it('asks of the fifth which one it replaces [S9.1]', async () => {
    const cookie = cookieOf(await send(null, { action: 'add', code: code(laptops[0]) }));
    for (const id of laptops.slice(1)) await send(cookie, { action: 'add', code: code(id) });
    const full = await send(cookie, { action: 'add', code: code(washers[0]) });
    expect(full.status).toBe(422);
    expect(textOf(full.text)).toContain('V primerjavi so že štirje izdelki.');
    expect(full.text).toMatch(new RegExp(`name="gone"[^>]*value="${code(laptops[1])}"|value="${code(laptops[1])}"[^>]*name="gone"`));
    const replaced = await send(cookie, { action: 'add', code: code(washers[0]), gone: code(laptops[1]) });
    expect(replaced.location).toBe(comparePath([laptops[0], washers[0], laptops[2], laptops[3]] as number[]));
  });

  it('lets go of a column, of the visitor’s own and of the table that is shown', async () => {
    const cookie = cookieOf(await send(null, { action: 'add', code: code(laptops[0]) }));
    const shown = laptops.slice(0, 3);
    const reply = await send(cookie, { action: 'remove', code: code(laptops[0]), items: shown.join(',') });
    expect(reply.location).toBe(comparePath(shown.slice(1)));
    expect((await sendRequest('/compare/', { headers: { cookie } })).status).toBe(200);
  });
});
