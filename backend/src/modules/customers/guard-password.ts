import type { CallContext } from '../../http/context.ts';
import { callerNetworks } from '../../http/caller-networks.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { type AttemptLimit, countAttempts, countUnlessExceeded, limitsOfAddress, undoAttempts } from './attempt-limits.ts';
import type { UserRow } from './customer-queries.ts';
import type { KnownDevice } from './device-tokens.ts';
import { RANKS, type Rank } from './hash-queue.ts';
import { trackPendingAttempt } from './pending-attempts.ts';

const MINUTE = 60;
const QUARTER = 900;
const DAY = 86_400;
/** Attempts per minute of one client. */
const ATTEMPTS = 10;
/** Failed attempts at one account from all addresses: in a quarter of an hour, and in a day. */
const GUESSES = { quarter: 20, day: 100 };
/** Attempts per minute from a /24 or a /48: more than an office makes. */
const MUCH_AROUND = 10;

/** The password may be checked. */
export interface Guarded {
  rank: Rank;
  /** Undoes the count if the password was right or was not checked. */
  takeBack: () => Promise<void>;
  /** Call after the check of the password. */
  end: () => void;
}

type Caller = Pick<CallContext, 'db' | 'address'>;

const guesses = (whose: string): AttemptLimit[] => [
  { key: `guess:${whose}`, most: GUESSES.quarter, seconds: QUARTER },
  { key: `guess-day:${whose}`, most: GUESSES.day, seconds: DAY },
];
const tooMany = (seconds: number) => fail('error_too_many_requests', { headers: { 'retry-after': String(seconds) } });

/**
 * Decides whether a password may be checked and with which priority. A device of the owner is counted separately, so that attacks on the
 * account or from its network never lock the owner out. Equal for unknown accounts.
 */
export async function guardLogin(
  { db, address }: Caller,
  { email, user, device }: { email: string; user: UserRow | null; device: KnownDevice | null },
): Promise<Outcome<Guarded>> {
  if (device && user && device.userId === user.id && device.version === user.token_version) return guardKnown(db, `device:${device.id}`);
  const typed = email.trim().toLowerCase();
  const { own, around, site } = callerNetworks(address);
  const pair = { key: `account:${typed}:${own}`, most: ATTEMPTS };
  // An IPv4 /24 is counted but never refused; a /48 has its own limit already.
  const neighbours = site || around === own ? [] : [{ key: `address:${around}`, most: MUCH_AROUND + 1 }];
  const callers = [pair, ...limitsOfAddress('address', address, ATTEMPTS), ...neighbours];
  const pending = trackPendingAttempt(own);
  const [ofPair = 0, ofOwn = 0, ofAround = 0] = await countAttempts(db, callers, MINUTE);
  const isOver = ofPair > ATTEMPTS || ofOwn > ATTEMPTS || (site !== null && ofAround > (callers[2] as AttemptLimit).most);
  if (isOver) {
    pending.end();
    return tooMany(MINUTE);
  }
  const account = guesses(typed);
  const { counts, over } = await countUnlessExceeded(db, account, QUARTER);
  if (over) {
    pending.end();
    return fail('error_login_guarded', { headers: { 'retry-after': String(QUARTER) } });
  }
  const failures = Math.max(0, ofOwn - pending.before);
  const isDoubtful = ofAround > MUCH_AROUND || (counts[0] as number) > 1;
  return ok({ rank: rankOf(failures, isDoubtful), takeBack: () => undoAttempts(db, [...callers, ...account]), end: pending.end });
}

/** Limits attempts of a logged-in customer or a known device. */
export async function guardKnown(db: CallContext['db'], key: string): Promise<Outcome<Guarded>> {
  const limits: AttemptLimit[] = [{ key, most: ATTEMPTS }, ...guesses(key)];
  const { over } = await countUnlessExceeded(db, limits, MINUTE);
  if (over) return tooMany(over.seconds ?? MINUTE);
  return ok({ rank: RANKS.known, takeBack: () => undoAttempts(db, limits), end: () => {} });
}

function rankOf(failures: number, isDoubtful: boolean): Rank {
  if (failures > 2) return RANKS.failing;
  if (failures > 0) return RANKS.mistyped;
  return isDoubtful ? RANKS.doubtful : RANKS.clean;
}
