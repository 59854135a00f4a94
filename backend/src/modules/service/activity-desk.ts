import type { CallContext } from '../../http/context.ts';
import { type Outcome, ok } from '../../http/outcome.ts';
import { recordChange } from '../changes/index.ts';
import { clearCaches, purgeTags, readMaintenance, setMaintenance } from '../site/index.ts';
import { inStaffTransaction } from '../../http/in-staff-transaction.ts';
import { retryFailed } from './mail-queries.ts';
import type { ServiceDeps } from './service-deps.ts';

/** Retries failed mails of the markets in scope. */
export const retryMails = ({ ids }: { ids?: readonly number[] | undefined }, context: CallContext): Promise<Outcome<{ retried: number }>> =>
  inStaffTransaction(context, 'maintenance', async (db, scope) => {
    const retried = await retryFailed(db, ids ?? null, scope.markets);
    if (retried.length > 0)
      await recordChange(
        db,
        { kind: 'mails', subjectId: 'failed', version: 0, action: 'retry', paths: [{ path: 'ids', after: retried.slice(0, 500) }] },
        { context },
      );
    return ok({ retried: retried.length });
  });

export const getMaintenance = async (_input: unknown, { db }: CallContext): Promise<Outcome<{ on: boolean }>> => ok({ on: await readMaintenance(db) });

export const switchMaintenance = ({ on }: { on: boolean }, context: CallContext): Promise<Outcome<{ on: boolean }>> =>
  inStaffTransaction(context, 'maintenance', async (db) => {
    const before = await readMaintenance(db);
    if (before === on) return ok({ on });
    const paths = [{ path: 'on', before, after: on }];
    await recordChange(db, { kind: 'maintenance', subjectId: 'shop', version: 0, action: on ? 'close' : 'open', paths }, { context });
    return setMaintenance({ on }, { ...context, db });
  });

interface Emptied {
  names?: { caches: string[] } | undefined;
  tags?: string[] | undefined;
}

/** Clears caches by name or by tag; with neither, all caches. */
export const emptyCaches =
  ({ cache }: Pick<ServiceDeps, 'cache'>) =>
  ({ names, tags }: Emptied, context: CallContext): Promise<Outcome<{ cleared: string[] }>> =>
    inStaffTransaction(context, 'maintenance', async (db) => {
      const caches = names?.caches ?? [];
      const paths = [{ path: tags ? 'tags' : 'names', after: tags ?? caches }];
      await recordChange(db, { kind: 'caches', subjectId: 'all', version: 0, action: 'clear', paths }, { context });
      if (tags) await purgeTags(db, tags);
      if (tags && !names) return ok({ cleared: tags });
      return clearCaches(cache)({ caches }, { ...context, db });
    });
