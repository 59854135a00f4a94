import { describe, expect, it } from 'vitest';
import { catalogue } from '@vitrina/contract/catalogue';
import { LANGUAGE_CODES, languageBase } from '@vitrina/contract/values/languages';
import { formatPrice } from '@vitrina/contract/values/money';
import { headingOf, isNoindex, linksOf, tags, textOf } from '../src/html.ts';
import { sendRequest, page } from '../src/request.ts';
import { call } from '../src/shop.ts';
import { SOME_LANGUAGES } from '../src/some-languages.ts';

const FORM = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
const BEST = 'q-laptop-kind=power&q-age=one&q-condition=new&q-works=all';
const placeIn = (lang: (typeof LANGUAGE_CODES)[number]) => `${languageBase(lang, 'si')}webshop/trade_in/`;
const answered = (query: string) => `/webshop/trade_in/?device=laptop&estimate=1&${query}`;

describe('old devices in trade (decision 0130)', () => {
  it.each(SOME_LANGUAGES)('lead in %s from a product page over questions to the sum that the page told, without script', async (lang) => {
    const { trade_in: tradeIn, url_without_domain: url } = await call(catalogue.product, { item_code: 'DEMO-LAPTOP-01' }, { lang });
    const amount = textOf(formatPrice(tradeIn?.most as number, lang));
    const product = await page(url);
    expect(linksOf(product), 'beside the price, and in the footer').toEqual(expect.arrayContaining([`${placeIn(lang)}?device=laptop`, placeIn(lang)]));
    expect(textOf(product)).toContain(amount);
    const form = await page(`${placeIn(lang)}?device=laptop`);
    expect(form).not.toContain('id="sum"');
    expect(tags(form, 'fieldset').map(({ id }) => id)).toEqual(['laptop-kind', 'age', 'condition', 'works', 'missing'].map((code) => `f-${code}`));
    const sum = await page(`${placeIn(lang)}?device=laptop&estimate=1&${BEST}`);
    expect(textOf(sum)).toContain(amount);
    // The demo's coupon is valid for 1,825 days.
    expect(textOf(sum)).toMatch(/ 5 (let|godina|years|Jahre|anni|años)[ .,]/);
    expect(
      tags(sum, 'input')
        .filter((one) => 'checked' in one && one.name?.startsWith('q-'))
        .map(({ value }) => value),
    ).toEqual(['power', 'one', 'new', 'all']);
    expect(isNoindex(sum)).toBe(true);
    expect(linksOf(form)).toEqual(expect.arrayContaining(LANGUAGE_CODES.filter((one) => one !== lang).map((one) => `${placeIn(one)}?device=laptop`)));
  });

  it('are shown with a picture of each kind and the four steps by what the market takes: shops and parcels, or parcels alone', async () => {
    const [si, de] = [await page(placeIn('si')), await page(placeIn('de'))];
    for (const html of [si, de]) {
      const list = /<ul class="trade-in-devices">.*?<\/ul>/s.exec(html)?.[0] ?? '';
      expect(tags(list, 'img').map(({ src }) => src?.startsWith('/thumbs/'))).toEqual([true, true, true, true]);
      expect(/<ol class="trade-in-steps">.*?<\/ol>/s.exec(html)?.[0].match(/<li>/g)).toHaveLength(4);
    }
    expect(textOf(si)).toContain('v eno od naših trgovin ali jo pošljete s paketom');
    expect(textOf(de)).toContain('Sie schicken uns das Gerät als Paket');
    expect(textOf(de)).not.toContain('in eine unserer Filialen');
  });

  it('say what is missing beside each question and in a list above, and keep what was answered', async () => {
    const reply = await sendRequest(answered('q-age=two'));
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
    const reply = await sendRequest(`/webshop/trade_in/${query}`);
    expect(reply.status).toBe(status);
    expect(headingOf(reply.text)).toBe('Staro za novo');
    expect(reply.headers['cache-control']).toContain('no-store');
  });

  it('are offered by a form without script: what is wrong stands at each field, what is right leads to the state of the offer', async () => {
    const html = await page(answered(BEST));
    const hidden = tags(html, 'input').flatMap(({ type, name, value }) => (type === 'hidden' && name !== undefined ? [[name, value ?? '']] : []));
    const send = (more: Record<string, string>) =>
      sendRequest('/webshop/trade_in/', {
        method: 'POST',
        headers: FORM,
        body: String(new URLSearchParams([...hidden, ...Object.entries(more)] as [string, string][])),
      });
    const wrong = await send({ name: 'Žana Đurić', email: 'zana', way: 'parcel' });
    expect(wrong.status).toBe(422);
    expect(tags(wrong.text, 'a').flatMap(({ href }) => (href?.startsWith('#f-offer-') ? [href] : []))).toEqual(
      ['email', 'street', 'post_code', 'city', 'confirmed'].map((name) => `#f-offer-${name}`),
    );
    expect(tags(wrong.text, 'input').find(({ name }) => name === 'name')?.value).toBe('Žana Đurić');
    const right = { name: 'Žana Đurić', email: 'zana.staro@example.com', way: 'parcel', street: 'Čopova ulica 14', post_code: '1000', city: 'Ljubljana' };
    const sent = await send({ ...right, confirmed: '1' });
    expect(sent.status).toBe(303);
    expect(sent.location).toMatch(/^\/webshop\/trade_in\/\?code=[\w-]{22}$/);
    const state = await page(String(sent.location));
    expect(headingOf(state)).toBe('Čakamo na vašo napravo');
    expect(isNoindex(state)).toBe(true);
    expect(textOf(state)).not.toContain('zana.staro@example.com');
    const cancelled = await sendRequest('/webshop/trade_in/', {
      method: 'POST',
      headers: FORM,
      body: `code=${String(sent.location).split('code=')[1]}&answer=cancel`,
    });
    expect(cancelled.status).toBe(303);
    expect(headingOf(await page(String(cancelled.location)))).toBe('Ponudbo ste preklicali');
    expect((await sendRequest(`/webshop/trade_in/?code=${'A'.repeat(22)}`)).status).toBe(404);
  });
});
