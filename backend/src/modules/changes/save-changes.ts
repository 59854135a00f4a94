import type { Saved } from '@vitrina/contract/staff/saving';
import type { Db } from '../../db/index.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { type ChangeRow, selectChangesSince } from './change-queries.ts';
import { type Fields, mergeChanges } from './merge-changes.ts';
import { type Author, recordChange } from './record-change.ts';

/** A thing that staff edit, as it stands. */
export interface Editable {
  version: number;
  fields: Fields;
}

export interface Save {
  kind: string;
  subjectId: string;
  action?: string;
  /** Version that the changes were made on. */
  version: number;
  /** Dotted paths to their new values; `null`: none. */
  changes: Fields;
  author: Author;
  /** Reads and locks the thing until the transaction ends; `null`: there is none. */
  lock: (db: Db) => Promise<Editable | null>;
  /** Writes fields and the new version. */
  write: (db: Db, changes: Fields, version: number) => Promise<void>;
}

/**
 * Saves edits by staff; all edits go this way. In the caller's transaction it merges the sent changes with those saved
 * meanwhile, writes, and records before and after. Fields that others changed to something else are named with theirs, by
 * and at, and nothing is written.
 */
export async function saveChanges(db: Db, { kind, subjectId, action = 'save', version, changes, author, lock, write }: Save): Promise<Outcome<Saved>> {
  const thing = await lock(db);
  if (!thing) return fail('error_empty_data');
  if (version > thing.version) return fail('error_version', { errors: [{ field: 'version', label_name: 'error_field_out_of_range' }] });
  const since = version === thing.version ? [] : await selectChangesSince(db, { kind, subjectId, version });
  if (!isWhole(since, version, thing.version)) return fail('error_version', { errors: [{ field: 'version', label_name: 'error_field_changed' }] });
  const { paths, merged, conflicts } = mergeChanges({ current: thing.fields, changes, since });
  if (conflicts.length > 0) return fail('error_version', { errors: conflicts });
  if (paths.length === 0) return ok({ version: thing.version, changed: [], merged, warnings: [], change_id: null });
  const next = thing.version + 1;
  await write(db, Object.fromEntries(paths.map(({ path, after }) => [path, after ?? null])), next);
  const change_id = await recordChange(db, { kind, subjectId, version: next, action, paths }, author);
  return ok({ version: next, changed: paths.map(({ path }) => path), merged, warnings: [], change_id });
}

/** Every version between is in the log; else nothing can be said of what changed. */
function isWhole(since: readonly ChangeRow[], from: number, to: number): boolean {
  const known = new Set(since.map((row) => row.version));
  for (let version = from + 1; version <= to; version += 1) if (!known.has(version)) return false;
  return true;
}
