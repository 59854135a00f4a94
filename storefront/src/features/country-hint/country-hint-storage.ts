const DONE = 'vitrina-country-hint';

/** Whether the hint was closed or followed on this device. Where nothing can be remembered it counts as closed: it would come again and again. */
export function isHintDone(): boolean {
  try {
    return localStorage.getItem(DONE) !== null;
  } catch {
    return true;
  }
}

/** It does not come again on this device. */
export function endHint(): void {
  try {
    localStorage.setItem(DONE, '1');
  } catch {
    // Then it is not shown either.
  }
}
