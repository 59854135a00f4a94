/** Change notice from a process with a database to the processes without one. */
export interface ChangeMessage {
  /** The process that tells. */
  by: string;
  /** Identity of its database. */
  source: string;
  /** Up to where it is up to date, when its own caches have been told. */
  position: number;
  /** Cache tags that ended; none: it only says that it is there. */
  tags: readonly string[];
  last: number;
  /** Number of messages with tags sent so far, this one included: a receiver with another count has missed one. */
  told: number;
}
