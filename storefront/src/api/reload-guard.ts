const GUARD = 'vitrina-reload';
/** Specification, section 9, reload guard. */
const GUARD_MS = 10_000;

/**
 * Returns true if the page may reload itself now, and records the reload: at most once within `guardMs`, by default ten seconds. Without storage a reload loop
 * could not be detected, so the result is false.
 */
export function mayReload(guardMs = GUARD_MS): boolean {
  try {
    const last = Number(sessionStorage.getItem(GUARD) ?? 0);
    if (Date.now() - last < guardMs) return false;
    sessionStorage.setItem(GUARD, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
