import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long others wait at most, about: a page waits for the database a dozen times, and each time for a turn. */
const TURN_MS = 2;
/** An event loop that comes round sooner had nothing to do for others. */
const QUIET_MS = 0.5;
/** After so long the work goes on, however much others do. */
const LONGEST_WAIT_MS = 40;

/** Shares the process with others in a loop that waits for something now and then: `if (slice.isOver) await slice.next()`. */
export class TimeSlice {
  #begun = performance.now();

  get isOver(): boolean {
    return performance.now() - this.#begun >= TURN_MS;
  }

  /** Others are served until they are done or had their time. */
  async next(): Promise<void> {
    const from = performance.now();
    let before = from;
    for (;;) {
      await nextTurn();
      this.#begun = performance.now();
      if (this.#begun - before < QUIET_MS || this.#begun - from > LONGEST_WAIT_MS) return;
      before = this.#begun;
    }
  }
}

/** Runs steps to their end without a pause. */
export function runSteps<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Runs steps to their end; the event loop serves others between them. */
export async function runStepsYielding<T>(steps: Generator<undefined, T>): Promise<T> {
  for (const slice = new TimeSlice(); ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (slice.isOver) await slice.next();
  }
}
