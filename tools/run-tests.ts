/** Runs the tests with the PostgreSQL, storefront, Chromium and Redis that they need; called by test.mjs on Node 24. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { needsOf } from './testing/needs-of.ts';
import type { Outcome } from './testing/outcome-reporter.ts';
import { provide } from './testing/provide.ts';
import { type Run, summarizeRuns } from './testing/summarize-runs.ts';
import { testFiles } from './testing/test-files.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** One more than processors, as a file also waits: for a server to start, a hash, a page. More workers cost memory and set-up. */
const WORKERS = Math.min(5, availableParallelism() + 1);

const isWatching = process.argv.includes('--watch');
/** Runs one file at a time, so that the cost of each is known. */
const isMeasuring = process.argv.includes('--cpu');
/** Runs every language, width and order, of which an ordinary run tries a part (decision 0118). */
const isLong = process.argv.includes('--all');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
// The argument of Vitest's `-t NAME` is not a path.
const unknown = words.filter((word, i) => !word.startsWith('-') && words[i - 1] !== '-t' && testFiles(ROOT, [word]).length === 0);
if (unknown.length > 0) {
  console.error(`No test file's path holds ${unknown.map((word) => `“${word}”`).join(' or ')}: nothing was tested.`);
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'vitrina-test-'));
// Watch mode runs the tests of changed code; those of whole pages and the browser only if named.
const files = testFiles(ROOT, words).filter((file) => !isWatching || words.length > 0 || !file.startsWith('e2e/'));
const { runChecks } = (await import(new URL('lib/checks.mjs', import.meta.url).href)) as { runChecks: () => Promise<string[]> };
// Checks run in parallel with the tests, which leave a processor idle while they wait for a page; but not while the cost of each file is measured.
const checks = process.env.WITH_CHECKS === '1' ? runChecks() : Promise.resolve([]);
const needs = needsOf(files, ROOT);
// Watch mode starts programs from their sources, as a bundle would be outdated after a change.
if (isWatching) needs.delete('programs');
const provided = await provide(needs);
if (isMeasuring) await checks;
let current: ReturnType<typeof spawn> | undefined;
const interrupt = (signal: NodeJS.Signals) => {
  current?.kill(signal);
  void cleanUp().then(() => process.exit(130));
};
process.once('SIGINT', interrupt).once('SIGTERM', interrupt);

try {
  const [run, failedChecks] = await Promise.all([vitest({ ...process.env, ...provided.env }), checks]);
  const { lines, exitCode } = summarizeRuns([run], { failedChecks, isCi: ['true', '1'].includes(process.env.CI ?? '') });
  if (!isWatching) console.log(lines.join('\n'));
  process.exitCode = exitCode;
} finally {
  await cleanUp();
}

async function vitest(env: NodeJS.ProcessEnv): Promise<Run> {
  const file = join(folder, 'outcome.json');
  const watching = words.length > 0 ? ['watch'] : ['watch', '--changed', '--project', '!pages'];
  const running = ['run', ...['quiet', 'outcome'].map((name) => `--reporter=${join(ROOT, `tools/testing/${name}-reporter.ts`)}`)];
  const args = [...(isWatching ? watching : running), '--config', 'tools/testing/vitest.config.ts', '--passWithNoTests', ...words];
  current = spawn(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: ROOT,
    env: {
      ...env,
      OUTCOME_FILE: file,
      TEST_WORKERS: String(isMeasuring ? 1 : WORKERS),
      ...(isMeasuring && { TEST_CPU: '1' }),
      ...(isLong && { TEST_ALL: '1' }),
    },
    stdio: 'inherit',
  });
  const exitCode = await new Promise<number>((resolve) => current?.once('close', (code) => resolve(code ?? 1)));
  const nothing: Outcome = { passed: 0, failed: 0, leftOut: {}, files: [], cpu: null };
  return { ...(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Outcome) : nothing), exitCode };
}

async function cleanUp(): Promise<void> {
  await provided.stop();
  rmSync(folder, { recursive: true, force: true });
}
