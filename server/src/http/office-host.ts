import { unescapePath } from './unescape-path.ts';

const OF_OFFICE = /^\/(?:api\/staff|backoffice)(?:\/|$)/;
/** Paths that load balancers ask under any name. */
const ANY_HOST = new Set(['/healthz', '/readyz', '/metrics']);

/** As the router reads it: `/api/../api/%73taff/` is a path of the office. */
function pathAsRead(path: string): string {
  const address = `http://host${path}`;
  return unescapePath(URL.canParse(address) ? new URL(address).pathname : path);
}

interface Asked {
  host: string | undefined;
  path: string;
  /** `undefined`: the office stands on the shop's own host. */
  officeOrigin: string | undefined;
}

/** Which of the two hosts a request is for; `nowhere`: a page of the one was asked of the other. */
export function hostOf({ host, path, officeOrigin }: Asked): 'shop' | 'office' | 'nowhere' {
  if (officeOrigin === undefined) return 'shop';
  const isOffice = host?.toLowerCase() === new URL(officeOrigin).host;
  if (ANY_HOST.has(path)) return isOffice ? 'office' : 'shop';
  if (OF_OFFICE.test(pathAsRead(path)) !== isOffice) return 'nowhere';
  return isOffice ? 'office' : 'shop';
}
