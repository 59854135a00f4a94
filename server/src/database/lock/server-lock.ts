import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processStart } from './process-start.ts';

/** Holder of a data folder; stored in `server.lock` inside it. */
export interface LockHolder {
  pid: number;
  /** Start of the process, as returned by `processStart`. */
  startedAt: string;
  /** `server`, or the name of a command that started the database for itself. */
  purpose: string;
  /** Address of the running shop; `null`: not open yet, or the holder is a command. */
  address: string | null;
  /** Connection to the embedded database; null until it runs. */
  databaseUrl: string | null;
}

export interface ServerLock {
  /** Writes what has become known. */
  update(known: Partial<Pick<LockHolder, 'address' | 'databaseUrl'>>): void;
  release(): void;
}

export type LockOutcome = { ok: true; lock: ServerLock } | { ok: false; holder: LockHolder };

const fileOf = (dataDir: string): string => join(dataDir, 'server.lock');

/** Takes a data folder for this process. Fails while a living process holds it; a dead one's lock is set aside. */
export function takeLock(dataDir: string, purpose: string): LockOutcome {
  mkdirSync(dataDir, { recursive: true });
  const holder: LockHolder = { pid: process.pid, startedAt: processStart(process.pid) ?? '', purpose, address: null, databaseUrl: null };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (create(dataDir, holder)) return { ok: true, lock: lockOf(dataDir, holder) };
    const other = readHolder(dataDir);
    if (other) return { ok: false, holder: other };
    setAside(dataDir);
  }
  throw new Error(`${fileOf(dataDir)} can be neither taken nor read; remove it when no server runs on this folder`);
}

/** The living holder of a data folder, or `null`. */
export function readHolder(dataDir: string): LockHolder | null {
  const holder = parse(fileOf(dataDir));
  if (!holder) return null;
  const start = processStart(holder.pid);
  return start !== null && (start === '' || holder.startedAt === '' || start === holder.startedAt) ? holder : null;
}

function parse(file: string): LockHolder | null {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as LockHolder;
    return Number.isInteger(holder.pid) && holder.pid > 0 ? holder : null;
  } catch {
    // Missing, or torn by a crash: not held.
    return null;
  }
}

/** Whole at once or not at all: the file is written aside and linked to its name. */
function create(dataDir: string, holder: LockHolder): boolean {
  const aside = `${fileOf(dataDir)}.${process.pid}`;
  writeFileSync(aside, JSON.stringify(holder), { mode: 0o600 });
  try {
    linkSync(aside, fileOf(dataDir));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Moves a dead lock away. If another start was quicker and a living lock was caught instead, it is put back. */
function setAside(dataDir: string): void {
  const away = `${fileOf(dataDir)}.dead.${process.pid}`;
  try {
    renameSync(fileOf(dataDir), away);
  } catch {
    return;
  }
  const caught = parse(away);
  const start = caught && processStart(caught.pid);
  if (caught && start !== null && start === caught.startedAt) {
    try {
      linkSync(away, fileOf(dataDir));
    } catch {
      // A third start holds it now.
    }
  }
  rmSync(away, { force: true });
}

function lockOf(dataDir: string, first: LockHolder): ServerLock {
  let holder = first;
  const isOurs = () => parse(fileOf(dataDir))?.pid === process.pid;
  return {
    update: (known) => {
      holder = { ...holder, ...known };
      const aside = `${fileOf(dataDir)}.${process.pid}`;
      writeFileSync(aside, JSON.stringify(holder), { mode: 0o600 });
      renameSync(aside, fileOf(dataDir));
    },
    release: () => {
      if (isOurs()) rmSync(fileOf(dataDir), { force: true });
    },
  };
}
