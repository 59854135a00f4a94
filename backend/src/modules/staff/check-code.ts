import type { Db } from '../../db/index.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { type AttemptLimit, isOverLimit, undoAttempts } from '../customers/index.ts';
import { selectTotps, type TotpRow, consumeRecoveryCode, takeStep } from './factor-queries.ts';
import { recoveryHash } from './recovery-codes.ts';
import type { StaffDeps } from './staff-deps.ts';
import { stepOfCode } from './totp.ts';

const QUARTER = 900;
/** Limit of wrong codes per staff member. */
const MAX_WRONG = 10;

export type Shown = 'totp' | 'recovery';

const limitsOf = (userId: number): AttemptLimit[] => [{ key: `staff-code:${userId}`, most: MAX_WRONG }];

/** Consumes a code of an authenticator app, or a recovery code. No code is accepted twice; wrong ones are counted. */
export async function checkCode(db: Db, { userId, code }: { userId: number; code: string }, deps: StaffDeps): Promise<Outcome<Shown>> {
  return withinLimits(db, userId, async () => {
    const token = digitsOf(code);
    if (token === null) return (await consumeRecoveryCode(db, userId, recoveryHash(code))) ? 'recovery' : null;
    return (await takeTotp(db, await selectTotps(db, userId, { isConfirmed: true }), token, deps)) ? 'totp' : null;
  });
}

/** Verifies the first code of a new secret, which activates it. */
export const checkFirstCode = (db: Db, { userId, code }: { userId: number; code: string }, deps: StaffDeps): Promise<Outcome<Shown>> =>
  withinLimits(db, userId, async () => {
    const token = digitsOf(code);
    return token !== null && (await takeTotp(db, await selectTotps(db, userId, { isConfirmed: false }), token, deps)) ? 'totp' : null;
  });

async function withinLimits(db: Db, userId: number, work: () => Promise<Shown | null>): Promise<Outcome<Shown>> {
  const limits = limitsOf(userId);
  if (await isOverLimit(db, limits, QUARTER)) return fail('error_too_many_requests', { headers: { 'retry-after': String(QUARTER) } });
  const shown = await work();
  if (shown === null) return fail('error_login_failed');
  await undoAttempts(db, limits);
  return ok(shown);
}

async function takeTotp(db: Db, totps: readonly TotpRow[], token: string, deps: StaffDeps): Promise<boolean> {
  for (const { id, secret } of totps) {
    const step = stepOfCode(secret, token, deps);
    if (step !== null && (await takeStep(db, id, step))) return true;
  }
  return false;
}

function digitsOf(code: string): string | null {
  const digits = code.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}
