import { catalogue, type ProductListItem } from '@vitrina/contract/catalogue';
import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { customers } from '@vitrina/contract/customers';
import { webshopOrders } from '@vitrina/contract/orders';
import { arrowPath } from '@vitrina/contract/law/arrow-path';
import { energyScaleOf } from '@vitrina/contract/law/energy-scale';
import { placeFaults } from '@vitrina/contract/law/testing/place-faults';
import { pricePlaces } from '@vitrina/contract/law/testing/price-places';
import { LANGUAGE_CODES, type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import { formatPrice } from '@vitrina/contract/values/money';
import { describe, expect, it } from 'vitest';
import { CART_PATH, sendCartForm } from '../src/cart.ts';
import { tags } from '../src/html.ts';
import { sendRequest, page } from '../src/request.ts';
import { call, category, known } from '../src/shop.ts';

const LABELLED = { televisions: 'tv', ovens: 'oven', 'smart-bulbs': 'light_source', 'smartphones-top': 'smartphone' } as const;
const productsOf = async (code: string, lang: LanguageCode): Promise<ProductListItem[]> =>
  (await call(catalogue.products, { category_slug: code, per_page: 48 }, { lang })).items;

describe('energy labels', () => {
  it.each(Object.entries(LABELLED))('of %s have class, scale of the group, label and sheet, in every language', async (code, group) => {
    for (const lang of LANGUAGE_CODES) {
      const products = await productsOf(code, lang);
      expect(products.length).toBeGreaterThan(0);
      for (const { energy } of products) {
        expect(energy).toMatchObject({ ...energyScaleOf(group), class: expect.stringMatching(/^[A-G]\+{0,3}$/) });
        expect(energy?.label_url).toMatch(/^\/media\/.*\.svg$/);
        expect(energy?.sheet_url).toContain(`-${lang}-`);
      }
    }
  });

  it('open files of the right type, with nothing that runs in them', async () => {
    const [{ energy } = { energy: null }] = await productsOf('ovens', 'de');
    const label = await sendRequest(energy?.label_url as string);
    const sheet = await sendRequest(energy?.sheet_url as string);
    expect([label.status, label.headers['content-type'], sheet.status, sheet.headers['content-type']]).toEqual([
      200,
      'image/svg+xml',
      200,
      'text/html; charset=utf-8',
    ]);
    expect(sheet.text).toContain('Produktdatenblatt');
    for (const { headers } of [label, sheet]) expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(label.text).toContain('>DEMO<');
  });

  it('are not shown where the regulation has none: phones with keys', async () => {
    const products = await productsOf('phones-simple', 'si');
    expect(products).toHaveLength(5);
    expect(products.map(({ energy }) => energy)).toEqual([null, null, null, null, null]);
    const html = await page(products[0]?.url_without_domain as string);
    expect(html).not.toMatch(/class="energy /);
  });

  it('stand beside every price of a list, a product, a wish list, a cart: arrow with its range, label, sheet', async () => {
    const [oven] = await productsOf('ovens', 'si');
    const { url_without_domain: url, energy, shopping_cart_code: code } = oven as ProductListItem;
    const list = (await category('ovens')).url_without_domain;
    const reply = await sendCartForm(null, { action: 'add', code }, '/wishlist/');
    const cookie = reply.headers['set-cookie']?.[0]?.split(';')[0] as string;
    await call(webshopCart.addProduct, { shopping_cart_code: code }, { token: cookie.slice('token='.length) });
    for (const [path, headers] of [
      [list, {}],
      [url, {}],
      ['/wishlist/', { cookie }],
      [CART_PATH, { cookie }],
    ] as const) {
      const html = await page(path, { headers });
      const arrows = tags(html, 'img').filter(({ src }) => src?.startsWith('/energy/'));
      expect(arrows.length, path).toBeGreaterThan(0);
      for (const { src, alt } of arrows) {
        expect(src).toMatch(/^\/energy\/Appp-D\/A/);
        expect(alt).toContain('A+++');
      }
      const hrefs = tags(html, 'a').map(({ href }) => href);
      expect(hrefs, path).toContain(energy?.label_url);
      expect(hrefs, path).toContain(energy?.sheet_url);
    }
  });
});

describe('every price that stands beside one product, wherever it stands [K1]', () => {
  /** Ids of products with prices on a page, after expecting the required information next to each. */
  async function pricedOn(html: string, lang: LanguageCode): Promise<number[]> {
    const places = pricePlaces(html, () => true);
    const ids = [...new Set(places.map(({ id }) => id))];
    const { items } = await call(catalogue.products, { ids: ids.slice(0, 96), per_page: 96 }, { lang });
    const faults = places.flatMap((place) => {
      const one = items.find(({ id }) => id === place.id);
      if (!one) return [];
      const { energy, unit_price, charging, discount_percent_custom: cut, basic_price_custom: low } = one;
      const truth = {
        energy: energy && { arrow: arrowPath(energy), label: energy.label_url, sheet: energy.sheet_url },
        ...{ unit: unit_price ?? null, isCharged: charging !== undefined },
        low: cut === null || low === null ? null : formatPrice(low, lang),
      };
      return placeFaults(place, truth).map((fault) => `${one.code}: ${fault}`);
    });
    expect(faults).toEqual([]);
    return ids;
  }
  const partOf = (html: string, id: string): string => html.slice(html.indexOf(`id="${id}"`)).split('</section>')[0] ?? '';
  const inStock = async (code: string, lang: LanguageCode): Promise<ProductListItem> =>
    (await productsOf(code, lang)).find(({ is_available }) => is_available) as ProductListItem;

  it.each(['si', 'de', 'rs'] as const)('of opened pieces beside the new product and of the new one beside them, in %s: label and charger', async (lang) => {
    for (const code of ['LIST-PLATNO-2', 'TESSEL-GALERIJA-2'])
      for (const own of [code, `${code}-O`]) {
        const one = await call(catalogue.product, { item_code: own }, { lang });
        const html = await page(one.url_without_domain);
        const ids = await pricedOn(html, lang);
        expect(ids).toEqual(expect.arrayContaining([one.id, one.opened?.new_one?.id ?? one.opened_offers?.[0]?.id]));
        expect(html).toContain('class="opened"');
        expect([one.energy?.class, one.opened?.new_one?.energy?.class ?? one.opened_offers?.[0]?.energy?.class].every(Boolean)).toBe(true);
      }
  });

  it.each(['si', 'de', 'rs'] as const)('of proven accessories, sets and devices they fit, in %s: a dryer beside a washing machine', async (lang) => {
    const washers = await productsOf('washing-machines', lang);
    const dryers = new Map((await productsOf('dryers', lang)).map((one) => [one.id, one]));
    let seen = 0;
    for (const { url_without_domain: url } of washers) {
      const fits = partOf(await page(url), 'fits');
      for (const { id, html } of pricePlaces(fits, (one) => dryers.has(one))) {
        const { energy } = dryers.get(id) as ProductListItem;
        expect(tags(html, 'img').map(({ src }) => src)).toContain(arrowPath(energy as NonNullable<typeof energy>));
        expect(tags(html, 'a').map(({ href }) => href)).toEqual(expect.arrayContaining([energy?.label_url, energy?.sheet_url]));
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(0);
  });
  it.each(['si', 'de', 'rs'] as const)('of what is nearest in stock to a product that is not, in %s', async (lang) => {
    let seen = 0;
    for (const code of ['televisions', 'washing-machines', 'smartphones-top', 'dryers', 'cables'])
      for (const { url_without_domain: url } of (await productsOf(code, lang)).filter(({ is_available }) => !is_available)) {
        const html = await page(url);
        const near = partOf(html, 'nearest-title');
        // It comes before the places without stock.
        if (near !== '') expect(html.indexOf('id="nearest-title"'), url).toBeLessThan(html.indexOf('id="where-title"'));
        seen += (await pricedOn(near, lang)).length;
        if (code === 'televisions')
          expect(tags(near, 'img').filter(({ src }) => src?.startsWith('/energy/')).length, url).toBe(pricePlaces(near, () => true).length);
      }
    expect(seen).toBeGreaterThan(0);
  });
  it.each(['si', 'de', 'rs'] as const)('of the shop window, departments, variants, chargers and things by measure, in %s', async (lang) => {
    const base = languageBase(lang, 'si');
    const places = [base, (await category('white-goods', { lang })).url_without_domain, (await category('televisions', { lang })).url_without_domain];
    const variants = (await known('initialOffer', { lang })).url_without_domain;
    for (const path of [...places, variants, (await inStock('cables', lang)).url_without_domain, (await category('laptops', { lang })).url_without_domain])
      expect((await pricedOn(await page(path), lang)).length, path).toBeGreaterThan(0);
    const window = pricePlaces(await page(base), () => true).filter(({ html }) => html.includes('hero-placard'));
    expect(window).toHaveLength(5);
    expect(window.some(({ html }) => html.includes('data-law="charging"'))).toBe(lang !== 'rs');
  });
  it.each(['si', 'de', 'rs'] as const)('of lines put aside, of a quick order and of a notice about a price, in %s', async (lang) => {
    const base = languageBase(lang, 'si');
    const products = await Promise.all(['washing-machines', 'cables', 'smartphones-top'].map((code) => inStock(code, lang)));
    const { jwt: token } = await call(customers.generateToken, {});
    const cookie = `token=${token}`;
    for (const { shopping_cart_code } of products) {
      await call(webshopCart.addProduct, { shopping_cart_code }, { token, lang });
      await call(webshopCart.saveForLater, { shopping_cart_code }, { token, lang });
    }
    const ids = products.map(({ id }) => id).sort();
    const saved = await page(`${base}webshop/shopping_cart/`, { headers: { cookie } });
    expect((await pricedOn(partOf(saved, 'saved-title'), lang)).sort()).toEqual(ids);
    const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const body = new URLSearchParams({ action: 'check', lines: products.map(({ code }) => code).join('\n') }).toString();
    expect((await pricedOn((await sendRequest(`${base}webshop/quick_order/`, { method: 'POST', headers: form, body })).text, lang)).sort()).toEqual(ids);
    for (const { id } of products) expect(await pricedOn(await page(`${base}webshop/notice/?product=${id}&kind=price_drop`), lang)).toEqual([id]);
  });
  it('of lists and suggestions tell of the charger where the directive holds, and who else sells', async () => {
    for (const lang of ['si', 'de', 'rs'] as const) {
      const phone = await inStock('smartphones-top', lang);
      const { products } = await call(catalogue.suggest, { q: phone.code }, { lang });
      for (const charging of [phone.charging, products[0]?.charging]) expect(charging === undefined, lang).toBe(lang === 'rs');
      const other = await known('otherSeller', { lang });
      const suggested = (await call(catalogue.suggest, { q: other.code }, { lang })).products;
      expect(suggested.map(({ seller_title }) => seller_title)).toEqual([other.seller_title]);
      expect(products[0]?.seller_title, 'the shop itself').toBeNull();
      const tile = new RegExp(`<article[^>]*id="product-${other.id}"[\\s\\S]*?</article>`).exec(
        await page((await category(other.category_code, { lang })).url_without_domain),
      )?.[0];
      expect(tile, lang).toContain(`data-law="seller"`);
    }
    const html = await page((await category('smartphones-top', { lang: 'de' })).url_without_domain);
    expect(html).toMatch(/data-law="charging">(?:Mit|Ohne) Ladegerät · [\d,–]+\u00a0W/);
  });
});

describe('what the law wants told on a product’s page', () => {
  const codesOf = (html: string) => [...html.matchAll(/data-law="(\w+)"/g)].map(([, code]) => code);
  const pageOf = async (code: string, lang: LanguageCode) => page((await call(catalogue.product, { item_code: code }, { lang })).url_without_domain);

  it('is told by market, not by language: a maker in Bosnia has a responsible person in the Union, and none is named in Bosnia', async () => {
    for (const lang of ['si', 'hr', 'de', 'it'] as const) {
      const html = await pageOf('VRH-GREBEN-1', lang);
      expect(codesOf(html), lang).toEqual(expect.arrayContaining(['responsible_person', 'warnings', 'origin', 'data_act', 'take_back']));
      expect(html).toContain('Carinska ulica 6');
      expect(html.replaceAll('\u00a0', ' ')).toContain('Vrh Mobile d. o. o. ');
    }
    for (const lang of ['ba', 'rs', 'me'] as const) {
      const codes = codesOf(await pageOf('VRH-GREBEN-1', lang));
      expect(codes).toContain('warnings');
      for (const code of ['responsible_person', 'data_act']) expect(codes, lang).not.toContain(code);
    }
  });
  it('is nothing extra: a maker in the Union needs no such person, a kettle makes no data', async () => {
    const { items } = await call(catalogue.products, { category_slug: 'kettles', per_page: 1 });
    const codes = codesOf(await page(items[0]?.url_without_domain as string));
    expect(codes).toContain('warnings');
    for (const code of ['responsible_person', 'data_act', 'seller']) expect(codes).not.toContain(code);
  });
  it('names another seller with address, register and what it is', async () => {
    const html = await page((await known('otherSeller')).url_without_domain);
    expect(codesOf(html)).toContain('seller');
    expect(html).toMatch(/trgovec; za nakup veljajo potrošniške pravice/);
  });
  it('has a price a unit where goods are sold by measure, on lists too', async () => {
    const { items } = await call(catalogue.products, { category_slug: 'cables', per_page: 5 });
    for (const { unit_price, price_custom } of items) {
      expect(price_custom).not.toBeNull();
      expect(unit_price).toMatch(/^[\d.]+,\d\d\u00a0€\/m$/);
    }
    const html = await page((await category('cables')).url_without_domain);
    for (const { unit_price } of items) expect(html).toContain(unit_price);
    expect((await known('laptop')).unit_price).toBeUndefined();
  });
});

describe('what changed with the law in 2026', () => {
  const codesOf = (html: string) => [...html.matchAll(/data-law="(\w+)"/g)].map(([, code]) => code);
  const pageOf = async (code: string, lang: LanguageCode) => page((await call(catalogue.product, { item_code: code }, { lang })).url_without_domain);

  it('the legal guarantee stands on the page, with the Union’s own page where its law holds, the year after repair and the year of Slovenia', async () => {
    const [si, de, rs] = await Promise.all((['si', 'de', 'rs'] as const).map((lang) => pageOf('TIHOTA-SAPA-1', lang)));
    for (const html of [si, de, rs]) expect(codesOf(html as string)).toContain('legal_guarantee');
    for (const html of [si, de]) expect(html).toContain('https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/');
    expect(rs).not.toContain('europa.eu/youreurope');
    expect(si).toContain('obvezna enoletna garancija');
    expect(de).not.toContain('verpflichtende einjährige Garantie');
    expect(de).toContain('um 12 Monate');
    expect(rs).not.toContain('12 meseci duže');
  });
  it('an exception from withdrawal is told where there is one; producer numbers where the country asks for them', async () => {
    const [si, de, it_] = await Promise.all((['si', 'de', 'it'] as const).map((lang) => pageOf('TIHOTA-SAPA-1', lang)));
    for (const html of [si, de, it_]) expect(codesOf(html as string)).toContain('withdrawal');
    expect(codesOf(await pageOf('SOPARA-VRELEC-2', 'si'))).not.toContain('withdrawal');
    expect(de).toContain('DEMO-W-DE-1003');
    for (const html of [si, it_]) expect(codesOf(html as string)).not.toContain('producer_numbers');
  });
  it('recalls have a page in every language, linked from every page and in the site map; a warning stands on its product', async () => {
    for (const lang of LANGUAGE_CODES) {
      const base = lang === 'si' ? '/' : `/${lang}/`;
      const html = await page(`${base}recalls/`);
      for (const part of ['2026-01', '2026-02', 'VTIKAC-ZALOGA-1', 'varnost@vitrina.example']) expect(html, lang).toContain(part);
      expect(html).not.toMatch(/recalls?_[a-z_]+</);
      expect(await page(base)).toContain(`href="${base}recalls/"`);
    }
    expect((await sendRequest('/sitemap-si-pages-1.xml')).text).toContain('/recalls/</loc>');
    expect(codesOf(await pageOf('SOPARA-VRELEC-1', 'de'))).toContain('recall');
    expect(codesOf(await pageOf('VTIKAC-ZALOGA-1', 'de')), 'it has ended').not.toContain('recall');
  });
  it('a code for everybody stands with the price it makes and the lowest of thirty days', async () => {
    const promotion = tags(await page('/akcije/'), 'a').find(({ href }) => href?.startsWith('/akcije/deset'))?.href as string;
    const html = await page(promotion);
    const found = [...html.matchAll(/class="promotion-code"><b>([^<]+)<\/b>([^<]*)</g)];
    expect(found.length).toBeGreaterThan(2);
    for (const [, price, low] of found) {
      expect(price).toContain('VITRINA10');
      expect(low).toMatch(/\d,\d\d/);
    }
  });
});

describe('what has to be known before it is ordered', () => {
  const CODES = ['TIHOTA-SAPA-1', 'VRH-GREBEN-1', 'VTIKAC-VRVICA-1', 'DEMO-SELLER-01'];
  const COUNTRY = { si: 'SI', de: 'DE', rs: 'RS' } as const;
  const PLACE = { SI: ['1000', '041123456'], DE: ['10115', '01511234567'], RS: ['11000', '0601234567'] } as const;

  /** A guest's cart and review pages, and the resulting order. */
  async function buy(lang: keyof typeof COUNTRY, codes = CODES) {
    const { jwt: token } = await call(customers.generateToken, {});
    const as = { token, lang };
    for (const item_code of codes) {
      const { shopping_cart_code } = await call(catalogue.product, { item_code }, { lang });
      await call(webshopCart.addProduct, { shopping_cart_code }, as);
    }
    const country = COUNTRY[lang];
    const [post_code, phone] = PLACE[country];
    await call(webshopCheckout.continueAsGuest, {}, as);
    const fields = { email: `law-${lang}@example.com`, name: 'Ana', surname: 'Kupec', street: 'Ulica 1', town: 'Mesto', post_code, phone };
    await call(webshopCheckout.setCustomer, { type: 'webshop.guest', country, fields }, as);
    await call(webshopCheckout.setShipping, { shipping: 'delivery' }, as);
    await call(webshopCheckout.setPayment, { payment: 'bank-transfer' }, as);
    const base = lang === 'si' ? '' : `/${lang}`;
    const cookie = `token=${token}`;
    const [cart, review] = await Promise.all([page(base + CART_PATH, { headers: { cookie } }), page(`${base}/webshop/review_order/`, { headers: { cookie } })]);
    return { as, cart, review };
  }
  const lineNotices = (html: string) => [...html.matchAll(/<small[^>]*data-law="(\w+)"/g)].map(([, code]) => code);
  const beforeButton = (html: string) => /<ul class="review-items[\s\S]*<\/form>/.exec(html)?.[0] ?? '';

  it('stands at the lines of cart and review: exceptions from withdrawal, chargers, price a unit, the low of 30 days, arrow, guarantees, who else sells', async () => {
    for (const lang of ['si', 'de'] as const) {
      const { cart, review } = await buy(lang);
      expect(lineNotices(cart), lang).toEqual(['withdrawal', 'charging', 'charging']);
      expect(lineNotices(beforeButton(review)), lang).toEqual([
        ...['withdrawal', 'charging', 'repair', 'data_act', 'charging', 'guarantee', 'repair', 'data_act'],
        'guarantee',
      ]);
      const form = beforeButton(review);
      expect(form).toMatch(/[\d.]+,\d\d\u00a0€\/m/);
      expect(tags(form, 'img').some(({ src }) => src === '/energy/A-G/B.svg')).toBe(true);
      expect(form).toContain('Obrtna cesta 12');
      expect(form).toContain('https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/');
    }
  });
  it('tells main facts, the low of 30 days and the maker’s guarantee with its giver, and keeps all of it with the order', async () => {
    const codes = ['KVANT-ARC-2', 'TESSEL-GALERIJA-2', 'DEMO-SELLER-01'];
    const { as, cart, review } = await buy('de', codes);
    expect(lineNotices(cart), 'the product’s page has told it').not.toContain('guarantee');
    const guarantee = /data-law="guarantee"[^>]*>([^<]+)</.exec(beforeButton(review))?.[1];
    expect(guarantee).toMatch(/^Herstellergarantie in Monaten: 36\. Kostenlos gegeben von Kvant računalniki d\. o\. o\. Sie gilt zusätzlich/);
    const { identifier } = await call(webshopOrders.createOrder, {}, as);
    const { items } = await call(webshopOrders.orderLegal, { identifier }, as);
    const [laptop, tv, other] = await Promise.all(
      codes.map(async (item_code) => {
        const { id } = await call(catalogue.product, { item_code }, { lang: 'de' });
        return items.find(({ line }) => line === id) as { facts: string; price: number; lowest_price_30_days: number; law?: object[]; seller_lines: string[] };
      }),
    );
    expect(laptop?.law).toContainEqual({ code: 'guarantee', text: guarantee });
    expect(tv?.facts).toContain('Bildschirmgröße: 55"');
    expect(beforeButton(review)).toContain(tv?.facts.split(' · ')[1] as string);
    expect(tv?.lowest_price_30_days).toBeGreaterThan(tv?.price as number);
    expect(other?.seller_lines.join()).toContain('Obrtna cesta 12');
  });
  it('is that of the market: in Serbia no charger and no notice of the Union; what was shown is kept with the order', async () => {
    const { as, cart, review } = await buy('rs');
    expect(lineNotices(cart)).toEqual(['withdrawal']);
    expect(review).not.toContain('europa.eu/youreurope');
    const { identifier } = await call(webshopOrders.createOrder, {}, as);
    const { items } = await call(webshopOrders.orderLegal, { identifier }, as);
    const codes = items.flatMap(({ law = [] }) => (law as { code: string }[]).map(({ code }) => code));
    // A guarantee that manufacturers give only in the Union does not apply to a buyer in Serbia, and data are stated as the Union's law requires.
    expect(codes.filter((code) => code !== 'repair')).toEqual(['withdrawal']);
    expect(codes).toContain('repair');
  });
  it('a seller from Slovenia has a number for VAT at the foot of each market’s pages, and no tax number of that market', async () => {
    for (const [lang, words] of [
      ['si', 'ID za DDV'],
      ['hr', 'PDV broj'],
      ['at', 'UID-Nummer'],
      ['rs', 'PDV broj'],
      ['me', 'PDV broj'],
      ['es', 'NIF-IVA'],
    ] as const)
      expect([lang, /[^,>]*: SI12345679/.exec(await page(languageBase(lang, 'si')))?.[0].trim()]).toEqual([lang, `${words}: SI12345679`]);
  });
  it('says beside a price that VAT is in it, and where the costs of delivery stand', async () => {
    for (const [lang, words] of [
      ['si', 'z DDV'],
      ['de', 'inkl. MwSt.'],
      ['at', 'inkl. USt.'],
      ['it', 'IVA inclusa'],
    ] as const) {
      const html = await page((await known('laptop', { lang })).url_without_domain);
      const note = /<p class="price-tax">([\s\S]*?)<\/p>/.exec(html)?.[1] ?? '';
      expect(note).toContain(words);
      expect((await sendRequest(tags(note, 'a')[0]?.href as string)).status).toBe(200);
    }
  });
});

describe('taking back the old device', () => {
  it('is a free choice at a large device, never made beforehand, told with the order; there is none at a small one', async () => {
    const [oven] = await productsOf('ovens', 'si');
    const small = await known('laptop');
    const first = await sendCartForm(null, { action: 'add', code: (oven as ProductListItem).shopping_cart_code });
    const cookie = first.headers['set-cookie']?.[0]?.split(';')[0] as string;
    await sendCartForm(cookie, { action: 'add', code: small.shopping_cart_code });
    const forms = async () => [...(await page(CART_PATH, { headers: { cookie } })).matchAll(/<form class="take-back"[\s\S]*?<\/form>/g)].map(([form]) => form);
    const before = await forms();
    expect(before).toHaveLength(1);
    expect(before[0]).not.toMatch(/\schecked/);
    expect(before[0]).toContain('Ob dostavi brezplačno odpeljite staro napravo');
    await sendCartForm(cookie, { action: 'take-back', code: (oven as ProductListItem).shopping_cart_code, confirmed: '1' });
    expect((await forms())[0]).toMatch(/\schecked/);
    const refused = await sendCartForm(cookie, { action: 'take-back', code: small.shopping_cart_code, confirmed: '1' });
    expect(refused.status).toBe(422);
    await sendCartForm(cookie, { action: 'take-back', code: (oven as ProductListItem).shopping_cart_code });
    expect((await forms())[0]).not.toMatch(/\schecked/);
  });
});

describe('a service within the period for withdrawal, without scripts', () => {
  it('is asked for at its line, never beforehand, and told with the order; there is nothing to ask of a guarantee [C7]', async () => {
    const [machine] = await productsOf('washing-machines', 'si');
    const code = (machine as ProductListItem).shopping_cart_code;
    const first = await sendCartForm(null, { action: 'add', code, service: 'installation' });
    const cookie = first.headers['set-cookie']?.[0]?.split(';')[0] as string;
    await sendCartForm(cookie, { action: 'service', code, service: 'extended-guarantee', confirmed: '1' });
    const forms = async () =>
      [...(await page(CART_PATH, { headers: { cookie } })).matchAll(/<form class="take-back begins-early"[\s\S]*?<\/form>/g)].map(([form]) => form);
    const [before, ...others] = await forms();
    expect(others).toEqual([]);
    expect(before).not.toMatch(/\schecked/);
    expect(before).toContain('od nje ne morem več odstopiti');
    const fields = { action: 'begins-early', code, service: 'installation' };
    await sendCartForm(cookie, { ...fields, confirmed: '1' });
    expect((await forms())[0]).toMatch(/\schecked/);
    await sendCartForm(cookie, fields);
    expect((await forms())[0]).not.toMatch(/\schecked/);
  });
});

describe('a report of something unlawful, without scripts', () => {
  const REPORT = '/webshop/report/';
  const send = (fields: Record<string, string>) =>
    sendRequest(REPORT, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });

  it('is reached from the product, says what is missing, and has a page that shows how it stands', async () => {
    const { id, url_without_domain: url } = await known('laptop');
    const link = `${REPORT}?subject=product&amp;id=${id}`;
    expect(await page(url)).toContain(link);
    expect(await page(link.replace('&amp;', '&'))).toContain('name="good_faith"');
    const wrong = await send({ subject: 'product', id: String(id), message: 'kratko' });
    expect([wrong.status, ['ground', 'name', 'email', 'good_faith'].every((name) => wrong.text.includes(`f-${name}-error`))]).toEqual([422, true]);
    const sent = await send({
      ...{ subject: 'product', id: String(id), ground: 'unsafe', message: 'Prenosnik se med polnjenjem močno segreje.' },
      ...{ name: 'Ana Kupec', email: 'ana.porocilo@example.com', good_faith: '1' },
    });
    expect([sent.status, sent.headers.location?.startsWith(`${REPORT}?code=`)]).toEqual([303, true]);
    expect(await page(sent.headers.location as string)).toMatch(/P-\d+/);
    expect((await sendRequest(`${REPORT}?code=${'A'.repeat(22)}`)).status).toBe(404);
  });
});

describe('the picture of an energy arrow', () => {
  it('has a white letter in the colour of its step, a black border and the range in black', async () => {
    const { status, headers, text } = await sendRequest('/energy/A-G/C.svg');
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(text).toMatch(/fill="#c8d400" stroke="#000"/);
    expect(text).toMatch(/font-family="Calibri[^>]*fill="#fff" font-size="46">C</);
    expect(text.indexOf('>A<')).toBeLessThan(text.indexOf('>G<'));
  });
  it('is none for a class that does not stand on its scale, and for other names', async () => {
    for (const path of ['/energy/A-G/App.svg', '/energy/Appp-D/G.svg', '/energy/A-G/H.svg', '/energy/a-g/c.svg', '/energy/A-G/C.png'])
      expect((await sendRequest(path)).status, path).not.toBe(200);
  });
});
