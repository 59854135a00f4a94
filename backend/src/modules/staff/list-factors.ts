import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffSession } from '@vitrina/contract/staff/session';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { countRecoveryCodes, deleteFactor, lockFactors, replaceRecoveryCodes, selectFactors } from './factor-queries.ts';
import { recordFactor } from './record-factor.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';

type Factors = ReplyOf<typeof staffSession.factors>;

/** Lists the caller's second factors. */
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

/** Removes a factor, unless it is the last. */
export async function removeFactor({ id }: { id: number }, context: CallContext): Promise<Outcome<Factors>> {
  const { actor } = context;
  const { userId } = actor;
  if (userId === null) return fail('error_unauthorized');
  return context.db.transaction().execute(async (db) => {
    await lockFactors(db, userId);
    const factors = await selectFactors(db, userId);
    const gone = factors.find((one) => one.id === id);
    if (!gone) return fail('error_empty_data');
    if (factors.length === 1) return fail('error_last_login');
    await deleteFactor(db, userId, id);
    await recordFactor(db, userId, { action: 'factor_end', path: { path: 'factor', before: gone.kind } }, context);
    return listFactors(null, { db, actor });
  });
}

/** Creates ten recovery codes; earlier ones are revoked. */
export async function renewRecovery(_input: unknown, context: CallContext): Promise<Outcome<{ recovery: string[] }>> {
  const { userId } = context.actor;
  if (userId === null) return fail('error_unauthorized');
  const recovery = newRecoveryCodes();
  await context.db.transaction().execute(async (db) => {
    await replaceRecoveryCodes(db, userId, recovery.map(recoveryHash));
    await recordFactor(db, userId, { action: 'recovery', path: { path: 'recovery', after: recovery.length } }, context);
  });
  return ok({ recovery });
}
