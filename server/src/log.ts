/** One line of JSON a message, on standard error; nothing personal goes in. */
export function log(level: 'info' | 'warn' | 'error', message: string, data: Record<string, unknown> = {}): void {
  console.error(JSON.stringify({ at: new Date().toISOString(), level, message, ...data }));
}

/** An unexpected error with its cause, for the log. */
export function logError(message: string, error: unknown): void {
  log('error', message, {
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    ...(error instanceof Error && error.cause !== undefined && { cause: String(error.cause) }),
  });
}
