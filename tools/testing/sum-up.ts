import type { Outcome } from './outcome-reporter.ts';

export interface Run extends Outcome {
  exitCode: number;
}

/**
 * The last lines of a test run, and its exit code. A run that broke without a failed test counts as one; in CI, where all
 * that tests need has to be there, so does leaving out any.
 */
export function sumUp(runs: readonly Run[], { failedChecks, isCi }: { failedChecks: readonly string[]; isCi: boolean }): { lines: string[]; exitCode: number } {
  const broken = runs.filter(({ exitCode, failed }) => exitCode !== 0 && failed === 0).length;
  const passed = runs.reduce((sum, run) => sum + run.passed, 0);
  const failed = runs.reduce((sum, run) => sum + run.failed, broken + failedChecks.length);
  const reasons = byReason(runs);
  const leftOut = [...reasons.values()].reduce((sum, count) => sum + count, 0);
  return {
    lines: [
      ...(broken > 0 ? ['', 'An error came outside the tests, and counts as a failed one. It is printed above, under "Errors" or where Vitest ended.'] : []),
      ...(failedChecks.length > 0 ? ['', `Failed checks: ${failedChecks.join(', ')}`] : []),
      ...(leftOut > 0 ? ['', `LEFT OUT, so nothing is known of what they prove: ${tests(leftOut)}`] : []),
      ...[...reasons].map(([reason, count]) => `  ${tests(count)} for want of ${reason}`),
      ...(leftOut > 0 && isCi ? ['In CI (CI=true) this fails the run.'] : []),
      '',
      `${passed} passed, ${failed} failed${leftOut > 0 ? `, ${leftOut} left out` : ''}`,
    ],
    exitCode: failed > 0 || (isCi && leftOut > 0) ? 1 : 0,
  };
}

const tests = (count: number): string => (count === 1 ? '1 test' : `${count} tests`);

function byReason(runs: readonly Run[]): Map<string, number> {
  const reasons = new Map<string, number>();
  for (const { leftOut } of runs) for (const [reason, count] of Object.entries(leftOut)) reasons.set(reason, (reasons.get(reason) ?? 0) + count);
  return reasons;
}
