const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
const HOST = /^(?:[a-z0-9.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Paths that load balancers request with any Host. */
const ANY_HOST = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * True if a Host header is accepted: with a public address only its own, and in development this machine. Without one
 * every well-formed host is accepted, as no reply depends on it.
 */
export function isAllowedHost({
  host,
  path,
  publicUrl,
  allowLocal,
}: {
  host: string | undefined;
  path: string;
  publicUrl: string | undefined;
  allowLocal: boolean;
}): boolean {
  if (ANY_HOST.has(path)) return true;
  if (host === undefined || !HOST.test(host)) return false;
  if (publicUrl === undefined) return true;
  const own = hostOfUrl(publicUrl);
  return host === own || host.toLowerCase() === own || (allowLocal && LOCAL.test(host));
}

let last = { url: '', host: '' };

/** Each request asks for it with the one public address. */
function hostOfUrl(url: string): string {
  if (last.url !== url) last = { url, host: new URL(url).host };
  return last.host;
}
