import { unescapePath } from './unescape-path.ts';

const OF_OFFICE = /^\/(?:api\/staff|backoffice)(?:\/|$)/;
/** Paths that load balancers request with any Host. */
const ANY_HOST = new Set(['/healthz', '/readyz', '/metrics']);

/** Normalized as by the router: `/api/../api/%73taff/` is a path of the office. */
function pathAsRead(path: string): string {
  const address = `http://host${path}`;
  return unescapePath(URL.canParse(address) ? new URL(address).pathname : path);
}

interface HostedRequest {
  host: string | undefined;
  path: string;
  /** `undefined`: the office is served on the shop's host. */
  officeOrigin: string | undefined;
}

/** Returns the host a request is for; `nowhere`: the path belongs to the other host. */
export function hostOf({ host, path, officeOrigin }: HostedRequest): 'shop' | 'office' | 'nowhere' {
  if (officeOrigin === undefined) return 'shop';
  const isOffice = host?.toLowerCase() === new URL(officeOrigin).host;
  if (ANY_HOST.has(path)) return isOffice ? 'office' : 'shop';
  if (OF_OFFICE.test(pathAsRead(path)) !== isOffice) return 'nowhere';
  return isOffice ? 'office' : 'shop';
}
