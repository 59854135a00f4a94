/** Recurring work, run by one process at a time. It may be interrupted at any moment and is then run again. */
export interface Job {
  /** Letters and hyphens. */
  name: string;
  /** Schedule: five fields of cron, UTC. */
  cron: string;
  run: () => Promise<unknown>;
}
