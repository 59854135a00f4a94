let last: Promise<unknown> = Promise.resolve();

/** Looks at the login and its end, one after the other: a profile that is asked for while the token is revoked would be refused. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}
