import { useSyncExternalStore } from 'react';
import { type ConsentCategory, consentCookie, readConsent, wholeConsent } from '@vitrina/contract/values/consent';

/** Approved categories; `null`: nothing was chosen yet. */
export type Consents = readonly ConsentCategory[] | null;

/** `undefined`: the cookie was not read yet. */
let approved: Consents | undefined;
const listeners = new Set<() => void>();
const choosers = new Set<(chosen: readonly ConsentCategory[]) => void>();

/** What the visitor of this browser approved; on the server `null`. */
export function consents(): Consents {
  if (typeof document === 'undefined') return null;
  if (approved === undefined) approved = readConsent(document.cookie);
  return approved;
}

/** Whether a category was approved; what is necessary needs no approval. */
export const hasConsent = (category: ConsentCategory): boolean => category === 'necessary' || (consents()?.includes(category) ?? false);

/** Tells of every change; gives what ends it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells of every choice made in this tab, so that it can be recorded. */
export function onChoice(listener: (chosen: readonly ConsentCategory[]) => void): () => void {
  choosers.add(listener);
  return () => choosers.delete(listener);
}

/** The visitor approves these and refuses all others. */
export function choose(categories: readonly ConsentCategory[]): void {
  approved = wholeConsent(categories);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers yet
  document.cookie = consentCookie(approved, location.protocol === 'https:');
  for (const listener of choosers) listener(approved);
  for (const listener of listeners) listener();
}

/** The visitor approves one more, where it is asked for in place. */
export const approve = (category: ConsentCategory): void => choose([...(consents() ?? []), category]);

/** Reads the cookie anew: another tab may have changed it. */
export function refresh(): void {
  const before = consents();
  const now = readConsent(document.cookie);
  if (before?.join() === now?.join()) return;
  approved = now;
  for (const listener of listeners) listener();
}

/** What was approved; on the server and at first `null`. */
export const useConsents = (): Consents => useSyncExternalStore(subscribe, consents, () => null);

/** Whether a category was approved; on the server and at first it was not. */
export const useHasConsent = (category: ConsentCategory): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasConsent(category),
    () => category === 'necessary',
  );
