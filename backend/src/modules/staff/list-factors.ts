import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffSession } from '@vitrina/contract/staff/session';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { countRecoveryCodes, deleteFactor, lockFactors, replaceRecoveryCodes, selectFactors } from './factor-queries.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';

type Factors = ReplyOf<typeof staffSession.factors>;

/** Second factors of one's own. */
export async function listFactors(_input: unknown, { db, actor }: Pick<CallContext, 'db' | 'actor'>): Promise<Outcome<Factors>> {
  if (actor.userId === null) return fail('error_unauthorized');
  const items = (await selectFactors(db, actor.userId)).map(({ id, kind, name, created_at, last_used_at }) => ({
    id,
    kind,
    name,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }));
  return ok({ items, recovery_left: await countRecoveryCodes(db, actor.userId) });
}

/** Takes one away, unless it is the last. */
export async function removeFactor({ id }: { id: number }, { db, actor }: CallContext): Promise<Outcome<Factors>> {
  const { userId } = actor;
  if (userId === null) return fail('error_unauthorized');
  return db.transaction().execute(async (db) => {
    await lockFactors(db, userId);
    const factors = await selectFactors(db, userId);
    if (!factors.some((one) => one.id === id)) return fail('error_empty_data');
    if (factors.length === 1) return fail('error_last_login');
    await deleteFactor(db, userId, id);
    return listFactors(null, { db, actor });
  });
}

/** Ten new recovery codes; the old ones end. */
export async function renewRecovery(_input: unknown, { db, actor }: CallContext): Promise<Outcome<{ recovery: string[] }>> {
  const { userId } = actor;
  if (userId === null) return fail('error_unauthorized');
  const recovery = newRecoveryCodes();
  await db.transaction().execute((db) => replaceRecoveryCodes(db, userId, recovery.map(recoveryHash)));
  return ok({ recovery });
}
