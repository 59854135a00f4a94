import type { FieldError } from '@vitrina/contract/errors';
import type { ChangeRow } from './change-queries.ts';
import type { ChangedPath } from './record-change.ts';

export type Fields = Readonly<Record<string, unknown>>;

export interface Merge {
  /** Paths to save. */
  paths: ChangedPath[];
  /** Paths that others have changed since the version sent. */
  merged: string[];
  /** Fields that others have set to a different value. */
  conflicts: FieldError[];
}

interface Sides {
  /** Current fields of the object. */
  current: Fields;
  /** Fields sent by the caller: only those that it changed. */
  changes: Fields;
  /** Changes recorded since the version sent, oldest first. */
  since: readonly ChangeRow[];
}

/** Merges changes made on an older version into the current object, field by field. */
export function mergeChanges({ current, changes, since }: Sides): Merge {
  const theirs = new Map<string, ChangeRow>();
  for (const row of since) for (const { path } of row.paths) theirs.set(path, row);
  const paths = Object.entries(changes)
    .filter(([path, after]) => !isSame(current[path], after))
    .map(([path, after]) => ({ path, before: current[path], after }));
  const conflicts = paths.flatMap(({ path }) => {
    const other = [...theirs].findLast(([changed]) => overlaps(changed, path))?.[1];
    return other ? [conflictOf(path, current[path], other)] : [];
  });
  return { paths, merged: [...theirs.keys()].filter((path) => !(path in changes)).sort(), conflicts };
}

/** True if the paths are equal or one contains the other: `texts.hr` and `texts.hr.title`. */
const overlaps = (one: string, other: string): boolean => one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

const conflictOf = (field: string, theirs: unknown, { name, email, at }: ChangeRow): FieldError => ({
  field,
  label_name: 'error_field_changed',
  theirs: theirs ?? null,
  by: name ?? email,
  at: at.toISOString(),
});

/** Compares as JSON; an absent field equals `null`. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
