/** Runs Vitest and the browser tests on a PostgreSQL of their own; called by test.mjs on Node 24. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../backend/src/db/index.ts';
import { startEmbeddedPostgres } from '../server/src/embedded-postgres/start-embedded-postgres.ts';
import { loadDemoShop } from '../server/src/load-demo.ts';
import { onServer } from './on-server.ts';
import type { Outcome } from './outcome-reporter.ts';
import { type Run, sumUp } from './sum-up.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DEMO_TEMPLATE = 'demo_template';

const words = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'vitrina-test-'));
// Nothing of a test outlives the run, so nothing has to reach the disk.
const settings = { max_connections: 120, fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
const postgres = await startEmbeddedPostgres({ dataDir: folder, log: (line) => console.log(line), settings }).catch((error: unknown) => {
  console.log('PostgreSQL does not start here, so the tests that need a database are LEFT OUT, and the run will fail:', error);
  return null;
});
let current: ReturnType<typeof spawn> | undefined;
const interrupt = (signal: NodeJS.Signals) => {
  current?.kill(signal);
  void cleanUp().then(() => process.exit(130));
};
process.once('SIGINT', interrupt).once('SIGTERM', interrupt);

try {
  if (postgres) await makeDemoTemplate(postgres.url);
  const database = postgres && { TEST_DATABASE_URL: postgres.url, TEST_DEMO_TEMPLATE: DEMO_TEMPLATE, TEST_DATA_DIR: folder };
  const env = { ...process.env, ...database };
  const runs = [await vitest('vitest.config.ts', env)];
  // Without a browser those that need one are left out; the others ask for pages all the same.
  if (hasFiles('e2e')) runs.push(await vitest('e2e/vitest.config.ts', env));
  const failedChecks = process.env.FAILED_CHECKS ? process.env.FAILED_CHECKS.split(', ') : [];
  const { lines, exitCode } = sumUp(runs, { failedChecks, isCi: ['true', '1'].includes(process.env.CI ?? '') });
  console.log(lines.join('\n'));
  process.exitCode = exitCode;
} finally {
  await cleanUp();
}

/** The demo shop once, for tests that copy it. */
async function makeDemoTemplate(server: string): Promise<void> {
  await onServer(server, `create database ${DEMO_TEMPLATE}`);
  const url = Object.assign(new URL(server), { pathname: `/${DEMO_TEMPLATE}` }).href;
  await migrate(url);
  await loadDemoShop({ databaseUrl: url, dataDir: folder, defaultLanguage: 'si', log: () => {} });
}

function hasFiles(workspace: string): boolean {
  const files = readdirSync(join(ROOT, workspace), { recursive: true }).map((name) => `${workspace}/${String(name)}`);
  const isWanted = (file: string): boolean => words.length === 0 || words.some((word) => file.includes(word));
  return files.some((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules') && isWanted(file));
}

async function vitest(config: string, env: NodeJS.ProcessEnv): Promise<Run> {
  const file = join(folder, `outcome-${config.replace(/\W/g, '-')}.json`);
  const reporters = ['--reporter=default', `--reporter=${join(ROOT, 'tools/outcome-reporter.ts')}`];
  const all = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--config', config, ...words, '--passWithNoTests', ...reporters];
  current = spawn(process.execPath, all, { cwd: ROOT, env: { ...env, OUTCOME_FILE: file }, stdio: 'inherit' });
  const exitCode = await new Promise<number>((resolve) => current?.once('close', (code) => resolve(code ?? 1)));
  const nothing: Outcome = { passed: 0, failed: 0, leftOut: {} };
  return { ...(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Outcome) : nothing), exitCode };
}

async function cleanUp(): Promise<void> {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
