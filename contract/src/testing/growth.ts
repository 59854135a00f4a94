const TIMES = 8;
/** Microseconds that are measured with an error of a few per cent, however coarse the clock of a thread is. */
const ENOUGH = 40_000;

/** Processor time of this thread for one run, microseconds: other work of the machine does not count. */
function cost(work: () => unknown): number {
  const begun = process.threadCpuUsage();
  for (let runs = 1; ; runs += 1) {
    work();
    const { user, system } = process.threadCpuUsage(begun);
    if (user + system >= ENOUGH) return (user + system) / runs;
  }
}

/**
 * How much more work a text eight times as long is: about 8 where it is read once, 64 where each sign is compared with each. `text` makes
 * one of a size.
 */
export function growth({ size, text, work }: { size: number; text: (size: number) => string; work: (text: string) => unknown }): number {
  const [short, long] = [text(size), text(size * TIMES)];
  // Compiled before it is measured.
  cost(() => work(short));
  return cost(() => work(long)) / cost(() => work(short));
}

/** Between read once and compared each with each. */
export const MAX_GROWTH = 24;
