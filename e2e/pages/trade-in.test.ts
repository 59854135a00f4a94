import { describe, expect, it } from 'vitest';
import { catalogue } from '@vitrina/contract/catalogue';
import { LANGUAGE_CODES, languageBase } from '@vitrina/contract/values/languages';
import { formatPrice } from '@vitrina/contract/values/money';
import { headingOf, isNoindex, linksOf, tags, textOf } from '../src/html.ts';
import { ask, page } from '../src/request.ts';
import { call } from '../src/shop.ts';

const BEST = 'q-laptop-kind=power&q-age=one&q-condition=new&q-works=all';
const placeIn = (lang: (typeof LANGUAGE_CODES)[number]) => `${languageBase(lang, 'si')}webshop/trade_in/`;
const answered = (query: string) => `/webshop/trade_in/?device=laptop&estimate=1&${query}`;

describe('old devices in trade (decision 0130)', () => {
  it.each(LANGUAGE_CODES)('lead in %s from a product page over questions to the sum that the page told, without script', async (lang) => {
    const { trade_in: told, url_without_domain: url } = await call(catalogue.product, { item_code: 'DEMO-LAPTOP-01' }, { lang });
    const amount = textOf(formatPrice(told?.most as number, lang));
    const product = await page(url);
    expect(linksOf(product), 'beside the price, and in the footer').toEqual(expect.arrayContaining([`${placeIn(lang)}?device=laptop`, placeIn(lang)]));
    expect(textOf(product)).toContain(amount);
    const form = await page(`${placeIn(lang)}?device=laptop`);
    expect(form).not.toContain('id="sum"');
    expect(tags(form, 'fieldset').map(({ id }) => id)).toEqual(['laptop-kind', 'age', 'condition', 'works', 'missing'].map((code) => `f-${code}`));
    const sum = await page(`${placeIn(lang)}?device=laptop&estimate=1&${BEST}`);
    expect(textOf(sum)).toContain(amount);
    expect(
      tags(sum, 'input')
        .filter((one) => 'checked' in one)
        .map(({ value }) => value),
    ).toEqual(['power', 'one', 'new', 'all']);
    expect(isNoindex(sum)).toBe(true);
    expect(linksOf(form)).toEqual(expect.arrayContaining(LANGUAGE_CODES.filter((one) => one !== lang).map((one) => `${placeIn(one)}?device=laptop`)));
  });

  it('say what is missing beside each question and in a list above, and keep what was answered', async () => {
    const reply = await ask(answered('q-age=two'));
    expect(reply.status).toBe(422);
    expect(reply.text).not.toContain('id="sum"');
    expect(tags(reply.text, 'a').flatMap(({ href }) => (href?.startsWith('#f-') ? [href] : []))).toEqual(['#f-laptop-kind', '#f-condition', '#f-works']);
    expect(
      tags(reply.text, 'input')
        .filter((one) => 'checked' in one)
        .map(({ value }) => value),
    ).toEqual(['two']);
  });

  it('say that a device is not taken, and let the answers be changed', async () => {
    const html = await page(answered(`${BEST}&q-missing=locked`));
    expect(textOf(html)).toContain('Te naprave ne moremo odkupiti');
    expect(tags(html, 'fieldset')).toHaveLength(5);
  });

  it.each([
    ['?device=no-such', 200],
    ['?device=constructor&estimate=1', 200],
    [`?device=laptop&estimate=1&${BEST}&q-age=%3Cscript%3E&q-age=five`, 422],
    [`?device=laptop&estimate=1&q-__proto__=x&${'q-works=all&'.repeat(200)}`, 422],
  ])('show the form or the choice for %s', async (query, status) => {
    const reply = await ask(`/webshop/trade_in/${query}`);
    expect(reply.status).toBe(status);
    expect(headingOf(reply.text)).toBe('Staro za novo');
    expect(reply.headers['cache-control']).toContain('no-store');
  });
});
