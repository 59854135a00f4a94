import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerLock, takeLock } from '../../server/src/database/lock/server-lock.ts';
import { memoryFolder } from './memory-folder.ts';

/** Number of folders above which old ones are reused; each takes some 150 MB. */
const MAX_SLOTS = 4;
const MARK = 'kept.json';

/** A folder used by one test run at a time, with reusable results of an earlier run. */
export interface ReusableSlot {
  folder: string;
  /** True if the earlier results are complete and match the fingerprint; otherwise the folder's contents are to be removed. */
  isReusable: boolean;
  /** Releases the folder to other runs. `isWhole`: its present contents may be reused. */
  release: (isWhole: boolean) => void;
}

interface Mark {
  fingerprint: string;
  /** Milliseconds since the epoch. */
  madeAt: number;
}

interface SlotRequest {
  /** Fingerprint of the sources of the results. */
  fingerprint: string;
  /** Maximum age of reused results, milliseconds. */
  longestMs: number;
  base?: string;
}

/**
 * Locks a folder that no running process uses: preferably one with matching results, then one of a killed run, then a new one below the
 * limit, then the oldest. All checkouts of a user share them. A folder in use has no mark, so that the remains of a killed run never count
 * as complete.
 */
export function takeSlot({ fingerprint, longestMs, base = ownBase() }: SlotRequest): ReusableSlot {
  const isMatching = (mark: Mark | null): boolean => mark?.fingerprint === fingerprint && Date.now() - mark.madeAt < longestMs;
  const names = readdirSync(base).filter((name) => /^\d+$/.test(name));
  const slots = names.map((name) => ({ folder: join(base, name), mark: readMark(join(base, name)) }));
  const matching = slots.filter(({ mark }) => isMatching(mark));
  const [broken, others] = [slots.filter(({ mark }) => !mark), slots.filter(({ mark }) => mark && !isMatching(mark))];
  const unused = unusedNames(names).map((name) => ({ folder: join(base, name) }));
  const oldestFirst = others.sort((a, b) => (a.mark?.madeAt ?? 0) - (b.mark?.madeAt ?? 0));
  const candidates = [...matching, ...broken, ...(names.length < MAX_SLOTS ? unused : [...oldestFirst, ...unused])];
  for (const { folder } of candidates) {
    const outcome = takeLock(folder, 'tests');
    if (outcome.ok) return slotOf({ folder, lock: outcome.lock, fingerprint, isMatching });
  }
  throw new Error(`All test folders in ${base} are in use`);
}

function slotOf({
  folder,
  lock,
  fingerprint,
  isMatching,
}: {
  folder: string;
  lock: ServerLock;
  fingerprint: string;
  isMatching: (mark: Mark | null) => boolean;
}): ReusableSlot {
  // The lock is held, so no other process changes the mark.
  const mark = readMark(folder);
  const isReusable = isMatching(mark);
  const madeAt = isReusable && mark ? mark.madeAt : Date.now();
  rmSync(join(folder, MARK), { force: true });
  return {
    folder,
    isReusable,
    release: (isWhole) => {
      if (isWhole) writeFileSync(join(folder, MARK), JSON.stringify({ fingerprint, madeAt } satisfies Mark));
      lock.release();
    },
  };
}

function readMark(folder: string): Mark | null {
  try {
    return JSON.parse(readFileSync(join(folder, MARK), 'utf8')) as Mark;
  } catch {
    // Never completed, or in use.
    return null;
  }
}

const unusedNames = (names: readonly string[]): string[] =>
  Array.from({ length: names.length + 8 }, (_, number) => String(number)).filter((name) => !names.includes(name));

/** Folder in memory or the temporary folder, as the database's system user must be able to enter it, and root's checkout may be inaccessible to that user. */
function ownBase(): string {
  const user = process.getuid?.() ?? 'user';
  const base = join(memoryFolder() ?? tmpdir(), `vitrina-tests-${user}`);
  mkdirSync(base, { recursive: true, mode: 0o711 });
  const facts = lstatSync(base);
  if (!facts.isDirectory() || (process.getuid && facts.uid !== process.getuid())) throw new Error(`${base} belongs to another user`);
  return base;
}
