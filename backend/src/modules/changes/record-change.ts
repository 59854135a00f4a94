import { sql } from 'kysely';
import { type Db, json } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';

/** Change of one field. `before` is absent for a new field, `after` for a removed one. */
export interface ChangedPath {
  /** Dotted: `texts.hr.title`. */
  path: string;
  before?: unknown;
  after?: unknown;
}

export interface NewChange {
  kind: string;
  subjectId: string;
  /** Version of the subject after the change; 0: the subject has no versions. */
  version: number;
  action: string;
  paths: readonly ChangedPath[];
}

export interface Author {
  /** Author of the change; `null`: a job or a command. */
  context: Pick<CallContext, 'actor' | 'staff'> | null;
  /** `screen`, `undo:12`, `import:3` … */
  cause?: string;
}

/** Records changes, in the transaction that makes them; returns their ids in the order of the changes. */
export async function recordChanges(db: Db, changes: readonly NewChange[], { context, cause = 'screen' }: Author): Promise<number[]> {
  if (changes.length === 0) return [];
  const rows = changes.map(({ kind, subjectId, version, action, paths }, place) => ({ place, kind, subject_id: subjectId, version, action, paths }));
  const { rows: written } = await sql<{ id: number }>`
    insert into changes (user_id, session_id, kind, subject_id, version, action, paths, cause)
    select ${context?.actor.userId ?? null}::integer, ${context?.staff?.sessionId ?? null}::integer, kind, subject_id, version, action, paths, ${cause}
    from jsonb_to_recordset(${json(rows)}::jsonb) as c(place integer, kind text, subject_id text, version integer, action text, paths jsonb) order by place
    returning id::float8 as id`.execute(db);
  return written.map(({ id }) => id);
}

export const recordChange = async (db: Db, change: NewChange, author: Author): Promise<number> => (await recordChanges(db, [change], author))[0] as number;
