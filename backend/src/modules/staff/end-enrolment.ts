import type { Step } from '@vitrina/contract/staff/session';
import { enqueueMail } from '../../adapters/mail/outbox.ts';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { replaceRecoveryCodes, selectFactors } from './factor-queries.ts';
import { openSession } from './open-session.ts';
import { recordFactor } from './record-factor.ts';
import type { Self } from './read-self.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';
import type { StaffDeps } from './staff-deps.ts';

/** False for a half session once there is a factor: a concurrent enrolment was first. */
export const mayEnrol = async (db: Db, { userId }: Self, { staff }: Pick<CallContext, 'staff'>): Promise<boolean> =>
  staff?.step === 'in' || (await selectFactors(db, userId)).length === 0;

interface Enrolled {
  self: Self;
  factor: 'totp' | 'passkey';
  context: CallContext;
  deps: Pick<StaffDeps, 'now'>;
}

/** Notifies of a newly activated factor; at the first login also opens the session and returns the recovery codes. */
export async function endEnrolment(
  db: Db,
  { self: { userId, sessionId, row }, factor, context, deps }: Enrolled,
): Promise<Outcome<{ step: Step; recovery: string[] | null }>> {
  const { email: recipient, token_version: version } = row;
  await enqueueMail(db, { dedupeKey: `staff-factor:${userId}:${deps.now()}`, kind: 'staff-factor-added', recipient, lang: context.lang, data: {} });
  await recordFactor(db, userId, { action: 'factor', path: { path: 'factor', after: factor } }, context);
  if (context.staff?.step !== 'enrol') return ok({ step: 'in' as const, recovery: null });
  const recovery = newRecoveryCodes();
  await replaceRecoveryCodes(db, userId, recovery.map(recoveryHash));
  const headers = await openSession(db, { userId, version, factor, half: sessionId, context });
  return headers ? ok({ step: 'in' as const, recovery }, [], headers) : fail('error_unauthorized');
}
