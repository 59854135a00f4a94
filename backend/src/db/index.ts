/** The door to the database: connecting, migrating, listening. Every query function takes `db` as its first argument. */
export { connect, type Database, type Db, poolSizeOf } from './connect.ts';
export { isOutage } from './is-outage.ts';
export { listen } from './listen.ts';
export { migrate, pendingMigrations } from './migrate.ts';
