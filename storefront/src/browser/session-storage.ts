/** What this tab remembers over a reload. Browsers that forbid storage throw at the mere touch: then nothing is remembered. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeSession(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Forbidden or full.
  }
}
