/**
 * Whether an address belongs to one visitor alone: checkout, orders, account, wish lists, comparison, newsletter and draws. Never from a cache or into one, made with the
 * visitor's own token; forms may be sent to it. `path` with or without language prefix, or its page data (`/_data/…`).
 */
export const isPrivatePath = (path: string): boolean => /^(?:\/_data)?(?:\/[a-z]{2})?\/(?:webshop|auth|wishlist|compare|newsletter|sweepstake)\//.test(path);
