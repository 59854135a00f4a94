/** Raised at once, without asking, while something is known to be away. */
export class CircuitOpen extends Error {
  constructor(name: string) {
    super(`${name} is not asked: it did not answer the last times`);
  }
}

export interface CircuitBreaker {
  /** To be called before asking; throws `CircuitOpen` while nobody shall. */
  enter(): void;
  succeeded(): void;
  failed(): void;
  readonly isOpen: boolean;
}

export interface CircuitOptions {
  /** Of what it stands in front of, for the message. */
  name: string;
  /** So many failures in a row, with no success between, open it. */
  failures?: number;
  /** While it is open one caller in this time is let through to try. */
  tryEveryMs?: number;
}

const FAILURES = 10;
const TRY_EVERY_MS = 500;

/**
 * Spares callers the wait for what is away, and what is away the callers (docs/decisions/0023). Whoever uses it decides what counts as a
 * failure. Measures with a clock that is never set.
 */
export function createCircuitBreaker({ name, failures = FAILURES, tryEveryMs = TRY_EVERY_MS }: CircuitOptions): CircuitBreaker {
  let inARow = 0;
  let nextTry = 0;
  return {
    enter: () => {
      if (inARow < failures) return;
      const now = performance.now();
      if (now < nextTry) throw new CircuitOpen(name);
      nextTry = now + tryEveryMs;
    },
    succeeded: () => {
      inARow = 0;
    },
    failed: () => {
      inARow += 1;
      if (inARow === failures) nextTry = performance.now() + tryEveryMs;
    },
    get isOpen() {
      return inARow >= failures;
    },
  };
}
