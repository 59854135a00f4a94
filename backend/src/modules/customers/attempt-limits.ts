import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import { callerNetworks, SITE_FACTOR } from '../../http/caller-networks.ts';

/** Limit of attempts per key. */
export interface AttemptLimit {
  key: string;
  most: number;
  /** Seconds of the window; absent: the caller's default. */
  seconds?: number;
}

/** Limits for a network address: for its own network, and a higher one for the surrounding site. */
export function limitsOfAddress(what: string, address: string, most: number): AttemptLimit[] {
  const { own, site } = callerNetworks(address);
  return [{ key: `${what}:${own}`, most }, ...(site ? [{ key: `${what}:${site}`, most: most * SITE_FACTOR }] : [])];
}

/**
 * Counts an attempt under each key in one round trip; returns the counts within `seconds`, this one included. Keys are locked in one fixed
 * order, against deadlocks.
 */
export async function countAttempts(db: Db, limits: readonly AttemptLimit[], seconds: number): Promise<number[]> {
  if (limits.length === 0) return [];
  const { rows } = await sql<{ place: number; n: number }>`
    select place, count_attempt(key, seconds, most) as n from (
      select key, most, seconds, place::integer
      from unnest(${limits.map(({ key }) => key)}::text[], ${limits.map(({ most }) => most)}::integer[], ${limits.map((limit) => limit.seconds ?? seconds)}::integer[])
        with ordinality as given(key, most, seconds, place)
      order by hashtext(key)
    ) as given`.execute(db);
  const counted = new Map(rows.map(({ place, n }) => [place, n]));
  return limits.map(({ most }, i) => counted.get(i + 1) ?? most + 1);
}

/** Counts an attempt; true if it exceeds one of the limits. */
export async function isOverLimit(db: Db, limits: readonly AttemptLimit[], seconds: number): Promise<boolean> {
  const counts = await countAttempts(db, limits, seconds);
  return limits.some(({ most }, i) => (counts[i] as number) > most);
}

/** Counts an attempt unless a limit is exceeded; a refused one is not counted. Returns the counts and the first exceeded limit. */
export async function countUnlessExceeded(
  db: Db,
  limits: readonly AttemptLimit[],
  seconds: number,
): Promise<{ counts: number[]; over: AttemptLimit | undefined }> {
  const counts = await countAttempts(db, limits, seconds);
  const isPassed = ({ most }: AttemptLimit, i: number): boolean => (counts[i] as number) > most;
  const over = limits.find(isPassed);
  if (over)
    await undoAttempts(
      db,
      limits.filter((limit, i) => !isPassed(limit, i)),
    );
  return { counts, over };
}

/** Undoes an attempt. Concurrent calls undo different rows. */
export async function undoAttempts(db: Db, limits: readonly AttemptLimit[]): Promise<void> {
  await sql`
    delete from login_attempts where ctid = any(array(
      select (select ctid from login_attempts where key = given.key order by at desc limit 1 for update skip locked) from unnest(${limits.map(({ key }) => key)}::text[]) as given(key)))`.execute(
    db,
  );
}
