import { type ErrorReporter, scrubStack } from '@vitrina/backend';

/** One line of JSON a message, on standard error; nothing personal goes in. */
export function log(level: 'info' | 'warn' | 'error', message: string, data: Record<string, unknown> = {}): void {
  console.error(JSON.stringify({ at: new Date().toISOString(), level, message, ...data }));
}

let report: ErrorReporter = () => {};

/** From now on unexpected errors are passed on besides being written. */
export function sendErrorsTo(reporter: ErrorReporter): void {
  report = reporter;
}

/** An unexpected error with its cause, for the log and for whoever collects errors. */
export function logError(message: string, error: unknown): void {
  log('error', message, {
    error: scrubStack(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    ...(error instanceof Error && error.cause !== undefined && { cause: scrubStack(String(error.cause)) }),
  });
  const { name, message: words, stack } = error instanceof Error ? error : { name: undefined, message: String(error), stack: undefined };
  report({ level: 'error', origin: 'server', message: `${message}: ${words}`, type: name, stack });
}
