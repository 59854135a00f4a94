import { beforeAll, describe, expect, it } from 'vitest';
import { type Order, webshopOrders } from '@vitrina/contract/orders';
import { LANGUAGE_CODES, type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import { makeOrder, orderNow } from '../src/make-order.ts';
import { sendRequest, page } from '../src/request.ts';
import { sentMail } from '../src/sent-mail.ts';
import { call } from '../src/shop.ts';

const PAGE = '/webshop/withdrawal/';
const FORM = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
const send = (path: string, fields: Record<string, string>) =>
  sendRequest(path, { method: 'POST', headers: FORM, body: new URLSearchParams(fields).toString() });
const of = ({ identifier }: Pick<Order, 'identifier'>) => `${PAGE}?identifier=${identifier}`;
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const LINKS: Readonly<Partial<Record<LanguageCode, string>>> = {
  si: 'Odstop od pogodbe',
  hr: 'Jednostrani raskid ugovora',
  en: 'Withdraw from contract',
  de: 'Vertrag widerrufen',
  at: 'Vertrag widerrufen',
  rs: 'Odustanak od ugovora',
  it: 'Recedere dal contratto',
  ba: 'Jednostrani raskid ugovora',
  me: 'Jednostrani raskid ugovora',
  es: 'Desistir del contrato',
} as const;

/** Label of the withdrawal function (directive 2011/83, article 11a). */
const HERE: Readonly<Partial<Record<LanguageCode, string>>> = {
  si: 'Odstop od pogodbe tukaj',
  hr: 'Ovdje raskinite ugovor',
  en: 'Withdraw from contract here',
  de: 'Vertrag hier widerrufen',
  at: 'Vertrag hier widerrufen',
  rs: 'Ovde odustanite od ugovora',
  it: 'Recedere dal contratto qui',
  ba: 'Ovdje raskinite ugovor',
  me: 'Ovdje odustanite od ugovora',
  es: 'Desistir del contrato aquí',
};

describe('where it is found', () => {
  it.each(LANGUAGE_CODES)('in the footer of the pages in %s, as a button in unambiguous words', async (lang) => {
    const base = languageBase(lang, 'si');
    expect(await page(base)).toContain(`<a class="btn compact" href="${base}webshop/withdrawal/">${HERE[lang]}</a>`);
    const { headers, text } = await sendRequest(`${base}webshop/withdrawal/`);
    expect(mainOf(text)).toContain(`>${LINKS[lang]}</h1>`);
    expect(mainOf(text)).not.toMatch(/withdrawal_[a-z]+<|\{[a-z]+\}/);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('on the pages of an order, with the days there are', async () => {
    const order = await makeOrder();
    for (const name of ['thank_you', 'view_order']) {
      const html = await page(`/webshop/${name}/?identifier=${order.identifier}`);
      expect(html).toContain(`href="${of(order)}"`);
      expect(html).toContain('v 30 dneh po prejemu blaga');
    }
  });
});

describe('a holder of the order’s address', () => {
  let order: Order;
  beforeAll(async () => {
    order = await makeOrder();
  });
  const code = () => order.cart.parcels[0]?.items[0]?.code ?? '';

  it('sees what there is to withdraw from, with their name filled in', async () => {
    const html = mainOf(await page(of(order)));
    for (const part of [order.number, order.email, 'value="Žana Đurić Šinkovec"', `name="line:${code()}"`, `action="${of(order)}" method="post"`])
      expect(html).toContain(part);
    expect(html).not.toContain('name="number"');
  });

  it('is told which field is missing, and what was typed stays', async () => {
    const { status, text } = await send(of(order), { action: 'check', name: '', message: 'Ne ustreza mi.', [`line:${code()}`]: '0' });
    expect(status).toBe(422);
    expect(text).toContain('role="alert"');
    expect(text).toContain('href="#withdrawal-name"');
    expect(text).toContain('href="#withdrawal-items"');
    expect(text).toContain('>Ne ustreza mi.</textarea>');
  });

  it('states, confirms by a second button, and is told that it was received', async () => {
    const order = await makeOrder();
    const fields = { name: 'Žana <b>Đurić</b>', message: 'Prva\nDruga', [`line:${code()}`]: '1' };
    const checked = await send(of(order), { action: 'check', ...fields });
    expect(checked.status).toBe(200);
    expect(checked.text).toMatch(/<button type="submit" class="key" value="confirm" name="action">Potrdite odstop<\/button>/);
    expect(checked.text).toContain('Žana &lt;b&gt;Đurić');
    expect((await orderNow(order.identifier)).status).toBe('new');
    const changed = await send(of(order), { action: 'change', ...fields });
    expect(mainOf(changed.text)).toContain('>Prva\nDruga</textarea>');

    const confirmed = await send(of(order), { action: 'confirm', ...fields });
    const again = await send(of(order), { action: 'confirm', ...fields });
    expect(confirmed.status).toBe(200);
    for (const part of [order.number, order.email, 'Odstopam od pogodbe', '<dt>Prejeto</dt>']) expect(mainOf(confirmed.text)).toContain(part);
    expect(mainOf(again.text)).toBe(mainOf(confirmed.text));
    const now = await orderNow(order.identifier);
    expect(now).toMatchObject({ status: 'cancelled', withdrawal: { state: 'done' } });
    expect(now.events.filter((event) => event.label_name === 'order_event_withdrawn')).toHaveLength(1);
    expect(mainOf(await page(of(order)))).toContain('Od pogodbe ste že odstopili');
  });

  it('reads it in the language of the page', async () => {
    const { identifier } = await makeOrder('bank-transfer', 'hr');
    const path = `/hr${PAGE}?identifier=${identifier}`;
    const checked = await send(path, { action: 'check', name: 'Ana' });
    expect(checked.text).toContain('>Potvrdite raskid ugovora</button>');
    expect((await send(path, { action: 'confirm', name: 'Ana' })).text).toContain('Primili smo izjavu o raskidu');
  });

  it('of an order that was cancelled is told so', async () => {
    const { identifier } = await makeOrder();
    await call(webshopOrders.cancelOrder, { identifier }, {});
    expect(mainOf(await page(of({ identifier })))).toContain('Od tega naročila ni mogoče odstopiti');
    const { status, text } = await send(of({ identifier }), { action: 'confirm', name: 'Ana' });
    expect(status).toBe(422);
    expect(text).toContain('Od tega naročila ni mogoče odstopiti');
  });

  it('needs the whole address: a wrong one is not found, by GET and by form', async () => {
    for (const identifier of [`1-${'A'.repeat(22)}`, `${order.identifier}x`, '', "1'--"]) {
      expect((await sendRequest(`${PAGE}?identifier=${encodeURIComponent(identifier)}`)).status).toBe(404);
      expect((await send(`${PAGE}?identifier=${encodeURIComponent(identifier)}`, { action: 'confirm', name: 'Ana' })).status).toBe(404);
    }
  });
});

describe('by number and e-mail', () => {
  /** The page without the input and the time. */
  const withoutDetails = (html: string, { number, email }: { number: string; email: string }) =>
    mainOf(html)
      .replaceAll(number, 'NUMBER')
      .replaceAll(email, 'EMAIL')
      .replace(/\d{2}:\d{2}/, 'TIME');

  it('a guest withdraws, and a wrong pair reads the very same', async () => {
    const order = await makeOrder();
    const right = { number: order.number, email: order.email };
    const wrong = { number: '987654', email: 'nekdo.drug@example.com' };
    const pages = [];
    for (const pair of [right, wrong]) {
      const checked = await send(PAGE, { action: 'check', name: 'Žana', ...pair });
      const confirmed = await send(PAGE, { action: 'confirm', name: 'Žana', ...pair });
      expect([checked.status, confirmed.status]).toEqual([200, 200]);
      pages.push([withoutDetails(checked.text, pair), withoutDetails(confirmed.text, pair)]);
    }
    expect(pages[0]?.[1]).toContain('Izjavo o odstopu smo prejeli');
    expect(pages[1]).toEqual(pages[0]);
    expect((await orderNow(order.identifier)).status).toBe('new');
  });

  it('the order ends by the button behind the link of its mail, in all languages; opening that changes nothing', async () => {
    const email = `odstop-${Date.now()}@example.com`;
    const order = await makeOrder('bank-transfer', 'si', email);
    await send(PAGE, { action: 'confirm', name: 'Žana', number: order.number, email });
    const { confirm } = await sentMail(email, 'withdrawal-received');
    for (const lang of LANGUAGE_CODES) {
      const main = mainOf(await page(`${languageBase(lang, 'si')}webshop/withdrawal/?statement=${confirm}`));
      expect(main).toMatch(/<form [^>]*method="post"/);
      expect(main).not.toMatch(/withdrawal_[a-z_]+<|\{[a-z]+\}/);
    }
    expect((await orderNow(order.identifier)).status).toBe('new');
    for (let i = 0; i < 2; i += 1) {
      const { status, location } = await send(`${PAGE}?statement=${confirm}`, { action: 'agree' });
      expect([status, location]).toEqual([303, `${PAGE}?statement=${confirm}`]);
      expect(mainOf(await page(`${PAGE}?statement=${confirm}`))).toContain('Odstop je potrjen');
    }
    expect((await orderNow(order.identifier)).status).toBe('cancelled');
    for (const wrong of [order.identifier, 'x']) expect((await sendRequest(`${PAGE}?statement=${wrong}`)).status).toBe(404);
  });

  it('every field that is missing or wrong is named', async () => {
    const { status, text } = await send(PAGE, { action: 'check', number: 'abc', email: 'abc' });
    expect(status).toBe(422);
    expect(text.match(/aria-invalid="true"/g)).toHaveLength(3);
    expect(text).toContain('value="abc"');
  });

  it('is tried too often: said, with what was typed', async () => {
    // A different address in each run.
    const email = `ugibam-${Date.now()}@example.com`;
    const tries = [];
    for (let i = 0; i < 11; i += 1) tries.push((await send(PAGE, { action: 'confirm', name: 'Ana', number: String(950_000 + i), email })).status);
    expect(tries.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(tries[10]).toBe(422);
  });
});
