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

/** Rows that are in memory at once. */
const PAGE_ROWS = 5000;
/** Characters of a file that is answered from memory. */
const SHORT = 1 << 20;

/** A list from its first row to its last, page by page. */
export async function* inPages<Row>(select: (page: { offset: number; limit: number }) => Promise<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  for (let offset = 0; ; offset += PAGE_ROWS) {
    const rows = await select({ offset, limit: PAGE_ROWS });
    yield rows;
    if (rows.length < PAGE_ROWS) return;
  }
}

interface ListFile<Column extends string, Row> {
  /** `returns` */
  name: string;
  fields: ListFields<Column, Row>;
  columns: readonly Column[];
  /** All rows of the list, in pages. */
  pages: AsyncIterable<readonly Row[]>;
  /** Names of what it was narrowed by. */
  narrowed: readonly string[];
}

/**
 * Exports a whole list as a file, in memory of a page. The log records the filters and not the names of the people in it, which would stay
 * there for good. Ends with an error where the caller hung up meanwhile.
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

/** The reply of a list, in memory as long as it is short. */
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

  /** Lines are whole, so that no character is parted. */
  async #flush(long: LongReply): Promise<void> {
    await long.write(JSON.stringify(this.#text).slice(1, -1));
    this.#text = '';
  }

  async end(): Promise<CsvReply> {
    if (!this.#long) return { csv: this.#text, rows: this.rows };
    await this.#long.write(`","rows":${this.rows}}}`);
    // Its text is that of the reply, which `handleCall` sends as it is.
    return this.#long as unknown as CsvReply;
  }

  async drop(): Promise<void> {
    await this.#long?.close();
  }
}

interface ExportedList<Column extends string, Row> extends Pick<ListFile<Column, Row>, 'name' | 'fields' | 'narrowed'> {
  /** Absent: all of the list's fields, in their order. */
  columns?: readonly Column[];
  /** Right to see the list. */
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
