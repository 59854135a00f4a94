import { token } from '@vitrina/contract/site.calls';

let tokenRequest: Promise<void> | null = null;
let bearer: string | undefined;
let sendsBearer = false;

/** Makes calls send a bearer header that names the cookie's token, if configured (decision 0035). Set once, before hydration. */
export function setSendsBearer(isEnabled: boolean): void {
  sendsBearer = isEnabled;
}

/** Bearer value of calls; `undefined`: none, the cookie alone identifies the client. */
export async function currentBearer(): Promise<string | undefined> {
  if (!sendsBearer) return undefined;
  await ensureToken().catch(() => undefined);
  return bearer;
}

/** To be called when the cookie has a new token. */
export function clearBearer(): void {
  if (sendsBearer) tokenRequest = null;
}

/** Gets a guest token before the first write of a visit: the server sets it as an HttpOnly cookie. Concurrent calls share one request. */
export function ensureToken(): Promise<void> {
  tokenRequest ??= requestToken();
  tokenRequest.catch(() => {
    tokenRequest = null;
  });
  return tokenRequest;
}

async function requestToken(): Promise<void> {
  const response = await fetch(token.path, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`token: ${response.status}`);
  if (sendsBearer) bearer = ((await response.json()) as { data: { bearer?: string } }).data.bearer;
}
