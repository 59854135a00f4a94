/** What tells one thing from all others. */
export const keyOf = ({ kind, code }: { kind: string; code: string }): string => `${kind}:${code}`;
