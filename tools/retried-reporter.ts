import type { Reporter, TestCase } from 'vitest/node';

/** Names the tests that passed only when they ran again: each is a defect of its own, in the test or in the shop. */
export default class RetriedReporter implements Reporter {
  readonly #titles: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#titles.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd(): void {
    if (this.#titles.length > 0) console.log(`\nPassed only the second time:\n${this.#titles.map((title) => `  ${title}`).join('\n')}`);
  }
}
