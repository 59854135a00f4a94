/** Cookie that marks a browser with an earlier login; it does not log in. */
export const DEVICE_COOKIE = 'device';
/** Half a year. */
const SECONDS = 180 * 86_400;

/** True if a text has the form of the cookie's value. */
export const looksLikeDevice = (text: string | null | undefined): text is string => typeof text === 'string' && /^[\w.-]{1,200}$/.test(text);

/** The value out of a Cookie header; `null`: there is none. */
export function readDeviceCookie(header: string | undefined): string | null {
  const value = /(?:^|;\s*)device=([\w.-]{1,200})(?:;|$)/.exec(header ?? '')?.[1];
  return value ?? null;
}

/** The Set-Cookie header. */
export const deviceCookie = (value: string, isHttps: boolean): string =>
  `${DEVICE_COOKIE}=${value}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
