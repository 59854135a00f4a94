import { webshopCart } from '@vitrina/contract/cart';
import { catalogue } from '@vitrina/contract/catalogue';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { KNOWN } from '@vitrina/demo/known';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newGuest, productNamed } from '../../../testing/cart-tools.ts';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('demo');
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});

const WAREHOUSE = {
  si: 'Osrednje skladišče',
  hr: 'Središnje skladište',
  en: 'Central warehouse',
  de: 'Zentrallager',
  at: 'Zentrallager',
  rs: 'Centralno skladište',
  it: 'Magazzino centrale',
  ba: 'Centralno skladište',
  me: 'Centralno skladište',
  es: 'Almacén central',
};

it.each(LANGUAGE_CODES)('a parcel starts from a warehouse with a name in %s [S3.50]', async (lang) => {
  const guest = await newGuest(shop, lang);
  const { key } = await productNamed(shop, KNOWN.laptop);
  const { cart } = await shop.get(webshopCart.addProduct, { shopping_cart_code: key }, guest);
  expect(cart.parcels[0]?.warehouse_title).toBe((WAREHOUSE as Partial<Record<LanguageCode, string>>)[lang]);
});

it('shops have the name that the language knows them by, and else their own', async () => {
  const titles = async (lang: 'si' | 'en' | 'it' | 'de') =>
    new Map((await shop.get(catalogue.product, { item_code: KNOWN.laptop }, { lang })).warehouses.map((one) => [one.code, one.title]));
  const [si, en, it, de] = await Promise.all((['si', 'en', 'it', 'de'] as const).map(titles));
  expect([si?.get('beograd'), en?.get('beograd'), it?.get('beograd'), de?.get('beograd')]).toEqual(['Beograd', 'Belgrade', 'Belgrado', 'Belgrad']);
  expect([si?.get('ljubljana-btc'), it?.get('ljubljana-btc'), de?.get('ljubljana-btc')]).toEqual(['Ljubljana BTC', 'Lubiana BTC', 'Ljubljana BTC']);
});

it('every fact of a line in the cart says what it is a fact of', async () => {
  const { rows } = await sql<{ key: string }>`
    select 'p-' || p.id as key from products p join prices pr on pr.product_id = p.id and pr.market = 'si'
    where p.status = 1 and p.visible and p.type = 'simple' and exists (select from stock s where s.product_id = p.id and s.qty > 0) order by p.id`.execute(
    shop.database.db,
  );
  const guest = await newGuest(shop);
  const facts: string[] = [];
  for (const { key } of rows.filter((_, i) => i % 5 === 0).slice(0, 60)) {
    const reply = await shop.call(webshopCart.addProduct, { shopping_cart_code: key }, guest);
    if (reply.success)
      facts.push(...reply.data.cart.parcels.flatMap((parcel) => parcel.items.filter((item) => item.shopping_cart_code === key).map((item) => item.facts)));
  }
  expect(facts.length).toBeGreaterThan(20);
  for (const fact of facts.flatMap((line) => line.split(' · '))) expect(fact).toMatch(/^\p{L}[^:]+: \S/u);
});
