let last: Promise<unknown> = Promise.resolve();

/** Serializes reading the login and changing it: a profile requested while the token is revoked would be refused. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}
