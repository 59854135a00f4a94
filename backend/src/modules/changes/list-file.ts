import type { Permission, Scope } from '@vitrina/contract/staff/permissions';
import { CSV_MARK, csvLines, type CsvValue } from '@vitrina/contract/values/csv';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { inStaffSnapshot } from '../../http/in-staff-transaction.ts';
import { LongReply } from '../../http/long-reply.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { scopeOf } from '../../http/staff-rights.ts';
import { type Author, recordChange } from './record-change.ts';

/** Fields of the file for each column of a list, by name. */
export type ListFields<Column extends string, Row> = Readonly<Record<Column, Readonly<Record<string, (row: Row) => CsvValue>>>>;

export interface CsvReply {
  csv: string;
  rows: number;
}

/** Rows held in memory. */
const PAGE_ROWS = 5000;
/** Characters up to which a file is sent from memory. */
const SHORT = 1 << 20;

/** Yields a complete list page by page. */
export async function* inPages<Row>(select: (page: { offset: number; limit: number }) => Promise<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  for (let offset = 0; ; offset += PAGE_ROWS) {
    const rows = await select({ offset, limit: PAGE_ROWS });
    yield rows;
    if (rows.length < PAGE_ROWS) return;
  }
}

interface ListFile<Column extends string, Row> {
  /** Name of the list: `returns`. */
  name: string;
  fields: ListFields<Column, Row>;
  columns: readonly Column[];
  /** All rows of the list, in pages. */
  pages: AsyncIterable<readonly Row[]>;
  /** Names of the applied filters. */
  narrowed: readonly string[];
}

/**
 * Exports a complete list as a file, with one page in memory. The log records the filters, but no names of people in the list, which would stay
 * there permanently. Fails if the client disconnected meanwhile.
 */
export async function makeListFile<Column extends string, Row>(
  db: Db,
  { name, fields, columns, pages, narrowed }: ListFile<Column, Row>,
  author: { context: (Author['context'] & Pick<CallContext, 'signal'>) | null },
): Promise<CsvReply> {
  const chosen = columns.flatMap((column) => Object.entries(fields[column]));
  const file = new CsvFile();
  try {
    await file.write(CSV_MARK + csvLines([chosen.map(([field]) => field)]), 0);
    for await (const rows of pages) {
      author.context?.signal?.throwIfAborted();
      await file.write(csvLines(rows.map((row) => chosen.map(([, value]) => value(row)))), rows.length);
    }
    const paths = [
      { path: 'rows', after: file.rows },
      { path: 'columns', after: columns },
      { path: 'filters', after: narrowed },
    ];
    await recordChange(db, { kind: 'export', subjectId: name, version: 0, action: 'csv', paths }, author);
    return await file.end();
  } catch (error) {
    await file.drop();
    throw error;
  }
}

/** The reply of a list, in memory while it is short. */
class CsvFile {
  rows = 0;
  #text = '';
  #long: LongReply | null = null;

  async write(lines: string, rows: number): Promise<void> {
    this.rows += rows;
    this.#text += lines;
    if (!this.#long && this.#text.length < SHORT) return;
    if (!this.#long) {
      this.#long = await LongReply.open();
      await this.#long.write('{"success":true,"data":{"csv":"');
    }
    await this.#flush(this.#long);
  }

  /** Written in whole lines, so that no character is split. */
  async #flush(long: LongReply): Promise<void> {
    await long.write(JSON.stringify(this.#text).slice(1, -1));
    this.#text = '';
  }

  async end(): Promise<CsvReply> {
    if (!this.#long) return { csv: this.#text, rows: this.rows };
    await this.#long.write(`","rows":${this.rows}}}`);
    // JSON text of the reply, which `handleCall` sends unchanged.
    return this.#long as unknown as CsvReply;
  }

  async drop(): Promise<void> {
    await this.#long?.close();
  }
}

interface ExportedList<Column extends string, Row> extends Pick<ListFile<Column, Row>, 'name' | 'fields' | 'narrowed'> {
  /** Absent: all fields of the list, in their order. */
  columns?: readonly Column[];
  /** Permission to see the list. */
  sees: Permission;
  /** All rows within the scope, in pages. */
  read: (db: Db, scope: Scope) => AsyncIterable<readonly Row[]>;
}

/** Exports a list for staff with both the right to export and the right to see it, within the scopes of both. */
export const exportList = <Column extends string, Row>(
  context: CallContext,
  right: Permission,
  { sees, read, columns, ...list }: ExportedList<Column, Row>,
): Promise<Outcome<CsvReply>> =>
  inStaffSnapshot(context, right, async (db, exporting) => {
    const seeing = scopeOf(context.staff, sees);
    if (!seeing) return fail('error_forbidden');
    const pages = read(db, withinBoth(seeing, exporting));
    return ok(await makeListFile(db, { ...list, pages, columns: columns ?? (Object.keys(list.fields) as Column[]) }, { context }));
  });

/** Intersection of two scopes. */
function withinBoth(one: Scope, other: Scope): Scope {
  return {
    ...one,
    markets: common(one.markets, other.markets),
    warehouses: common(one.warehouses, other.warehouses),
    languages: common(one.languages, other.languages),
  };
}

/** Intersection of two lists; `null`: no restriction. */
export function common<Value>(one: readonly Value[] | null, other: readonly Value[] | null): readonly Value[] | null {
  if (one === null || other === null) return one ?? other;
  return one.filter((value) => other.includes(value));
}
