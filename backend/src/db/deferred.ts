import { type RawBuilder, sql } from 'kysely';

/** Beginning of a deferred statement's text. */
export const DEFERRED = '/* deferred */';

/**
 * A write without a result that is sent together with the next statement of its transaction, at the latest with its commit: one round trip less.
 * Its error is that of the statement that it went with. Outside of a transaction it is sent at once.
 */
export const deferred = (write: RawBuilder<unknown>): RawBuilder<unknown> => sql`${sql.raw(DEFERRED)} ${write}`;
