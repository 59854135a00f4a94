import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { copyFolder, copyOwner } from '../../database/embedded-postgres/copy-folder.ts';

/** Paths a copy of a running cluster must leave out (PostgreSQL's documentation, "Making a Base Backup Using the Low Level API"). */
const LEFT_OUT = /^(?:postmaster\.(?:pid|opts)|pg_(?:wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.+|.*pgsql_tmp.*|.*pg_internal\.init)$/;

/**
 * Copies the cluster of a running PostgreSQL file by file into `target`, while it is being written to. What changed meanwhile is in
 * its write-ahead log, which comes last and is replayed at the first start on the copy.
 */
export async function copyCluster({ url, target }: { url: string; target: string }): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const source = rows[0]?.data_directory as string;
    // Keeps the log from here on until this connection ends.
    await client.query(`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`);
    await client.query(`select pg_backup_start('vitrina', true)`);
    copyFolder(source, target, (path) => LEFT_OUT.test(path));
    const stopped = await client.query<{ labelfile: string; spcmapfile: string }>('select labelfile, spcmapfile from pg_backup_stop(false)');
    copyFolder(join(source, 'pg_wal'), join(target, 'pg_wal'), () => false);
    const label = join(target, 'backup_label');
    writeFileSync(label, stopped.rows[0]?.labelfile ?? '', { mode: 0o600 });
    copyOwner(source, label);
  } finally {
    await client.end();
  }
}
