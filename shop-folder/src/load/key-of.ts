/** Returns the identity of a thing: kind and code. */
export const keyOf = ({ kind, code }: { kind: string; code: string }): string => `${kind}:${code}`;
