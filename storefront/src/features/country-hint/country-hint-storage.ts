const HINT_KEY = 'vitrina-country-hint';

/** True if the hint was closed or followed on this device. Also true without storage, as it would appear on every page. */
export function isHintDismissed(): boolean {
  try {
    return localStorage.getItem(HINT_KEY) !== null;
  } catch {
    return true;
  }
}

/** Disables the hint permanently on this device. */
export function endHint(): void {
  try {
    localStorage.setItem(HINT_KEY, '1');
  } catch {
    // Without storage the hint is never shown.
  }
}
