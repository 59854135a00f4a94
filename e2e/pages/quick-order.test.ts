import { webshopCart } from '@vitrina/contract/cart';
import { LANGUAGE_CODES, languageBase } from '@vitrina/contract/values/languages';
import { KNOWN } from '@vitrina/demo/known';
import { describe, expect, it } from 'vitest';
import { sendCartForm } from '../src/cart.ts';
import { decode, headingOf, inner } from '../src/html.ts';
import { sendRequest, page, type Reply } from '../src/request.ts';
import { call } from '../src/shop.ts';

const PAGE = '/katalog/?special_view=order_form';
const FORM = '/webshop/quick_order/';
const send = (lines: string, more: Record<string, string> = {}, cookie: string | null = null) => sendCartForm(cookie, { lines, action: 'add', ...more }, FORM);
const cookieOf = (reply: Reply) => reply.headers['set-cookie']?.[0]?.split(';')[0] as string;
const inCart = async (cookie: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await call(webshopCart.cart, {}, { token: cookie.slice('token='.length) })).parcels.flatMap(({ items }) => items.map((item) => [item.code, item.qty])),
  );
/** The field's content, and the results by line. */
const fieldOf = ({ text }: Reply) => decode(/<textarea[^>]*>([\s\S]*?)<\/textarea>/.exec(text)?.[1] ?? '').trim();
const answersOf = ({ text }: Reply) =>
  [...text.matchAll(/<li class="(good|bad)"><b class="num">(.*?)<\/b>/g)].map(([, state, line]) => `${decode(line ?? '').replaceAll('<!-- -->', '')} ${state}`);

describe('quick order', () => {
  it('is a page of the catalogue’s root with a form, equal for all visitors [S2.68]', async () => {
    const { status, headers, text } = await sendRequest(PAGE);
    expect(status).toBe(200);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headingOf(text)).toBe('Hitro naročilo');
    expect(text).toMatch(/<form method="post" action="\/webshop\/quick_order\/"|<form[^>]*action="\/webshop\/quick_order\/"[^>]*method="post"/);
    expect(text).toContain('<meta name="robots" content="noindex');
  });

  it('is named in the footer and has its words in every language [S2.68]', async () => {
    const headings = await Promise.all(
      LANGUAGE_CODES.map(async (lang) => {
        const footer = inner(await page(languageBase(lang, 'si')), 'footer');
        const link = decode(/href="([^"]*special_view=order_form[^"]*)"/.exec(footer)?.[1] ?? '');
        return headingOf(await page(link));
      }),
    );
    expect(headings[LANGUAGE_CODES.indexOf('en')]).toBe('Quick order');
    for (const heading of headings) expect(heading).toMatch(/^\S+ ?\S+$/);
    expect(headings.filter((heading) => heading === 'Quick order')).toHaveLength(1);
  });

  it('answers every line without scripts, puts the good ones in the cart and keeps the others in the field [S1.3]', async () => {
    const reply = await send(`šifra;količina\r\n${KNOWN.laptop};2\r\n${KNOWN.last}\t3\r\nNEKAJ-1;4\r\n"${KNOWN.promo}";dva\r\n${KNOWN.out}`);
    expect(reply.status).toBe(200);
    expect(reply.headers['cache-control']).toContain('no-store');
    expect(answersOf(reply)).toEqual([
      `${KNOWN.laptop} × 2 good`,
      `${KNOWN.last} × 3 good`,
      'NEKAJ-1 × 4 bad',
      `"${KNOWN.promo}";dva bad`,
      `${KNOWN.out} × 1 bad`,
    ]);
    expect(fieldOf(reply)).toBe(`NEKAJ-1;4\n"${KNOWN.promo}";dva\n${KNOWN.out}`);
    const text = decode(reply.text).replaceAll('<!-- -->', '');
    for (const answer of ['V košarici, kosov: 2.', 'kosov: 1 od 3', 'Te kode ne poznamo', 'Vrstice ne razumemo', 'ni na zalogi'])
      expect(text).toContain(answer);
    expect(await inCart(cookieOf(reply))).toEqual({ [KNOWN.laptop]: 2, [KNOWN.last]: 1 });
  });

  it('checks without putting anything in the cart', async () => {
    const lines = `${KNOWN.laptop};2\nNEKAJ-1`;
    const reply = await send(lines, { action: 'check' });
    expect(answersOf(reply)).toEqual([`${KNOWN.laptop} × 2 good`, 'NEKAJ-1 × 1 bad']);
    expect(fieldOf(reply)).toBe(lines);
    expect(await inCart(cookieOf(reply))).toEqual({});
  });

  it('one of several variants is chosen by a form of its own, and the rest of the list stays', async () => {
    const first = await send(`NEKAJ-1\n${KNOWN.configurable};2`);
    const [, variant = ''] = KNOWN.variants;
    const form =
      [...first.text.matchAll(/<form[^>]*>(?:(?!<\/form>)[\s\S])*<\/form>/g)].map(([html]) => html).find((html) => html.includes(`value="${variant};2"`)) ?? '';
    const hidden = (name: string) => decode(new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1] ?? '');
    const chosen = await send(hidden('lines'), { kept: hidden('kept') }, cookieOf(first));
    expect(answersOf(chosen)).toEqual([`${variant} × 2 good`]);
    expect(fieldOf(chosen)).toBe('NEKAJ-1');
    expect(await inCart(cookieOf(first))).toEqual({ [variant]: 2 });
  });

  it('says what is wrong with an empty list and with 201 lines, and changes nothing', async () => {
    const empty = await send(' \r\n;;\r\n');
    expect([empty.status, decode(empty.text).includes('Seznam je prazen')]).toEqual([422, true]);
    const lines = Array.from({ length: 201 }, () => KNOWN.laptop).join('\n');
    const long = await send(lines);
    expect(long.status).toBe(422);
    expect(decode(long.text)).toContain('Seznam ima preveč vrstic (201). Naenkrat jih gre največ 200');
    expect(fieldOf(long)).toBe(lines);
    expect(await inCart(cookieOf(long))).toEqual({});
  });

  it('refuses more than 256 kB, and shows what was typed as text', async () => {
    expect((await send('A'.repeat(300_000))).status).toBe(413);
    const hostile = '<script>alert(1)</script>;</textarea>"';
    const reply = await send(hostile);
    expect(reply.text).not.toContain('<script>alert');
    expect(fieldOf(reply)).toBe(hostile);
  });
});
