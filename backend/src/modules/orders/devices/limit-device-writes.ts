import type { Db } from '../../../db/index.ts';
import { fail } from '../../../http/outcome.ts';
import { isOverLimit } from '../../customers/index.ts';

const DAY_SECONDS = 86_400;

/** Writes per order within a day. */
const MOST = { device: 40, claim: 8, 'claim-photo': 40 } as const;

/** Counts a write for an order's devices; true if it is one too many. */
export const isTooMany = (db: Db, what: keyof typeof MOST, orderId: number): Promise<boolean> =>
  isOverLimit(db, [{ key: `${what}:${orderId}`, most: MOST[what] }], DAY_SECONDS);

export const TOO_MANY = fail('error_too_many_requests', { headers: { 'retry-after': String(DAY_SECONDS) } });
