import { hash, verify } from '@node-rs/argon2';

/** Hashes at work at once; the others wait. Keeps a flood of logins away from the pages. */
const AT_ONCE = 1;
const WAITING_AT_MOST = 100;
/** OWASP's floor for argon2id, doubled in memory. */
const COST = { memoryCost: 38_912, timeCost: 2, parallelism: 1 };

let running = 0;
const waiting: (() => void)[] = [];

export class TooBusy extends Error {}

/** Whether another one would be turned away: to be asked before anything else is done for it. */
export const isHashingFull = (): boolean => waiting.length >= WAITING_AT_MOST;

async function inQueue<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (isHashingFull()) throw new TooBusy();
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> => inQueue(() => hash(password, COST));

let nobodysHash: Promise<string> | undefined;

/** Made once; not where the queue was full, or unknown addresses would fail otherwise than known ones from then on. */
function hashOfNobody(): Promise<string> {
  nobodysHash ??= hashPassword('nobody has this password').catch((error: unknown) => {
    nobodysHash = undefined;
    throw error;
  });
  return nobodysHash;
}

/** Whether the password fits. Without a hash (unknown address) the same work is done against nobody's hash. */
export async function checkPassword(password: string, stored: string | null): Promise<boolean> {
  const against = stored ?? (await hashOfNobody());
  return (await inQueue(() => verify(against, password))) && stored !== null;
}
