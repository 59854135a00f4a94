/** Headers between browser, server, storefront and backend of one shop. The server accepts only `BROWSER` from clients, and sends none of them to clients. */

/** Storefront to server: `public` marks a page that caches may keep. */
export const PAGE_CACHE = 'x-page-cache';
/** Storefront to server: template of the page. */
export const PAGE_TEMPLATE = 'x-page-template';
/** Storefront to server: ids of the redirect rules that the answer followed, separated by spaces. */
export const REDIRECT_RULES = 'x-redirect-rules';
/** Backend and storefront to server: cache tags of the reply, separated by spaces; a change of any of them purges the copy. */
export const CACHE_TAGS = 'cache-tags';
/** Storefront or backend to server: the visitor's new token, to be set as the cookie. */
export const VISITOR_TOKEN = 'x-visitor-token';
/** Storefront or backend to server: the new device token of the visitor's browser, to be set as a cookie. */
export const VISITOR_DEVICE = 'x-visitor-device';
/** Storefront to server: the cookies that the visitor approved. */
export const VISITOR_CONSENT = 'x-visitor-consent';
/** Server to backend: address of the client, as reported by trusted proxies. */
export const CLIENT_ADDRESS = 'x-client-address';
/** Server to backend: User-Agent of the client. */
export const CLIENT_AGENT = 'x-client-agent';
/** Browser to server: `1` for calls of the shop's own scripts, so that the reply's token is set as the cookie only. */
export const BROWSER = 'x-vitrina-browser';
