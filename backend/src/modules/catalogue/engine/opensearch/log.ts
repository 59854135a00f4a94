/** Logs a message with fields of the shop's log. */
export type Log = (message: string, fields?: { why?: string; name?: string; count?: number; ms?: number }) => void;
