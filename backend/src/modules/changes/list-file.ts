import { type CsvValue, toCsv } from '@vitrina/contract/values/csv';
import type { Db } from '../../db/index.ts';
import { type Author, recordChange } from './record-change.ts';

/** Fields of the file for each column of a list, by name. */
export type ListFields<Column extends string, Row> = Readonly<Record<Column, Readonly<Record<string, (row: Row) => CsvValue>>>>;

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
): Promise<{ csv: string; rows: number; total: number }> {
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
