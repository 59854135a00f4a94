import { fileURLToPath } from 'node:url';
import type { Db } from '@vitrina/backend/db';
import {
  finishCatalogue,
  hashPassword,
  quietly,
  refreshFilterValues,
  refreshWords,
  saveCoupons,
  saveGames,
  saveNewsletters,
  saveOrders,
  savePickupPoints,
  saveRedirects,
  saveSetting,
  saveStorefrontRoutes,
  saveUsers,
} from '@vitrina/backend/seed';
import { type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import { keepPictures, loadCatalogue, openPictureStore, productsOf, readGoodFolder } from '@vitrina/shop-folder';
import { CUSTOMER, CUSTOMER_ADDRESS, STAFF } from '../known.ts';
import { drawings } from '../pictures/drawings.ts';
import { campaigns } from '../shop/campaigns.ts';
import { coupons } from '../shop/coupons.ts';
import { newsletters } from '../shop/newsletters.ts';
import { demoOrders } from '../shop/orders.ts';
import { pickupPoints } from '../shop/pickup-points.ts';
import { redirectsFor } from '../shop/redirects.ts';
import { saveDemoSettings } from './save-demo-settings.ts';
import { saveFaq } from './save-faq.ts';
import { saveSite } from './save-site.ts';
import { drawGuides, saveGuides } from './save-guides.ts';
import { saveLocations } from './save-locations.ts';
import { makeLandingMedia, saveLandingPages } from './save-landing-pages.ts';

interface LoadDemo {
  db: Db;
  /** Folder of the pictures; they go to `demo/` in it. */
  mediaDir: string;
  defaultLanguage: LanguageCode;
  log: (line: string) => void;
  /** `false`: without staff, and the customer without the password that everybody knows. */
  withLogins?: boolean;
  /** Dates of prices and reviews are counted back from it. */
  now?: Date;
}

/**
 * Draws the pictures and writes the demo shop in one transaction: all of it or nothing. The same every time but for dates, which
 * are counted back from `now`; may be repeated. Throws `BadFolder` with all mistakes of the files.
 */
export async function loadDemo({ db, mediaDir, defaultLanguage, log, withLogins = true, now = new Date() }: LoadDemo): Promise<void> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const dir = fileURLToPath(new URL('../shop', import.meta.url));
  const shop = readGoodFolder(dir);
  const products = shop.families.flatMap(productsOf);
  const store = openPictureStore(mediaDir, shop.shop.code);
  const pictures = await keepPictures(shop, products, { dir, store, drawings });
  const guides = await drawGuides(store);
  const landing = await makeLandingMedia(store, mediaDir);
  log(`Demo shop: pictures ready after ${seconds()}, ${store.written()} new files`);
  const users = await demoUsers(withLogins);
  await quietly(db, async (db) => {
    await saveDemoSettings(db);
    const { frame } = await loadCatalogue(db, { shop, products, pictures, now });
    log(`Demo shop: ${products.length} products in ${frame.categories.size} categories written after ${seconds()}`);
    await refreshFilterValues(db);
    await saveUsers(db, users);
    await saveCoupons(db, coupons);
    await savePickupPoints(db, pickupPoints);
    await saveNewsletters(db, newsletters);
    await saveRedirects(
      db,
      redirectsFor(languageBase('si', defaultLanguage)).map((rule, position) => ({ ...rule, position })),
    );
    await saveStorefrontRoutes(db, defaultLanguage);
    await saveSite(db, { pictures, defaultLanguage, now });
    await saveFaq(db, defaultLanguage);
    await saveLocations(db, { warehouses: shop.warehouses, defaultLanguage, now });
    await saveGuides(db, { pictures: guides, defaultLanguage, now });
    await saveGames(db, campaigns(now), defaultLanguage);
    await saveLandingPages(db, { media: landing, categories: pictures.categories, words: shop.words, defaultLanguage, now });
    await refreshWords(db);
    await saveOrders(db, { name: 'demo_orders', email: CUSTOMER.email, customer: CUSTOMER_ADDRESS, orders: demoOrders(now, 'Ana Kupec'), defaultLanguage });
    await saveSetting(db, 'demo_loaded', { at: now.toISOString(), products: products.length });
  });
  await finishCatalogue(db);
  log(`Demo shop: loaded in ${seconds()}`);
}

async function demoUsers(withLogins: boolean) {
  const customer = { email: CUSTOMER.email, name: 'Ana', surname: 'Kupec', display_name: 'Ana Kupec', is_staff: false, customer: CUSTOMER_ADDRESS };
  if (!withLogins) return [{ ...customer, password_hash: null }];
  const [hash, staff] = await Promise.all([hashPassword(CUSTOMER.password), hashPassword(STAFF.password)]);
  return [
    { ...customer, password_hash: hash },
    { email: STAFF.email, password_hash: staff, name: 'Ivo', surname: 'Prodajalec', display_name: 'Ivo Prodajalec', is_staff: true },
  ];
}
