/** Part of the JSON by Vitest's reporter that is read here. */
export interface VitestResult {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly { assertionResults: readonly { fullName: string; status: string }[] }[];
}

/** `red`: a named test failed. `green`: they all passed. `broken`: the named test did not run, so nothing is proved. */
export type Verdict = 'red' | 'green' | 'broken';

/** `result` is `null` where Vitest wrote none. */
export function judgeRun(result: VitestResult | null, title: string): Verdict {
  const named = result?.testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ fullName }) => fullName.includes(title)) ?? [];
  if (named.some(({ status }) => status === 'failed')) return 'red';
  return named.some(({ status }) => status === 'passed') ? 'green' : 'broken';
}
