import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * Per cent of what is in use by which the heap may grow between two large collections. Left to itself (0) V8 collects the whole of it again after
 * some ten per cent, which under load is an eighth of all processor time.
 */
const GROWTH_PERCENT = 60;

/**
 * In idle times V8 collects once more and compacts the heap without interruption, which blocks a shop of 86,000 products for 0.17 s. With this flag it still
 * collects, without compacting (docs/decisions/0166).
 */
const NO_PACKING = '--no-memory-reducer-favors-memory';
/** Heap in use, bytes, up to which compaction takes no longer than other collections: it frees 17 MB in the demo shop. */
const PACKED_UP_TO = 110 * 1024 * 1024;

/**
 * Calls after which V8 compiles a function to better code (400 by itself). Most functions of a page run once or a few times for each: the first four
 * hundred pages after a start would be made by slow code.
 */
const COMPILED_AFTER = '--invocation-count-for-maglev=40';

/** Flags only during the collection: compiled code stays, and the first large collection comes at three times the remaining size. */
const KEEPS = {
  during: ['--expose-gc', '--no-flush-bytecode', '--heap-growing-percent=200'],
  after: ['--no-expose-gc', '--flush-bytecode', `--heap-growing-percent=${GROWTH_PERCENT}`, COMPILED_AFTER],
};

/**
 * Frees memory that only the start needed: it reads the whole catalogue, so V8 reserves room for more garbage than an idle shop makes, and would keep
 * it until the next full collection, hours later. Takes a tenth of a second: to be called while no request waits.
 */
export function freeStartMemory(): void {
  for (const flag of KEEPS.during) setFlagsFromString(flag);
  const collect = runInNewContext('gc') as Collect;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  for (const flag of KEEPS.after) setFlagsFromString(flag);
  if (getHeapStatistics().used_heap_size > PACKED_UP_TO) setFlagsFromString(NO_PACKING);
}
