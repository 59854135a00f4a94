import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/src/database/embedded-postgres/start-embedded-postgres.ts';
import { stopOrphan } from '../../server/src/database/embedded-postgres/stop-orphan.ts';
import { importsBelow } from './imports-below.ts';
import { type ReusableSlot, takeSlot } from './reusable-slot.ts';
import { onServer } from './on-server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DEMO_TEMPLATE = 'demo_template';
const EMPTY_TEMPLATE = 'empty_template';
const MAKER = 'tools/testing/make-templates.ts';
/** Makes small pictures of the templates' pictures on demand. */
const PICTURE_MAKER = 'server/src/thumbs/serve-thumb.ts';
const MIGRATIONS = 'backend/db/migrations';
const SHOP = 'demo/shop';
/** Maximum age of the templates: dates of the demo shop are relative to its creation, and no test depends on a few hours. */
const LONGEST_MS = 6 * 3_600_000;
/** Settings without durability, as no test data outlives the run, and without autovacuum, as tables live for seconds. */
const SETTINGS = { max_connections: 120, fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off', wal_writer_delay: 10_000 };

export interface TestPostgres {
  /** Environment variables that tell the tests its address and folders. */
  env: { TEST_DATABASE_URL: string; TEST_DEMO_TEMPLATE: string; TEST_EMPTY_TEMPLATE: string; TEST_DATA_DIR: string; TMPDIR: string };
  stop: () => Promise<void>;
}

/**
 * A PostgreSQL for one test run, with a migrated and a demo database as templates that tests copy. Both are kept for later runs, with small
 * pictures of the demo shop made on demand by tests, until their sources change; parallel runs have one each.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const slot = takeSlot({ fingerprint: fingerprintOfTemplates(), longestMs: LONGEST_MS });
  try {
    const postgres = await startIn(slot);
    // Data folders of shops and shared memory of Chromium; the remains of a killed run are removed with the slot.
    const temporary = join(slot.folder, 'tmp');
    mkdirSync(temporary);
    return {
      env: {
        TEST_DATABASE_URL: postgres.url,
        TEST_DEMO_TEMPLATE: DEMO_TEMPLATE,
        TEST_EMPTY_TEMPLATE: EMPTY_TEMPLATE,
        TEST_DATA_DIR: slot.folder,
        TMPDIR: temporary,
      },
      stop: async () => {
        await postgres.stop();
        removeAllBut(slot.folder, [LOCK_FILE, LOG_FILE, ...REUSED_FILES]);
        slot.release(true);
      },
    };
  } catch (error) {
    slot.release(false);
    throw error;
  }
}

async function startIn({ folder, isReusable }: ReusableSlot): Promise<EmbeddedPostgres> {
  if (!isReusable) await stopOrphan(join(folder, 'postgres', 'data'));
  removeAllBut(folder, isReusable ? [LOCK_FILE, ...REUSED_FILES] : [LOCK_FILE]);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: (line) => console.log(line), settings: SETTINGS });
  try {
    await (isReusable ? dropLeftOvers(postgres.url) : makeTemplates({ url: postgres.url, dataDir: folder }));
    return postgres;
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

const LOCK_FILE = 'server.lock';
const LOG_FILE = 'postgres.log';
/** Files kept for the next run; all others are created by each run. */
const REUSED_FILES = ['postgres', 'postgres-password', 'postgres-is-elsewhere.txt', 'media', 'thumbs'];

function removeAllBut(folder: string, exceptions: readonly string[]): void {
  for (const name of readdirSync(folder)) if (!exceptions.includes(name)) rmSync(join(folder, name), { recursive: true, force: true });
}

/** Drops databases of an interrupted run. */
async function dropLeftOvers(url: string): Promise<void> {
  const rows = await onServer<{ datname: string }>(url, String.raw`select datname from pg_database where datname like 'test\_%' or datname like 'e2e\_%'`);
  for (const { datname } of rows) await onServer(url, `drop database ${datname} with (force)`);
}

async function makeTemplates({ url, dataDir }: { url: string; dataDir: string }): Promise<void> {
  // Imported only if needed, as it loads all of the demo shop.
  const { makeDemo, makeEmpty } = await import('./make-templates.ts');
  const urlOf = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  await onServer(url, `create database ${EMPTY_TEMPLATE}`);
  await makeEmpty(urlOf(EMPTY_TEMPLATE));
  await onServer(url, `create database ${DEMO_TEMPLATE} template ${EMPTY_TEMPLATE}`);
  await makeDemo({ databaseUrl: urlOf(DEMO_TEMPLATE), dataDir });
}

const filesBelow = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(ROOT, folder), join(entry.parentPath, entry.name)))
    .sort();

/** Fingerprint of all inputs of the templates and of small pictures: code, migrations, the shop's files, packages. */
function fingerprintOfTemplates(): string {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}\0`);
  const add = (name: string, text: string | Buffer) => hash.update(name).update('\0').update(text).update('\0');
  add('packages', readFileSync(join(ROOT, 'package-lock.json')));
  for (const [file, text] of [...importsBelow([MAKER, PICTURE_MAKER, 'server/src/database/embedded-postgres/start-embedded-postgres.ts'], ROOT)].sort(
    ([a], [b]) => (a < b ? -1 : 1),
  ))
    add(file, text);
  for (const folder of [MIGRATIONS, SHOP]) for (const name of filesBelow(folder)) add(name, readFileSync(join(ROOT, folder, name)));
  return hash.digest('hex');
}
