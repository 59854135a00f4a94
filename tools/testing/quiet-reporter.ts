import { DefaultReporter, type SerializedError, type TestModule, type TestRunEndReason, type TestSpecification } from 'vitest/node';

const EVERY_MS = 30_000;

/** Prints failures in full, and only the progress of passing tests. `sumUp` prints the results. */
export default class QuietReporter extends DefaultReporter {
  #files = 0;
  #done = 0;
  #passed = 0;
  #failed = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor() {
    super({ silent: 'passed-only' });
  }

  override onTestRunStart(specifications: readonly TestSpecification[]): void {
    super.onTestRunStart(specifications);
    this.#files = specifications.length;
    // A terminal shows the progress continuously.
    if (!this.isTTY) this.#timer = setInterval(() => this.#tellProgress(), EVERY_MS).unref();
  }

  override onTestModuleEnd(module: TestModule): void {
    for (const test of module.children.allTests()) {
      if (test.result().state === 'passed') this.#passed += 1;
      if (test.result().state === 'failed') this.#failed += 1;
    }
    this.#done += 1;
    super.onTestModuleEnd(module);
  }

  override onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[], reason: TestRunEndReason): void {
    clearInterval(this.#timer);
    super.onTestRunEnd(modules, errors, reason);
  }

  protected override printTestModule(module: TestModule): void {
    if (module.state() === 'failed') super.printTestModule(module);
  }

  #tellProgress(): void {
    const seconds = Math.round((performance.now() - this.start) / 1000);
    const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    this.log(`${time.padStart(6)}  ${this.#done} of ${this.#files} files, ${this.#passed} tests passed, ${this.#failed} failed`);
  }

  override reportTestSummary(): void {}
}
