import { hashInThread, verifyInThread } from './hash-in-thread.ts';
import { RANKS, type Turn } from './hash-queue.ts';

/** OWASP's minimum for argon2id, with twice the memory. */
const COST = { memoryCost: 38_912, timeCost: 2, parallelism: 1 };
const NOW: Turn = { rank: RANKS.known };

export const hashPassword = (password: string, turn: Turn = NOW): Promise<string> => hashInThread(password, COST, turn);

let cachedDummyHash: Promise<string> | undefined;

/** Hash for unknown addresses, created once. A failure is not cached: unknown addresses would then always fail otherwise than known ones. */
function dummyHash(): Promise<string> {
  cachedDummyHash ??= hashPassword('dummy password of unknown addresses').catch((error: unknown) => {
    cachedDummyHash = undefined;
    throw error;
  });
  return cachedDummyHash;
}

/** Verifies a password. Without a hash (unknown address) it verifies against a dummy, in equal time. */
export async function checkPassword(password: string, stored: string | null, turn: Turn = NOW): Promise<boolean> {
  const against = stored ?? (await dummyHash());
  return (await verifyInThread(against, password, turn)) && stored !== null;
}
