import { connect, createReadReplica, type Database, type OnStatement, type ReadReplica } from '@vitrina/backend/db';
import type { Config } from '../config/read-config.ts';
import { logError } from '../telemetry/log.ts';
import { type MetricFamily, figure } from '../telemetry/metric-family.ts';

export interface Databases {
  writes: Database;
  /** Pool for reads of this database: its connections and limits are separate from those for writes. */
  reads: Database;
  replica: ReadReplica | null;
  figures: () => MetricFamily[];
  close: () => Promise<void>;
}

interface Options {
  /** Connection string of the primary, embedded or not. */
  databaseUrl: string;
  config: Pick<Config, 'database' | 'limits'>;
  onStatement?: OnStatement | undefined;
}

const SIZES = { writes: 8, reads: 8 };

/** Opens the pools of a shop. A read has less time than its caller, so that it fails first; a statement of a write may take the whole time of its call. */
export function openDatabases({ databaseUrl, config, onStatement }: Options): Databases {
  const { readMs, writeMs } = config.limits;
  const { readUrl } = config.database;
  const writes = connect({ url: databaseUrl, size: SIZES.writes, limits: { connectMs: writeMs / 2, statementMs: writeMs }, onStatement });
  const readLimits = { connectMs: readMs * 0.6, statementMs: readMs * 0.8 };
  const reads = connect({ url: databaseUrl, size: SIZES.reads, limits: readLimits, name: 'database for reads', onStatement });
  // A third of the limit, so that the primary can still answer after the replica failed.
  const replica = readUrl ? createReadReplica({ url: readUrl, primary: reads.db, limits: { connectMs: readMs / 6, statementMs: readMs / 3 }, logError }) : null;
  const pools = { writes, reads, ...(replica && { replica }) };
  return {
    writes,
    reads,
    replica,
    figures: () => [
      {
        name: 'vitrina_database_connections',
        help: 'Connections of a pool that are open and idle, and callers that wait for one.',
        type: 'gauge',
        samples: Object.entries(pools).flatMap(([pool, { stats }]) => Object.entries(stats()).map(([state, value]) => ({ labels: { pool, state }, value }))),
      },
      ...(replica
        ? [figure('vitrina_database_replica_usable', '1 while the read replica holds the last changes and is read from.', replica.db() ? 1 : 0)]
        : []),
    ],
    close: async () => {
      await Promise.all([writes.close(), reads.close(), replica?.close()]);
    },
  };
}
