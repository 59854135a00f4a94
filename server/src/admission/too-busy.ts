/** More is asked than can be done in time: whoever asked gets something older, or is asked to come back. */
export class TooBusy extends Error {
  constructor() {
    super('too much is being done already');
  }
}

/** The one that is thrown: writing down where it happened would cost more than all else of sending somebody away. */
export const TOO_BUSY = new TooBusy();
