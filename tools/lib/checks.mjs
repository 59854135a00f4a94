import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { inRoot, nodePath } from './paths.mjs';
import { capture, seconds } from './run.mjs';

const ours = (name) => [nodePath(), [inRoot('tools', 'check-sources.ts'), name]];

/**
 * Number of type checkers. Each infers the types that it meets: two take a third more processor time than one, and 0.5 GB more. The other
 * check uses the other half of the processors.
 */
const CHECKERS = String(Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2))));

/** Incremental state of the type check: unchanged files are not checked again. A check takes 15 s of processor time without it, 3 s with it. */
const KNOWN_TYPES = inRoot('node_modules', '.cache', 'types.tsbuildinfo');
const TYPES = ['-p', inRoot('tsconfig.json'), '--checkers', CHECKERS, '--incremental', '--tsBuildInfoFile', KNOWN_TYPES];

/** Name, program and arguments of each check. */
const CHECKS = () => [
  ['types', nodePath(), [inRoot('node_modules', 'typescript', 'bin', 'tsc'), ...TYPES]],
  ['style', nodePath(), [inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome'), 'check', '--max-diagnostics=100', '--error-on-warnings', '.']],
  ['imports', ...ours('imports')],
  ['pages', ...ours('pages')],
  ['classes', ...ours('classes')],
  ['labels', ...ours('labels')],
  ...(existsSync(inRoot('bench', 'budgets.json')) ? [['sizes', ...ours('sizes')]] : []),
];

/** Runs all checks, two at a time, and prints their findings; returns the names of those that failed. */
export async function runChecks() {
  const failed = [];
  const waiting = CHECKS();
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) if (!(await passes(next))) failed.push(next[0]);
  };
  await Promise.all([work(), work()]);
  return failed;
}

async function passes([name, program, args]) {
  const startedAt = performance.now();
  const { code, output } = await capture(program, args);
  const line = `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds(startedAt)})`;
  console.log(code === 0 ? line : `${output.trim()}\n${line}`);
  return code === 0;
}
