import { Agent, request } from 'node:http';

export interface FuzzRequest {
  /** Name of the request it was derived from. */
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

export interface FuzzAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  ms: number;
}

export const GIVE_UP_MS = 30_000;

/** Sends the request unchanged over a keep-alive connection. */
export function callShop(fuzzRequest: FuzzRequest, { port, agent }: { port: number; agent: Agent }): Promise<FuzzAnswer> {
  return new Promise((resolve, reject) => {
    const { method, path, body } = fuzzRequest;
    const headers = Object.fromEntries(Object.entries(fuzzRequest.headers).map(([name, value]) => [name, asHeader(value)]));
    const startedAt = performance.now();
    const all = body === undefined ? headers : { ...headers, 'content-length': Buffer.byteLength(body) };
    const outgoing = request({ host: '127.0.0.1', port, method, path, headers: all, agent, timeout: GIVE_UP_MS }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          text: Buffer.concat(chunks).toString('latin1'),
          ms: performance.now() - startedAt,
        }),
      );
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${GIVE_UP_MS} ms`)));
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // The shop may close an idle connection just when it is reused.
      if (error.code === 'ECONNRESET' && outgoing.reusedSocket) callShop(fuzzRequest, { port, agent: openAgent() }).then(resolve, reject);
      else reject(error);
    });
    outgoing.end(body);
  });
}

/** UTF-8 bytes, without those that end a header. */
const asHeader = (value: string): string =>
  Buffer.from(value.toWellFormed(), 'utf8')
    .toString('latin1')
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '')
    .slice(0, 8000);

export const openAgent = (): Agent => new Agent({ keepAlive: true, maxSockets: 1 });
