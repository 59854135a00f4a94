import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { ChangeColumn, staffChanges } from '@vitrina/contract/staff/changes';
import type { CallContext } from '../../http/context.ts';
import { inStaffSnapshot } from '../../http/in-staff-transaction.ts';
import { type Outcome, ok } from '../../http/outcome.ts';
import { type ChangeFilter, selectChanges } from './change-queries.ts';
import { changeView } from './change-view.ts';
import { inPages, type ListFields, makeListFile } from './list-file.ts';

interface Input {
  filter: ChangeFilter;
  offset: number;
  limit: number;
}

/** Searches the log, newest first. */
export async function searchChanges({ filter, ...page }: Input, { db }: CallContext): Promise<Outcome<ReplyOf<typeof staffChanges.search>>> {
  const { rows, total } = await selectChanges(db, filter, page);
  return ok({ items: rows.map(changeView), total });
}

type Listed = ReturnType<typeof changeView>;

/** Fields of the file for each column of the log. */
const FIELDS: ListFields<ChangeColumn, Listed> = {
  at: { at: ({ at }) => at },
  by: { by: ({ by }) => by?.name ?? by?.email ?? null },
  kind: { kind: ({ kind }) => kind },
  subject: { subject: ({ subject_id }) => subject_id },
  action: { action: ({ action }) => action },
  fields: { fields: ({ paths }) => paths.map(({ path }) => path).join(', ') },
  cause: { cause: ({ cause }) => cause },
};

interface FileInput {
  filter: ChangeFilter;
  columns: readonly ChangeColumn[];
}

/** Exports the log as a file, with the permission to see it. */
export const exportChanges = ({ filter, columns }: FileInput, context: CallContext): Promise<Outcome<ReplyOf<typeof staffChanges.csv>>> =>
  inStaffSnapshot(context, 'audit.view', async (db) => {
    const pages = inPages(async (page) => (await selectChanges(db, filter, page)).rows.map(changeView));
    return ok(await makeListFile(db, { name: 'changes', fields: FIELDS, columns, pages, narrowed: Object.keys(filter) }, { context }));
  });
