import type { IncomingMessage } from 'node:http';

export const MAX_BODY_BYTES = 256 * 1024;

/** A request's body; `null` as soon as it is known to be longer than allowed, announced or not. */
export async function readBody(request: IncomingMessage, most = MAX_BODY_BYTES): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > most) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
