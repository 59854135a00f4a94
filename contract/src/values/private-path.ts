/**
 * Whether an address belongs to one visitor alone: checkout, orders, account, wish lists, comparison, newsletter, draws and cookies. Never from a cache or into one, made with the
 * visitor's own token; forms may be sent to it. `path` with or without language prefix, or its page data (`/_data/…`).
 */
export const isPrivatePath = (path: string): boolean =>
  /^(?:\/_data)?(?:\/[a-z]{2})?\/(?:webshop|auth|wishlist|compare|newsletter|sweepstake|nastavitve-piskotkov|(?:postavke|podesavanja)-kolacica|cookie-(?:settings|einstellungen)|impostazioni-cookie|configuracion-cookies)\//.test(
    path,
  );

/** Whether it is the page where a visitor chooses about cookies: it needs no token. */
export const isConsentPath = (path: string): boolean =>
  /^(?:\/_data)?(?:\/[a-z]{2})?\/(?:nastavitve-piskotkov|(?:postavke|podesavanja)-kolacica|cookie-(?:settings|einstellungen)|impostazioni-cookie|configuracion-cookies)\//.test(
    path,
  );
