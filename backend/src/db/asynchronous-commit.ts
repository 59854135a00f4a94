import { sql } from 'kysely';
import { deferred } from './deferred.ts';
import type { Db } from './connect.ts';

const ASYNCHRONOUS = deferred(sql`set local synchronous_commit to off`);

/**
 * Makes this transaction's commit asynchronous (PostgreSQL's `synchronous_commit`): it is answered before its log is on the disk. A database that is
 * killed loses the commits of its last three `wal_writer_delay` (10 ms each in the embedded database, 200 by PostgreSQL's default); a crash of the
 * shop's process loses none, and every later durable commit makes it durable too. Only for data that no reply promised to keep and that the
 * caller sees again before it has an effect (docs/decisions/0240).
 */
export const commitAsynchronously = async (db: Db): Promise<void> => void (await ASYNCHRONOUS.execute(db));
