import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffNotices } from '@vitrina/contract/staff/notices';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { scopeOf } from '../../http/staff-rights.ts';
import { deleteView, selectColumns, selectViews, upsertView, writeColumns } from './view-queries.ts';

/** Limit of saved views per staff member and screen. */
const MOST_VIEWS = 50;

type Views = Outcome<ReplyOf<typeof staffNotices.views>>;

/** Lists the saved views of a list. */
export async function listViews({ screen }: { screen: string }, { db, actor }: CallContext): Promise<Views> {
  if (actor.userId === null) return fail('error_unauthorized');
  return ok({ items: await selectViews(db, screen, actor.userId) });
}

interface ViewInput {
  screen: string;
  title: string;
  search: Record<string, string>;
  is_shared: boolean;
}

export async function saveView({ screen, title, search, is_shared: isShared }: ViewInput, context: CallContext): Promise<Views> {
  const { db, actor, staff } = context;
  if (actor.userId === null) return fail('error_unauthorized');
  if (isShared && !scopeOf(staff, 'settings.edit')) return fail('error_forbidden');
  const isSaved = await upsertView(db, { screen, userId: actor.userId, title, search, isShared }, MOST_VIEWS);
  return isSaved ? listViews({ screen }, context) : fail('error_too_many_requests');
}

export async function dropView({ screen, id }: { screen: string; id: number }, context: CallContext): Promise<Views> {
  const { db, actor, staff } = context;
  if (actor.userId === null) return fail('error_unauthorized');
  const all = scopeOf(staff, 'settings.edit') !== null;
  return (await deleteView(db, { id, screen, userId: actor.userId, all })) ? listViews({ screen }, context) : fail('error_empty_data');
}

type Columns = Outcome<ReplyOf<typeof staffNotices.columns>>;

/** The caller's chosen columns of a list. */
export async function readColumns({ screen }: { screen: string }, { db, actor }: CallContext): Promise<Columns> {
  return actor.userId === null ? fail('error_unauthorized') : ok({ columns: await selectColumns(db, screen, actor.userId) });
}

export async function saveColumns({ screen, columns }: { screen: string; columns: string[] | null }, { db, actor }: CallContext): Promise<Columns> {
  if (actor.userId === null) return fail('error_unauthorized');
  await writeColumns(db, screen, actor.userId, columns);
  return ok({ columns });
}
