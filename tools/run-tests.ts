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

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DEMO_TEMPLATE = 'demo_template';

interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  exitCode: number;
}

const words = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'vitrina-test-'));
// Nothing of a test outlives the run, so nothing has to reach the disk.
const postgres = await startEmbeddedPostgres({
  dataDir: folder,
  log: (line) => console.log(line),
  settings: { max_connections: 120, fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
});
let current: ReturnType<typeof spawn> | undefined;
const interrupt = (signal: NodeJS.Signals) => {
  current?.kill(signal);
  void cleanUp().then(() => process.exit(130));
};
process.once('SIGINT', interrupt).once('SIGTERM', interrupt);

try {
  const env = { ...process.env, TEST_DATABASE_URL: postgres.url, TEST_DEMO_TEMPLATE: DEMO_TEMPLATE, TEST_DATA_DIR: folder };
  await makeDemoTemplate();
  const outcomes = [await vitest(['--config', 'vitest.config.ts', ...words], env)];
  // Without a browser those that need one are skipped; the others ask for pages all the same.
  if (existsSync(join(ROOT, 'e2e/vitest.config.ts')) && hasFiles('e2e', words))
    outcomes.push(await vitest(['--config', 'e2e/vitest.config.ts', ...words], env));
  process.exitCode = report(outcomes);
} finally {
  await cleanUp();
}

/** The demo shop once, for tests that copy it. */
async function makeDemoTemplate(): Promise<void> {
  await onServer(postgres.url, `create database ${DEMO_TEMPLATE}`);
  const url = Object.assign(new URL(postgres.url), { pathname: `/${DEMO_TEMPLATE}` }).href;
  await migrate(url);
  await loadDemoShop({ databaseUrl: url, dataDir: folder, defaultLanguage: 'si', log: () => {} });
}

function hasFiles(workspace: string, wanted: readonly string[]): boolean {
  const files = readdirSync(join(ROOT, workspace), { recursive: true }).map((name) => `${workspace}/${String(name)}`);
  return files.some(
    (file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules') && (wanted.length === 0 || wanted.some((word) => file.includes(word))),
  );
}

async function vitest(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  const file = join(folder, `result-${args[1]?.replace(/\W/g, '-')}.json`);
  const all = [
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...args,
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--reporter=${join(ROOT, 'tools/retried-reporter.ts')}`,
    `--outputFile.json=${file}`,
  ];
  current = spawn(process.execPath, all, { cwd: ROOT, env, stdio: 'inherit' });
  const exitCode = await new Promise<number>((resolve) => current?.once('close', (code) => resolve(code ?? 1)));
  const result = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number; numPendingTests: number })
    : null;
  return { passed: result?.numPassedTests ?? 0, failed: result?.numFailedTests ?? 0, skipped: result?.numPendingTests ?? 0, exitCode };
}

/** Prints the last line; gives the exit code. A run that broke without a failed test counts as one. */
function report(outcomes: readonly Outcome[]): number {
  const checks = process.env.FAILED_CHECKS ? process.env.FAILED_CHECKS.split(', ').length : 0;
  const sum = (key: 'passed' | 'failed' | 'skipped') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const broken = outcomes.filter((outcome) => outcome.exitCode !== 0 && outcome.failed === 0).length;
  const failed = sum('failed') + broken + checks;
  if (broken > 0) console.log('\nAn error came outside the tests, and counts as a failed one. It is printed above, under "Errors" or where Vitest ended.');
  if (checks > 0) console.log(`\nFailed checks: ${process.env.FAILED_CHECKS}`);
  console.log(`\n${sum('passed')} passed, ${failed} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`);
  return failed > 0 ? 1 : 0;
}

async function cleanUp(): Promise<void> {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
