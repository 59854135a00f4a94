import type { Need } from './needs-of.ts';
import { startTestPostgres, type TestPostgres } from './start-test-postgres.ts';

export interface Provided {
  /** Environment variables that tell the tests the addresses and paths. */
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/** Build scripts that plain Node must be able to run are JavaScript, without types. */
interface Scripts {
  buildStorefront: () => Promise<void>;
  buildBackoffice: () => Promise<void>;
  buildPrograms: () => Promise<string>;
  findChromium: () => Promise<string | null>;
  findRedisServer: () => Promise<string | null>;
  findPoppler: () => Promise<string | null>;
}
const script = async <Name extends keyof Scripts>(file: string, name: Name): Promise<Scripts[Name]> =>
  ((await import(new URL(`../lib/${file}.mjs`, import.meta.url).href)) as Pick<Scripts, Name>)[name];

/** Builds, installs and starts only what the chosen tests need. If something is not available, a message is printed and its tests are skipped. */
export async function provide(needs: ReadonlySet<Need>): Promise<Provided> {
  const postgres = needs.has('database') ? startOrReport() : null;
  if (needs.has('build')) {
    await (await script('build-storefront', 'buildStorefront'))();
    await (await script('build-backoffice', 'buildBackoffice'))();
  }
  const programs = needs.has('programs') ? await (await script('build-programs', 'buildPrograms'))() : null;
  const chromium = needs.has('Chromium') ? await (await script('browser', 'findChromium'))() : null;
  const redis = needs.has('Redis') ? await (await script('redis', 'findRedisServer'))() : null;
  const poppler = needs.has('Poppler') ? await (await script('poppler', 'findPoppler'))() : null;
  const running = await postgres;
  const found = {
    ...(chromium && { CHROMIUM_PATH: chromium }),
    ...(redis && { REDIS_SERVER_PATH: redis }),
    ...(poppler && { POPPLER_PATH: poppler }),
    ...(programs && { TEST_PROGRAMS: programs }),
  };
  return { env: { ...found, ...running?.env }, stop: async () => running?.stop() };
}

async function startOrReport(): Promise<TestPostgres | null> {
  try {
    return await startTestPostgres();
  } catch (error) {
    console.log('PostgreSQL does not start here, so the tests that need a database are LEFT OUT, and the run will fail:', error);
    return null;
  }
}
