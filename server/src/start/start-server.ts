import { connect, migrate } from '@vitrina/backend/db';
import { closeLogins, closeStaff, saveContentAddresses, saveStorefrontRoutes } from '@vitrina/backend/seed';
import { CUSTOMER, OFFICE, STAFF } from '@vitrina/demo/known';
import { storeBuildFiles } from '../services/build-files/store-build-files.ts';
import type { Config } from '../config/read-config.ts';
import { createShop } from './create-shop.ts';
import { freeStartMemory } from './free-start-memory.ts';
import { explainListening } from './explain-listening.ts';
import { probePort } from '../http/listen.ts';
import { isDemoIncomplete } from './load-demo.ts';
import { loadInChild } from './load-in-child.ts';
import { firstLogin } from './owner-link.ts';
import { CLIENT_FOLDER } from '../pages/load-storefront.ts';
import { startBankOfShop } from '../services/sandbox-bank/start-bank-of-shop.ts';
import { markDemoLoadStarted, markProductionStarted, readShopState, type ShopState } from '../database/shop-state.ts';
import { readEnabledLanguages } from './read-site.ts';
import { refuseUnready } from './refuse-unready.ts';
import { StartFailed } from '../shared/start-failed.ts';
import { type AcquiredDatabase, acquireDatabase } from '../database/acquire-database.ts';
import { serveByWorkers } from './workers/serve-by-workers.ts';
import { welcome } from './welcome.ts';

export interface Server {
  port: number;
  /** Stops serving, then the database. */
  stop(): Promise<void>;
}

type PrintLine = (line: string) => void;

/** Runs the whole start: database, migrations, demo shop into an empty embedded database, shop, port. `printLine` prints to the operator. */
export async function startServer(config: Config, printLine: PrintLine): Promise<Server> {
  const database = config.remoteBackend.url ? null : await acquireDatabase({ config, purpose: 'server', log: printLine });
  try {
    // Before the minute in which a shop is loaded.
    await probePort(config.http).catch((error: unknown) => explainListening(error, config.http));
    const holds = database ? await prepare(database, config, printLine) : { hasDemo: false, isEmpty: false };
    if (database && config.mode === 'production' && !isOnlyShown(config, holds)) await refuseUnready(database.url);
    const stopKeeping = database ? await storeBuildFiles({ url: database.url, folder: CLIENT_FOLDER }) : async () => {};
    const open = await timed(printLine, 'Catalogue read', () => (config.http.workers > 1 ? openByWorkers : openHere)(config, database?.url));
    database?.lock?.update({ address: config.http.publicUrl ?? `http://localhost:${open.port}` });
    const facts = { config, site: await readEnabledLanguages(config, database?.url), port: open.port, sandboxBankPort: open.sandboxBankPort, ...holds };
    for (const line of welcome({ ...facts, firstLogin: database ? await firstLogin(database.url, config, open.port) : null })) printLine(line);
    return {
      port: open.port,
      stop: async () => {
        await open.stop();
        await stopKeeping();
        await database?.stop();
      },
    };
  } catch (error) {
    await database?.stop();
    throw error;
  }
}

/** True if the shop only shows goods and sells nothing: the database is empty, or VITRINA_DEMO=1 shows the invented company of the demo. */
const isOnlyShown = ({ demo }: Config, { hasDemo, isEmpty }: Pick<ShopState, 'hasDemo' | 'isEmpty'>): boolean => isEmpty || (hasDemo && demo.mayLoad);

/** Migrates the database; returns the state of its contents. */
export async function prepare(
  { url, isEmbedded }: Pick<AcquiredDatabase, 'url' | 'isEmbedded'>,
  config: Config,
  printLine: PrintLine,
): Promise<Pick<ShopState, 'hasDemo' | 'isEmpty'>> {
  const migrated = await timed(printLine, 'Database brought up to date', () => migrate(url).catch(refuseWeakRole));
  const state = await readShopState(url);
  // A newer version may show its fixed pages by other templates, or know another language.
  if (migrated.length > 0 && !state.isEmpty)
    await writeRoutes(url, { ...(await readEnabledLanguages(config, url)), hasNewLanguage: migrated.some((name) => name.startsWith('language ')) });
  if (config.mode === 'production') await keepLoginsClosed(url, printLine);
  if (config.storage.shopDir !== null) return openFolder(url, { dir: config.storage.shopDir, config, printLine });
  const withLogins = config.mode !== 'production';
  if (state.hasDemo && (await isDemoIncomplete({ databaseUrl: url, withLogins })))
    await loadInChild('completeDemoShop', { databaseUrl: url, withLogins }, printLine);
  if (!config.demo.mayLoad || !isEmbedded || state.hasDemo || !(state.isEmpty || state.hasHalfDemo)) return state;
  printLine('Loading the demo shop, once …');
  await markDemoLoadStarted(url);
  await timed(printLine, 'Demo shop loaded', () =>
    loadInChild('loadDemoShop', { databaseUrl: url, dataDir: config.storage.dataDir, defaultLanguage: config.languages.defaultLanguage, withLogins }, (line) =>
      printLine(`  ${line}`),
    ),
  );
  return { hasDemo: true, isEmpty: false };
}

/** Loads the folder of SHOP_DIR into the database; later changes by staff stay. */
async function openFolder(
  url: string,
  { dir, config, printLine }: { dir: string; config: Config; printLine: PrintLine },
): Promise<Pick<ShopState, 'hasDemo' | 'isEmpty'>> {
  const { defaultLanguage } = await readEnabledLanguages(config, url);
  try {
    const { differences, warnings } = await timed(printLine, 'Folder of the shop loaded', () =>
      loadInChild('loadFolder', { databaseUrl: url, dir, dataDir: config.storage.dataDir, defaultLanguage }, (line) => printLine(`  ${line}`)),
    );
    const count = (difference: (typeof differences)[number]) => differences.filter((one) => one === difference).length;
    printLine(
      `  ${count('new')} new, ${count('changed')} changed, ${count('removed')} removed, ${count('same')} the same, ${count('kept')} kept as staff changed them`,
    );
    if (warnings > 0) printLine(`  ${warnings} warnings: npm run shop -- check ${dir}`);
    return { hasDemo: false, isEmpty: false };
  } catch (error) {
    if (error instanceof Error && error.name === 'BadFolder')
      throw new StartFailed(`The folder SHOP_DIR=${dir} cannot be loaded; nothing was changed.\n${error.message}`);
    throw error;
  }
}

/** Closes the public demo logins of a database that once held the demo shop. */
async function keepLoginsClosed(url: string, printLine: PrintLine): Promise<void> {
  await markProductionStarted(url);
  const { db, close } = connect({ url, size: 1 });
  try {
    const office = OFFICE.people.map(({ email }) => ({ email, password: OFFICE.password }));
    const closed = await closeLogins(db, [CUSTOMER, STAFF, ...office]);
    await closeStaff(db, closed);
    if (closed.length > 0) printLine(`Closed logins of the demo shop, whose password everybody knows: ${closed.join(', ')}`);
  } finally {
    await close();
  }
}

/** SQLSTATE of a missing privilege. */
const NOT_ALLOWED = '42501';

function refuseWeakRole(error: unknown): never {
  const { code, message, cause } = error as { code?: string; message: string; cause?: { code?: string } };
  if (code !== NOT_ALLOWED && cause?.code !== NOT_ALLOWED) throw error;
  throw new StartFailed(
    `The role of DATABASE_URL may not create the shop's tables: ${message}. Make it the owner of the database, or grant it CREATE on the schema public.`,
  );
}

async function writeRoutes(
  url: string,
  { defaultLanguage, hasNewLanguage }: Pick<Config['languages'], 'defaultLanguage'> & { hasNewLanguage: boolean },
): Promise<void> {
  const { db, close } = connect({ url, size: 1 });
  try {
    await saveStorefrontRoutes(db, defaultLanguage);
    if (hasNewLanguage) await saveContentAddresses(db, { defaultLanguage });
  } finally {
    await close();
  }
}

interface Open {
  port: number;
  sandboxBankPort: number | null;
  stop: () => Promise<void>;
}

/** Opens the shop in this process. */
async function openHere(config: Config, databaseUrl: string | undefined): Promise<Open> {
  const shop = await createShop({ config, databaseUrl });
  try {
    freeStartMemory();
    const { port } = await shop.listen();
    return { port, sandboxBankPort: shop.sandboxBankPort, stop: shop.close };
  } catch (error) {
    await shop.close();
    return explainListening(error, config.http);
  }
}

/** Opens the shop in WORKERS processes; the sandbox bank has its accounts in memory, so it runs in this one. */
async function openByWorkers(config: Config, databaseUrl: string | undefined): Promise<Open> {
  const bank = databaseUrl ? await startBankOfShop(config, databaseUrl) : null;
  const sandboxBankPort = bank?.port ?? null;
  try {
    const workers = await serveByWorkers({ config, databaseUrl, sandboxBankPort });
    return {
      port: workers.port,
      sandboxBankPort,
      stop: async () => {
        await workers.stop();
        await bank?.close();
      },
    };
  } catch (error) {
    await bank?.close();
    throw error;
  }
}

/** Prints the duration of a step that took more than a second. */
async function timed<T>(printLine: PrintLine, step: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  const seconds = (performance.now() - startedAt) / 1000;
  if (seconds > 1) printLine(`${step} (${seconds.toFixed(1)} s)`);
  return result;
}
