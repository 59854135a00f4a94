import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { catalogue } from '@vitrina/contract/catalogue';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { sql } from 'kysely';
import { KNOWN } from '@vitrina/demo/known';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveSettings } from '../../save-settings.ts';
import { newGuest, productNamed, someProducts } from '../../testing/cart-tools.ts';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('demo');
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});

const labelOf = (reply: { success: boolean; data: unknown }) => (reply.success ? 'success' : (reply.data as { label_name: string }).label_name);

describe('products in the cart', () => {
  it('an added product is in a parcel with its price, and the reply is the whole cart [S3.50] [S3.51] [S4.28] [S7.50] [S7.52]', async () => {
    const guest = await newGuest(shop);
    const [product] = await someProducts(shop, 1, { from: 2000 });
    const reply = await shop.get(webshopCart.addProduct, { shopping_cart_code: product?.key as string, qty: 2 }, guest);
    expect(reply.cart.parcels).toHaveLength(1);
    expect(reply.cart.parcels[0]?.items[0]).toMatchObject({
      id: product?.id,
      qty: 2,
      price: (product?.amount ?? 0) / 100,
      total: ((product?.amount ?? 0) * 2) / 100,
    });
    expect(reply.cart.totals.items).toBe(((product?.amount ?? 0) * 2) / 100);
    expect(await shop.get(webshopCart.cart, {}, guest)).toEqual(reply.cart);
    expect(await shop.get(webshopCart.isCartEmpty, {}, guest)).toEqual({ is_empty: false, qty: 2 });
  });

  it('pieces are set and a line is taken out, each answered with the cart [S4.29] [S4.30] [S7.53] [S7.54]', async () => {
    const guest = await newGuest(shop);
    const [product] = await someProducts(shop, 1);
    const key = product?.key as string;
    await shop.get(webshopCart.addProduct, { shopping_cart_code: key }, guest);
    expect((await shop.get(webshopCart.setProduct, { shopping_cart_code: key, qty: 5 }, guest)).cart.qty).toBe(5);
    expect((await shop.get(webshopCart.removeProduct, { shopping_cart_code: key }, guest)).cart.parcels).toEqual([]);
    expect(labelOf(await shop.call(webshopCart.removeProduct, { shopping_cart_code: key }, guest))).toBe('error_empty_data');
    expect(await shop.get(webshopCart.isCartEmpty, {}, guest)).toEqual({ is_empty: true, qty: 0 });
  });

  it('five adds of one product released together give the sum', async () => {
    const [product] = await someProducts(shop, 1);
    for (let round = 0; round < 5; round += 1) {
      const guest = await newGuest(shop);
      const replies = await Promise.all(
        Array.from({ length: 5 }, () => shop.call(webshopCart.addProduct, { shopping_cart_code: product?.key as string, qty: 2 }, guest)),
      );
      expect(replies.map(labelOf)).toEqual(Array(5).fill('success'));
      expect((await shop.get(webshopCart.cart, {}, guest)).qty).toBe(10);
    }
  });

  it('accepts whole numbers from 1 to 99 only [T4]', async () => {
    const guest = await newGuest(shop);
    const [product] = await someProducts(shop, 1);
    for (const qty of [-1, 0, 1.5, 1e9, 2 ** 31, 2 ** 53, '2', '1e3', null, [1], true, 100]) {
      const reply = await shop.fetch('/api/webshop/product/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${guest.token}` },
        body: JSON.stringify({ shopping_cart_code: product?.key, qty }),
      });
      expect(reply.status).toBe(400);
    }
    expect((await shop.get(webshopCart.cart, {}, guest)).qty).toBe(0);
  });

  it('more than in stock is refused with the line and its stock; the cart stays unchanged [S7.52] [S7.53]', async () => {
    const guest = await newGuest(shop);
    const { key, qty } = await productNamed(shop, KNOWN.last);
    expect(qty).toBe(1);
    await shop.get(webshopCart.addProduct, { shopping_cart_code: key }, guest);
    const reply = await shop.call(webshopCart.addProduct, { shopping_cart_code: key }, guest);
    expect(reply).toMatchObject({
      success: false,
      data: { statusCode: 409, label_name: 'error_quantity_not_available', errors: [{ field: key, available: 1 }] },
    });
    expect(labelOf(await shop.call(webshopCart.setProduct, { shopping_cart_code: key, qty: 2 }, guest))).toBe('error_quantity_not_available');
    expect((await shop.get(webshopCart.cart, {}, guest)).qty).toBe(1);
    const out = await productNamed(shop, KNOWN.out);
    expect(await shop.call(webshopCart.addProduct, { shopping_cart_code: out.key }, guest)).toMatchObject({
      data: { label_name: 'error_quantity_not_available', errors: [{ available: 0 }] },
    });
  });

  it('hidden, unknown, ended, priceless and configurable products cannot be added, and look alike', async () => {
    const guest = await newGuest(shop);
    const keys = await Promise.all(
      [KNOWN.hidden, KNOWN.hiddenCategory, KNOWN.hiddenBrand, KNOWN.configurable].map(async (code) => (await productNamed(shop, code)).key),
    );
    const [ended, priceless] = await someProducts(shop, 2, { from: 9000 });
    await sql`update products set status = 3 where id = ${ended?.id}`.execute(shop.database.db);
    await sql`delete from prices where product_id = ${priceless?.id} and market = 'si'`.execute(shop.database.db);
    for (const key of [...keys, ended?.key, priceless?.key, 'p-999999999']) {
      expect(labelOf(await shop.call(webshopCart.addProduct, { shopping_cart_code: key as string }, guest))).toBe('error_not_orderable');
    }
    const staff = { token: await shop.logIn('staff@vitrina.test', 'vitrina-demo-1') };
    expect(labelOf(await shop.call(webshopCart.addProduct, { shopping_cart_code: keys[0] as string }, staff))).toBe('error_not_orderable');
    await sql`update products set status = 1 where id = ${ended?.id}`.execute(shop.database.db);
  });

  it('a product on request may be ordered without stock', async () => {
    const guest = await newGuest(shop);
    const out = await productNamed(shop, KNOWN.out);
    await sql`update products set status = 2 where id = ${out.id}`.execute(shop.database.db);
    const { cart } = await shop.get(webshopCart.addProduct, { shopping_cart_code: out.key, qty: 3 }, guest);
    expect(cart.parcels[0]).toMatchObject({ id: 's0-w0', warehouse_title: 'Od dobavitelja', items: [{ qty: 3, is_available: true }] });
    expect(cart.warnings).toEqual([]);
    await sql`update products set status = 1 where id = ${out.id}`.execute(shop.database.db);
  });
});

describe('the owner of a cart [T13]', () => {
  it('a caller without a token reads an empty cart and cannot write', async () => {
    expect(await shop.get(webshopCart.cart)).toMatchObject({ parcels: [], qty: 0, totals: { total: 0 } });
    for (const key of ['p-1', 'p-2'])
      expect(await shop.call(webshopCart.addProduct, { shopping_cart_code: key })).toMatchObject({
        data: { statusCode: 401, label_name: 'error_unauthorized' },
      });
    expect(labelOf(await shop.call(webshopCart.addCoupon, { code: 'VITRINA10' }))).toBe('error_unauthorized');
    expect(labelOf(await shop.call(webshopCheckout.setShipping, { shipping: 'delivery' }))).toBe('error_unauthorized');
  });

  it('no field of the body selects another cart or another price [T3]', async () => {
    const [owner, other] = [await newGuest(shop), await newGuest(shop)];
    const [product] = await someProducts(shop, 1);
    await shop.get(webshopCart.addProduct, { shopping_cart_code: product?.key as string }, owner);
    const { rows } = await sql<{ id: number; token_id: string }>`select id, token_id from carts order by id desc limit 1`.execute(shop.database.db);
    const body = {
      shopping_cart_code: product?.key,
      qty: 3,
      price: 0.01,
      total: 0.01,
      currency: 'JPY',
      cart_id: rows[0]?.id,
      token_id: rows[0]?.token_id,
      user_id: 1,
      staff: true,
    };
    const reply = await shop.fetch('/api/webshop/product/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${other.token}` },
      body: JSON.stringify(body),
    });
    expect(reply.status).toBe(200);
    expect((await shop.get(webshopCart.cart, {}, owner)).qty).toBe(1);
    expect(await shop.get(webshopCart.cart, {}, other)).toMatchObject({ qty: 3, currency: 'EUR', totals: { items: ((product?.amount ?? 0) * 3) / 100 } });
  });
});

describe('changes since the last view', () => {
  const change = (id: number, amount: number) => sql`update prices set amount = ${amount} where product_id = ${id} and market = 'si'`.execute(shop.database.db);

  it('a new price is reported by reads and by the next write, and acknowledged by the write after it', async () => {
    const guest = await newGuest(shop);
    const [product, other] = await someProducts(shop, 2, { from: 3000 });
    const id = product?.id as number;
    await shop.get(webshopCart.addProduct, { shopping_cart_code: product?.key as string }, guest);
    await change(id, (product?.amount ?? 0) + 100);
    const warning = {
      label_name: 'cart_warning_price_up',
      shopping_cart_code: product?.key,
      before: (product?.amount ?? 0) / 100,
      now: ((product?.amount ?? 0) + 100) / 100,
    };
    expect((await shop.get(webshopCart.cart, {}, guest)).warnings).toMatchObject([warning]);
    expect((await shop.get(webshopCart.cart, {}, { ...guest, lang: 'hr' })).warnings).toEqual([]);
    expect((await shop.get(webshopCart.addProduct, { shopping_cart_code: other?.key as string }, guest)).cart.warnings).toMatchObject([warning]);
    expect((await shop.get(webshopCart.cart, {}, guest)).warnings).toMatchObject([warning]);
    expect((await shop.get(webshopCart.removeProduct, { shopping_cart_code: other?.key as string }, guest)).cart.warnings).toEqual([]);
    await change(id, product?.amount ?? 0);
    expect((await shop.get(webshopCart.cart, {}, guest)).warnings).toMatchObject([{ label_name: 'cart_warning_price_down' }]);
  });

  it('title, picture, legal facts and price of a line are current, however often it was read before', async () => {
    const { db } = shop.database;
    const guest = await newGuest(shop);
    const [product] = await someProducts(shop, 1, { from: 5000 });
    await shop.get(webshopCart.addProduct, { shopping_cart_code: product?.key as string }, guest);
    const line = async () => (await shop.get(webshopCart.cart, {}, guest)).parcels[0]?.items[0];
    const before = await line();
    expect(await line()).toEqual(before);
    const changes = [
      [sql`update product_texts set title = 'Renamed while in a cart' where product_id = ${product?.id}`, { title: 'Renamed while in a cart' }],
      [sql`update product_images set upload_path = 'elsewhere.jpg' where product_id = ${product?.id}`, { main_image: { upload_path: 'elsewhere.jpg' } }],
      [sql`update products set age_verification = not age_verification where id = ${product?.id}`, { age_verification: !before?.age_verification }],
      [sql`update prices set amount = amount + 700 where product_id = ${product?.id}`, { price: (before?.price ?? 0) + 7 }],
      [sql`update stock set qty = 0 where product_id = ${product?.id}`, { available_qty: 0 }],
    ] as const;
    // Each change is visible immediately, without a notification to the process.
    for (const [change, seen] of changes) {
      await change.execute(db);
      expect(await line()).toMatchObject(seen);
      expect(await line()).toMatchObject(seen);
    }
    await db
      .transaction()
      .execute(async (open) => {
        await sql`update product_texts set title = 'Never committed' where product_id = ${product?.id}`.execute(open);
        expect(await line()).toMatchObject({ title: 'Renamed while in a cart' });
        throw new Error('undone');
      })
      .catch((error: Error) => expect(error.message).toBe('undone'));
    expect(await line()).toMatchObject({ title: 'Renamed while in a cart' });
  });

  it('names of a line’s facts and its legal texts follow the shop’s settings as soon as the process has them', async () => {
    const { db } = shop.database;
    const guest = await newGuest(shop);
    const { key } = await productNamed(shop, KNOWN.laptop);
    await shop.get(webshopCart.addProduct, { shopping_cart_code: key }, guest);
    const line = async () => (await shop.get(webshopCart.cart, {}, guest)).parcels[0]?.items[0];
    const [before] = [await line(), await line()];
    const [name = ''] = before?.facts.split(': ') ?? [];
    expect(name).not.toBe('');

    await sql`update attributes set titles = titles || jsonb_build_object('si', 'Novo ime') where titles ->> 'si' = ${name}`.execute(db);
    await shop.catalogue.catchUp();
    expect((await line())?.facts).toBe(before?.facts.replace(name, 'Novo ime'));

    expect(before?.law?.map(({ code }) => code)).toContain('charging');
    const words = { si: { product_charger_included: 'V škatli je polnilnik.', product_charger_missing: 'V škatli ni polnilnika.' } };
    await saveSettings(db, { documents: { words }, versions: 'any', userId: null, cause: 'test' });
    await shop.settings.refresh();
    expect((await line())?.law?.find(({ code }) => code === 'charging')?.text).toMatch(/^V škatli (je polnilnik|ni polnilnika)\./);
  });

  it('too little stock, or none, is reported and prevents the order', async () => {
    const guest = await newGuest(shop);
    const [product] = await someProducts(shop, 1, { from: 4000 });
    const id = product?.id as number;
    await shop.get(webshopCart.addProduct, { shopping_cart_code: product?.key as string, qty: 4 }, guest);
    const { rows } = await sql<{ warehouse_id: number; qty: number }>`select warehouse_id, qty from stock where product_id = ${id}`.execute(shop.database.db);
    await sql`update stock set qty = case when warehouse_id = ${rows[0]?.warehouse_id} then 3 else 0 end where product_id = ${id}`.execute(shop.database.db);
    const cart = await shop.get(webshopCart.cart, {}, guest);
    expect(cart.warnings).toMatchObject([{ label_name: 'cart_warning_less_stock', before: 4, now: 3 }]);
    expect(cart.missing).toContain('items');
    expect(cart.parcels[0]?.items[0]).toMatchObject({ is_available: false, available_qty: 3 });
    await sql`update stock set qty = 0 where product_id = ${id}`.execute(shop.database.db);
    expect((await shop.get(webshopCart.cart, {}, guest)).warnings).toMatchObject([{ label_name: 'cart_warning_no_stock', before: 4, now: 0 }]);
    for (const row of rows)
      await sql`update stock set qty = ${row.qty} where product_id = ${id} and warehouse_id = ${row.warehouse_id}`.execute(shop.database.db);
    expect((await shop.get(webshopCart.cart, {}, guest)).warnings).toEqual([]);
  });

  it('a hidden product does not count, is reported, and is removed by the second write', async () => {
    const guest = await newGuest(shop);
    const [product, other] = await someProducts(shop, 2, { from: 5000 });
    await shop.get(webshopCart.addProduct, { shopping_cart_code: product?.key as string }, guest);
    await sql`update products set visible = false where id = ${product?.id}`.execute(shop.database.db);
    const cart = await shop.get(webshopCart.cart, {}, guest);
    expect(cart).toMatchObject({
      parcels: [],
      qty: 0,
      totals: { total: 0 },
      warnings: [{ label_name: 'cart_warning_gone', shopping_cart_code: product?.key }],
    });
    expect((await shop.get(webshopCart.addProduct, { shopping_cart_code: other?.key as string }, guest)).cart.warnings).toHaveLength(1);
    expect((await shop.get(webshopCart.setProduct, { shopping_cart_code: other?.key as string, qty: 2 }, guest)).cart.warnings).toEqual([]);
    await sql`update products set visible = true where id = ${product?.id}`.execute(shop.database.db);
    expect((await shop.get(webshopCart.cart, {}, guest)).qty).toBe(2);
  });
});

describe('parcels', () => {
  it('own goods from two warehouses are two parcels, and their delivery is paid once [S3.50]', async () => {
    const guest = await newGuest(shop);
    const [first, second] = await someProducts(shop, 2, { from: 1000 });
    const { db } = shop.database;
    const move = (from: string, to: string) =>
      sql`
      update stock set warehouse_id = (select id from warehouses where code = ${to})
      where product_id = ${second?.id} and warehouse_id = (select id from warehouses where code = ${from})`.execute(db);
    await sql`delete from stock where product_id = ${second?.id} and warehouse_id <> (select id from warehouses where code = 'central')`.execute(db);
    await move('central', 'koper');
    await shop.get(webshopCart.addProduct, { shopping_cart_code: first?.key as string }, guest);
    await shop.get(webshopCart.addProduct, { shopping_cart_code: second?.key as string }, guest);
    const { cart } = await shop.get(webshopCheckout.setShipping, { shipping: 'delivery' }, guest);
    expect(cart.parcels.map(({ warehouse_title, shipping }) => [warehouse_title, shipping?.code, shipping?.price])).toEqual([
      ['Osrednje skladišče', 'delivery', 3.9],
      ['Koper', 'delivery', 0],
    ]);
    expect(cart.totals.shipping).toBe(3.9);
    const [fetched] = cart.parcels;
    const { cart: other } = await shop.get(
      webshopCheckout.setParcelShipping,
      { parcel_id: fetched?.id as string, shipping: 'pickup', point_id: 'koper' },
      guest,
    );
    expect(other.parcels.map(({ shipping }) => [shipping?.code, shipping?.price])).toEqual([
      ['pickup', 0],
      ['delivery', 3.9],
    ]);
    await move('koper', 'central');
  });

  it('own goods and another seller’s are parcels of their own [S3.50]', async () => {
    const guest = await newGuest(shop);
    const [own] = await someProducts(shop, 1);
    const other = await productNamed(shop, KNOWN.otherSeller);
    await shop.get(webshopCart.addProduct, { shopping_cart_code: own?.key as string }, guest);
    const { cart } = await shop.get(webshopCart.addProduct, { shopping_cart_code: other.key }, guest);
    expect(cart.parcels.map((parcel) => parcel.seller_title)).toEqual([null, 'Elektro Kotnik']);
    expect(cart.parcels[0]?.shipping_options.map((option) => option.code)).toEqual(['delivery', 'pickup', 'locker']);
    expect(cart.parcels[1]?.shipping_options.map((option) => option.code)).toEqual(['delivery', 'locker']);
  });

  it('a line goes from the central warehouse where that has enough, else from the shop with the most', async () => {
    const guest = await newGuest(shop);
    const last = await productNamed(shop, KNOWN.last);
    const [own] = await someProducts(shop, 1);
    await shop.get(webshopCart.addProduct, { shopping_cart_code: own?.key as string }, guest);
    const { cart } = await shop.get(webshopCart.addProduct, { shopping_cart_code: last.key }, guest);
    expect(cart.parcels.map((parcel) => parcel.warehouse_title)).toEqual(['Osrednje skladišče', 'Ljubljana BTC']);
    const pickup = cart.parcels[1]?.shipping_options.find((option) => option.code === 'pickup');
    const btc = pickup?.points?.find((point) => point.id === 'ljubljana-btc');
    expect(btc?.hours).toHaveLength(7);
    expect((btc?.date as string) < (pickup?.points?.find((point) => point.id === 'koper')?.date as string)).toBe(true);
  });

  it.each(LANGUAGE_CODES)('collection is promised in %s exactly where it can be chosen', async (lang) => {
    const guest = await newGuest(shop, lang);
    const { key, id } = await productNamed(shop, KNOWN.laptop);
    const { cart } = await shop.get(webshopCart.addProduct, { shopping_cart_code: key }, guest);
    const offered = cart.parcels[0]?.shipping_options.find((option) => option.code === 'pickup')?.points?.map((point) => point.id) ?? [];
    const product = await shop.get(catalogue.product, { item_id: id }, { lang });
    const promised = product.warehouses.filter((one) => one.can_collect).map((one) => one.code);
    expect(promised.toSorted()).toEqual(offered.toSorted());
    expect(product.warehouses.filter((one) => !one.can_collect && one.pickup_date !== null)).toEqual([]);
    expect(product.warehouses.findIndex((one) => !one.can_collect)).toBe(promised.length);
    expect(product.shipping_options.some((option) => option.code === 'pickup')).toBe(promised.length > 0);
    const named = product.warehouses_single_pickup_display?.code;
    expect([undefined, ...promised]).toContain(named);
  });

  it('collection follows the address once there is one, and is neither offered nor promised for what another seller sells', async () => {
    const guest = await newGuest(shop, 'en');
    const laptop = await productNamed(shop, KNOWN.laptop);
    await shop.get(webshopCart.addProduct, { shopping_cart_code: laptop.key }, guest);
    const { cart } = await shop.get(webshopCheckout.setCustomer, { type: 'webshop.guest', country: 'HR', fields: {}, draft: true }, guest);
    const points = cart.parcels[0]?.shipping_options.find((option) => option.code === 'pickup')?.points ?? [];
    expect(new Set(points.map((point) => point.country))).toEqual(new Set(['HR']));
    const other = await productNamed(shop, KNOWN.otherSeller);
    expect((await shop.get(catalogue.product, { item_id: other.id }, { lang: 'si' })).warehouses).toEqual([]);
  });

  describe('know how large and heavy they are', () => {
    const ways = async (codes: readonly [code: string, qty: number][], lang: LanguageCode = 'si') => {
      const guest = await newGuest(shop, lang);
      for (const [code, qty] of codes) await shop.get(webshopCart.addProduct, { shopping_cart_code: (await productNamed(shop, code)).key, qty }, guest);
      const { parcels } = await shop.get(webshopCart.cart, {}, guest);
      return { guest, ways: parcels.map((parcel) => parcel.shipping_options.map((option) => [option.code, option.price])) };
    };
    const ofCategory = async (category: string, least = 3): Promise<string> => {
      const { rows } = await sql<{ code: string }>`
        select p.code from products p join categories c on c.id = p.category_id join stock s on s.product_id = p.id and s.qty >= ${least}
        join warehouses w on w.id = s.warehouse_id and not w.is_shop and w.seller_id is null
        where c.code = ${category} and p.type = 'simple' and p.status = 1 and p.visible and p.seller_id is null order by p.code limit 1`.execute(
        shop.database.db,
      );
      return rows[0]?.code as string;
    };

    it('a laptop goes into a locker; a 55-inch television does not, and is carried in for money even where bringing is free', async () => {
      expect((await ways([[KNOWN.laptop, 1]])).ways).toEqual([
        [
          ['delivery', 0],
          ['pickup', 0],
          ['locker', 0],
        ],
      ]);
      const tv = await ofCategory('tv-oled');
      expect((await ways([[tv, 1]])).ways).toEqual([
        [
          ['delivery', 0],
          ['carry_in', 29],
          ['pickup', 0],
        ],
      ]);
      expect((await ways([[tv, 1]], 'rs')).ways[0]?.find(([code]) => code === 'carry_in')).toEqual(['carry_in', 3490]);
    });

    it('pieces of a parcel are taken together: one blender fits, three do not', async () => {
      const blender = await ofCategory('blenders');
      const hasLocker = async (qty: number) => (await ways([[blender, qty]])).ways[0]?.some(([code]) => code === 'locker');
      expect([await hasLocker(1), await hasLocker(3)]).toEqual([true, false]);
    });

    it('parcels of unknown size are not offered to lockers, and a locker chosen before is dropped', async () => {
      const { guest } = await ways([[KNOWN.laptop, 1]]);
      const parcel_id = (await shop.get(webshopCart.cart, {}, guest)).parcels[0]?.id as string;
      await shop.get(webshopCheckout.setParcelShipping, { parcel_id, shipping: 'locker', point_id: 'locker-si-1' }, guest);
      expect((await shop.get(webshopCart.cart, {}, guest)).parcels[0]?.shipping?.code).toBe('locker');
      await sql`update products set package_mm = null, package_g = null where code = ${KNOWN.laptop}`.execute(shop.database.db);
      const cart = await shop.get(webshopCart.cart, {}, guest);
      expect(cart.parcels[0]?.shipping_options.map((option) => option.code)).toEqual(['delivery', 'pickup']);
      expect(cart).toMatchObject({ parcels: [{ shipping: null }], missing: expect.arrayContaining(['shipping']) });
    });
  });

  it('age is verified where a product needs it, and a locker is not offered then', async () => {
    const guest = await newGuest(shop);
    const adult = await productNamed(shop, KNOWN.adult);
    const { cart } = await shop.get(webshopCart.addProduct, { shopping_cart_code: adult.key }, guest);
    expect(cart).toMatchObject({ age_verification: true, age_confirmed: false });
    expect(cart.missing).toContain('age');
    expect(cart.parcels[0]?.shipping_options.map((option) => option.code)).not.toContain('locker');
    expect((await shop.get(webshopCart.confirmAge, { confirmed: true }, guest)).cart.missing).not.toContain('age');
  });
});
