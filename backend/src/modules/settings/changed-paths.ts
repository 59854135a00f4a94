/** Change of one field. `before` is absent for a new field, `after` for a removed one. */
export interface ChangedPath {
  path: string;
  before?: unknown;
  after?: unknown;
}

/** Fields that differ between two documents; lists count as one field. */
export function changedPaths(before: unknown, after: unknown, path: string): ChangedPath[] {
  if (!isGroup(before) || !isGroup(after)) return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => changedPaths(before[name], after[name], `${path}.${name}`));
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);
