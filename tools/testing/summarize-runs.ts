import type { Cpu } from './cpu-of-tree.ts';
import type { FileTime, Outcome } from './outcome-reporter.ts';

export interface Run extends Outcome {
  exitCode: number;
}

/** Requirements of drills of `bench/`, which fetch them: neither developers' machines nor CI need them for the tests. */
const BY_DRILL: ReadonlySet<string> = new Set(['an unpacked OpenSearch (OPENSEARCH_HOME) and Java']);

/**
 * Returns the last lines of a test run, and its exit code. A run that broke without a failed test counts as one failure; in CI, where all
 * requirements must be met, skipped tests fail the run too, except those of drills.
 */
export function summarizeRuns(
  runs: readonly Run[],
  { failedChecks, isCi }: { failedChecks: readonly string[]; isCi: boolean },
): { lines: string[]; exitCode: number } {
  const broken = runs.filter(({ exitCode, failed }) => exitCode !== 0 && failed === 0).length;
  const passed = runs.reduce((sum, run) => sum + run.passed, 0);
  const failed = runs.reduce((sum, run) => sum + run.failed, broken + failedChecks.length);
  const reasons = byReason(runs);
  const leftOut = [...reasons.values()].reduce((sum, count) => sum + count, 0);
  const isLacking = isCi && [...reasons.keys()].some((reason) => !BY_DRILL.has(reason));
  return {
    lines: [
      ...(broken > 0 ? ['', 'An error came outside the tests, and counts as a failed one. It is printed above, under "Errors" or where Vitest ended.'] : []),
      ...(failedChecks.length > 0 ? ['', `Failed checks: ${failedChecks.join(', ')}`] : []),
      ...(leftOut > 0 ? ['', `LEFT OUT, so nothing is known of what they prove: ${tests(leftOut)}`] : []),
      ...[...reasons].map(([reason, count]) => `  ${tests(count)} for want of ${reason}`),
      ...(isLacking ? ['In CI (CI=true) this fails the run.'] : []),
      ...slowest(runs.flatMap(({ files }) => files)),
      ...runs.flatMap(({ cpu }) => (cpu ? ['', `Processor time: ${shares(cpu)}`] : [])),
      '',
      `${passed} passed, ${failed} failed${leftOut > 0 ? `, ${leftOut} left out` : ''}`,
    ],
    exitCode: failed > 0 || isLacking ? 1 : 0,
  };
}

const SHOWN = 10;

/** Slowest files; a run of few files lists only their processor time, if measured. */
function slowest(files: readonly FileTime[]): string[] {
  if (files.some(({ cpu }) => cpu))
    return ['', 'Processor time by file:', ...mostFirst(files, ({ cpu }) => cpu?.total ?? 0).map(({ file, cpu }) => (cpu ? `${shares(cpu)}  ${file}` : file))];
  if (files.length <= SHOWN) return [];
  const first = mostFirst(files, ({ ms }) => ms).slice(0, SHOWN);
  return ['', `Slowest of ${files.length} files:`, ...first.map(({ file, ms }) => `${inSeconds(ms / 1000)}  ${file}`)];
}

const mostFirst = (files: readonly FileTime[], of: (file: FileTime) => number): FileTime[] => [...files].sort((a, b) => of(b) - of(a));
const inSeconds = (seconds: number): string => `${seconds.toFixed(1).padStart(7)} s`;
const shares = ({ total, chromium, postgres }: Cpu): string => `${inSeconds(total)} (Chromium${inSeconds(chromium)}, PostgreSQL${inSeconds(postgres)})`;

const tests = (count: number): string => (count === 1 ? '1 test' : `${count} tests`);

function byReason(runs: readonly Run[]): Map<string, number> {
  const reasons = new Map<string, number>();
  for (const { leftOut } of runs) for (const [reason, count] of Object.entries(leftOut)) reasons.set(reason, (reasons.get(reason) ?? 0) + count);
  return reasons;
}
