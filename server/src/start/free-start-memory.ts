import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * Per cent of what is in use by which the heap may grow between two large collections. Left to itself (0) V8 collects the whole of it again after
 * some ten per cent, which under load is an eighth of all processor time.
 */
const GROWTH_PERCENT = 60;

/**
 * When calls become few, V8 collects once more, and packs what is left into fewer pages, in one go: a shop of 86,000 products answers nobody for 0.17 s. It still
 * collects then, and keeps the pages (docs/decisions/0166).
 */
const NO_PACKING = '--no-memory-reducer-favors-memory';
/** Bytes in use up to which packing takes no longer than other collections do: it gives back 17 MB in the demo shop. */
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
 * Gives back what only the start needed. It reads the whole catalogue, so V8 holds room for much more garbage than a quiet shop makes, and would
 * keep it until the next large collection, hours later. Takes a tenth of a second: to be called while no request waits.
 */
export function freeStartMemory(): void {
  for (const flag of KEEPS.during) setFlagsFromString(flag);
  const collect = runInNewContext('gc') as Collect;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  for (const flag of KEEPS.after) setFlagsFromString(flag);
  if (getHeapStatistics().used_heap_size > PACKED_UP_TO) setFlagsFromString(NO_PACKING);
}
