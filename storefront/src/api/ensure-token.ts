import { token } from '@vitrina/contract/site.calls';

let asked: Promise<void> | null = null;
let bearer: string | undefined;
let sendsBearer = false;

/** Where the shop wants it (decision 0035), calls carry a bearer header that names the cookie's token. Told once, before the page takes over. */
export function setSendsBearer(wanted: boolean): void {
  sendsBearer = wanted;
}

/** What calls send as bearer; `undefined`: nothing, the cookie alone identifies the client. */
export async function currentBearer(): Promise<string | undefined> {
  if (!sendsBearer) return undefined;
  await ensureToken().catch(() => undefined);
  return bearer;
}

/** The cookie holds another token from here on. */
export function clearBearer(): void {
  if (sendsBearer) asked = null;
}

/** A guest's token before the first write of a visit: the server sets it as a cookie that scripts cannot read. Asked for once. */
export function ensureToken(): Promise<void> {
  asked ??= ask();
  asked.catch(() => {
    asked = null;
  });
  return asked;
}

async function ask(): Promise<void> {
  const response = await fetch(token.path, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`token: ${response.status}`);
  if (sendsBearer) bearer = ((await response.json()) as { data: { bearer?: string } }).data.bearer;
}
