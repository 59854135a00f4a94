import { createHash } from 'node:crypto';
import type { Db } from '@vitrina/backend/db';
import { drawPast, hashPassword, saveOrders, saveSetting, saveUsers } from '@vitrina/backend/seed';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { type FolderProduct, loadFolder } from '@vitrina/shop-folder';
import { DEMO_SHOP } from '../demo-shop.ts';
import { CUSTOMER, CUSTOMER_ADDRESS, GAMES, STAFF } from '../known.ts';
import { officeUsers, saveOffice } from './save-office.ts';
import { drawings } from '../pictures/drawings.ts';
import { demoGuests } from './demo-guests.ts';
import { demoOrders } from './demo-orders.ts';

interface LoadDemo {
  db: Db;
  /** Folder of the pictures, which are written to `demo/` in it. */
  mediaDir: string;
  defaultLanguage: LanguageCode;
  log: (line: string) => void;
  /** False: without staff logins, and without the published password of the customer. */
  withLogins?: boolean;
  /** Present time, to which dates of prices and reviews are relative. */
  now?: Date;
}

/**
 * Draws the pictures and writes the demo shop in one transaction. The result is reproducible except for dates, which are relative to `now`;
 * may be repeated. Throws `BadFolder` with all errors in the files.
 */
export async function loadDemo({ db, mediaDir, defaultLanguage, log, withLogins = true, now = new Date() }: LoadDemo): Promise<void> {
  // Hashed on other threads while the files are read.
  const users = demoUsers(withLogins);
  // A rejection is handled where the promise is awaited; invalid files throw before that.
  users.catch(() => undefined);
  await loadFolder({
    ...{ db, dir: DEMO_SHOP, mediaDir, drawings, defaultLanguage, log, now },
    beside: async (db, { products }) => saveContent(db, { products, users: await users, defaultLanguage, now }),
  });
}

interface Content {
  products: readonly FolderProduct[];
  users: Parameters<typeof saveUsers>[1];
  defaultLanguage: LanguageCode;
  now: Date;
}

/** Hashes of tickets of the closed draw, whose owners are no longer known. */
const OLD_TICKETS = Array.from({ length: 48 }, (_, i) => createHash('sha256').update(`summer ${i}`).digest('hex').slice(0, 16));

/** Saves the activity of customers: past orders, tickets of a draw. */
async function saveContent(db: Db, { products, users, defaultLanguage, now }: Content): Promise<void> {
  await saveUsers(db, users);
  await saveOffice(db);
  await drawPast(db, GAMES.closed, OLD_TICKETS);
  const customer = { name: 'demo_orders', email: CUSTOMER.email, customer: CUSTOMER_ADDRESS, orders: demoOrders(now, 'Ana Kupec') };
  const guests = demoGuests(now).map((guest) => ({ name: `demo_orders_of_${guest.email}`, isGuest: true, ...guest }));
  await saveOrders(db, [customer, ...guests], { defaultLanguage });
  await saveSetting(db, 'demo_loaded', { at: now.toISOString(), products: products.length });
}

async function demoUsers(withLogins: boolean) {
  const customer = { email: CUSTOMER.email, name: 'Ana', surname: 'Kupec', display_name: 'Ana Kupec', is_staff: false, customer: CUSTOMER_ADDRESS };
  if (!withLogins) return [{ ...customer, password_hash: null }];
  const [hash, staff] = await Promise.all([hashPassword(CUSTOMER.password), hashPassword(STAFF.password)]);
  return [
    { ...customer, password_hash: hash },
    { email: STAFF.email, password_hash: staff, name: 'Ivo', surname: 'Prodajalec', display_name: 'Ivo Prodajalec', is_staff: true },
    ...(await officeUsers()),
  ];
}
