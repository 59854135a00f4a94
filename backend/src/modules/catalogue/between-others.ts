import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long others wait at most, about. */
const TURN_MS = 8;

/** Shares the process with others in a loop that waits for something now and then: `if (turn.isOver) await turn.next()`. */
export class Turn {
  #begun = performance.now();

  get isOver(): boolean {
    return performance.now() - this.#begun >= TURN_MS;
  }

  /** Others are served. */
  async next(): Promise<void> {
    await nextTurn();
    this.#begun = performance.now();
  }
}

/** Runs to the end in one go. */
export function inOneGo<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Runs beside other work. */
export async function betweenOthers<T>(steps: Generator<undefined, T>): Promise<T> {
  for (const turn = new Turn(); ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (turn.isOver) await turn.next();
  }
}
