import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '@vitrina/contract/catalogue';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { toMinor } from '@vitrina/contract/values/money';
import { applyRedirects } from '@vitrina/contract/values/redirects';
import { ORDER_STATUS, PAYMENT_STATUS, webshopOrders } from '@vitrina/contract/orders';
import { devices } from '@vitrina/contract/devices';
import { site } from '@vitrina/contract/site';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../backend/src/testing/test-backend.ts';
import { CUSTOMER, KNOWN, KNOWN_BRANDS, KNOWN_CATEGORIES, KNOWN_LISTS, KNOWN_SELLER, STAFF } from '../known.ts';
import { loadDemo } from './load-demo.ts';

describe.skipIf(!process.env.TEST_DATABASE_URL)('the demo shop', { meta: { needs: 'a database' } }, () => {
  let backend: TestBackend;
  let reader: pg.Client;
  let staff: string;
  const mediaDir = mkdtempSync(join(tmpdir(), 'demo-media-'));
  const load = () => loadDemo({ db: backend.database.db, mediaDir, defaultLanguage: 'si', log: () => {} });
  const product = (code: string, as: { lang?: LanguageCode; token?: string } = {}) => backend.get(catalogue.product, { item_code: code }, as);
  const isShown = async (code: string) => (await backend.call(catalogue.product, { item_code: code })).success;
  const number = async (query: string) => Number((await reader.query<{ number: string }>(`select (${query}) as number`)).rows[0]?.number);

  beforeAll(async () => {
    // The template, as loaded by the test run.
    backend = await startTestBackend('demo');
    cpSync(join(process.env.TEST_DATA_DIR as string, 'media'), mediaDir, { recursive: true });
    reader = new pg.Client({ connectionString: backend.database.url });
    await reader.connect();
    staff = await backend.logIn(STAFF.email, STAFF.password);
  });

  afterAll(async () => {
    await reader?.end();
    await backend?.stop();
    rmSync(mediaDir, { recursive: true, force: true });
  });

  it('has at least 300 products in a tree of three levels, all texts in ten languages [S1.29]', async () => {
    expect(await number('select count(*) from products')).toBeGreaterThanOrEqual(300);
    expect(await number('select count(*) from product_texts where title is null or short_description is null or description is null')).toBe(0);
    expect(await number('select count(*) from (select product_id from product_texts group by 1 having count(*) = 10) p')).toBe(
      await number('select count(*) from products'),
    );
    expect(await number('select count(*) from products p join categories c on c.id = p.category_id where cardinality(c.path) <> 3')).toBe(0);
  });

  it('has every picture it names on disk, at least three of nearly every product', async () => {
    const { rows } = await reader.query<{ upload_path: string }>(
      'select upload_path from product_images union select image_upload_path from categories union select logo_upload_path from manufacturers',
    );
    expect(rows.filter(({ upload_path }) => !upload_path || !existsSync(join(mediaDir, upload_path)))).toEqual([]);
    const few = await number('select count(*) from products p where (select count(*) from product_images i where i.product_id = p.id) < 3');
    expect(few).toBeLessThanOrEqual(5);
  });

  it('has the ordinary laptop: in stock, six pictures, twenty reviews', async () => {
    const laptop = await product(KNOWN.laptop);
    expect(laptop).toMatchObject({ is_available: true, status: 1, type: 'variant', feedback_comment_widget: { total: 20 } });
    expect(laptop.quantity).toBeGreaterThan(20);
    expect(laptop.images.length).toBeGreaterThanOrEqual(6);
  });

  it('has written reviews wherever it has stars, and of the most rated in every language or its sister [S1.25]', async () => {
    const { rows } = await reader.query<{ code: string; stars: number[]; langs: string[]; rates: number[] }>(
      `select p.code, p.votes as stars, array_remove(array_agg(c.lang), null) as langs, array_remove(array_agg(c.rate), null) as rates
         from products p left join comments c on c.product_id = p.id and c.approved where p.type <> 'configurable' group by p.id`,
    );
    const products = rows
      .map(({ code, stars, langs, rates }) => ({ code, stars, langs, rates, ratings: stars.reduce((all, some) => all + some, 0) }))
      .sort((one, other) => other.ratings - one.ratings);
    const atLeast = (ratings: number) => (ratings >= 40 ? 3 : Math.min(ratings, 1));
    expect(products.filter(({ ratings, langs }) => langs.length < atLeast(ratings)).map(({ code }) => code)).toEqual([]);
    const isMoreThanStars = ({ stars, rates }: { stars: number[]; rates: number[] }) =>
      stars.some((count, i) => rates.filter((rate) => rate === 5 - i).length > count);
    expect(products.filter(isMoreThanStars).map(({ code }) => code)).toEqual([]);
    const sisters: LanguageCode[][] = [['si'], ['de', 'at'], ['hr', 'rs', 'ba', 'me'], ['it'], ['es'], ['en']];
    for (const { code, langs } of products.slice(0, 80))
      for (const group of sisters)
        expect(
          langs.some((lang) => group.includes(lang as LanguageCode)),
          `${code} ${group.join(' ')}`,
        ).toBe(true);
  });

  it('has questions with the shop’s answers, and in each language one of its own before the others', async () => {
    for (const lang of LANGUAGE_CODES)
      for (const code of ['BELA-TOK-1', KNOWN.initialOffer]) {
        const { question_widget: asked } = await product(code, { lang });
        expect(asked.total, `${code} ${lang}`).toBe(10);
        expect(asked.items[0]?.lang.split('-')[0], `${code} ${lang}`).toBe(LANGUAGES[lang].lang.split('-')[0]);
        expect(asked.items.every(({ answers }) => answers[0]?.author === 'shop' && answers[0].message !== '')).toBe(true);
      }
  });

  it('has a last piece in one shop, and one that is sold out [S3.35]', async () => {
    expect(await product(KNOWN.last)).toMatchObject({
      quantity: 1,
      last_piece_sale: true,
      warehouses_single_pickup_display: { code: 'ljubljana-btc', qty: 1 },
    });
    expect(await product(KNOWN.out)).toMatchObject({ quantity: 0, is_available: false, status: 1 });
  });

  it('shows the configurable product as its initial offer, with four variants [S3.38]', async () => {
    const { items } = await backend.get(catalogue.products, { codes: [KNOWN.configurable] });
    expect(items.map((item) => item.code)).toEqual([KNOWN.initialOffer]);
    expect((await product(KNOWN.initialOffer)).variants.map((variant) => variant.code).sort()).toEqual([...KNOWN.variants].sort());
  });

  it('hides product, category and brand, and shows what ignores its brand; staff see all [S1.37]', async () => {
    for (const code of [KNOWN.hidden, KNOWN.hiddenCategory, KNOWN.hiddenBrand]) {
      expect(await isShown(code), code).toBe(false);
      expect((await product(code, { token: staff })).code).toBe(code);
    }
    expect(await product(KNOWN.hiddenBrandIgnored)).toMatchObject({ manufacturer_visible: false, ignore_brand_visibility: true });
    const { items } = await backend.get(catalogue.categories, { mode: 'flat' });
    expect(items.map((category) => category.code)).not.toContain(KNOWN_CATEGORIES.hidden);
    const { items: makers } = await backend.get(catalogue.manufacturers, {});
    expect(makers.filter((maker) => (KNOWN_BRANDS.hidden as readonly string[]).includes(maker.code))).toEqual([]);
  });

  it('has a cut with 60 days of history, a loyalty price, an age check and another seller [S3.14] [S1.26] [S3.26]', async () => {
    for (const lang of LANGUAGE_CODES) {
      const promo = await product(KNOWN.promo, { lang });
      expect(promo.discount_percent_custom, lang).toBeGreaterThan(0);
      expect(Date.now() - Date.parse(promo.price_history[0]?.date ?? '')).toBeGreaterThan(59 * 86_400_000);
      const loyal = await product(KNOWN.loyalty, { lang });
      expect(loyal.loyalty_price_custom, lang).toBeLessThan(loyal.price_custom ?? 0);
    }
    expect((await product(KNOWN.adult)).age_verification).toBe(true);
    expect((await product(KNOWN.otherSeller)).seller?.code).toBe(KNOWN_SELLER);
  });

  it('prices every product in ten markets; dinars and marks are no plain conversion [S1.32] [S1.33]', async () => {
    expect(
      await number("select count(*) from products p where p.type <> 'configurable' and (select count(*) from prices x where x.product_id = p.id) <> 10"),
    ).toBe(0);
    const [si, rs, ba] = await Promise.all((['si', 'rs', 'ba'] as const).map(async (lang) => product(KNOWN.laptop, { lang })));
    expect([si?.currency, rs?.currency, ba?.currency]).toEqual(['EUR', 'RSD', 'BAM']);
    const euros = toMinor(si?.price_custom ?? 0);
    expect(toMinor(rs?.price_custom ?? 0)).not.toBe(Math.round(euros * 117.2));
    expect(toMinor(ba?.price_custom ?? 0)).not.toBe(Math.round(euros * 1.95583));
    expect(toMinor(rs?.price_custom ?? 0) % 100_000).toBe(99_000);
  });

  it('has a central warehouse and at least 13 shops in six countries', async () => {
    expect(await number('select count(*) from warehouses where is_shop')).toBeGreaterThanOrEqual(13);
    expect(await number('select count(*) from warehouses where not is_shop and seller_id is null')).toBe(1);
    expect(await number('select count(distinct country) from warehouses')).toBe(6);
  });

  it('knows the box of every product: televisions and washing machines need two people, phones a pocket', async () => {
    expect(await number('select count(*) from products where package_mm is null or package_g is null')).toBe(0);
    const sizes = (where: string) =>
      number(`select count(*) from products p join categories c on c.id = p.category_id where p.type <> 'configurable' and ${where}`);
    expect(await sizes("c.code in ('tv-oled', 'washing-machines', 'fridges') and package_mm[1] + 2 * (package_mm[2] + package_mm[3]) <= 2500")).toBe(0);
    expect(await sizes("c.code = 'washing-machines' and package_g < 55000")).toBe(0);
    expect(await sizes("c.code in ('smartphones-top', 'cables', 'earbuds') and (package_mm[1] > 250 or package_g > 700)")).toBe(0);
    const row = (code: string) =>
      product(KNOWN.laptop).then((one) => one.specifications.flatMap((group) => group.items).find((item) => item.code === code)?.value);
    expect([await row('box_size'), await row('box_weight')]).toEqual([
      expect.stringMatching(/^\d+ × \d+ × \d+\u00a0cm$/),
      expect.stringMatching(/^\d(,\d+)?\u00a0kg$/),
    ]);
  });

  it('gives its customer orders in every state, which neither take stock nor send mails', async () => {
    const token = await backend.logIn(CUSTOMER.email, CUSTOMER.password);
    const { items, pagination } = await backend.get(webshopOrders.orders, { per_page: 100 }, { token });
    const states = new Set(items.map((order) => `${order.status} ${order.payment_status}`));
    expect(pagination.total).toBe(14);
    // `waiting`, for the confirmation by a link in the mail, lasts half an hour, so no demo order is in that state.
    for (const status of ORDER_STATUS.filter((one) => one !== 'waiting')) expect([...states].map((state) => state.split(' ')[0])).toContain(status);
    for (const payment of PAYMENT_STATUS) expect([...states].map((state) => state.split(' ')[1])).toContain(payment);
    const dates = items.map((order) => order.created_at);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const orders = await Promise.all(items.map(({ identifier }) => backend.get(webshopOrders.order, { identifier })));
    expect(new Set(orders.map((order) => order.withdrawal.state))).toEqual(new Set(['open', 'late', 'done', 'over']));
    expect(orders.flatMap((order) => order.additional_payments.map((one) => one.payment_status)).toSorted()).toEqual(['paid', 'unpaid']);
    for (const order of orders) {
      expect(order.cart.totals.total, order.number).toBeGreaterThan(0);
      expect(order.cart.missing, order.number).toEqual([]);
      expect(order.events[0], order.number).toEqual({ label_name: 'order_event_created', at: order.created_at });
      const moments = order.events.map((event) => event.at);
      expect(moments, order.number).toEqual(moments.toSorted());
      expect((moments.at(-1) as string) <= new Date().toISOString(), order.number).toBe(true);
    }
    const { items: bought } = await backend.get(devices.mine, {}, { token });
    const whole = await Promise.all(bought.map(({ identifier, line }) => backend.get(devices.device, { identifier, line })));
    // This shop shipped nothing; delivered products can be claimed nevertheless.
    expect(new Set(whole.map(({ is_delivered, can_claim }) => `${is_delivered} ${can_claim}`))).toEqual(new Set(['true true', 'false false']));
    expect(await number('select count(*) from stock_movements')).toBe(0);
    expect(await number('select count(*) from mails')).toBe(0);
  });

  it('fills its lists and tags', async () => {
    const { items } = await backend.get(catalogue.lists, { codes: Object.values(KNOWN_LISTS), per_list: 8 });
    expect(items.map((list) => list.code).sort()).toEqual(Object.values(KNOWN_LISTS).sort());
    for (const list of items) expect(list.products.length, list.code).toBeGreaterThanOrEqual(5);
    expect(await number('select min(n) from (select count(*) as n from product_tags group by tag_id) t')).toBeGreaterThanOrEqual(8);
    expect(await number('select count(distinct tag_id) from product_tags')).toBe(8);
  });

  it('offers filters in every category of the lowest level', async () => {
    const { items } = await backend.get(catalogue.products, { category_slug: 'laptops-everyday' });
    expect(items.length).toBeGreaterThan(3);
    expect(await number("select count(*) from products where filter_value_ids = '{}' and type <> 'configurable'")).toBe(0);
  });

  it('has redirects of every pattern that lead to pages [S3.101] [S3.102] [S3.103] [S3.104] [S3.105] [S3.106] [S3.107] [S3.108] [S3.109]', async () => {
    const { items: rules } = await backend.get(site.redirects, {});
    const { items: routes } = await backend.get(site.routes, {});
    const target = (path: string) => applyRedirects(rules, path)?.to ?? '';
    expect(target('/znamka/kvant/')).toBe('/blagovne-znamke/kvant/');
    expect(target('/p-prenosnik-kvant-12/')).toBe('/prenosnik-kvant-izdelki-12/');
    expect(target('/primerjaj/kvant/skala/')).toBe('/katalog/?manufacturer=kvant,skala');
    for (const path of ['/notesniki/', '/znamka/lumo/', '/arhiv/', '/arhiv/2019/x/', '/isci-/', '/isci-list/', '/stara-trgovina/racunalnistvo/prenosniki/']) {
      expect(
        routes.map((route) => route.path),
        path,
      ).toContain(target(path).replace(/\?.*/, ''));
    }
    const patterns = rules.map((rule) => rule.old_path).join(' ');
    for (const pattern of ['(slug+)', '(slug*)', '(id+)', '(id*)', '(.*)', '(.+)', '(slug+)-(id+)']) expect(patterns).toContain(pattern);
  });

  it('lets customer and staff log in', async () => {
    expect(await backend.logIn(CUSTOMER.email, CUSTOMER.password)).toBeTruthy();
    expect(staff).toBeTruthy();
  });

  it('changes nothing when it is loaded again, and writes its orders once', async () => {
    const counted = [
      'count(*) from products',
      'count(*) from price_history',
      'count(*) from comments',
      'count(*) from product_questions',
      'sum(qty) from stock',
      'count(*) from attribute_values',
      'count(*) from routes',
    ];
    const state = async () =>
      (await reader.query<{ counts: string }>(`select concat_ws(' ', ${counted.map((what) => `(select ${what})`).join(', ')}) as counts`)).rows[0]?.counts;
    const before = await state();
    await load();
    expect(await state()).toEqual(before);
    expect(await number("select count(*) from settings where key = 'demo_loaded'")).toBe(1);
    expect(await number('select count(*) from orders where user_id is not null')).toBe(14);
    expect(await number('select count(distinct email) from orders where user_id is null')).toBe(3);
  });
});
