import { connect, migrate } from '@vitrina/backend/db';
import { saveStorefrontRoutes } from '@vitrina/backend/seed';
import type { Config } from './config.ts';
import { createShop, type Shop } from './create-shop.ts';
import { loadDemoShop } from './load-demo.ts';
import { noteDemoBegun, readShopState, type ShopState } from './shop-state.ts';
import { StartFailed } from './start-failed.ts';
import { type TakenDatabase, takeDatabase } from './take-database.ts';
import { welcome } from './welcome.ts';

export interface Server {
  port: number;
  /** Stops serving, then the database. */
  stop(): Promise<void>;
}

type Say = (line: string) => void;

/** The whole start: database, migrations, demo shop into an empty embedded database, shop, port. `say` prints for people. */
export async function startServer(config: Config, say: Say): Promise<Server> {
  if (config.workers > 1) say(`WORKERS=${config.workers} has no effect yet: one process serves. Start more of them with DATABASE_URL and a PORT each.`);
  const database = config.backendUrl ? null : await takeDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, purpose: 'server', log: say });
  try {
    const holds = database ? await prepare(database, config, say) : { hasDemo: false, isEmpty: false };
    const shop = await timed(say, 'Catalogue read', () => createShop({ config, databaseUrl: database?.url }));
    const port = await listen(shop, config);
    database?.lock?.update({ address: config.publicUrl ?? `http://localhost:${port}` });
    for (const line of welcome({ config, port, sandboxBankPort: shop.sandboxBankPort, ...holds })) say(line);
    return {
      port,
      stop: async () => {
        await shop.close();
        await database?.stop();
      },
    };
  } catch (error) {
    await database?.stop();
    throw error;
  }
}

/** Brings the database up to date; tells what it holds then. */
async function prepare({ url, isEmbedded }: TakenDatabase, config: Config, say: Say): Promise<Pick<ShopState, 'hasDemo' | 'isEmpty'>> {
  const migrated = await timed(say, 'Database brought up to date', () => migrate(url).catch(refuseWeakRole));
  const state = await readShopState(url);
  // A newer version may show its fixed pages by other templates.
  if (migrated.length > 0 && !state.isEmpty) await writeRoutes(url, config.defaultLanguage);
  if (!isEmbedded || state.hasDemo || !(state.isEmpty || state.hasHalfDemo)) return state;
  say('Loading the demo shop, once …');
  await noteDemoBegun(url);
  await timed(say, 'Demo shop loaded', () =>
    loadDemoShop({ databaseUrl: url, dataDir: config.dataDir, defaultLanguage: config.defaultLanguage, log: (line) => say(`  ${line}`) }),
  );
  return { hasDemo: true, isEmpty: false };
}

/** PostgreSQL's word for a role that may not do what it was asked. */
const NOT_ALLOWED = '42501';

function refuseWeakRole(error: unknown): never {
  const { code, message, cause } = error as { code?: string; message: string; cause?: { code?: string } };
  if (code !== NOT_ALLOWED && cause?.code !== NOT_ALLOWED) throw error;
  throw new StartFailed(
    `The role of DATABASE_URL may not create the shop's tables: ${message}. Make it the owner of the database, or grant it CREATE on the schema public.`,
  );
}

async function writeRoutes(url: string, defaultLanguage: Config['defaultLanguage']): Promise<void> {
  const { db, close } = connect({ url, size: 1 });
  try {
    await saveStorefrontRoutes(db, defaultLanguage);
  } finally {
    await close();
  }
}

async function listen(shop: Shop, config: Config): Promise<number> {
  try {
    return (await shop.listen()).port;
  } catch (error) {
    await shop.close();
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new StartFailed(`Port ${config.port} is in use. Choose another one: PORT=3001 npm start`);
    if (code === 'EACCES') throw new StartFailed(`Port ${config.port} may not be used by this user. Choose one above 1024: PORT=3000 npm start`);
    // A machine without IPv6, an address of another machine, a name that means none.
    if (code === 'EAFNOSUPPORT' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartFailed(`The address ${config.host} cannot be listened on. Try HOST=0.0.0.0 npm start`);
    throw error;
  }
}

/** Says how long a step took, if it took more than a second. */
async function timed<T>(say: Say, step: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  const seconds = (performance.now() - begun) / 1000;
  if (seconds > 1) say(`${step} (${seconds.toFixed(1)} s)`);
  return result;
}
