/** Entry point of the database: connecting, migrating, listening. Every query function takes `db` as its first argument. */
export { commitAsynchronously } from './asynchronous-commit.ts';
export { type CircuitBreaker, CircuitOpen, createCircuitBreaker } from './circuit-breaker.ts';
export { type Ids, idsOf, json } from './coded-rows.ts';
export { connect, type Database, type DatabaseLimits, type Db, poolSizeOf } from './connect.ts';
export { closing, deferred } from './deferred.ts';
export { isOutage } from './is-outage.ts';
export { listen } from './listen.ts';
export { LOCK_KEYS } from './lock-keys.ts';
export { migrate, pendingMigrations } from './migrate.ts';
export { createReadReplica, type ReadReplica } from './read-replica.ts';
export type { OnStatement } from './on-statement.ts';
