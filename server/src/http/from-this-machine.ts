import type { IncomingMessage } from 'node:http';
import { isLocalName } from '../shared/local-name.ts';

const HOST = /^(\[[\da-f:.]+\]|[^\s:@/]+)(?::\d{1,5})?$/i;
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/i;
/** What proxies add. One that adds nothing at least names the shop's own host, or the one it was told to ask. */
const BY_PROXY = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Whether a request was sent on this machine to this machine: by its peer, by its Host (a page of another site reaches loopback
 * under its own name), and with nothing in it that a proxy adds.
 */
export function isFromThisMachine({ socket, headers }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }): boolean {
  if (!LOOPBACK.test(socket.remoteAddress ?? '') || BY_PROXY.some((name) => headers[name] !== undefined)) return false;
  const [, name] = HOST.exec(headers.host ?? '') ?? [];
  return name !== undefined && isLocalName(name);
}
