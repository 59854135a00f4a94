import { CircuitOpen } from '../../../../db/index.ts';

/** OpenSearch is down, and the catalogue is too large to be searched without it: callers get this error, never an empty result. */
export class SearchAway extends CircuitOpen {
  constructor(cause?: unknown) {
    super('search');
    this.cause = cause;
  }
}
