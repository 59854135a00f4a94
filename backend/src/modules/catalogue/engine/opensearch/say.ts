/** What is logged beside a message: the fields that the shop's log has names for. */
export type Say = (message: string, fields?: { why?: string; name?: string; count?: number; ms?: number }) => void;
