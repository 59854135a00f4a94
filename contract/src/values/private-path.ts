import { LANGUAGE_CODES, LANGUAGES } from './languages.ts';

const CONSENTS = [...new Set(LANGUAGE_CODES.map((lang) => LANGUAGES[lang].consentsWord))].join('|');
const below = (words: string): RegExp => new RegExp(`^(?:/_data)?(?:/[a-z]{2})?/(?:${words})/`);
const PRIVATE = below(`webshop|auth|wishlist|compare|newsletter|sweepstake|${CONSENTS}`);
const CONSENT = below(CONSENTS);

/**
 * True if a path belongs to one visitor alone: checkout, orders, account, wish lists, comparison, newsletter, draws and
 * cookies. Never from a cache or into one, made with the visitor's own token; forms may be sent to it. `path` with or
 * without language prefix, or its page data (`/_data/…`).
 */
export const isPrivatePath = (path: string): boolean => PRIVATE.test(path);

/** True if the path is the cookie settings page, which needs no token. */
export const isConsentPath = (path: string): boolean => CONSENT.test(path);
