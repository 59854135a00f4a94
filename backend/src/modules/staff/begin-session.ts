import type { Step } from '@vitrina/contract/staff/session';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { proveByEmail } from '../customers/index.ts';
import { selectFactors } from './factor-queries.ts';
import { newSessionId } from './session-cookie.ts';
import { hasRole, insertStaffSession } from './session-queries.ts';

/** Begins a login of staff by password. An address that is unknown, not of staff or without a role fails like a wrong password. */
export async function beginSession({ email, password }: { email: string; password: string }, context: CallContext): Promise<Outcome<{ step: Step }>> {
  const { db, agent, address } = context;
  const proven = await proveByEmail({ email, password }, context);
  if (!proven.ok) return proven;
  const { id: userId, is_staff, token_version: version } = proven.data;
  if (!is_staff || !(await hasRole(db, userId))) return fail('error_login_failed');
  const step = (await selectFactors(db, userId)).length > 0 ? 'second' : 'enrol';
  const { hash, headers } = newSessionId();
  await insertStaffSession(db, { hash, userId, version, step, factor: null, agent, address });
  return ok({ step }, [], headers);
}
