import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';

const LONGEST_REPLY = 1024 * 1024;
/** Status codes of responses without a body. */
const EMPTY = new Set([204, 205, 304]);

interface PlainCall {
  method?: string | undefined;
  headers?: ConstructorParameters<typeof Headers>[0];
  body?: ConstructorParameters<typeof Response>[0];
  signal?: AbortSignal | undefined;
}

/**
 * Calls an external service like `fetch`, with limits on an untrusted response: it is never decompressed, whatever its headers declare (decision
 * 0032), ends after a megabyte, and redirects are not followed.
 */
export async function fetchPlain(url: string | URL, { method = 'GET', headers, body, signal }: PlainCall = {}): Promise<Response> {
  const call = new Request(url, { method, headers: new Headers(headers), ...(body != null && { body, duplex: 'half' as const }) });
  const bytes = Buffer.from(await call.arrayBuffer());
  const { protocol } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError(`${protocol} is not asked`);
  const sent = { accept: '*/*', 'user-agent': 'vitrina', ...Object.fromEntries(call.headers), 'accept-encoding': 'identity', 'content-length': bytes.length };
  return new Promise((resolve, reject) => {
    const refuse = (error: unknown): void => {
      outgoing.destroy();
      reject(signal?.aborted ? signal.reason : error);
    };
    // A connection per call: the other end may have closed a kept one by now, and a payment is not sent twice.
    const outgoing = (protocol === 'https:' ? overHttps : overHttp)(url, { method, headers: sent, agent: false, signal }, (incoming) => {
      toResponse(incoming).then(resolve, refuse);
    });
    outgoing.once('error', refuse);
    outgoing.end(bytes);
  });
}

async function toResponse(incoming: IncomingMessage): Promise<Response> {
  const { statusCode: status = 0, headers } = incoming;
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') throw new Error(`the answer is compressed (${encoding.slice(0, 20)}), which was not asked for`);
  if (status >= 300 && status < 400 && headers.location !== undefined) throw new Error(`the answer leads elsewhere (${status})`);
  const bytes = await readBounded(incoming);
  const entries = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Response(EMPTY.has(status) ? null : bytes, { status, headers: entries });
}

async function readBounded(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LONGEST_REPLY) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
