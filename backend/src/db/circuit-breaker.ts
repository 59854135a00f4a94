/** Thrown immediately, without a request, while a dependency is known to be down. */
export class CircuitOpen extends Error {
  constructor(name: string) {
    super(`${name} is not asked: it did not answer the last times`);
  }
}

export interface CircuitBreaker {
  /** Throws `CircuitOpen` while open; to be called before each request. */
  enter(): void;
  succeeded(): void;
  failed(): void;
  readonly isOpen: boolean;
}

export interface CircuitOptions {
  /** Name of the dependency, for the message. */
  name: string;
  /** Consecutive failures that open it. */
  failures?: number;
  /** While it is open one request in this time is let through as a trial. */
  tryEveryMs?: number;
}

const FAILURES = 10;
const TRY_EVERY_MS = 500;

/**
 * Refuses requests immediately while a dependency does not answer (docs/decisions/0023). Its user decides what counts as a failure. Uses the
 * monotonic clock.
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
