import { beforeAll, describe, expect, it } from 'vitest';
import { CUSTOMER, KNOWN, KNOWN_CATEGORIES, STAFF } from '@vitrina/demo/known';
import { headingOf, inner, isNoindex, joinedText, textOf } from '../src/html.ts';
import { answerOf, sendRequest, GOOGLEBOT } from '../src/request.ts';
import { category, known, logIn } from '../src/shop.ts';

let staff: string;
let token: string;
beforeAll(async () => {
  staff = await logIn(STAFF);
  token = staff.replace('token=', '');
});
const HIDDEN = ['hidden', 'hiddenCategory', 'hiddenBrand'] as const;

describe('what is hidden', () => {
  it.each(HIDDEN)('product %s is not found by guests and crawlers, under its address, any slug and its code [S4.1, S4.4, S6.8, S8.19]', async (handle) => {
    const { url_without_domain: url, id } = await known(handle, { token });
    expect(await answerOf(url)).toBe('404');
    expect(await answerOf(url, { headers: { 'user-agent': GOOGLEBOT } })).toBe('404');
    expect(await answerOf(`/x-izdelki-${id}/`)).toBe('404');
    expect(await answerOf(`/p/${KNOWN[handle]}/`)).toBe('404');
    expect(await answerOf(`/_data${url}`)).toBe('404');
  });
  it.each(HIDDEN)('product %s is shown to staff by their cookie, kept by no cache and not to be found [S4.3, S6.5]', async (handle) => {
    const { url_without_domain: url, title } = await known(handle, { token });
    const { status, text, headers } = await sendRequest(url, { headers: { cookie: staff } });
    expect(status).toBe(200);
    expect(joinedText(inner(text, 'h1'))).toBe(textOf(title));
    expect(headers['cache-control']).toBe('private, no-store');
    expect(isNoindex(text)).toBe(true);
    expect(await answerOf(url)).toBe('404');
  });
  it('product of a hidden brand is shown to all where that is ignored [S4.1, S3.43]', async () => {
    const { url_without_domain: url } = await known('hiddenBrandIgnored');
    expect(await answerOf(url)).toBe('200');
  });
  it('a category is for staff alone [S4.8, S6.6]', async () => {
    const hidden = await category(KNOWN_CATEGORIES.hidden, { token });
    expect(await answerOf(hidden.url_without_domain)).toBe('404');
    const { status, text } = await sendRequest(hidden.url_without_domain, { headers: { cookie: staff } });
    expect(status).toBe(200);
    expect(headingOf(text)).toContain(hidden.title);
  });
  it('a customer’s cookie and a forged one open no staff view [S6.8]', async () => {
    const { url_without_domain: url } = await known('hidden', { token });
    const customer = await logIn(CUSTOMER);
    const [head, , signature] = token.split('.');
    const forged = `token=${head}.${Buffer.from(JSON.stringify({ uid: 2, ver: 1, is_staff: true })).toString('base64url')}.${signature}`;
    for (const cookie of [customer, forged, 'token=x', 'token=']) expect(await answerOf(url, { headers: { cookie } })).toBe('404');
  });
});
