import { type RawBuilder, sql } from 'kysely';

/** Beginning of a deferred statement's text. */
export const DEFERRED = '/* deferred */';

/**
 * A write without a result that is sent together with the next statement of its transaction, at the latest with its commit: one round trip less.
 * Its error is that of the statement that it went with. Outside of a transaction it is sent immediately.
 */
export const deferred = (write: RawBuilder<unknown>): RawBuilder<unknown> => sql`${sql.raw(DEFERRED)} ${write}`;

/** Beginning of a closing statement's text. */
export const CLOSING = '/* closing */';

/** The last statement of a transaction in which nothing can be refused after it: the commit is sent along, one round trip less. */
export const closing = <Row>(last: RawBuilder<Row>): RawBuilder<Row> => sql<Row>`${sql.raw(CLOSING)} ${last}`;
