import { sql } from 'kysely';
import { deferred } from './deferred.ts';
import type { Db } from './connect.ts';

const ASYNCHRONOUS = deferred(sql`set local synchronous_commit to off`);

/**
 * Makes this transaction's commit asynchronous (PostgreSQL's `synchronous_commit`): it is answered before its log is on the disk, and a database that is killed forgets it where it was made within the last
 * three `wal_writer_delay` (10 ms each in the embedded database, 200 by PostgreSQL's default). The end of the server alone loses nothing, and every
 * later commit that waits takes it along. For what nobody was promised and is seen again before it counts (docs/decisions/0240).
 */
export const commitAsynchronously = async (db: Db): Promise<void> => void (await ASYNCHRONOUS.execute(db));
