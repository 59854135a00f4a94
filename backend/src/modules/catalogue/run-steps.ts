import { setImmediate as nextTurn } from 'node:timers/promises';

/** Approximate time that other work waits at most: a page makes a dozen database calls, and each may wait for one slice. */
const TURN_MS = 2;
/** An event loop turn shorter than this had no other work to do. */
const QUIET_MS = 0.5;
/** Longest pause of the work, under any load. */
const LONGEST_WAIT_MS = 40;

/** Yields to other work in an async loop: `if (slice.isOver) await slice.next()`. */
export class TimeSlice {
  #startedAt = performance.now();

  get isOver(): boolean {
    return performance.now() - this.#startedAt >= TURN_MS;
  }

  /** Yields until other work is done, or for the longest pause. */
  async next(): Promise<void> {
    const from = performance.now();
    let before = from;
    for (;;) {
      await nextTurn();
      this.#startedAt = performance.now();
      if (this.#startedAt - before < QUIET_MS || this.#startedAt - from > LONGEST_WAIT_MS) return;
      before = this.#startedAt;
    }
  }
}

/** Runs all steps without a pause. */
export function runSteps<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Runs all steps; the event loop serves other work in between. */
export async function runStepsYielding<T>(steps: Generator<undefined, T>): Promise<T> {
  for (const slice = new TimeSlice(); ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (slice.isOver) await slice.next();
  }
}
