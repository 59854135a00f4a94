/** The consent cookie: approved categories joined by pipes, secure, one year by default (specification, sections 3 and 9). */
export const CONSENT_COOKIE = 'gdpr';
export const CONSENT_MAX_AGE_SECONDS = 31_536_000;
export const CONSENT_SEPARATOR = '|';

/** Cookie categories; the first needs no consent. */
export const CONSENT_CATEGORIES = ['necessary', 'analytics', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

export const parseConsent = (cookie: string): string[] => cookie.split(CONSENT_SEPARATOR).filter((category) => /^[a-z_]{1,40}$/.test(category));
export const formatConsent = (categories: readonly string[]): string => categories.join(CONSENT_SEPARATOR);

/** The approved categories including the necessary ones. */
export const wholeConsent = (approved: readonly string[]): ConsentCategory[] =>
  CONSENT_CATEGORIES.filter((category) => category === 'necessary' || approved.includes(category));

/** Approved categories from a Cookie header or `document.cookie`; `null`: no choice yet. */
export function readConsent(cookies: string | undefined): ConsentCategory[] | null {
  const found = cookies?.split(';').find((part) => part.trim().startsWith(`${CONSENT_COOKIE}=`));
  return found === undefined ? null : wholeConsent(parseConsent(found.slice(found.indexOf('=') + 1).trim()));
}

/** The cookie with a choice; without encryption (`http://localhost`) it cannot be a secure one. */
export const consentCookie = (categories: readonly string[], isHttps: boolean, seconds = CONSENT_MAX_AGE_SECONDS): string =>
  `${CONSENT_COOKIE}=${formatConsent(categories)}; Path=/; Max-Age=${seconds}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
