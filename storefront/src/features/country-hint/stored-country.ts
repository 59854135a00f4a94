const COUNTRY_KEY = 'vitrina-country';

/** The country from a reply in this tab; `undefined`: not requested yet. */
export function storedCountry(): string | null | undefined {
  try {
    const stored = sessionStorage.getItem(COUNTRY_KEY);
    return stored === null ? undefined : stored || null;
  } catch {
    return undefined;
  }
}

export function rememberCountry(country: string | null): void {
  try {
    sessionStorage.setItem(COUNTRY_KEY, country ?? '');
  } catch {
    // Without storage the country is requested again.
  }
}
