/**
 * Merges concurrent calls with one key into a run that begins after all of them, so each caller sees all writes before
 * its call. Per key at most one run is active and one is waiting.
 */
export function coalesce<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const states = new Map<string, { running: Promise<unknown>; next: Promise<T> | null }>();
  const start = (key: string, work: () => Promise<T>): Promise<T> => {
    const run = work();
    const state = { running: run, next: null };
    states.set(key, state);
    const end = (): void => {
      if (states.get(key) === state && state.next === null) states.delete(key);
    };
    run.then(end, end);
    return run;
  };
  return (key, work) => {
    const state = states.get(key);
    if (!state) return start(key, work);
    state.next ??= state.running.then(
      () => start(key, work),
      () => start(key, work),
    );
    return state.next;
  };
}
