/** Headers between browser, server, storefront and backend of one shop. The server takes none of them from outside but `BROWSER`, and sends none of them out. */

/** Storefront to server: `public` marks a page that caches may keep. */
export const PAGE_CACHE = 'x-page-cache';
/** Storefront to server: template of the page. */
export const PAGE_TEMPLATE = 'x-page-template';
/** Storefront to server: ids of the redirect rules that the answer followed, separated by spaces. */
export const REDIRECT_RULES = 'x-redirect-rules';
/** Backend and storefront to server: what the answer was made of, separated by spaces; a change of any of it purges the copy. */
export const CACHE_TAGS = 'cache-tags';
/** Storefront or backend to server: the visitor's new token, which goes into the cookie. */
export const VISITOR_TOKEN = 'x-visitor-token';
/** Storefront or backend to server: the visitor's new mark of their device, which goes into a cookie. */
export const VISITOR_DEVICE = 'x-visitor-device';
/** Storefront to server: the cookies that the visitor approved. */
export const VISITOR_CONSENT = 'x-visitor-consent';
/** Server to backend: address of the client, as the trusted proxies say it. */
export const CLIENT_ADDRESS = 'x-client-address';
/** Server to backend: User-Agent of the client. */
export const CLIENT_AGENT = 'x-client-agent';
/** Browser to server: `1` where a script of ours calls, so that the answer's token goes into the cookie only. */
export const BROWSER = 'x-vitrina-browser';
