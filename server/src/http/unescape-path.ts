/** Letters, digits, `-`, `_` and `~` written as percent escapes; a dot is none of ours and could make another path. */
const NEEDLESS = /%(?:2d|3\d|4[1-9a-f]|5[\da]|5f|6[1-9a-f]|7[\da]|7e)/gi;

/**
 * A path without escapes that mean the same as the sign itself (RFC 3986, 6.2.2.2): all rules that judge a call by its path see the spelling that the
 * router finds too.
 */
export const unescapePath = (path: string): string => (path.includes('%') ? path.replace(NEEDLESS, decodeURIComponent) : path);
