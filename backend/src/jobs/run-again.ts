/** Runs work repeatedly with pauses between, never twice at once. Returns a function that stops it and waits for the current run. */
export function runAgain({ everyMs, run, onError }: { everyMs: number; run: () => Promise<unknown>; onError: (error: unknown) => void }): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();
  const once = async (): Promise<void> => {
    try {
      await run();
    } catch (error) {
      onError(error);
    }
    if (!stopped) timer = setTimeout(begin, everyMs).unref();
  };
  const begin = (): void => {
    current = once();
  };
  begin();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return current;
  };
}
