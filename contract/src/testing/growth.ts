const TIMES = 8;
/** Least measured time in microseconds, so that the thread clock's resolution causes an error of a few per cent only. */
const ENOUGH = 40_000;

/** Processor time of this thread for one run, microseconds: other work of the machine does not count. */
function cost(work: () => unknown): number {
  const startUsage = process.threadCpuUsage();
  for (let runs = 1; ; runs += 1) {
    work();
    const { user, system } = process.threadCpuUsage(startUsage);
    if (user + system >= ENOUGH) return (user + system) / runs;
  }
}

/**
 * Ratio of the CPU time for a text eight times as long: about 8 for linear work, 64 for quadratic work. `text` returns a text of the given size.
 */
export function growth({ size, text, work }: { size: number; text: (size: number) => string; work: (text: string) => unknown }): number {
  const [short, long] = [text(size), text(size * TIMES)];
  // Warm-up, so that compilation is not measured.
  cost(() => work(short));
  return cost(() => work(long)) / cost(() => work(short));
}

/** Limit between linear (8) and quadratic (64) growth. */
export const MAX_GROWTH = 24;
