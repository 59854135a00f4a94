/** Percent escapes of letters, digits, `-`, `_` and `~`; not of the dot, which could change the path. */
const NEEDLESS = /%(?:2d|3\d|4[1-9a-f]|5[\da]|5f|6[1-9a-f]|7[\da]|7e)/gi;

/**
 * Returns a path without escapes of unreserved characters (RFC 3986, 6.2.2.2), so that all rules by path see the spelling that the router
 * matches.
 */
export const unescapePath = (path: string): string => (path.includes('%') ? path.replace(NEEDLESS, decodeURIComponent) : path);
