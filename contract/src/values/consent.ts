/** The consent cookie: approved categories joined by pipes, secure, one year (specification, sections 3 and 9). */
export const CONSENT_COOKIE = 'gdpr';
export const CONSENT_MAX_AGE_SECONDS = 31_536_000;
export const CONSENT_SEPARATOR = '|';

export const parseConsent = (cookie: string): string[] => cookie.split(CONSENT_SEPARATOR).filter((category) => /^[a-z_]{1,40}$/.test(category));
export const formatConsent = (categories: readonly string[]): string => categories.join(CONSENT_SEPARATOR);
