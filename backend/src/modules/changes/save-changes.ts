import type { Saved } from '@vitrina/contract/staff/saving';
import type { Db } from '../../db/index.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { type ChangeRow, selectChangesSince } from './change-queries.ts';
import { type Fields, mergeChanges } from './merge-changes.ts';
import { type Author, recordChange } from './record-change.ts';

/** Current state of an object that staff edit. */
export interface Editable {
  version: number;
  fields: Fields;
}

export interface Save {
  kind: string;
  subjectId: string;
  action?: string;
  /** Version on which the changes were made. */
  version: number;
  /** New values by dotted path; `null`: removed. */
  changes: Fields;
  author: Author;
  /** Reads and locks the object until the transaction ends; `null`: it does not exist. */
  lock: (db: Db) => Promise<Editable | null>;
  /** Saves fields and the new version. */
  write: (db: Db, changes: Fields, version: number) => Promise<void>;
}

/**
 * Saves edits by staff; all edits use this function. In the caller's transaction it merges the sent changes with those saved meanwhile, writes, and
 * records before and after. Fields that others set to a different value are returned with that value, its author and time, and nothing is written.
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

/** True if the log has every version in between; otherwise the changes since are unknown. */
function isWhole(since: readonly ChangeRow[], from: number, to: number): boolean {
  const logged = new Set(since.map((row) => row.version));
  for (let version = from + 1; version <= to; version += 1) if (!logged.has(version)) return false;
  return true;
}
