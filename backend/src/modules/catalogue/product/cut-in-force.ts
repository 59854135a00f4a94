import { sql } from 'kysely';

/** SQL: the reduction of price `pr` is in force, which lasts 30 days (rules/price-reduction.ts). */
export const CUT_IN_FORCE = sql`pr.cut_at > now() - interval '30 days'`;
