/**
 * Lets equal questions that come at once be answered together, by work that begins after each of them came: whoever asks sees what was written
 * before. One run goes on and one waits for each key.
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
