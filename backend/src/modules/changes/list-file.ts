import { MOST_CSV_ROWS } from '@vitrina/contract/staff/lists';
import type { Permission, Scope } from '@vitrina/contract/staff/permissions';
import { type CsvValue, toCsv } from '@vitrina/contract/values/csv';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { inStaffTransaction } from '../../http/in-staff-transaction.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { scopeOf } from '../../http/staff-rights.ts';
import { type Author, recordChange } from './record-change.ts';

/** Fields of the file for each column of a list, by name. */
export type ListFields<Column extends string, Row> = Readonly<Record<Column, Readonly<Record<string, (row: Row) => CsvValue>>>>;

export interface CsvReply {
  csv: string;
  rows: number;
  total: number;
}

interface ListFile<Column extends string, Row> {
  /** `returns` */
  name: string;
  fields: ListFields<Column, Row>;
  columns: readonly Column[];
  rows: readonly Row[];
  /** Rows that the list holds. */
  total: number;
  /** Names of what it was narrowed by. */
  narrowed: readonly string[];
}

/** Exports a list as a file. The log records the filters and not the names of the people in it, which would stay there for good. */
export async function makeListFile<Column extends string, Row>(
  db: Db,
  { name, fields, columns, rows, total, narrowed }: ListFile<Column, Row>,
  author: Author,
): Promise<CsvReply> {
  const chosen = columns.flatMap((column) => Object.entries(fields[column]));
  const csv = toCsv([chosen.map(([field]) => field), ...rows.map((row) => chosen.map(([, value]) => value(row)))]);
  const paths = [
    { path: 'rows', after: rows.length },
    { path: 'columns', after: columns },
    { path: 'filters', after: narrowed },
  ];
  await recordChange(db, { kind: 'export', subjectId: name, version: 0, action: 'csv', paths }, author);
  return { csv, rows: rows.length, total };
}

interface ExportedList<Column extends string, Row> extends Pick<ListFile<Column, Row>, 'name' | 'fields' | 'narrowed'> {
  /** Absent: all of the list's fields, in their order. */
  columns?: readonly Column[];
  /** Right to see the list. */
  sees: Permission;
  /** The first `limit` rows within the scope. */
  read: (db: Db, limit: number, scope: Scope) => Promise<{ rows: readonly Row[]; total: number }>;
}

/** Exports a list for who has both the right to take it along and the right to see it, within the scopes of both. */
export const exportList = <Column extends string, Row>(
  context: CallContext,
  right: Permission,
  { sees, read, columns, ...list }: ExportedList<Column, Row>,
): Promise<Outcome<CsvReply>> =>
  inStaffTransaction(context, right, async (db, exporting) => {
    const seeing = scopeOf(context.staff, sees);
    if (!seeing) return fail('error_forbidden');
    const found = await read(db, MOST_CSV_ROWS, withinBoth(seeing, exporting));
    return ok(await makeListFile(db, { ...list, ...found, columns: columns ?? (Object.keys(list.fields) as Column[]) }, { context }));
  });

/** Where both scopes hold. */
function withinBoth(one: Scope, other: Scope): Scope {
  return {
    ...one,
    markets: common(one.markets, other.markets),
    warehouses: common(one.warehouses, other.warehouses),
    languages: common(one.languages, other.languages),
  };
}

/** What two scopes have in common; `null`: all. */
export function common<Value>(one: readonly Value[] | null, other: readonly Value[] | null): readonly Value[] | null {
  if (one === null || other === null) return one ?? other;
  return one.filter((value) => other.includes(value));
}
