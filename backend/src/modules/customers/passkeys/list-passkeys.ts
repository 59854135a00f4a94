import type { Passkey } from '@vitrina/contract/passkeys';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { selectPasskeys } from './passkey-queries.ts';

export type Passkeys = { items: Passkey[] };

/** The customer's own passkeys, newest first. */
export async function listPasskeys(_input: unknown, { db, actor }: Pick<CallContext, 'db' | 'actor'>): Promise<Outcome<Passkeys>> {
  if (actor.userId === null) return fail('error_unauthorized');
  const rows = await selectPasskeys(db, actor.userId);
  return ok({
    items: rows.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
  });
}
