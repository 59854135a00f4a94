/** Action of a reminder's link; each needs a button, as mail scanners open links too. */
export type LinkNotice =
  | { kind: 'restore'; code: string; qty: number }
  | { kind: 'stop'; code: string }
  /** Message only: done, or not possible. */
  | { kind: 'restore_gone' | 'stop_done' | 'stop_gone' };

/** Query of the links in a reminder (backend: mail-links.ts). */
export const RESTORE_QUERY = 'restore';
export const STOP_QUERY = 'no_reminder';
/** Replaces the code in the address after the action. */
export const STOPPED = 'done';

/** Returns the notice for a link whose cart was ordered, emptied or is unknown; `null`: none. */
export function goneNotice(action: string): LinkNotice | null {
  if (action === 'restore') return { kind: 'restore_gone' };
  return action === 'no-reminder' ? { kind: 'stop_gone' } : null;
}
