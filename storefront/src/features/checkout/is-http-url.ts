/** True if a provider's address is safe to open: http or https, not `javascript:` and the like. */
export const isHttpUrl = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
