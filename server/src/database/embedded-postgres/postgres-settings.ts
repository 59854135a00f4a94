/** Settings the embedded database starts with: local only, durable, modest in memory. */
const SETTINGS: Settings = {
  listen_addresses: '127.0.0.1',
  // For the owner and root alone.
  unix_socket_permissions: '0700',
  password_encryption: 'scram-sha-256',
  // An order that was confirmed must survive a power cut.
  fsync: 'on',
  synchronous_commit: 'on',
  // Milliseconds. Steps of carts are answered before they are on the disk, and are there three of these later at the latest.
  wal_writer_delay: 10,
  full_page_writes: 'on',
  shared_buffers: '64MB',
  // A process of the shop takes some twenty.
  max_connections: 100,
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  max_wal_size: '512MB',
  // Compiling costs more than it saves on queries as short as a shop's.
  jit: 'off',
  random_page_cost: 1.1,
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_error_verbosity: 'terse',
  // Errors of statements quote what was sent; the shop's own log names the statement and the error's code.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  lc_messages: 'C',
};

export type Settings = Readonly<Record<string, string | number>>;

interface ServerPlace {
  /** Folder of the cluster. */
  data: string;
  port: number;
  /** `null`: no socket file. */
  socketFolder: string | null;
  more?: Settings | undefined;
}

/** Arguments of the `postgres` program. `more` goes before our own settings; for tests. */
export const postgresArguments = ({ data, port, socketFolder, more = {} }: ServerPlace): string[] => [
  '-D',
  data,
  '-p',
  String(port),
  ...Object.entries({ ...SETTINGS, unix_socket_directories: socketFolder ?? '', ...more }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];
