import { CircuitOpen } from '../../../../db/index.ts';

/** OpenSearch is away, and the catalogue is too large to be searched without it: callers are told so, never that there is nothing. */
export class SearchAway extends CircuitOpen {
  constructor(cause?: unknown) {
    super('search');
    this.cause = cause;
  }
}
