import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { type ChangedPath, recordChange } from '../changes/index.ts';

type Action = 'factor' | 'factor_end' | 'recovery';

/** Records a change of login methods. At the first login the session is a half one, so the user is passed explicitly. */
export const recordFactor = (db: Db, userId: number, { action, path }: { action: Action; path: ChangedPath }, context: CallContext): Promise<number> =>
  recordChange(
    db,
    { kind: 'staff', subjectId: String(userId), version: 0, action, paths: [path] },
    { context: { ...context, actor: { ...context.actor, userId } } },
  );
