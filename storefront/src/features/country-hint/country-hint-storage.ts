const DONE = 'vitrina-country-hint';
const ASKED = 'vitrina-country';

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

/** The country as it was answered in this tab; `undefined`: not requested yet. */
export function knownCountry(): string | null | undefined {
  try {
    const known = sessionStorage.getItem(ASKED);
    return known === null ? undefined : known || null;
  } catch {
    return undefined;
  }
}

export function rememberCountry(country: string | null): void {
  try {
    sessionStorage.setItem(ASKED, country ?? '');
  } catch {
    // It is asked again.
  }
}
