/** More is asked than can be done in time: whoever asked gets something older, or is asked to come back. */
export class TooBusy extends Error {
  constructor() {
    super('too much is being done already');
  }
}
