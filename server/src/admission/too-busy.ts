/** Overload: the client gets a stale page, or 503 with Retry-After. */
export class TooBusy extends Error {
  constructor() {
    super('too much is being done already');
  }
}

/** One instance for all: a stack trace would cost more than the rest of a refusal. */
export const TOO_BUSY = new TooBusy();
