/** Change notice from a process with a database to the processes without one. */
export interface ChangeMessage {
  /** Id of the publishing process. */
  by: string;
  /** Identity of its database. */
  source: string;
  /** Position in the changes up to which its caches are invalidated. */
  position: number;
  /** Ended cache tags; empty: a heartbeat. */
  tags: readonly string[];
  last: number;
  /** Number of messages with tags sent so far, this one included: a receiver with another count has missed one. */
  told: number;
}
