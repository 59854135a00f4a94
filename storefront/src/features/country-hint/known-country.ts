const ASKED = 'vitrina-country';

/** The country from a reply in this tab; `undefined`: not requested yet. */
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
    // Without storage the country is requested again.
  }
}
