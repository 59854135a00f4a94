import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffChanges } from '@vitrina/contract/staff/changes';
import type { CallContext } from '../../http/context.ts';
import { type Outcome, ok } from '../../http/outcome.ts';
import { type ChangeFilter, selectChanges } from './change-queries.ts';
import { changeView } from './change-view.ts';

interface Input {
  filter: ChangeFilter;
  offset: number;
  limit: number;
}

/** The log, newest first. */
export async function searchChanges({ filter, ...page }: Input, { db }: CallContext): Promise<Outcome<ReplyOf<typeof staffChanges.search>>> {
  const { rows, total } = await selectChanges(db, filter, page);
  return ok({ items: rows.map(changeView), total });
}
