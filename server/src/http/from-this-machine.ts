import type { IncomingMessage } from 'node:http';
import { isLocalName } from '../shared/local-name.ts';

const HOST = /^(\[[\da-f:.]+\]|[^\s:@/]+)(?::\d{1,5})?$/i;
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/i;
/** Headers added by proxies. A proxy that adds none still sends the shop's Host, or its upstream's. */
const BY_PROXY = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * True if a request comes from this machine directly: by its peer, by its Host (a page of another site reaches loopback
 * under its own name), and without headers of a proxy.
 */
export function isFromThisMachine({ socket, headers }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }): boolean {
  if (!LOOPBACK.test(socket.remoteAddress ?? '') || BY_PROXY.some((name) => headers[name] !== undefined)) return false;
  const [, name] = HOST.exec(headers.host ?? '') ?? [];
  return name !== undefined && isLocalName(name);
}
