import { CircuitOpen } from './circuit-breaker.ts';

/** PostgreSQL's classes 08 (connection), 53 (too few resources) and 57P (shut down), and the system's words for "cannot be reached". */
const CODES = /^(?:08\w{3}|53\w{3}|57P\w{2}|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Messages of node-postgres and Kysely errors without a code. */
const WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Postgres connection has been discarded)/;

/** True if an error means that the database is unavailable for now, not that our query is wrong. */
export function isOutage(error: unknown): boolean {
  const { code, message, cause } = (error ?? {}) as { code?: unknown; message?: unknown; cause?: unknown };
  if (error instanceof CircuitOpen) return true;
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isOutage);
  // The cache hands failures on inside one of its own.
  if (cause !== undefined && cause !== error && isOutage(cause)) return true;
  return (typeof code === 'string' && CODES.test(code)) || (typeof message === 'string' && WORDS.test(message));
}
