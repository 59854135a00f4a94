import { type ConsentCategory, consentCookie, readConsent, wholeConsent } from '@vitrina/contract/values/consent';
import { createEmitter } from './create-emitter.ts';
import { createStore, useStore } from './create-store.ts';

/** Approved categories; `null`: no choice yet. */
export type Consents = readonly ConsentCategory[] | null;

/** `undefined`: no choice on this page yet. */
const store = createStore<Consents | undefined>(undefined);
/** Consents in the cookie at start-up; `undefined`: not read yet. */
let atStart: Consents | undefined;
const choices = createEmitter<readonly ConsentCategory[]>();

/** Returns the categories approved in this browser; `null`: no choice yet, and always on the server. */
export function consents(): Consents {
  if (typeof document === 'undefined') return null;
  const chosen = store.get();
  if (chosen !== undefined) return chosen;
  // Read once: one value for all renderings until it changes.
  if (atStart === undefined) atStart = readConsent(document.cookie);
  return atStart;
}

/** True if a category is approved; `necessary` always is. */
export const hasConsent = (category: ConsentCategory): boolean => category === 'necessary' || (consents()?.includes(category) ?? false);

/** Listens to every choice made in this tab, so that it can be recorded. */
export const onChoice = choices.listen;

/** Stores the visitor's choice: approves these categories and refuses all others. */
export function choose(categories: readonly ConsentCategory[]): void {
  const approved = wholeConsent(categories);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers yet
  document.cookie = consentCookie(approved, location.protocol === 'https:');
  store.set(approved);
  choices.emit(approved);
}

/** Approves one more category, for a consent requested in place. */
export const approve = (category: ConsentCategory): void => choose([...(consents() ?? []), category]);

/** Reads the cookie again, as another tab may have changed it. */
export function refresh(): void {
  const before = consents();
  const now = readConsent(document.cookie);
  if (before?.join() === now?.join()) return;
  store.set(now);
}

/** Approved categories; `null` on the server and until hydrated. */
export const useConsents = (): Consents => useStore(store, consents, null);

/** True if a category is approved; on the server and until hydrated only `necessary` is. */
export const useHasConsent = (category: ConsentCategory): boolean => useStore(store, () => hasConsent(category), category === 'necessary');
