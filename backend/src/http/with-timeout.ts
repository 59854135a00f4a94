/** The awaited work took too long. It continues and may still succeed for later callers. */
export class TimeoutError extends Error {
  /** Code of the system's own time-outs, so that it counts as an outage. */
  readonly code = 'ETIMEDOUT';
  /** HTTP status of a page that failed with it. */
  readonly statusCode = 503;
  constructor(what: string, ms: number) {
    super(`${what} took longer than ${ms} ms`);
  }
}

/**
 * The result of `work`; after `ms` milliseconds a `TimeoutError` that names `onTimeout`, or the value that `onTimeout` gives. The work is not
 * cancelled, and a later failure of it is ignored.
 */
export async function withTimeout<T, Late = never>(work: Promise<T>, ms: number, onTimeout: string | (() => Late)): Promise<T | Late> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Late>((resolve, reject) => {
    const end = () => (typeof onTimeout === 'string' ? reject(new TimeoutError(onTimeout, ms)) : resolve(onTimeout()));
    // One more turn of the loop: after a standstill of the process the result may have arrived unread.
    timer = setTimeout(() => setImmediate(end), ms);
  });
  late.catch(() => {});
  work.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
