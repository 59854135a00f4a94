/** An unexpected error, reported to the shop's operators. */
export interface ErrorReport {
  level: 'error' | 'warning';
  origin: 'server' | 'browser';
  message: string;
  /** Name of the error's class. */
  type?: string | undefined;
  stack?: string | undefined;
  /** Path of the page. */
  path?: string | undefined;
  /** Id of the request in which the error occurred. */
  requestId?: string | undefined;
}

/** Passes a report on; never waits and never throws. */
export type ErrorReporter = (report: ErrorReport) => void;
