/** Messages from the first process to a worker. */
export type ToWorker =
  | {
      kind: 'start';
      /** The database, migrated by the first process; undefined if the backend is remote. */
      databaseUrl: string | undefined;
      /** True in the one worker that runs the scheduled jobs. */
      withJobs: boolean;
      /** Port of the sandbox bank, which runs in the first process; `null`: there is none. */
      sandboxBankPort: number | null;
    }
  | { kind: 'stop' }
  /** Request for the worker's metrics. */
  | { kind: 'report metrics'; id: number }
  /** Metrics of all workers, in reply to one worker. */
  | { kind: 'all metrics'; id: number; text: string };

/** Messages from a worker to the first process. */
export type FromWorker =
  /** The worker listens for messages now. */
  | { kind: 'here' }
  | { kind: 'open'; port: number }
  /** The worker could not open; `message` is for the operator. */
  | { kind: 'failed'; message: string }
  | { kind: 'metrics'; id: number; text: string }
  | { kind: 'collect metrics'; id: number };
