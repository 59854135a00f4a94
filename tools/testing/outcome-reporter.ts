import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { type Cpu, cpuOfTree, cpuSince } from './cpu-of-tree.ts';

declare module 'vitest' {
  export interface TaskMeta {
    /** What a test cannot run without; said beside `skipIf`, so that the run can tell why it was left out. */
    needs?: string;
  }
}

export interface Outcome {
  passed: number;
  failed: number;
  /** Tests that did not run, by what they lacked. */
  leftOut: Record<string, number>;
  files: FileTime[];
  /** Of the whole run so far, its set-up too; `null` where the system does not tell. */
  cpu: Cpu | null;
}

export interface FileTime {
  /** Path from the root. */
  file: string;
  /** From import to the end of its last hook. */
  ms: number;
  /** Of everything that the run started, while this file ran; only in a run that has one file at a time. */
  cpu?: Cpu;
}

/** Writes what became of the tests to the file named by OUTCOME_FILE. */
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

/** Our parent started PostgreSQL, we the rest. */
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

/** A set-up that fails leaves out all tests it was for; a skipped block leaves out its tests too. */
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
