/** Work that is done again and again, by one process at a time. It may be cut off at any moment and is simply done again. */
export interface Job {
  /** Letters and hyphens. */
  name: string;
  /** When: five fields of cron, UTC. */
  cron: string;
  run: () => Promise<unknown>;
}
