import type { Step } from '@vitrina/contract/staff/session';
import { enqueueMail } from '../../adapters/mail/outbox.ts';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { deviceName, isOverLimit } from '../customers/index.ts';
import { checkFirstCode } from './check-code.ts';
import { lockFactors, replacePendingTotp, replaceRecoveryCodes, selectFactors } from './factor-queries.ts';
import { openSession } from './open-session.ts';
import { qrCode } from './qr-code.ts';
import { readSelf, type Self } from './read-self.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';
import type { StaffDeps, StaffSite } from './staff-deps.ts';
import { newSecret, totpUri } from './totp.ts';

const HOUR = 3600;
const MAX_SECRETS = 20;
/** Of one member of staff. */
const MAX_FACTORS = 10;

/** A new secret, in force once a code of it is shown. */
export const startTotp =
  (site: StaffSite, { sealer }: StaffDeps) =>
  async (_input: unknown, context: CallContext): Promise<Outcome<{ secret: string; uri: string; qr: string }>> => {
    const { db, agent } = context;
    const self = await readSelf(context);
    if (!self || !(await mayEnrol(db, self, context))) return fail('error_unauthorized');
    const limits = [{ key: `staff-totp:${self.userId}`, most: MAX_SECRETS }];
    const factors = await selectFactors(db, self.userId);
    if (factors.length >= MAX_FACTORS || (await isOverLimit(db, limits, HOUR)))
      return fail('error_too_many_requests', { headers: { 'retry-after': String(HOUR) } });
    const secret = newSecret();
    const uri = totpUri({ issuer: site.name, email: self.row.email, secret });
    await db.transaction().execute((db) => replacePendingTotp(db, self.userId, sealer.seal(secret), deviceName(agent)));
    return ok({ secret, uri, qr: qrCode(uri) });
  };

/** Puts the new secret in force; at the first login also opens the session and gives the recovery codes. */
export const confirmTotp =
  (deps: StaffDeps) =>
  async ({ code }: { code: string }, context: CallContext): Promise<Outcome<{ step: Step; recovery: string[] | null }>> => {
    const self = await readSelf(context);
    if (!self) return fail('error_unauthorized');
    const { userId, sessionId } = self;
    return context.db.transaction().execute(async (db) => {
      const { email, token_version: version } = await lockFactors(db, userId);
      if (!(await mayEnrol(db, self, context))) return fail('error_unauthorized');
      const shown = await checkFirstCode(db, { userId, code }, deps);
      if (!shown.ok) return shown;
      await enqueueMail(db, { dedupeKey: `staff-factor:${userId}:${deps.now()}`, kind: 'staff-factor-added', recipient: email, lang: context.lang, data: {} });
      if (context.staff?.step !== 'enrol') return ok({ step: 'in' as const, recovery: null });
      const recovery = newRecoveryCodes();
      await replaceRecoveryCodes(db, userId, recovery.map(recoveryHash));
      const headers = await openSession(db, { userId, version, factor: 'totp', half: sessionId, context });
      return headers ? ok({ step: 'in' as const, recovery }, [], headers) : fail('error_unauthorized');
    });
  };

/** A half session enrols nothing once there is a factor: another one was quicker. */
const mayEnrol = async (db: Db, { userId }: Self, { staff }: Pick<CallContext, 'staff'>): Promise<boolean> =>
  staff?.step === 'in' || (await selectFactors(db, userId)).length === 0;
