/** More is asked than can be done in time: the client gets something older, or is asked to come back. */
export class TooBusy extends Error {
  constructor() {
    super('too much is being done already');
  }
}

/** One instance for all: a stack trace would cost more than the rest of a refusal. */
export const TOO_BUSY = new TooBusy();
