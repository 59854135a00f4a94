/** The parts of Vitest's JSON report that are read here. */
export interface VitestResult {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly { assertionResults: readonly { fullName: string; status: string }[] }[];
}

/** `red`: a test with that title failed. `green`: all of them passed. `broken`: none ran, so nothing is proved. */
export type Verdict = 'red' | 'green' | 'broken';

/** `result`: `null` if Vitest wrote none. */
export function judgeRun(result: VitestResult | null, title: string): Verdict {
  const named = result?.testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ fullName }) => fullName.includes(title)) ?? [];
  if (named.some(({ status }) => status === 'failed')) return 'red';
  return named.some(({ status }) => status === 'passed') ? 'green' : 'broken';
}
