/** Whether a provider's address is one a browser may open: http or https, nothing that runs. */
export const isHttpUrl = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
