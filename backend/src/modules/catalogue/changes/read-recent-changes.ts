import type { Db } from '../../../db/index.ts';
import type { RecentChanges } from '../../../http/change-history.ts';
import { selectDatabaseIdentity, selectDatabaseName, selectLastOlderChange, selectRecentChanges } from './change-queries.ts';
import { tagsOf } from './change-tags.ts';

const NOT_ALLOWED = '42501';

/**
 * Changes before this process started, needed to use cached data shared by other processes. Read after the catalogue is loaded, which receives all later
 * changes.
 */
export async function readRecentChanges(db: Db): Promise<RecentChanges> {
  const source = await selectDatabaseIdentity(db).catch((error: { code?: string }) => {
    if (error.code === NOT_ALLOWED) return selectDatabaseName(db);
    throw error;
  });
  // In this order: a change that passes the hour between the two reads is counted twice instead of not at all.
  const recent = await selectRecentChanges(db);
  const floor = (await selectLastOlderChange(db)) + 1;
  const ended = new Map<string, number>();
  for (const change of recent) for (const tag of tagsOf(change)) ended.set(tag, Math.max(change.xid, ended.get(tag) ?? 0));
  return { source, floor, ended };
}
