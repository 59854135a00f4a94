import { webshopCart } from '@vitrina/contract/cart';
import { cms } from '@vitrina/contract/cms';
import { site } from '@vitrina/contract/site';
import { COUNTRY_OF_LANGUAGE } from '@vitrina/contract/values/countries';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import { formatAmount } from '@vitrina/contract/values/money';
import { describe, expect, it } from 'vitest';
import { decode, joinedText } from '../src/html.ts';
import { makeOrder } from '../src/make-order.ts';
import { newCustomer } from '../src/new-customer.ts';
import { sendRequest } from '../src/request.ts';
import { call, category, known } from '../src/shop.ts';

const COLLECTION: Readonly<Partial<Record<LanguageCode, string>>> = {
  si: 'Prevzem v trgovini',
  hr: 'Preuzimanje u trgovini',
  en: 'Collection in shops',
  de: 'Abholung in Filialen',
  at: 'Abholung in Filialen',
  rs: 'Preuzimanje u prodavnici',
  it: 'Ritiro in negozio',
  ba: 'Preuzimanje u prodavnici',
  me: 'Preuzimanje u prodavnici',
  es: 'Recogida en tienda',
};
/** Texts of the take-back checkbox and of the choice of the destination country. */
const CHOSEN: Readonly<Partial<Record<LanguageCode, readonly [string, string]>>> = {
  si: ['označite v košarici', 'državo dostave izberete v naročilu'],
  hr: ['označite u košarici', 'Zemlju dostave birate u narudžbi'],
  en: ['tick it in the cart', 'you choose the country of delivery in the order'],
  de: ['kreuzen Sie es im Warenkorb an', 'In welches Land wir liefern, wählen Sie in der Bestellung'],
  at: ['kreuzen Sie es im Warenkorb an', 'In welches Land wir liefern, wählen Sie in der Bestellung'],
  rs: ['označite u korpi', 'Zemlju dostave birate u porudžbini'],
  it: ['lo indichi nel carrello', 'Il Paese di consegna si sceglie nell’ordine'],
  ba: ['označite u korpi', 'Zemlju dostave birate u narudžbi'],
  me: ['označite u korpi', 'Zemlju dostave birate u porudžbini'],
  es: ['márquelo en el carrito', 'El país de entrega se elige en el pedido'],
};
/** Text of a service's page without a price about ordering it. */
const FREE: Readonly<Partial<Record<LanguageCode, string>>> = {
  si: 'Storitev je brezplačna.',
  hr: 'Usluga je besplatna.',
  en: 'The service is free of charge.',
  de: 'Die Leistung ist kostenlos.',
  at: 'Die Leistung ist kostenlos.',
  rs: 'Usluga je besplatna.',
  it: 'Il servizio è gratuito.',
  ba: 'Usluga je besplatna.',
  me: 'Usluga je besplatna.',
  es: 'El servicio es gratuito.',
};
const footer = (html: string) => html.slice(html.lastIndexOf('<footer'));

describe('what pages promise is kept', () => {
  it.each(LANGUAGE_CODES)('the pages on old devices and on delivery name the key in the cart and the choice of the country, in %s', async (lang) => {
    const main = async (slug: string): Promise<string> => {
      const { urls } = await call(cms.page, { slug });
      return joinedText((await sendRequest(urls[lang] as string)).text.split('<main')[1]?.split('</main>')[0] ?? '');
    };
    const [takeBack, country] = CHOSEN[lang] as readonly [string, string];
    expect(await main('odsluzene-naprave-in-baterije')).toContain(takeBack);
    expect(await main('dostava-in-placilo')).toContain(country);
  });

  it('taking back is free of charge on its own page too, with nothing to agree on, and told of at the large device’s line, in each language', async () => {
    for (const lang of LANGUAGE_CODES) {
      const { items } = await call(cms.services, {}, { lang });
      const path = items.find(({ price_custom }) => price_custom === 0)?.url_without_domain as string;
      const words = joinedText((await sendRequest(path)).text.split('<main')[1]?.split('</main>')[0] ?? '');
      expect([lang, words.includes(FREE[lang] as string)]).toEqual([lang, true]);
      expect([lang, words]).toEqual([lang, expect.stringMatching(/košaric|korpi|cart|Warenkorb|carrello|carrito/)]);
    }
  });

  it('the footer names collection where the market’s country has a shop, and nowhere else', async () => {
    const { collection } = await call(site.info, {});
    expect(collection).toEqual(expect.arrayContaining(['AT', 'SI']));
    expect(collection).not.toContain('DE');
    for (const lang of LANGUAGE_CODES) {
      const { text } = await sendRequest(languageBase(lang, 'si'));
      expect(footer(text).includes(COLLECTION[lang] as string), lang).toBe(collection.includes(COUNTRY_OF_LANGUAGE[lang]));
    }
  });

  it('no page tells a price that the cart does not charge: a club’s', async () => {
    const { jwt } = await newCustomer();
    const { shopping_cart_code, price_custom, loyalty_price_custom, url_without_domain } = await known('loyalty');
    const { url_without_domain: list } = await category('laptops');
    await call(webshopCart.addProduct, { shopping_cart_code }, { token: jwt });
    const { totals } = await call(webshopCart.cart, {}, { token: jwt });
    expect(totals.items).toBe(price_custom);
    const product = joinedText((await sendRequest(url_without_domain)).text);
    expect(product).toContain(formatAmount(price_custom as number, LANGUAGES.si.locale));
    expect(product).not.toContain(formatAmount(loyalty_price_custom as number, LANGUAGES.si.locale));
    for (const text of [product, joinedText((await sendRequest(list)).text)]) expect(text).not.toMatch(/\bklub/i);
  });

  it('an order that is read in another language says in that language how it comes', async () => {
    const { identifier } = await makeOrder();
    expect(joinedText((await sendRequest(`/webshop/view_order/?identifier=${identifier}`)).text)).toContain('Dostava na dom,');
    expect(joinedText((await sendRequest(`/de/webshop/view_order/?identifier=${identifier}`)).text)).toContain('Lieferung nach Hause,');
  });

  it('a day keeps its month beside it, and a sentence that ends with a date ends with one dot', async () => {
    const { url_without_domain } = await known('promo');
    const html = decode((await sendRequest(url_without_domain)).text);
    expect(html).toMatch(/, \d{1,2}\.\u00a0\d{1,2}\./);
    expect(html).not.toMatch(/day, \d{1,2}\. \d/);
    for (const lang of LANGUAGE_CODES) {
      const { url_without_domain: path } = await known('promo', { lang });
      expect(joinedText((await sendRequest(path)).text), lang).toMatch(/\d[./]\d\d[./]\d{4}\.(?!\.)/);
    }
  });
});
