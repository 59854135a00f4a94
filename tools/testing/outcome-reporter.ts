import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { type Cpu, cpuOfTree, cpuSince } from './cpu-of-tree.ts';

declare module 'vitest' {
  export interface TaskMeta {
    /** A requirement of the test, declared next to `skipIf`, so that the run can report why the test was skipped. */
    needs?: string;
  }
}

export interface Outcome {
  passed: number;
  failed: number;
  /** Number of skipped tests, by missing requirement. */
  leftOut: Record<string, number>;
  files: FileTime[];
  /** Processor time of the whole run so far, set-up included; `null` if the system does not report it. */
  cpu: Cpu | null;
}

export interface FileTime {
  /** Path from the root. */
  file: string;
  /** Time from import to the end of its last hook. */
  ms: number;
  /** Processor time of all processes of the run while this file ran; only if files run one at a time. */
  cpu?: Cpu;
}

/** Writes the results of the tests to the file named by OUTCOME_FILE. */
export default class OutcomeReporter implements Reporter {
  readonly #isAlone = process.env.TEST_CPU === '1';
  readonly #cpu = new Map<TestModule, Cpu>();
  #last: Cpu | null = null;

  onTestRunStart(): void {
    this.#last = this.#isAlone ? cpuOfRun() : null;
  }

  onTestModuleEnd(module: TestModule): void {
    const now = this.#isAlone ? cpuOfRun() : null;
    if (now && this.#last) this.#cpu.set(module, cpuSince(this.#last, now));
    this.#last = now;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module) => {
      const cpu = this.#cpu.get(module);
      return { ...timeOf(module), ...(cpu && { cpu }) };
    });
    const outcome: Outcome = { passed: 0, failed: 0, leftOut: {}, files, cpu: cpuOfRun() };
    for (const module of modules) for (const test of module.children.allTests()) count(test, outcome);
    if (process.env.OUTCOME_FILE) writeFileSync(process.env.OUTCOME_FILE, JSON.stringify(outcome));
  }
}

/** Measured from the parent process, which started PostgreSQL; all other processes are started by this one. */
const cpuOfRun = (): Cpu | null => cpuOfTree(process.ppid);

function timeOf(module: TestModule): FileTime {
  const { collectDuration, duration } = module.diagnostic();
  return { file: module.relativeModuleId, ms: collectDuration + duration };
}

function count(test: TestCase, outcome: Outcome): void {
  const { state } = test.result();
  if (state === 'passed' || state === 'failed') outcome[state] += 1;
  else {
    const reason = reasonOf(test);
    outcome.leftOut[reason] = (outcome.leftOut[reason] ?? 0) + 1;
  }
}

/** Reason why a test did not run: a failed set-up skips all its tests, and a skipped block skips the tests in it. */
function reasonOf(test: TestCase): string {
  let needs = test.meta().needs;
  for (let suite: TestCase['parent'] = test.parent; ; suite = suite.parent) {
    const failure = suite.errors()[0]?.message;
    if (failure) return failure.startsWith('TEST_D') ? 'a database' : 'a set-up that works (its failure is printed above)';
    if (suite.type === 'module') break;
    if (suite.options.mode === 'skip') needs = suite.meta().needs ?? needs;
  }
  return needs ?? 'something that its file does not name';
}
