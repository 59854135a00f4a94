/** Runs Vitest and the browser tests on a PostgreSQL of their own; called by test.mjs on Node 24. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Outcome } from './outcome-reporter.ts';
import { type Run, sumUp } from './sum-up.ts';
import { startTestPostgres } from './test-postgres.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const words = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'vitrina-test-'));
const postgres = await startTestPostgres(folder).catch((error: unknown) => {
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
  const env = { ...process.env, ...postgres?.env };
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
