import type { Step } from '@vitrina/contract/staff/session';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { deviceName, isOverLimit } from '../customers/index.ts';
import { checkFirstCode } from './check-code.ts';
import { endEnrolment, mayEnrol } from './end-enrolment.ts';
import { lockFactors, MAX_FACTORS, replacePendingTotp, selectFactors } from './factor-queries.ts';
import { qrCode } from './qr-code.ts';
import { readSelf } from './read-self.ts';
import type { StaffDeps, StaffSite } from './staff-deps.ts';
import { newSecret, totpUri } from './totp.ts';

const HOUR = 3600;
const MAX_SECRETS = 20;

/** Creates a new secret, which its first valid code activates. */
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

/** Activates the new secret; at the first login also opens the session and returns the recovery codes. */
export const confirmTotp =
  (deps: StaffDeps) =>
  async ({ code }: { code: string }, context: CallContext): Promise<Outcome<{ step: Step; recovery: string[] | null }>> => {
    const self = await readSelf(context);
    if (!self) return fail('error_unauthorized');
    return context.db.transaction().execute(async (db) => {
      await lockFactors(db, self.userId);
      if (!(await mayEnrol(db, self, context))) return fail('error_unauthorized');
      const shown = await checkFirstCode(db, { userId: self.userId, code }, deps);
      return shown.ok ? endEnrolment(db, { self, factor: 'totp', context, deps }) : shown;
    });
  };
