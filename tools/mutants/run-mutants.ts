/**
 * `npm run mutants`: applies each mutant of `lists/` in a copy of this checkout and runs the tests that must detect it. Exit status 1 if
 * any test still passes. `npm run mutants -- WORD …`: only mutants with a word in their name.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startTestPostgres } from '../testing/start-test-postgres.ts';
import { copyCheckout } from './copy-checkout.ts';
import { judgeRun, type Verdict, type VitestResult } from './judge-run.ts';
import { MUTANTS } from './lists/index.ts';
import { type Mutant, mutate, needsBuild } from './mutant.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Number of parallel copies; two processors suffice for two runs of Vitest. */
const COPIES = 2;

/** Verdicts of the named tests on unchanged code. */
const unbroken = new Map<string, Promise<Verdict>>();
const words = process.argv.slice(2);
const selected = MUTANTS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const folder = mkdtempSync(join(tmpdir(), 'vitrina-mutants-'));
const postgres = await startTestPostgres();
// Without the template of an empty database, as a mutated migration takes effect only if the copy migrates itself.
const env = { ...process.env, ...postgres.env, TEST_EMPTY_TEMPLATE: '', NODE_ENV: 'test' };
const interrupt = () => void cleanUp().then(() => process.exit(130));
process.once('SIGINT', interrupt).once('SIGTERM', interrupt);

try {
  const copies = Array.from({ length: COPIES }, (_, i) => join(folder, `copy-${i}`));
  for (const copy of copies) copyCheckout(ROOT, copy);
  const queue = [...selected];
  const found: { mutant: Mutant; verdict: Verdict }[] = [];
  const work = async (copy: string): Promise<void> => {
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      const verdict = await tryMutant(copy, mutant);
      found.push({ mutant, verdict });
      console.log(`${String(found.length).padStart(3)}/${selected.length} ${verdict.padEnd(6)} ${mutant.name} (${mutant.test})`);
    }
  };
  await Promise.all(copies.map(work));
  const missed = found.filter(({ verdict }) => verdict !== 'red');
  for (const { mutant, verdict } of missed) console.log(`\n${verdict.toUpperCase()} ${mutant.name}\n  ${mutant.file}\n  ${mutant.test}: ${mutant.title}`);
  console.log(`\n${found.length - missed.length} of ${found.length} breakages were noticed`);
  process.exitCode = missed.length > 0 || found.length === 0 ? 1 : 0;
} finally {
  await cleanUp();
}

/** The named tests must pass without the mutant and fail with it. */
async function tryMutant(copy: string, mutant: Mutant): Promise<Verdict> {
  const path = join(copy, mutant.file);
  const source = readFileSync(path, 'utf8');
  const changed = mutate(source, mutant);
  if ((await passesUnbroken(copy, mutant)) !== 'green') return 'broken';
  try {
    writeFileSync(path, changed);
    if (needsBuild(mutant)) await build(copy);
    return await runTest(copy, mutant);
  } finally {
    writeFileSync(path, source);
    if (needsBuild(mutant)) await build(copy);
  }
}

/** Run once for each test, however many mutants name it. */
function passesUnbroken(copy: string, mutant: Mutant): Promise<Verdict> {
  const key = `${mutant.test}\n${mutant.title}`;
  const verdict = unbroken.get(key) ?? runTest(copy, mutant);
  unbroken.set(key, verdict);
  return verdict;
}

async function runTest(copy: string, { test, title }: Mutant): Promise<Verdict> {
  const output = join(copy, 'mutant-result.json');
  rmSync(output, { force: true });
  const config = test.startsWith('e2e/') ? 'e2e/vitest.config.ts' : 'vitest.config.ts';
  await runNode(copy, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    config,
    test,
    '--testNamePattern',
    title.replace(/[^\w\s]/g, '\\$&'),
    '--bail=1',
    '--reporter=json',
    `--outputFile.json=${output}`,
  ]);
  return judgeRun(existsSync(output) ? (JSON.parse(readFileSync(output, 'utf8')) as VitestResult) : null, title);
}

function build(copy: string): Promise<void> {
  return runNode(copy, ['tools/mutants/build-copy.mjs']);
}

function runNode(cwd: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    spawn(process.execPath, args, { cwd, env, stdio: 'ignore' })
      .once('error', reject)
      .once('close', () => resolve());
  });
}

async function cleanUp(): Promise<void> {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
