import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerLock, takeLock } from '../../server/src/database/lock/server-lock.ts';
import { memoryFolder } from './memory-folder.ts';

/** As many as are kept beside those in use; each takes some 150 MB. */
const KEPT_SLOTS = 4;
const MARK = 'kept.json';

/** A folder that one test run at a time uses, with what an earlier run made in it. */
export interface KeptSlot {
  folder: string;
  /** The earlier run's work is whole and of the wanted fingerprint; else the folder holds what is to be removed. */
  isMade: boolean;
  /** Lets others have it. `isWhole`: what is in it now may be used again. */
  release: (isWhole: boolean) => void;
}

interface Mark {
  fingerprint: string;
  /** Milliseconds since 1970. */
  madeAt: number;
}

interface Wanted {
  /** Of the sources of what is kept. */
  fingerprint: string;
  /** What is older is made anew. */
  longestMs: number;
  base?: string;
}

/**
 * A folder that no living run uses: one with the wanted contents, else one that a killed run left, else a new one while there are few, else the oldest. All checkouts of a
 * user share them. While it is in use it has no mark, so what a killed run leaves is never taken for whole.
 */
export function takeSlot({ fingerprint, longestMs, base = ownBase() }: Wanted): KeptSlot {
  const isWanted = (mark: Mark | null): boolean => mark?.fingerprint === fingerprint && Date.now() - mark.madeAt < longestMs;
  const names = readdirSync(base).filter((name) => /^\d+$/.test(name));
  const known = names.map((name) => ({ folder: join(base, name), mark: readMark(join(base, name)) }));
  const wanted = known.filter(({ mark }) => isWanted(mark));
  const [broken, others] = [known.filter(({ mark }) => !mark), known.filter(({ mark }) => mark && !isWanted(mark))];
  const unused = unusedNames(names).map((name) => ({ folder: join(base, name) }));
  const oldestFirst = others.sort((a, b) => (a.mark?.madeAt ?? 0) - (b.mark?.madeAt ?? 0));
  const candidates = [...wanted, ...broken, ...(names.length < KEPT_SLOTS ? unused : [...oldestFirst, ...unused])];
  for (const { folder } of candidates) {
    const outcome = takeLock(folder, 'tests');
    if (outcome.ok) return slotOf({ folder, lock: outcome.lock, fingerprint, isWanted });
  }
  throw new Error(`All test folders in ${base} are in use`);
}

function slotOf({
  folder,
  lock,
  fingerprint,
  isWanted,
}: {
  folder: string;
  lock: ServerLock;
  fingerprint: string;
  isWanted: (mark: Mark | null) => boolean;
}): KeptSlot {
  // From here on no other process changes it.
  const mark = readMark(folder);
  const isMade = isWanted(mark);
  const madeAt = isMade && mark ? mark.madeAt : Date.now();
  rmSync(join(folder, MARK), { force: true });
  return {
    folder,
    isMade,
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
    // Never whole, or in use.
    return null;
  }
}

const unusedNames = (names: readonly string[]): string[] =>
  Array.from({ length: names.length + 8 }, (_, number) => String(number)).filter((name) => !names.includes(name));

/** In memory or the temporary folder, as the database's system user must be able to enter it; root's checkout may be closed to it. */
function ownBase(): string {
  const user = process.getuid?.() ?? 'user';
  const base = join(memoryFolder() ?? tmpdir(), `vitrina-tests-${user}`);
  mkdirSync(base, { recursive: true, mode: 0o711 });
  const facts = lstatSync(base);
  if (!facts.isDirectory() || (process.getuid && facts.uid !== process.getuid())) throw new Error(`${base} belongs to another user`);
  return base;
}
